import { answerNames, answerOf } from '@/domain/invitations/answers'
import { withFields } from '@/domain/invitations/list'
import type { InvitationNote } from '@/domain/invitations/notes-and-log'
import {
  type InvitationRequest,
  required,
  statuses,
  textFields,
  toInvitationRequest,
} from '@/domain/invitations/record'
import { isMoment, requestSchema } from '@/domain/invitations/request-file'
import { addressKey, groupBy } from '@/features/review/list/filters'
import { cleanAddress } from '@/lib/email-address'
import { isPlausible, readDateColumn } from '@/lib/tables/column-dates'
import { holdsAddress, isObject, isTextEntry } from '@/lib/tables/json-table'
import type { Table } from '@/lib/tables/table'
import { day } from '@/lib/tables/written-dates'
import { isSeen } from '@/lib/text'
import { type ImportRecord, type LeftOut, submittedFields } from './import-table'

/**
 * The records among the values. A second one with the same id and address stays out. With `asSaved`
 * they were all here: what was shown then comes in as it was.
 */
export function sortOut(
  values: readonly unknown[],
  { headings, rows }: Table,
  isWhole: boolean,
  notes?: ReadonlyMap<string, InvitationNote>,
  asSaved = false,
) {
  const seen = new Set<string>()
  const [records, left]: [ImportRecord[], LeftOut[]] = [[], []]
  for (const [at, member] of values.entries()) {
    const [line, cells] = [at + 1, rows[at]?.cells ?? []]
    const value = tidied(member, asSaved)
    const request = toInvitationRequest(value)
    const key = `${request?.id} ${request?.email}`
    const problem =
      (request ? problemOf(request, notes !== undefined, isWhole) : noRequest(value)) ??
      (seen.has(key) ? 'duplicate ID' : '')
    const reason = request && asSaved ? '' : problem
    if (!request || reason) {
      left.push({ line, cells, reason })
      continue
    }
    seen.add(key)
    const note = notes?.get(request.id)?.text
    const fields = submittedFields.filter((field) => (request[field] ?? '') !== '')
    const hasCode = request.invitationCode !== undefined
    const known = { claim: request.status, hasCode, isExact: true, precision: 1, fields, guessed: [] }
    records.push({ line, request, value, cells, note, isWhole, ...known })
  }
  return { records, left, headings }
}

/** Why a value is no request: the first field that is missing or no text. */
function noRequest(value: unknown): string {
  if (!holdsAddress(value)) return 'no email address was found in it'
  if (!isObject(value)) return 'it is not a request'
  const isText = (name: string) => typeof (value[name] ?? (required.includes(name) ? null : '')) === 'string'
  const field = textFields.find((name) => !isText(name)) ?? 'id'
  return `“${field}” is ${(value[field] ?? '') === '' ? 'missing' : 'not text'}`
}

/**
 * Why neither the form nor the admin area could have made a record. A CSV file has no messages. A
 * backup gives back what was here, also a name that the form would not take, or a date of 2125.
 * The date of an emailed request is in order already.
 */
function problemOf(request: InvitationRequest, isBackup: boolean, isWhole: boolean): string | undefined {
  const { status, submittedAt, updatedAt = submittedAt, email } = request
  if (email.trim() === '') return 'it has no email address'
  if (!statuses.some((known) => known === status))
    return `“status” is “${status.slice(0, 40)}”, not one of ${statuses.join(', ')}`
  // What nobody sees is kept as it is, but the form would not take it.
  const orDash = (text: string) => (isSeen(text) ? text : '-')
  const name = isBackup || request.name.trim() ? orDash(request.name) : request.name
  const { error } = requestSchema.safeParse({ ...request, name, message: orDash(request.message) })
  const field = answerNames.find((answer) => answer === error?.issues[0]?.path[0])
  if (field) {
    const [label, text] = [answerOf(field).label.toLowerCase(), request[field]?.trim().slice(0, 60)]
    return text ? `the ${label} “${text}” is not valid` : `it has no ${label}`
  }
  const canBe = isBackup || !isWhole || isPlausible(new Date(submittedAt), new Date())
  if (!isMoment(submittedAt) || !canBe) return 'it has no readable date of submission'
  return isMoment(updatedAt) ? undefined : 'its date of decision cannot be read'
}

