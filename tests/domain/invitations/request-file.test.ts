import { expect, onTestFinished, test, vi } from 'vitest'
import { parseRequestFile, requestFile } from '@/domain/invitations/request-file'
import { requestMailto } from '@/features/request-access/request-mail'
import { sampleInput } from './sample-requests'

const request = {
  ...sampleInput,
  id: '1752691860000',
  name: 'Amara Okafor',
  email: 'amara@riverside.ca',
  role: 'teacher',
  organization: 'Riverside Secondary School',
  useCase: 'teaching',
  message: 'Grade 10 quadratics.\n"Two" sections {of 28}.',
  status: 'pending',
  submittedAt: '2025-07-16T18:51:00.000Z',
} as const
const team = { name: 'Sidenote', contactEmail: 'hello@sidenote.example' }

const fileWith = (change: object) =>
  JSON.stringify({ format: 'sidenote-request', version: 1, request: { ...request, ...change } })
const bodyOf = (mailto: string) => new URL(mailto).searchParams.get('body') ?? ''

test('a file holds the request, its format and its version, and reads back as the same request', () => {
  const { name, text } = requestFile(request)
  expect(name).toBe('access-request-amara-okafor.json')
  expect(JSON.parse(text)).toEqual({ format: 'sidenote-request', version: 1, request })
  expect(parseRequestFile(text)).toEqual(request)
})

test('the invitation code never leaves, and unknown fields stay behind', () => {
  const approved = { ...request, status: 'approved', invitationCode: 'A1B2C3D4', note: 'private' }
  const { text } = requestFile(approved)
  expect(text).not.toContain('A1B2C3D4')
  expect(text).not.toContain('private')
})

test('whatever state and code a file names, the request comes in as pending and without a code', () => {
  const text = fileWith({ status: 'approved', invitationCode: 'A1B2C3D4', updatedAt: '2025-07-20T00:00:00Z' })
  expect(parseRequestFile(text)).toEqual(request)
})

test('a name without Latin letters gives a file name without it, and accents are dropped', () => {
  expect(requestFile({ ...request, name: '山田' }).name).toBe('access-request.json')
  expect(requestFile({ ...request, name: '../Zoë Ångström' }).name).toBe('access-request-zoe-angstrom.json')
  expect(requestFile({ ...request, name: 'x'.repeat(500) }).name).toHaveLength(60)
})

test.each([
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['an array', '[]'],
  ['null', 'null'],
  ['another format', '{"format":"backup","version":1}'],
  ['a format that only the prototype has', '{"__proto__":{"format":"sidenote-request","version":1}}'],
])('%s is not a request file', (_what, text) => {
  expect(() => parseRequestFile(text)).toThrow('This is not a request file. Choose another one.')
})

test.each([
  ['half of it', requestFile(request).text.slice(0, 200)],
  ['all but its last line', requestFile(request).text.slice(0, -2)],
  ['all but its first character', requestFile(request).text.slice(1)],
  [
    'all but its last line, as a reply quotes it',
    requestFile(request).text.slice(0, -2).replace(/^/gm, '> '),
  ],
])('a file that is cut off asks for all of it: %s', (_what, text) => {
  expect(() => parseRequestFile(text)).toThrow(
    'This request is cut off or damaged. Copy all of it, from { to }, or ask its sender for a new copy.',
  )
})

test('a file says why it is refused: its version, a field that the form would not take, its id, its date', () => {
  expect(() => parseRequestFile('{"format":"sidenote-request","version":2,"request":{}}')).toThrow(
    /version.*Reload/,
  )
  expect(() => parseRequestFile('{"format":"sidenote-request","version":1}')).toThrow(/not complete/)
  expect(() => parseRequestFile(fileWith({ email: 'amara' }))).toThrow(/email/)
  expect(() => parseRequestFile(fileWith({ role: '__proto__' }))).toThrow(/role/)
  expect(() => parseRequestFile(fileWith({ useCase: undefined }))).toThrow(
    /: use case is missing or not valid/,
  )
  expect(() => parseRequestFile(fileWith({ message: '  ' }))).toThrow(/message/)
  expect(() => parseRequestFile(fileWith({ message: 7 }))).toThrow(/message/)
  expect(() => parseRequestFile(fileWith({ id: '' }))).toThrow(/id.*a new copy/)
  expect(() => parseRequestFile(fileWith({ id: 'x'.repeat(65) }))).toThrow(/id/)
  for (const submittedAt of ['yesterday', 'week 7', '05/07/2025', '2025-07-14', '2025-02-30T10:00:00Z'])
    expect(() => parseRequestFile(fileWith({ submittedAt })), submittedAt).toThrow(/date.*a new copy/)
})

test('a request from another year, by the clock of its sender, was submitted today', () => {
  vi.useFakeTimers({ now: new Date('2025-07-16T14:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { submittedAt } = parseRequestFile(fileWith({ submittedAt: '2125-07-14T10:00:00Z' }))
  expect(submittedAt).toBe('2025-07-16T00:00:00.000Z')
  const ahead = '2025-07-16T15:00:00.000Z' // By an hour: a second copy of the file is the same request.
  expect(parseRequestFile(fileWith({ submittedAt: ahead })).submittedAt).toBe(ahead)
})

test('the words of a file that nobody quoted stay as they are', () => {
  const message = 'Grades\u00a0>= 3 and\n> 2, please'
  expect(parseRequestFile(fileWith({ message })).message).toBe(message)
})

test('a file with a byte order mark and without an organization is read', () => {
  const { organization: _, ...rest } = request
  const text = `\uFEFF${fileWith({ organization: undefined })}`
  expect(parseRequestFile(text)).toEqual(rest)
})

test('the email can be imported as it is, also when a mail program has wrapped its lines', () => {
  const mailto = requestMailto(request, team)
  expect(mailto).toMatch(/^mailto:hello@sidenote\.example\?subject=Request%20for%20beta%20access/)
  const body = bodyOf(mailto)
  expect(body).toContain('\r\n')
  expect(parseRequestFile(body)).toEqual(request)
  expect(parseRequestFile(body.replace(/ sections /, ' \r\nsections\r\n'))).toEqual(request)
})

test('the email can be imported as a reply quotes it, or with the spaces of a mail program', () => {
  const body = bodyOf(requestMailto(request, team))
  expect(parseRequestFile(body.replace(/^/gm, '> '))).toEqual(request)
  expect(parseRequestFile(body.replace(/^/gm, '> > '))).toEqual(request)
  expect(parseRequestFile(body.replace(/^ +/gm, (spaces) => '\u00a0'.repeat(spaces.length)))).toEqual(request)
})

test('an email that would be too long for a link is cut and asks for the file', () => {
  const mailto = requestMailto({ ...request, message: '多'.repeat(1_000_000) }, team)
  expect(mailto.length).toBeLessThanOrEqual(1900)
  const body = bodyOf(mailto)
  // Not "sent": it is this email that sends it.
  expect(body).toContain('Press “Download a copy” where you submitted the request, and attach that file.')
  for (const line of [
    'Name: Amara Okafor',
    'Email: amara@riverside.ca',
    'Role: Teacher',
    'Use case: Teaching',
  ])
    expect(body).toContain(`\r\n${line}\r\n`)
  expect(body).toMatch(/\r\nMessage: 多+…\r\n/)
  expect(() => parseRequestFile(bodyOf(mailto))).toThrow()
})
