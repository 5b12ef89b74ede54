import { handover } from '@/lib/carry-over'

/*
 * What the served HTML, the boot script (prerender/pages/boot.js) and the app tell one another,
 * beside the chosen theme (`data-theme` on `<html>`, src/app/theme-switch.tsx):
 *
 * - `data-app` on `<html>`: the addresses of the app's files, the page's own first and the entry
 *   last. The build writes it, the boot script and the offline worker read it.
 * - `data-page` on `<html>`: the page that the HTML shows; an empty document has none. The build
 *   writes it, the boot script and main.tsx read it.
 * - `data-live` on a form: `held` while a submit waits for the form, or its mistakes to be shown,
 *   empty once its handlers are attached. The boot script, the forms and the styles know it.
 * - `data-whole` on `<html>`: all sections are laid out, so that a place in the page is found. The
 *   boot script and the app write it, the styles read it.
 * - `data-ready` on `<html>`: the app listens. The app writes it, tests and measurements wait for
 *   it.
 */
/** Tells the boot script that the app listens: it repeats the clicks that came before. */
export function announceReady(): void {
  document.documentElement.dataset.ready = ''
  document.dispatchEvent(new CustomEvent('app:ready', { detail: handover }))
}
