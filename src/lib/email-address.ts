/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, with the erratum 1690). */
const maxLength = 254

/** The HTML standard's "valid email address", with a dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Letters, digits and signs beyond ASCII as `x` (RFC 6531); spaces and punctuation stay. */
export const asAscii = (text: string): string => text.replace(/[^\0-\x7f\p{C}\p{P}\p{Z}]/gu, 'x')

/** What a browser's email field takes, with a dot in the domain; letters of any script. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxLength && pattern.test(asAscii(text))

/** Characters without a shape that are copied with a text: joiners, directions, soft hyphens. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** The text without what nobody sees, and with the ASCII form of the signs in an address. */
const withPlainSigns = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[＠﹫]/g, '@')
    .replace(/[。．｡]/g, '.')
    .trim()

/** What separators leave of a text, without a link's `mailto` and the full stop of a sentence. */
const partsOf = (text: string): readonly string[] =>
  withPlainSigns(text)
    .replace(/\?.*/s, '')
    .split(/[\s,;:<>()[\]"]+/)
    .map((part) => part.replace(/\.+$/, ''))
    .filter((part) => part !== '' && part.toLowerCase() !== 'mailto')

/** True when a text for one address holds two different ones. */
export function holdsSeveralAddresses(text: string): boolean {
  const addresses = partsOf(text.toLowerCase()).filter((part) => /[^@]@/.test(part))
  return new Set(addresses).size > 1
}

/**
 * The address that was meant by a text as people paste it: `Name <a@b.co>`, `mailto:a@b.co`, twice,
 * with white space, invisible characters or a full-width `＠` in it, or with the comma, semicolon or
 * full stop that followed it. A text that holds none, or several, only loses what nobody sees. So
 * does `Jane jane@b.co`: joined, the words would be another person's address.
 */
export function cleanAddress(text: string): string {
  const plain = withPlainSigns(text)
  if (holdsSeveralAddresses(plain)) return plain
  const [first = '', ...others] = partsOf(plain)
  if (others.length > 0 && [first, ...others].every((part) => part.includes('@', 1))) return first
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(plain)?.[1] ?? plain
  const address = inBrackets
    .replace(/(?<=[@.]|@.*)\s+|\s+(?=[@.])/g, '')
    .replace(/^mailto:([^?]*).*/i, '$1')
    .replace(/[,;.]+$/, '')
  return address.split('@').length === 2 ? address : plain
}

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

/** The text as a recipient, or the empty text when it is not one plain email address. */
export function plainAddress(email: string): string {
  const address = email.toWellFormed().trim()
  if (new TextEncoder().encode(address).length > maxLength) return ''
  if (!/^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address)) return ''
  return encodeURIComponent(address).replace('%40', '@')
}
