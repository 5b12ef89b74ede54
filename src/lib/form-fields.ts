/** The texts in a form's fields, by their names. */
export type Fields = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isChoice = (control: Control) => control.type === 'radio' || control.type === 'checkbox'

/** Fields that are never read or filled: secrets, files, and buttons. */
const closed = new Set(['password', 'file', 'hidden', 'submit', 'reset', 'button', 'image'])

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(isControl).filter((control) => control.name !== '' && !closed.has(control.type))

/** True while a field holds what the page gave it. */
function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex((option) => option.defaultSelected)
    return control.selectedIndex === Math.max(given, 0)
  }
  if (isChoice(control))
    return (control as HTMLInputElement).checked === (control as HTMLInputElement).defaultChecked
  return control.value === control.defaultValue
}

/** Answers for forms that are not on the page yet, by the names of their drafts. */
const waiting = new Map<string, Fields>()

/** Fills in a form, now or when it comes up (`useSiteForm` takes the answers by its name). */
export function fillForm(name: string, form: HTMLFormElement | null, fields: Fields): void {
  if (form) fillFields(form, fields)
  else waiting.set(name, fields)
}

/** Hands over, once, the answers that wait for a form. */
export function takeFields(name: string): Fields {
  const fields = waiting.get(name) ?? {}
  waiting.delete(name)
  return fields
}

/** The fields that the visitor has filled in or changed, without passwords and files. */
export function touchedFields(form: HTMLFormElement): Fields {
  const touched = controlsOf(form).filter((control) => !isUntouched(control))
  const given = touched.filter((control) => !isChoice(control) || (control as HTMLInputElement).checked)
  return Object.fromEntries(given.map((control) => [control.name, control.value]))
}

/**
 * Fills in fields as if they had been typed, so that whatever listens learns of it, also React and
 * a form that is not hydrated yet. Returns true when a field changed.
 */
export function fillFields(
  form: HTMLFormElement,
  fields: Fields,
  which: 'all' | 'untouched' = 'all',
): boolean {
  let changed = false
  for (const control of controlsOf(form)) {
    const value = Object.hasOwn(fields, control.name) ? fields[control.name] : undefined
    if (value === undefined || (which === 'untouched' && !isUntouched(control))) continue
    if (isChoice(control)) {
      const choice = control as HTMLInputElement
      if (choice.value !== value || choice.checked) continue
      choice.click()
    } else {
      if (control.value === value) continue
      // React overrides the element's own property; the prototype's setter is a person's.
      Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
    changed = true
  }
  return changed
}
