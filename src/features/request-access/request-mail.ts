import {
  type InvitationRequest,
  useCaseLabel as labelOfUseCase,
  roleLabel,
} from '@/domain/invitations/record'
import { requestFile } from '@/domain/invitations/request-file'
import { mailtoHref, mailtoMax } from '@/lib/email-address'

const cuts = [400, 200, 80, 0]

/** A `mailto:` to the team with the {@link requestFile}; a long message is cut. */
export function requestMailto(
  request: InvitationRequest,
  team: { readonly name: string; readonly contactEmail: string },
): string {
  const subject = `Request for beta access: ${oneLine(request.name)}`
  const address = (body: string) => mailtoHref(team.contactEmail, { subject: subject.slice(0, 120), body })
  const hello = `Hello,\n\nThis is my request for beta access to ${team.name}.`
  const whole = address(
    `${hello} Saved as a file, it can be imported as it is.\n\n${requestFile(request).text}`,
  )
  const shorter = cuts.map((length) => address(summary(request, hello, length)))
  return [whole, ...shorter].find(({ length }) => length <= mailtoMax) ?? address('')
}

function summary(request: InvitationRequest, hello: string, messageLength: number): string {
  const { name, email, role, organization, useCase, message } = request
  const short = (text: string, length = 60) => oneLine(text).slice(0, length).toWellFormed()
  return [
    `${hello}\n`,
    `Name: ${short(name)}`,
    `Email: ${short(email, 100)}`,
    `Role: ${short(roleLabel(role))}`,
    ...(organization ? [`Organization: ${short(organization)}`] : []),
    `Use case: ${short(labelOfUseCase(useCase))}`,
    `Message: ${short(message, messageLength)}…`,
    "\nThe whole request is in the file that 'Download a copy' saves. I attach it here.\n",
  ].join('\n')
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
