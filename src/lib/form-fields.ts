/** The texts in a form's fields, by their names. */
export type Fields = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Text fields and lists, no passwords. */
const controlsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>(
    'select[name], textarea[name], input[name]:not([type=password], [type=checkbox])',
  )

function isUntouched(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const given = [...control.options].findIndex((option) => option.defaultSelected)
  return control.selectedIndex === Math.max(given, 0)
}

/** Answers for forms that are not in the page yet, by the names of their drafts. */
const waiting = new Map<string, Fields>()

/** Fills in a form now, or when it appears (`useSiteForm` takes the answers by its name). */
export function fillForm(name: string, form: HTMLFormElement | null, fields: Fields): void {
  if (form) fillFields(form, fields)
  else waiting.set(name, fields)
}

/** Returns the answers that wait for a form, once. */
export function takeFields(name: string): Fields {
  const fields = waiting.get(name) ?? {}
  waiting.delete(name)
  return fields
}

/** The fields that the visitor has filled in or changed, without passwords. */
export const touchedFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    [...controlsOf(form)].filter((control) => !isUntouched(control)).map(({ name, value }) => [name, value]),
  )

/** Fills in fields as if typed, so that React and others notice. True when one changed. */
export function fillFields(
  form: HTMLFormElement,
  fields: Fields,
  which: 'all' | 'untouched' = 'all',
): boolean {
  let changed = false
  for (const control of controlsOf(form)) {
    const value = Object.hasOwn(fields, control.name) ? fields[control.name] : undefined
    if (value === undefined || value === control.value) continue
    if (which === 'untouched' && !isUntouched(control)) continue
    // React overrides the element's own property; the prototype's setter works like typing.
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
    changed = true
  }
  return changed
}
