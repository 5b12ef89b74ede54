import { answerNames, answerOf, answerText } from '@/domain/invitations/answers'
import type { InvitationRequest } from '@/domain/invitations/record'
import { requestFile, shortForm } from '@/domain/invitations/request-file'
import { mailtoHref, mailtoMax } from '@/lib/email-address'
import { cut } from '@/lib/text'

const cuts = [400, 200, 80, 0]

/** A `mailto:` to the team with the {@link requestFile}; a long message is cut. */
export function requestMailto(
  request: InvitationRequest,
  team: { readonly name: string; readonly contactEmail: string },
): string {
  const subject = `Request for beta access: ${oneLine(request.name)}`
  const address = (body: string) => mailtoHref(team.contactEmail, { subject: cut(subject, 120), body })
  const hello = `Hello,\n\nThis is my request for beta access to ${team.name}.`
  const whole = address(
    `${hello} (For the reviewer: save the text below as a .json file to import it.)\n\n${requestFile(request).text}`,
  )
  const shorter = cuts.map((length) => address(summary(request, hello, length)))
  return [whole, ...shorter].find(({ length }) => length <= mailtoMax) ?? address('')
}

/** The answers, a line each, cut; a long text says so. */
function summary(request: InvitationRequest, hello: string, longTextLength: number): string {
  const lines = answerNames.flatMap((name) => {
    const { label, kind } = answerOf(name)
    const text = oneLine(answerText(name, request[name] ?? ''))
    if (kind === 'long text') return `${label}: ${cut(text, longTextLength)}…`
    return text === '' ? [] : `${label}: ${cut(text, kind === 'address' ? 100 : 60)}`
  })
  return [
    `${hello}\n`,
    ...lines,
    `\n[${shortForm} Press “Download a copy” where you submitted the request, and attach that file.]\n`,
  ].join('\n')
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
