import { attempt } from '@/lib/attempt'
import { asAscii } from '@/lib/email-address'
import { address, optionalText, requiredText, z } from '@/lib/zod'
import { type Answer, answerNames, answerOf, givenAnswers, mapAnswers } from './answers'
import { createRequest, type InvitationRequest } from './record'

/** The generic messages of specification, section 5. */
const messages = { required: 'Required', invalid: 'Invalid input' } as const

/** What a browser's email field takes (HTML standard), with letters of any script (RFC 6531). */
export const isTypedAddress = (text: string) => z.regexes.html5Email.test(asAscii(text))

/** White space only is empty; an optional answer may be empty or missing. */
function ruleOf(answer: Answer): z.ZodMiniType<string> {
  const rule = answer.kind === 'choice' ? choiceOf(answer.options, answer.required) : textOf(answer)
  return answer.required ? rule : z._default(rule, '')
}

function textOf({ kind, required }: Answer) {
  const text = required ? requiredText : optionalText
  if (kind !== 'address') return text
  return z.pipe(
    text,
    address((typed) => (typed === '' && !required) || isTypedAddress(typed), messages.invalid),
  )
}

const choiceOf = (options: readonly { readonly value: string }[], required: string | false) =>
  z.enum([...(required ? [] : ['']), ...options.map(({ value }) => value)], {
    error: ({ input }) => (input === undefined || input === '' ? messages.required : messages.invalid),
  })

/** The access request (specification, sections 3 and 5). */
export const requestSchema = z.object(mapAnswers(ruleOf))

export type CheckedRequest = z.output<typeof requestSchema>

/** What every request file says it is, whatever the site is called. */
export const requestFormat = 'sidenote-request'
/** What an email says that holds a request only in part. */
export const shortForm = 'This is a short form.'
const version = 1

const dayMs = 24 * 60 * 60_000

const askSender = 'Ask its sender for a new copy.'
const notAFile = 'This is not a request file. Choose another one.'
const damaged =
  'This request is cut off or damaged. Copy all of it, from { to }, or ask its sender for a new copy.'
const noId = `The request has no usable id. ${askSender}`
const noDate = `The request has no date of submission. ${askSender}`
const isId = (text: string) => text.trim() !== '' && text.length <= 64
/** Whether a moment of ISO 8601 with its zone is on a real day; undefined for any other text. */
export function isMoment(text: string): boolean | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)T[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.exec(text) ?? []
  if (!year) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCDate() === Number(day) && !Number.isNaN(Date.parse(text))
}

const fileSchema = z.object(
  {
    format: z.literal(requestFormat, notAFile),
    version: z.literal(
      version,
      'This request file has a format version that this site cannot read. Reload this page and try again, ' +
        'or ask its sender for a new copy.',
    ),
    request: z.object({
      ...requestSchema.shape,
      id: z.string(noId).check(z.refine(isId, noId)),
      submittedAt: z.string(noDate).check(z.refine((text) => isMoment(text) === true, noDate)),
    }),
  },
  notAFile,
)

/**
 * One request as a file. Version 1 is UTF-8 JSON with `format`, `version` and `request`: the stored
 * record (specification, section 3) without the invitation code.
 */
export function requestFile(request: InvitationRequest): { readonly name: string; readonly text: string } {
  const { id, status, submittedAt, updatedAt } = request
  const fields = { id, ...givenAnswers(request), status, submittedAt, updatedAt }
  return {
    name: `access-request${slug(request.name)}.json`,
    text: `${JSON.stringify({ format: requestFormat, version, request: fields }, null, 2)}\n`,
  }
}

/**
 * Reads a {@link requestFile}. Anyone can write one, so it is checked like the form and always
 * gives a pending request without a code. A mail program may have wrapped its lines. For any other
 * text it throws a sentence for people.
 */
export function parseRequestFile(text: string): InvitationRequest {
  // A reply quotes each line, and a mail program indents by no-break spaces.
  const plain = () => text.replace(/^[> ]*> ?/gm, '').replaceAll('\u00a0', ' ')
  const value = jsonIn(text) ?? jsonIn(plain())
  if (value === undefined && text.includes(requestFormat)) throw new Error(damaged)
  const { data, error } = fileSchema.safeParse(value)
  if (error) {
    const { path: [part, field = 'request'] = [], message = notAFile } = error.issues[0] ?? {}
    const isAnswer = part === 'request' && field !== 'id' && field !== 'submittedAt'
    const answer = answerNames.find((name) => name === field)
    const missing = answer ? answerOf(answer).label.toLowerCase() : String(field)
    const incomplete = `This request is not complete: ${missing} is missing or not valid. ${askSender}`
    throw new Error(isAnswer ? incomplete : message)
  }
  const { id, submittedAt, ...input } = data.request
  // The sender's clock may be wrong: of another year, the request would always be the newest. A
  // second copy of the file, read on the same day, is the same request.
  const [sent, today] = [Date.parse(submittedAt), Math.floor(Date.now() / dayMs) * dayMs]
  return createRequest(id, input, new Date(sent > today + 2 * dayMs ? today : sent))
}

/** JSON strings hold no line breaks: each is white space, or a mail program's for a space. */
function jsonIn(text: string): unknown {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  const parse = (text: string): unknown => attempt(() => JSON.parse(text))
  return parse(json) ?? parse(json.replace(/ ?\r?\n/g, ' '))
}

/** '-amara-okafor'; empty for a name without Latin letters or digits. */
function slug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z\d]+/g) ?? []
  return words.length > 0 ? `-${words.join('-').slice(0, 40).replace(/-$/, '')}` : ''
}
