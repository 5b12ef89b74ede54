/** The topmost open dialog, or the page: what is outside a modal one is inert and not announced. */
export const topLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
