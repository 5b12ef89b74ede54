import { site } from '@/config/site'
import { toWellFormed } from '@/lib/well-formed'

/** The longest body that mail programs take from a link without cutting it off. */
const bodyMax = 1500

/** A `mailto:` link that carries the subject and the message, for when the form cannot send them (RFC 6068). */
export function contactMailHref(subject: string, message: string): string {
  const query = [
    ['subject', subject],
    ['body', message.slice(0, bodyMax).replace(/\r?\n/g, '\r\n')],
  ].flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(toWellFormed(text))}`] : []))
  return [`mailto:${site.contactEmail}`, ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}
