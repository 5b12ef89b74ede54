import { createStore } from './store'

/** The texts in a form's fields, by their names. */
export type Fields = Readonly<Record<string, string>>

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of a form that hold text, and its lists. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(isControl).filter(({ name, type }) => name && type !== 'checkbox')

export const isControl = (element: Element): element is Control => element.matches('input, select, textarea')

/** The fields that the visitor has filled in or changed, without passwords. */
export const touchedFields = (form: HTMLFormElement, defaults: Fields): Fields =>
  Object.fromEntries(
    controlsOf(form)
      .filter(({ type, name, value }) => type !== 'password' && value !== (defaults[name] ?? value))
      .map(({ name, value }) => [name, value]),
  )

/** React overrides the element's own property; the prototype's setter works like typing. */
export function setText(control: Control, text: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
}

/** Fills in fields as if typed, so that React and others notice. True when one changed. */
export function fillFields(form: HTMLFormElement, fields: Fields): boolean {
  let changed = false
  for (const control of controlsOf(form)) {
    const value = Object.hasOwn(fields, control.name) ? fields[control.name] : undefined
    if (value === undefined || value === control.value || control.type === 'password') continue
    setText(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
    changed = true
  }
  return changed
}

/** Answers for a form by its name, which takes them now or when it appears (`FormFrame`). */
export const givenFields = createStore<{ readonly form: string; readonly fields: Fields } | undefined>(
  undefined,
)
