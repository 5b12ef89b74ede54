import { asAscii } from '@/lib/email-address'
import { z } from '@/lib/zod'
import { type InvitationRequest, roles, useCases } from './record'

/** The generic messages of specification, section 5. */
const messages = { required: 'Required', invalid: 'Invalid input' } as const

const requiredText = z.string(messages.required).check(z.trim(), z.minLength(1, messages.required))

/**
 * What a browser's e-mail field takes (HTML standard, "valid e-mail address"), which is what
 * section 5 asks for; letters of any script count as letters (RFC 6531), as some browsers turn them
 * into ASCII and others do not.
 */
const isEmail = (text: string) => z.regexes.html5Email.test(asAscii(text))

/** One of the values of a list; an empty one is missing, another one is invalid. */
const oneOf = <const T extends string>(options: readonly { readonly value: T }[]) =>
  z.enum(
    options.map(({ value }) => value),
    { error: ({ input }) => (input === undefined || input === '' ? messages.required : messages.invalid) },
  )

/** The access request (specification, sections 3 and 5). White space only is empty. */
export const requestSchema = z.object({
  name: requiredText,
  email: requiredText.check(z.refine(isEmail, messages.invalid)),
  role: oneOf(roles),
  organization: z.optional(z.string().check(z.trim())),
  useCase: oneOf(useCases),
  message: requiredText,
})

/** A checked access request. */
export type CheckedRequest = z.output<typeof requestSchema>

/** The values that form and admin give a record. */
const known: Readonly<Record<'status' | 'role' | 'useCase', readonly string[]>> = {
  status: ['pending', 'approved', 'rejected'],
  role: roles.map(({ value }) => value),
  useCase: useCases.map(({ value }) => value),
}

/** Why a record cannot be taken in: neither form nor admin could make it. Undefined when it can. */
export function recordProblem(request: InvitationRequest): string | undefined {
  if (request.email.trim() === '') return 'it has no e-mail address'
  for (const field of ['status', 'role', 'useCase'] as const) {
    if (!known[field].includes(request[field]))
      return `“${field}” is “${request[field].slice(0, 40)}”, not one of ${known[field].join(', ')}`
  }
  if (Number.isNaN(Date.parse(request.submittedAt))) return 'it has no readable date of submission'
  const { updatedAt } = request
  if (updatedAt !== undefined && Number.isNaN(Date.parse(updatedAt)))
    return 'its date of decision cannot be read'
  return undefined
}

/** What every request file says it is, whatever the site is called. */
const format = 'sidenote-request'
const version = 1
const maxIdLength = 64

/** What came of reading a request file; `reason` is a sentence for people. */
type RequestFileReading =
  | { readonly kind: 'request'; readonly request: InvitationRequest }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * One request as a file, for a visitor to hand over to an administrator. Version 1 is UTF-8 JSON
 * with `format`, `version` and `request`, which has the fields of the stored record (specification,
 * section 3) but the invitation code and what this version does not know.
 */
export function requestFile(request: InvitationRequest): { readonly name: string; readonly text: string } {
  const { id, name, email, role, organization, useCase, message, status, submittedAt, updatedAt } = request
  const fields = { id, name, email, role, organization, useCase, message, status, submittedAt, updatedAt }
  return {
    name: `access-request${slug(name)}.json`,
    text: `${JSON.stringify({ format, version, request: fields }, null, 2)}\n`,
  }
}

/**
 * Reads a file written by {@link requestFile}. Anybody can write such a file, so it is checked as
 * the form would be and always gives a pending request without a code: only an administrator
 * decides. `id` is the file's own and may be taken in the list. The JSON may stand in the text of
 * an e-mail whose program has wrapped its lines. Never throws.
 */
export function parseRequestFile(text: string): RequestFileReading {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  // Strings in JSON hold no line breaks, so that every line break is white space, or a mail
  // program's in place of a space.
  const file = parse(json) ?? parse(json.replace(/ ?\r?\n/g, ' '))
  if (own(file, 'format') !== format) return refused('This is not a request file.')
  if (own(file, 'version') !== version)
    return refused('This request file is of a version that is not known here.')
  const fields = own(file, 'request')
  const checked = requestSchema.safeParse(fields)
  if (!checked.success) {
    const field = String(checked.error.issues[0]?.path[0] ?? 'request')
    return refused(`The request is not complete: ${field} is missing or not as the form would take it.`)
  }
  const id = own(fields, 'id')
  const submittedAt = own(fields, 'submittedAt')
  if (typeof id !== 'string' || id.trim() === '' || id.length > maxIdLength)
    return refused('The request has no usable id.')
  if (typeof submittedAt !== 'string' || Number.isNaN(Date.parse(submittedAt)))
    return refused('The request has no date of submission.')
  const { organization, ...answers } = checked.data
  const given = { id, ...answers, ...(organization && { organization }) }
  const at = new Date(submittedAt).toISOString()
  return { kind: 'request', request: { ...given, status: 'pending', submittedAt: at } }
}

const refused = (reason: string): RequestFileReading => ({ kind: 'refused', reason })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

/** '-amara-okafor'; empty for a name without Latin letters or digits. */
function slug(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  return words.length > 0 ? `-${words.join('-').slice(0, 40).replace(/-$/, '')}` : ''
}
