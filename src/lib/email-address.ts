/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, with the erratum 1690). */
const maxLength = 254

/** The HTML standard's "valid e-mail address", of which the domain has a dot. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Letters, digits and signs beyond ASCII as `x` (RFC 6531); spaces and punctuation stay. */
export const asAscii = (text: string): string => text.replace(/[^\0-\x7f\p{C}\p{P}\p{Z}]/gu, 'x')

/** What a browser's e-mail field takes, with a dot in the domain; letters of any script. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxLength && pattern.test(asAscii(text))
