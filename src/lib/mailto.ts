import { toWellFormed } from './text'

/** Characters of a `mailto:` address: Windows hands programs no more than about 2,000. */
export const mailtoMax = 1900

/** A `mailto:` address (RFC 6068). Line breaks become CRLF (section 5). */
export function mailtoHref(to: string, fields: { readonly subject: string; readonly body: string }): string {
  const query = Object.entries(fields).flatMap(([name, text]) =>
    text === '' ? [] : [`${name}=${encodeURIComponent(toWellFormed(text).replace(/\r?\n/g, '\r\n'))}`],
  )
  return query.length > 0 ? `mailto:${to}?${query.join('&')}` : `mailto:${to}`
}

/** Bytes of the longest address (RFC 5321, section 4.5.3.1.3). */
const longestAddress = 254

/** The text as a recipient, or the empty text when it is not one plain e-mail address. */
export function plainAddress(email: string): string {
  const address = toWellFormed(email).trim()
  if (new TextEncoder().encode(address).length > longestAddress) return ''
  if (!/^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address)) return ''
  return encodeURIComponent(address).replace('%40', '@')
}
