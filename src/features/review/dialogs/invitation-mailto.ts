import type { InvitationRequest } from '@/domain/invitations/record'
import { mailtoHref, mailtoMax, plainAddress } from '@/lib/email-address'

/** Characters of the name in the greeting; fewer when the address would be too long. */
const greeted = [80, 40, 20]

type Site = { readonly name: string; readonly url: string }

/** A `mailto:` with the invitation. The address is plain: no text adds recipients or headers. */
export function invitationMailto(
  request: Pick<InvitationRequest, 'name' | 'email'>,
  code: string,
  site: Site,
): string {
  const address = (nameLength: number) =>
    mailtoHref(plainAddress(request.email), {
      subject: `Your ${site.name} invitation code`,
      body: body(request.name, nameLength, code, site),
    })
  return greeted.map(address).find(({ length }) => length <= mailtoMax) ?? address(0)
}

function body(fullName: string, nameLength: number, code: string, site: Site): string {
  const name = oneLine(fullName, nameLength)
  const lines = [
    name === '' ? 'Hello,' : `Hello ${name},`,
    '',
    `Thank you for your interest in ${site.name}. Your request for beta access has been approved.`,
    '',
    `Your invitation code: ${code}`,
    '',
    'To start, reply to this email and include your code. We open your account and write back. Please do not share the code.',
    '',
    `The ${site.name} team`,
    site.url,
  ]
  return lines.join('\n')
}

function oneLine(text: string, length: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const cut = line.length <= length || length === 0 ? line.slice(0, length) : `${line.slice(0, length - 1)}…`
  return cut.replace(/[\uD800-\uDBFF](?=…$)/, '').toWellFormed()
}
