import { createStore } from './store'

/** The texts in a form's fields, by their names. */
export type Fields = Readonly<Record<string, string>>

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The fields of a form that hold text, and its lists. Other software hides its own fields in a
 * form, also copies of ours: of those of one name ours is one that is not hidden, and has a label.
 */
export function controlsOf(form: HTMLFormElement): readonly Control[] {
  const all = [...form.elements].filter(isControl).filter(({ name, type }) => name && type !== 'checkbox')
  return all.filter((control) => {
    const same = all.filter(({ name }) => name === control.name)
    if (same.length === 1) return true
    const seen = same.filter((each) => getComputedStyle(each).display !== 'none')
    return control === (seen.find(({ labels }) => labels?.length) ?? seen[0] ?? same[0])
  })
}

export const isControl = (element: Element): element is Control => element.matches('input, select, textarea')

/** A password's field, also where a tool shows it: that changes the type of the element. */
export const isSecret = (control: Control) => control.matches('[type=password], [autocomplete$=password]')

type Known = { readonly type?: string; readonly defaultValue?: string; readonly usualValue?: string }

/** What the visitor has filled in or changed, and beside it what the address chose; no password. */
export function touchedFields(form: HTMLFormElement, known: Readonly<Record<string, Known>>): Fields {
  // By what the form says of a password: a tool that shows it changes the type of the element.
  const kept = controlsOf(form).filter(({ name }) => known[name] && known[name].type !== 'password')
  const other = (key: 'defaultValue' | 'usualValue') =>
    kept.filter(({ name, value }) => value !== (known[name]?.[key] ?? known[name]?.defaultValue ?? ''))
  const own = other('defaultValue')
  const all = own.length > 0 ? [...other('usualValue'), ...own] : own
  return Object.fromEntries(all.map(({ name, value }) => [name, value]))
}

/** Whether the form has a field for the text: that of an earlier build may have had others. */
export const hasRoom = (form: HTMLFormElement, field: string, text: string): boolean =>
  controlsOf(form).some(
    (control) =>
      control.name === field &&
      !isSecret(control) &&
      (!(control instanceof HTMLSelectElement) || [...control.options].some(({ value }) => value === text)),
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
    if (value === undefined || value === control.value || !hasRoom(form, control.name, value)) continue
    setText(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
    changed = true
  }
  return changed
}

/** What other software adds to all objects zod would take for a part of its own: no schema. */
export function hideForeign(): void {
  for (const key in Object.prototype) Reflect.defineProperty(Object.prototype, key, { enumerable: false })
}

/** Answers for a form by its name, which takes them now or when it appears (`FormFrame`). */
export const givenFields = createStore<{ readonly form: string; readonly fields: Fields } | undefined>(
  undefined,
)
