/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, with the erratum 1690). */
const maxLength = 254

/** The HTML standard's "valid e-mail address", with a dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Letters, digits and signs beyond ASCII as `x` (RFC 6531); spaces and punctuation stay. */
export const asAscii = (text: string): string => text.replace(/[^\0-\x7f\p{C}\p{P}\p{Z}]/gu, 'x')

/** What a browser's e-mail field takes, with a dot in the domain; letters of any script. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxLength && pattern.test(asAscii(text))

/** Characters of a `mailto:` address: Windows hands programs no more than about 2,000. */
export const mailtoMax = 1900

/** A `mailto:` address (RFC 6068). Line breaks become CRLF (section 5). */
export function mailtoHref(
  to: string,
  fields: { readonly subject?: string | undefined; readonly body?: string | undefined },
): string {
  const query = Object.entries(fields).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [`${name}=${encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'))}`],
  )
  return query.length > 0 ? `mailto:${to}?${query.join('&')}` : `mailto:${to}`
}

/** The text as a recipient, or the empty text when it is not one plain e-mail address. */
export function plainAddress(email: string): string {
  const address = email.toWellFormed().trim()
  if (new TextEncoder().encode(address).length > maxLength) return ''
  if (!/^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address)) return ''
  return encodeURIComponent(address).replace('%40', '@')
}
