import { attempt } from '@/lib/attempt'
import { z } from '@/lib/zod'
import { givenAnswers } from './answers'
import { createRequest, type InvitationRequest } from './record'
import { requestSchema } from './schema'

/** What every request file says it is, whatever the site is called. */
const format = 'sidenote-request'
const version = 1

const notAFile = 'This is not a request file.'
const noId = 'The request has no usable id.'
const noDate = 'The request has no date of submission.'
const isId = (text: string) => text.trim() !== '' && text.length <= 64
const isDate = (text: string) => !Number.isNaN(Date.parse(text))

const fileSchema = z.object(
  {
    format: z.literal(format, notAFile),
    version: z.literal(version, 'This request file has a format version that this site cannot read.'),
    request: z.extend(requestSchema, {
      id: z.string(noId).check(z.refine(isId, noId)),
      submittedAt: z.string(noDate).check(z.refine(isDate, noDate)),
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
    text: `${JSON.stringify({ format, version, request: fields }, null, 2)}\n`,
  }
}

/**
 * Reads a {@link requestFile}. Anyone can write one, so it is checked like the form and always
 * gives a pending request without a code. A mail program may have wrapped its lines. For any other
 * text it throws a sentence for people.
 */
export function parseRequestFile(text: string): InvitationRequest {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  // JSON strings hold no line breaks: each is white space, or a mail program's instead of a space.
  const { data, error } = fileSchema.safeParse(parse(json) ?? parse(json.replace(/ ?\r?\n/g, ' ')))
  if (error) {
    const { path: [part, field = 'request'] = [], message = notAFile } = error.issues[0] ?? {}
    const isAnswer = part === 'request' && field !== 'id' && field !== 'submittedAt'
    const incomplete = `The request is not complete: ${String(field)} is missing or not as the form would take it.`
    throw new Error(isAnswer ? incomplete : message)
  }
  const { id, submittedAt, ...input } = data.request
  return createRequest(id, input, new Date(submittedAt))
}

const parse = (text: string): unknown => attempt(() => JSON.parse(text))

/** '-amara-okafor'; empty for a name without Latin letters or digits. */
function slug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z\d]+/g) ?? []
  return words.length > 0 ? `-${words.join('-').slice(0, 40).replace(/-$/, '')}` : ''
}
