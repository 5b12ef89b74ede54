import { attempt } from './attempt'

/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, with the erratum 1690). */
const maxLength = 254

/** The HTML standard's "valid email address", with a dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Letters, digits and signs beyond ASCII as `x` (RFC 6531), but no spaces, punctuation, damage. */
export const asAscii = (text: string): string => text.replace(/[^\0-\x7f\p{C}\p{P}\p{Z}\uFFFD]/gu, 'x')

/** A sign at the end, such as an arrow of a link: domains may hold some, but none ends so. */
const signAtEnd = /[^\0-\x7f\p{L}\p{M}\p{N}][^.]*$/u

/** Pictures before and after an address, as in a profile: `📧 jane@school.ca`. */
const pictures = /^[\p{So}\p{EMod}\s]+|[\p{So}\p{EMod}\s]+$/gu

/** What a browser's email field takes, with a dot in the domain; letters of any script. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxLength && pattern.test(asAscii(text)) && !signAtEnd.test(text)

/**
 * Characters without a shape that are copied or dictated with a text: joiners, directions, soft
 * hyphens, places of pictures. No white space.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these separate, and stay
  /[\p{DI}\u2800\ufff9-\ufffc]|[^\P{Cc}\t-\r\x1c-\x1f\x85]/gu

/** The text without what nobody sees, in ASCII's own signs, and with a link as its address. */
const plainText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[！-～﹐-﹫]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[。｡]/g, '.')
    .replace(/、/g, ',')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/(?<=[\p{L}\d])[’ʼ](?=[^\s@<>()[\]"’ʼ]{1,64}@)/gu, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(
      /mailto:[\s/]*([^?\s<>()[\]"]*)(\?[^<>()[\]"]*)?/gi,
      (_, link: string) => attempt(() => decodeURIComponent(link)) ?? link,
    )
    .trim()

/** Signs around an address, which none has in its place: brackets, quotation marks, bullets. */
const around = ',:;،؛<>()[\\]{}"“”„«»‹›「」『』【】|•·`'
const signs = new RegExp(`[${around}]+`)
const signsOrSpaces = new RegExp(`[\\s/&${around}]+`)

/** The different addresses in a text, in lower case, also such as are not whole. */
export function addressesIn(text: string): readonly string[] {
  const parts = plainText(text).toLowerCase().split(signsOrSpaces)
  return [...new Set(parts.filter((part) => /[^@]@/.test(part)).map(bare))]
}

/** True when a text for one address holds two different ones, also with no known sign between. */
export const holdsSeveralAddresses = (text: string): boolean =>
  addressesIn(text).some((address, at) => at || /@[^@.]+\.[^@]+@[^@]+\./.test(address))

/** An address without the signs after it, or the quotation marks around it. */
const bare = (text: string): string => {
  let end = text.length
  while (end > 0 && ".!?…۔।؟'’*".includes(text.charAt(end - 1))) end -= 1
  // An apostrophe alone is a spreadsheet's mark of a text; an asterisk alone may be in an address.
  return text.slice(0, end).replace(/['’*]/.test(text.slice(end)) ? /^['‘*]+/ : /^['‘]+/, '')
}

/** A single letter at the end is a torn ending: there is no such domain. */
const isWhole = (text: string): boolean => isEmailAddress(bare(text)) && /[^.]{2}[.!?]*$/.test(text)

/**
 * Joins what white space has torn apart: around the `@`, before a dot, and in a domain that is not
 * whole yet. What follows a whole address is left out after a tab or in a new line only.
 */
function joined(text: string): string {
  const [first = '', ...rest] = text
    .trim()
    .replace(/\s*@\s*|\s+(?=\.)/g, (torn) => torn.trim())
    .split(/(\s+)/)
  let address = first
  for (let at = 0; at < rest.length; at += 2) {
    const [gap = '', word = ''] = rest.slice(at)
    // Nothing is torn into more than ten parts; a list has thousands of cells with many words.
    if (at > 20 || !address.includes('@')) return text
    if (!isWhole(address)) address += word
    else if (/[\t\r\n]/.test(gap) || word.toLowerCase() === address.toLowerCase()) break
    else if (!/^[-–—/]$/.test(word)) return text
  }
  return bare(address)
}

/** A longer text is none with an address in it, and is not looked through. */
const longestPaste = 1000

/**
 * The address that was meant by a text as people paste it: `Name <a@b.co>`, `mailto:a@b.co`,
 * `a@b.co (Name)`, twice, with white space, invisible characters or full-width signs in it. A text
 * that holds none, or several, stays. So do `Jane jane@b.co` and `jane@b.co uk`: with the words or
 * without, it could be another person's address.
 */
export function cleanAddress(text: string): string {
  const plain = plainText(text)
  if (plain.length > longestPaste || !plain.includes('@') || holdsSeveralAddresses(plain)) return plain
  const inBrackets = /[<([]([^<>()[\]]*@[^<>()[\]]*)/.exec(plain)?.[1] ?? plain
  const [first = ''] = inBrackets
    .replace(/^[^@]*:(?!\/\/)|^[-–—*]\s/, '')
    .replace(pictures, '')
    .split(signs)
    .filter((part) => part.trim())
  const address = joined(first)
  return isEmailAddress(address) ? address : plain
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
