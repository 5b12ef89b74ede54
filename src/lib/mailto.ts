import { toWellFormed } from './well-formed'

/**
 * Characters that a `mailto:` address may have: Windows hands programs no more than about 2,000.
 */
export const mailtoMax = 1900

/**
 * A `mailto:` address (RFC 6068) to an address that stands in it as it is. Fields that are not
 * given are left out; line breaks become CRLF (section 5).
 */
export function mailtoHref(
  to: string,
  fields: { readonly subject?: string | undefined; readonly body?: string | undefined } = {},
): string {
  const query = (['subject', 'body'] as const).flatMap((name) => {
    const text = fields[name]
    return text !== undefined
      ? [`${name}=${encodeURIComponent(toWellFormed(text).replace(/\r?\n/g, '\r\n'))}`]
      : []
  })
  return [`mailto:${to}`, ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}