/**
 * The value with dates in ISO 8601, also those that an earlier import took over as they were.
 * Unless it is `asSaved`, it also gets a text for an id or a date that is a number, as other tools
 * write them, and the address that is meant by its email.
 */
function tidied(value: unknown, asSaved: boolean): unknown {
  if (!isObject(value)) return value
  const textOf = (field: unknown) => (typeof field === 'number' && !asSaved ? String(field) : field)
  const dateOf = (field: unknown) => (typeof field === 'string' ? (isoOf(field) ?? field) : field)
  const { id, submittedAt, updatedAt } = value
  const email = typeof value.email === 'string' && !asSaved ? cleanAddress(value.email) : value.email
  const fields = {
    id: textOf(id),
    email,
    submittedAt: dateOf(textOf(submittedAt)),
    updatedAt: dateOf(textOf(updatedAt)),
  }
  const changed = Object.entries(fields)
    .filter(isTextEntry)
    .filter(([name, text]) => text !== value[name])
  return changed.length > 0 ? withFields(value, Object.fromEntries(changed)) : value
}

/** The date in ISO 8601; undefined for a day that does not exist, and for one that may be two. */
function isoOf(text: string): string | undefined {
  const isReal = isMoment(text)
  if (isReal !== undefined) return isReal ? text.replace(/(\d\d)(\d\d)$/, '$1:$2') : undefined
  const column = readDateColumn([text], { now: new Date() })
  return column.unclear === undefined ? column.read(text)?.at.toISOString() : undefined
}

/** The same for two texts that nobody can tell apart when they are shown; most are plain. */
export const looks = (text: string): string =>
  /^[!-~]+(?: [!-~]+)*$/.test(text)
    ? text
    : text
        .normalize()
        .replace(/\p{Default_Ignorable_Code_Point}|\r(?=\n)/gu, '')
        .replace(/[^\S\n]+/g, ' ')
        .trim()

/** The same for two dates that are one at this precision; 0 takes any two for one. */
export function momentKey({ submittedAt }: InvitationRequest, precision: number): string | number {
  if (precision === 0) return ''
  const time = Date.parse(submittedAt)
  if (Number.isNaN(time)) return submittedAt
  return precision === day ? new Date(time).toDateString() : Math.floor(time / precision)
}

/** The request here that each record is about, if any; each is used once. */
export function pairUp(records: readonly ImportRecord[], requests: readonly InvitationRequest[]) {
  const mates = new Map<ImportRecord, InvitationRequest>()
  const used = new Set<string>()
  const pair = (record: ImportRecord, here: InvitationRequest | undefined) => {
    if (!here || used.has(here.id)) return
    used.add(here.id)
    mates.set(record, here)
  }
  const byId = new Map(requests.map((request) => [request.id, request]))
  for (const record of records) {
    const here = record.isExact ? byId.get(record.request.id) : undefined
    if (here && isSamePerson(here, record.request)) pair(record, here)
  }
  const people = new Set(records.map(({ request }) => addressKey(request)))
  const known = requests.filter((request) => people.has(addressKey(request))).reverse()
  const pairAt = (precision: number, isTried: (record: ImportRecord) => boolean) => {
    const key = (request: InvitationRequest) => `${addressKey(request)} ${momentKey(request, precision)}`
    const free = known.filter(({ id }) => !used.has(id))
    if (free.length === 0) return
    const waiting = groupBy(free, key)
    for (const record of records)
      if (!mates.has(record) && isTried(record)) pair(record, waiting.get(key(record.request))?.pop())
  }
  for (const precision of new Set(records.map((record) => record.precision)))
    pairAt(precision, (record) => record.precision === precision)
  pairAt(0, ({ isExact }) => !isExact)
  return mates
}

/** Two requests with one id are the same if they have the same address or the same moment. */
const isSamePerson = (a: InvitationRequest, b: InvitationRequest): boolean =>
  addressKey(a) === addressKey(b) || momentKey(a, 1) === momentKey(b, 1)
