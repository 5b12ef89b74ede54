import type { InvitationRequest } from './record'
import { requestSchema } from './schema'

/** What every request file says it is, whatever the site is called. */
const format = 'sidenote-request'
const version = 1
const maxIdLength = 64

/** What came of reading a request file; `reason` is a sentence for people. */
export type RequestFileReading =
  | { readonly kind: 'request'; readonly request: InvitationRequest }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * One request as a file, for a visitor to hand over to an administrator. Version 1 is UTF-8 JSON:
 *
 *     {
 *       "format": "sidenote-request",
 *       "version": 1,
 *       "request": { "id", "name", "email", "role", "organization"?, "useCase", "message", "status", "submittedAt", "updatedAt"? }
 *     }
 *
 * The fields are those of the stored record (specification, section 3) as texts. The invitation
 * code and fields that this version does not know are left out.
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
 * Reads a file written by {@link requestFile}. Anybody can write such a file, so that it is checked
 * as the form would be and always gives a pending request without a code, whatever status it names:
 * only an administrator decides. `id` is the file's own and may be taken in the list. The JSON may
 * stand in the text of an e-mail whose program has wrapped its lines. Never throws.
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
  const { name, email, role, organization, useCase, message } = checked.data
  return {
    kind: 'request',
    request: {
      id,
      name,
      email,
      role,
      ...(organization && { organization }),
      useCase,
      message,
      status: 'pending',
      submittedAt: new Date(submittedAt).toISOString(),
    },
  }
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
