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
