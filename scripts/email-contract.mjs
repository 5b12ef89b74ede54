/**
 * @typedef {'demo' | 'contact'} EmailKind
 * @typedef {Readonly<Record<string, string>>} EmailFields
 */

/**
 * The payload of each call of the e-mail API (specification, section 7): its fields in order, and which of them is an
 * address or may be empty.
 *
 * @type {Readonly<Record<EmailKind, { fields: readonly string[], email: string, mayBeEmpty: readonly string[] }>>}
 */
const CONTRACT = {
  demo: {
    fields: [
      'demo_type',
      'first_name',
      'last_name',
      'email',
      'company',
      'role',
      'team_size',
      'phone_number',
      'message',
    ],
    email: 'email',
    mayBeEmpty: ['phone_number', 'message'],
  },
  contact: {
    fields: ['from_name', 'from_email', 'company', 'subject', 'message', 'contact_reason'],
    email: 'from_email',
    mayBeEmpty: [],
  },
}

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/
const EMAIL_MAX = 254

/**
 * Holds a parsed payload against the contract: exactly the fields of its kind, every one a string, none empty that may not be,
 * and an address that mail could be sent to. Gives the fields in the contract's order, or a sentence naming the first fault.
 *
 * @param {EmailKind} kind
 * @param {unknown} payload
 * @returns {{ fields: EmailFields } | { error: string }}
 */
export function checkPayload(kind, payload) {
  const { fields, email, mayBeEmpty } = CONTRACT[kind]
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return { error: 'The body must be a JSON object.' }
  }
  const given = new Map(Object.entries(payload))
  const extra = [...given.keys()].find((name) => !fields.includes(name))
  if (extra !== undefined) return { error: `Unknown field: ${extra.slice(0, 60)}.` }

  /** @type {Record<string, string>} */
  const checked = {}
  for (const name of fields) {
    const value = given.get(name)
    if (value === undefined) return { error: `Missing field: ${name}.` }
    if (typeof value !== 'string') return { error: `${name} must be a string.` }
    if (value.trim() === '' && !mayBeEmpty.includes(name)) return { error: `${name} must not be empty.` }
    if (name === email && (value.length > EMAIL_MAX || !EMAIL.test(value))) {
      return { error: `${name} must be a valid e-mail address.` }
    }
    checked[name] = value
  }
  return { fields: checked }
}
