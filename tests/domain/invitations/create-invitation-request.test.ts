import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createInvitationRequest } from '@/features/request-access/request-submission'
import { sampleInput } from './sample-requests'

let server: Server | undefined
const received: unknown[] = []

async function answering(status: number, answer: string): Promise<string> {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    received.push([request.method, request.url, request.headers['content-type'], JSON.parse(text)])
    response.writeHead(status).end(answer)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
}

afterEach(async () => {
  vi.unstubAllGlobals()
  received.length = 0
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

test('the six fields are posted and the JSON of the answer comes back', async () => {
  const apiBase = await answering(201, '{"success":true,"id":"7"}')
  const input = { ...sampleInput, password: 'never sent' }
  expect(await createInvitationRequest(input, apiBase)).toEqual({ success: true, id: '7' })
  expect(received).toEqual([['POST', '/api/invitation-requests', 'application/json', sampleInput]])
})

test('an absent organization is sent as the empty text', async () => {
  const { organization: _, ...input } = sampleInput
  await createInvitationRequest(input, await answering(200, '{}'))
  expect(received[0]).toContainEqual({ ...sampleInput, organization: '' })
})

test('the address is below the API base of the site unless told', async () => {
  const fetch = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  await createInvitationRequest(sampleInput)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/invitation-requests', expect.anything())
})

test("a refusal throws the server's words, or the default when it has none", async () => {
  const apiBase = await answering(409, '{"error":"Already requested"}')
  await expect(createInvitationRequest(sampleInput, apiBase)).rejects.toThrow('Already requested')
})

test.each([
  ['no error field', '{}'],
  ['an object for an error', '{"error":{}}'],
  ['a page', '<!doctype html>'],
])('a refusal without words throws the default: %s', async (_, answer) => {
  const apiBase = await answering(500, answer)
  await expect(createInvitationRequest(sampleInput, apiBase)).rejects.toMatchObject({
    message: 'Failed to submit request',
    status: 500,
  })
})

test('an ok answer that is no JSON, and no answer at all, keep their own words', async () => {
  const apiBase = await answering(200, '<!doctype html>')
  await expect(createInvitationRequest(sampleInput, apiBase)).rejects.toMatchObject({ kind: 'html' })
  await new Promise((resolve) => server?.close(resolve))
  await expect(createInvitationRequest(sampleInput, apiBase)).rejects.toMatchObject({ kind: 'network' })
})
