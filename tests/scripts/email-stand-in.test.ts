import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emailStandIn } from '../../scripts/email-stand-in.mjs'
import { serveDist } from '../../scripts/server.mjs'
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
const JSON_TYPE = { 'content-type': 'application/json' }

let folder = ''
let fails = false
let site: Awaited<ReturnType<typeof serveDist>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-in-'))
  await writeFile(join(folder, 'api.html'), '<h1>API documentation</h1>')
  await writeFile(join(folder, '404.html'), '<h1>Not here</h1>')
  fails = false
  site = await serveDist({
    dir: folder,
    port: 0,
    api: emailStandIn({ fails: () => fails }),
    headers: () => ({}),
  })
})

afterEach(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

async function send(kind: string, payload: unknown, headers: Record<string, string> = JSON_TYPE) {
  const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload)
  const answer = await rawRequest(site.url, `/api/send-email/${kind}`, { method: 'POST', headers, body })
  return {
    status: answer.status,
    type: answer.headers['content-type'],
    json: JSON.parse(answer.body.toString()),
  }
}

async function outbox(): Promise<
  { id: string; kind: string; receivedAt: string; fields: Record<string, string> }[]
> {
  return JSON.parse((await rawRequest(site.url, '/outbox.json')).body.toString())
}

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
    for (const name of Object.keys(payload)) {
      const { [name as keyof typeof payload]: _, ...without } = payload
      expect(await send(kind, without)).toMatchObject({
        status: 422,
        json: { error: `Missing field: ${name}.` },
      })
      for (const value of [null, 7, true, ['a'], { a: 1 }]) {
        const answer = await send(kind, { ...payload, [name]: value })
        expect(answer).toMatchObject({ status: 422, json: { error: `${name} must be a string.` } })
      }
      if (kind === 'demo' && ['phone_number', 'message'].includes(name)) continue
      const blank = await send(kind, { ...payload, [name]: ' \n' })
      expect(blank).toMatchObject({ status: 422, json: { error: `${name} must not be empty.` } })
    }
    expect(await outbox()).toEqual([])
  },
)

test('a field outside the contract is refused by name', async () => {
  expect(await send('demo', { ...DEMO, teamSize: '1-10' })).toMatchObject({
    status: 422,
    json: { error: 'Unknown field: teamSize.' },
  })
  const polluted = JSON.stringify(CONTACT).replace('{', '{"__proto__":{"polluted":"yes"},')
  expect(await send('contact', polluted)).toMatchObject({
    status: 422,
    json: { error: 'Unknown field: __proto__.' },
  })
  expect(await send('contact', DEMO)).toMatchObject({ status: 422 })
})

test.each(['amara', '@school.example', 'a@b@c.example', 'a@x.example\r\nBcc: b@x.example'])(
  'the address %j is refused',
  async (address) => {
    const demo = await send('demo', { ...DEMO, email: address })
    expect(demo).toMatchObject({ status: 422, json: { error: 'email must be a valid e-mail address.' } })
    const contact = await send('contact', { ...CONTACT, from_email: address })
    expect(contact.json.error).toBe('from_email must be a valid e-mail address.')
  },
)

test.each([
  ['{', JSON_TYPE, 400, 'The body is not valid JSON.'],
  [Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), JSON_TYPE, 400, 'The body is not valid JSON.'],
  ['null', JSON_TYPE, 422, 'The body must be a JSON object.'],
  ['[]', JSON_TYPE, 422, 'The body must be a JSON object.'],
  ['{}', { 'content-type': 'text/plain' }, 415, 'Content-Type must be application/json.'],
  ['{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 415, 'Content-Type must be application/json.'],
] as const)('the body %s, sent as %j, is refused', async (body, headers, status, error) => {
  expect(await send('demo', body, { ...headers })).toMatchObject({ status, json: { error } })
})

test('a body may be 64 KiB long and no longer, and its sender gets to read the answer', async () => {
  const padded = (length: number) => {
    const rest = JSON.stringify({ ...CONTACT, message: '' }).length
    return { ...CONTACT, message: 'a'.repeat(length - rest) }
  }
  expect((await send('contact', padded(65_536))).status).toBe(200)
  for (const length of [65_537, 3_000_000]) {
    const answer = await send('contact', padded(length))
    expect(answer).toMatchObject({ status: 413, json: { error: 'The body must not be longer than 64 KiB.' } })
  }
  expect(await outbox()).toHaveLength(1)
})

test('pages under /api stay pages, every other call is a 404 in JSON, and only POST sends', async () => {
  const page = await rawRequest(site.url, '/api', { headers: { accept: 'text/html' } })
  expect(page.body.toString()).toBe('<h1>API documentation</h1>')
  for (const path of ['/api/invitation-requests', '/api/send-email/demo/x', '/api/constructor']) {
    const answer = await rawRequest(site.url, path, { method: 'POST', headers: JSON_TYPE, body: '{}' })
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      404,
      { error: 'There is no such API call.' },
    ])
  }
  const got = await rawRequest(site.url, '/api/send-email/demo')
  expect([got.status, got.headers.allow]).toEqual([405, 'POST, OPTIONS'])
})

test('the outbox page shows every message and escapes whatever was sent', async () => {
  const hostile = `<script>alert(1)</script><img src=x onerror="alert('2')"> & &amp; </dd></article>`
  await send('contact', { ...CONTACT, from_name: hostile, message: 'one\n\ntwo' })
  await send('demo', DEMO)
  const { headers, body } = await rawRequest(site.url, '/outbox')
  const html = body.toString()
  expect(html).not.toMatch(/<script|<img/i)
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#60;img src=x onerror=&#34;')
  expect(html.indexOf('Demo request')).toBeLessThan(html.indexOf('Contact message'))
  expect(html).toContain('<dt>Contact reason</dt><dd dir="auto">general</dd>')
  expect(html).toContain('one\n\ntwo')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('the outbox is read only, and only through a local name or an address', async () => {
  expect((await rawRequest(site.url, '/outbox', { method: 'DELETE' })).status).toBe(405)
  for (const host of ['localhost:4173', '127.0.0.1', '[::1]:4173']) {
    expect((await rawRequest(site.url, '/outbox', { headers: { host } })).status).toBe(200)
  }
  for (const host of ['evil.example', 'localhost.evil.example:4173', '127.0.0.1.evil.example']) {
    expect((await rawRequest(site.url, '/outbox.json', { headers: { host } })).status).toBe(403)
  }
})

test('a test can have the API fail', async () => {
  fails = true
  const error = 'The mail server is not reachable.'
  expect(await send('demo', DEMO)).toMatchObject({ status: 500, json: { error } })
  expect(await outbox()).toEqual([])
})
