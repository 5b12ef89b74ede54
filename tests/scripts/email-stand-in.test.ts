import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contactEmail, demoEmail } from '@/domain/messages/email-api'
import { kinds } from '@/features/messages/deliver'
import { emailStandIn } from '../../scripts/email-stand-in.mjs'
import { rawRequest } from './raw-request'

const DEMO = {
  demo_type: 'Student',
  first_name: 'Amara',
  last_name: 'Osei',
  email: 'amara@school.example',
  company: 'Lakeview School',
  role: 'Educator/Teacher',
  team_size: '11-50',
  phone_number: '',
  message: '',
}
const CONTACT = {
  from_name: 'Amara Osei',
  from_email: 'amara@school.example',
  company: 'Not provided',
  subject: 'A question',
  message: 'How does a class begin?',
  contact_reason: 'general',
}

let fails = false
let url = ''
let server: Server

beforeEach(async () => {
  fails = false
  const standIn = emailStandIn({ fails: () => fails })
  server = createServer((request, response) => standIn(request, response, () => response.end('passed on')))
  url = `http://127.0.0.1:${await new Promise((listening) => {
    server.listen(0, '127.0.0.1', () => listening((server.address() as AddressInfo).port))
  })}`
})

afterEach(() => server.close())

async function send(kind: string, payload: unknown) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const answer = await rawRequest(url, `/api/send-email/${kind}`, { method: 'POST', body })
  return { status: answer.status, json: JSON.parse(answer.body.toString()) }
}

async function outbox(): Promise<
  { id: string; kind: string; receivedAt: string; fields: Record<string, string> }[]
> {
  return JSON.parse((await rawRequest(url, '/outbox')).body.toString())
}

test('the payloads of these tests have every field that the forms send, and so has docs/email-api.md', () => {
  const email = 'amara@school.example'
  const company = 'Lakeview School'
  const [subject, message] = ['A question', 'How does a class begin?']
  const contact = contactEmail({ name: 'Amara', email, company, contactReason: 'general', subject, message })
  const person = { firstName: 'Amara', lastName: 'Osei', email, company, role: 'Other' }
  const demo = demoEmail({ ...person, type: 'Student', teamSize: '1-10', phoneNumber: '', message })
  expect(Object.keys(CONTACT).sort()).toEqual(Object.keys(contact).sort())
  expect(Object.keys(DEMO).sort()).toEqual(Object.keys(demo).sort())
  const contract = readFileSync('docs/email-api.md', 'utf8')
  const sent = Object.keys({ ...contact, ...demo })
  expect(sent.filter((name) => !contract.includes(`\`${name}\``))).toEqual([])
})

test.each([
  ['demo', DEMO],
  ['contact', CONTACT],
])('a good %s payload is accepted and stored', async (kind, payload) => {
  const { status, json } = await send(kind, payload)
  expect(status).toBe(200)
  expect(json).toEqual({ success: true, message: expect.any(String), id: expect.any(String) })
  const [entry] = await outbox()
  expect(entry).toEqual({ id: json.id, kind, receivedAt: expect.any(String), fields: payload })
  expect(Date.parse(entry?.receivedAt ?? '')).toBeCloseTo(Date.now(), -4)
})

test.each([
  ['demo', DEMO],
  ['contact', CONTACT],
])(
  'each field of a %s payload must be there, a string, and filled in where it must be',
  async (kind, payload) => {
    for (const [name, sample] of Object.entries(payload)) {
      // Above, what may be empty is.
      for (const value of [undefined, null, 7, ['a'], ...(sample === '' ? [] : [' \n'])])
        expect(await send(kind, { ...payload, [name]: value })).toMatchObject({
          status: 422,
          json: { error: expect.stringContaining(name) },
        })
    }
    expect(await outbox()).toEqual([])
  },
)

test.each(['amara', '@school.example', 'a@b@c.example', 'a@x.example\r\nBcc: b@x.example'])(
  'the address %j is refused',
  async (address) => {
    expect(await send('demo', { ...DEMO, email: address })).toMatchObject({ status: 422 })
    expect(await send('contact', { ...CONTACT, from_email: address })).toMatchObject({ status: 422 })
  },
)

test('a field outside the contract, and what is no JSON object, is refused', async () => {
  expect(await send('demo', { ...DEMO, teamSize: '1-10' })).toMatchObject({ status: 422 })
  expect(await send('contact', DEMO)).toMatchObject({ status: 422 })
  expect(await send('demo', 'null')).toMatchObject({ status: 422 })
  expect(await send('demo', '{')).toMatchObject({ status: 422 })
})

test.each(['callback', 'constructor'])(
  'a call %s that it does not know says where to add it',
  async (kind) => {
    const error = `The local stand-in has no "${kind}": add its fields to scripts/email-stand-in.mjs.`
    expect(await send(kind, CONTACT)).toEqual({ status: 404, json: { error } })
  },
)

test('pages under /api stay pages, and only POST sends', async () => {
  const page = await rawRequest(url, '/api', { headers: { accept: 'text/html' } })
  expect(page.body.toString()).toBe('passed on')
  expect((await rawRequest(url, '/api/send-email/demo')).status).toBe(405)
})

test('the outbox is read only through a local name or an address', async () => {
  for (const host of ['localhost:4173', '127.0.0.1', '[::1]:4173'])
    expect((await rawRequest(url, '/outbox', { headers: { host } })).status).toBe(200)
  for (const host of ['evil.example', 'localhost.evil.example:4173', '127.0.0.1.evil.example'])
    expect((await rawRequest(url, '/outbox', { headers: { host } })).status).toBe(403)
})

test('a test can have the API fail', async () => {
  fails = true
  const error = 'The mail server is not reachable.'
  expect(await send('demo', DEMO)).toMatchObject({ status: 500, json: { error } })
  expect(await outbox()).toEqual([])
})

test.each(Object.keys(kinds))(
  'the call that a message makes is in the stand-in and docs/email-api.md: %s',
  async (kind) => {
    expect((await send(kind, {})).status).toBe(422)
    expect(readFileSync('docs/email-api.md', 'utf8')).toContain(`/api/send-email/${kind}\n`)
  },
)
