import { dialogOf } from '@/components/dialog/open-dialog'

/** Calls back when a visitor wants something, until the returned function ends it. */
export type Sign = (act: () => void) => () => void

function listen(names: readonly string[], act: (event: Event) => void): () => void {
  const over = new AbortController()
  for (const name of names) document.addEventListener(name, act, { capture: true, signal: over.signal })
  return () => over.abort()
}

/** The visitor is about to use a dialog. Captures: React stops events where it has not hydrated. */
export const dialogWanted =
  (id: string): Sign =>
  (act) => {
    const end = listen(['pointerover', 'focusin', 'click'], ({ target }) => {
      if (target instanceof Element && target.closest(`[commandfor="${id}"], #${id}`)) act()
    })
    if (dialogOf(id)?.open) act()
    return end
  }

/** The {@link Sign} of a visitor who touches the page. */
export const touched: Sign = (act) => listen(['pointerdown', 'keydown', 'focusin'], act)

/** The same, or a form that was used before the app was there. */
export const pageTouched: Sign = (act) => {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form input:not([type=checkbox], [type=radio]), form textarea',
  )
  const typed = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  if (typed || document.activeElement?.closest('form')) act()
  return touched(act)
}
