import { toWellFormed } from '@/lib/well-formed'
import type { InvitationRequest } from './invitation-request'

/**
 * A `mailto:` address (RFC 6068) with the invitation written out, for the administrator to send. An address that is not one plain
 * e-mail address is left out, so that no text of a request can add recipients or headers.
 */
export function invitationMailto(
  request: Pick<InvitationRequest, 'name' | 'email'>,
  code: string,
  site: { readonly name: string; readonly url: string },
): string {
  const name = toWellFormed(request.name)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const lines = [
    name === '' ? 'Hello,' : `Hello ${name},`,
    '',
    `Thank you for your interest in ${site.name}. Your request for beta access has been approved.`,
    '',
    `Your invitation code: ${code}`,
    '',
    `To begin, go to ${site.url}/register and keep this code at hand. It is meant for you alone.`,
    '',
    `The ${site.name} team`,
  ]
  const subject = encodeURIComponent(`Your ${site.name} invitation code`)
  return `mailto:${recipient(request.email)}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

function recipient(email: string): string {
  const address = toWellFormed(email).trim()
  if (!/^[^\s\p{Cc}@,;:<>()[\]"\\]+@[^\s\p{Cc}@,;:<>()[\]"\\]+$/u.test(address)) return ''
  return encodeURIComponent(address).replace('%40', '@')
}
