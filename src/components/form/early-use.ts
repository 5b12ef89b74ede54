import { dialogOf } from '@/components/dialog/open-dialog'

/** Resolves at the next event that counts. It captures: React stops events of unhydrated HTML. */
function nextEvent(names: readonly string[], counts: (event: Event) => boolean = () => true): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const hear = (event: Event) => {
      if (!counts(event)) return
      over.abort()
      resolve()
    }
    for (const name of names) document.addEventListener(name, hear, { capture: true, signal: over.signal })
  })
}

export const touched = (): Promise<void> => nextEvent(['pointerdown', 'keydown', 'focusin'])

/** The same, or at once where a form was used or submitted before the app was there. */
export async function pageTouched(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form input:not([type=checkbox], [type=radio]), form textarea',
  )
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  const isUsed =
    isTyped || document.activeElement?.closest('form') || document.querySelector('[data-live=held]')
  if (!isUsed) await touched()
}

export async function dialogWanted(id: string): Promise<void> {
  const names = ({ target }: Event) =>
    target instanceof Element && target.closest(`[commandfor="${id}"], #${id}`) !== null
  if (!dialogOf(id)?.open) await nextEvent(['pointerover', 'focusin', 'click'], names)
}

/** Buttons of forms that were pressed before the form's code was there. */
const pressed = new Set<HTMLButtonElement>()

/** Remembers presses in forms that are not live yet. */
export function holdPresses(signal: AbortSignal): void {
  const hold = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.form && button.type === 'button' && button.form.dataset.live !== '') pressed.add(button)
  }
  document.addEventListener('click', hold, { capture: true, signal })
}

/** Repeats the presses on a form's buttons, now that the form answers them. */
export function repeatPresses(form: HTMLFormElement): void {
  for (const button of pressed) if (button.form === form && pressed.delete(button)) button.click()
}
