import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sendEmail } from '@/domain/messages/email-api'
import {
  accepted,
  type EmailApi,
  failures,
  type Reply,
  serveEmailApi,
  silence,
  successes,
  unreached,
} from './email-api-server'

const demo = {
  demo_type: 'Enterprise' as const,
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'amara@riverside.ca',
  company: 'Riverside High',
  role: 'IT Director',
  team_size: '11-50',
  phone_number: '',
  message: '',
}
const contact = {
  from_name: 'Zoë \u{1F600}',
  from_email: 'zoe@riverside.ca',
  company: 'Not provided',
  subject: 'Line 3',
  message: 'It marks x = 2 wrong.',
  contact_reason: 'support',
}
const sends = {
  demo: (timeoutMs?: number) => sendEmail('demo', demo, timeoutMs),
  contact: (timeoutMs?: number) => sendEmail('contact', contact, timeoutMs),
}
const kinds = ['demo', 'contact'] as const

let api: EmailApi
beforeAll(async () => {
  api = await serveEmailApi()
})
afterAll(() => api.close())
beforeEach(() => {
  // The site's own address, which a browser would put before the path.
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(new URL(path, api.origin), init))
})

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'sent',
    (error: Error) => error.message,
  )

test('each email is one POST of its payload as JSON', async () => {
  api.answer(accepted)
  await sends.demo()
  await sends.contact()
  expect(api.calls).toEqual([
    { path: '/api/send-email/demo', type: 'application/json', payload: demo },
    { path: '/api/send-email/contact', type: 'application/json', payload: contact },
  ])
})

for (const kind of kinds) {
  test.each(successes)(`${kind}: %s counts as sent`, async (_, reply, sent) => {
    api.answer(reply)
    expect(await sends[kind]()).toBe(sent)
    expect(api.calls).toHaveLength(1)
  })

  test.each(failures)(
    `${kind}: %s counts as failed and says why, and is not sent again`,
    async (_, reply, reason) => {
      api.answer(reply)
      expect(await reasonOf(sends[kind]())).toBe(reason)
      expect(api.calls).toHaveLength(1)
    },
  )

  test.each<[string, Reply]>([
    ['does not answer', silence],
    ['hangs half way through its answer', (response) => void response.writeHead(200).write('{"success"')],
  ])(`${kind}: a server that %s is given up`, async (_, reply) => {
    api.answer(reply)
    expect(await reasonOf(sends[kind](200))).toMatch(/^The server did not answer within /)
    await vi.waitFor(() => expect(api.calls).toHaveLength(1))
  })

  test(`${kind}: without a server or without a connection it says so`, async () => {
    api.answer(accepted)
    await api.close()
    expect(await reasonOf(sends[kind]())).toBe(unreached)
    vi.stubGlobal('navigator', { onLine: false })
    expect(await reasonOf(sends[kind]())).toBe('You are offline. Check your connection.')
    await api.open()
    vi.stubGlobal('navigator', { onLine: true })
    expect(await sends[kind]()).toBe('json')
  })
}
