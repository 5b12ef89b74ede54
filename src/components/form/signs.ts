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

/** Buttons of forms that were pressed before the form's code was there. */
const pressed = new Set<HTMLButtonElement>()

const hold = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.form && button.type === 'button' && button.form.dataset.live !== '') pressed.add(button)
}

/** Remembers presses in forms that are not live yet. Returns the function that ends it. */
export function holdPresses(): () => void {
  document.addEventListener('click', hold, true)
  return () => document.removeEventListener('click', hold, true)
}

/** Repeats the presses on a form's buttons, now that the form answers them. */
export function repeatPresses(form: HTMLFormElement): void {
  for (const button of pressed) if (button.form === form && pressed.delete(button)) button.click()
}
