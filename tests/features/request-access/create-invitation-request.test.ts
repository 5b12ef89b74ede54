import { expect, onTestFinished, test, vi } from 'vitest'
import { site } from '@/config/site'
import { answerNames } from '@/domain/invitations/answers'
import { createInvitationRequest } from '@/features/request-access/request-submission'
import { sampleInput } from '../../domain/invitations/sample-requests'

function answering(status: number, answer: string) {
  const fetched = vi.fn(async (_: string, _init: RequestInit) => new Response(answer, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test.each([
  ['with an organization', sampleInput, sampleInput],
  ['without one', { ...sampleInput, organization: undefined }, { ...sampleInput, organization: '' }],
])('the fields are posted and the JSON of the answer comes back: %s', async (_, input, sent) => {
  const fetched = answering(201, '{"success":true,"id":"7"}')
  const withMore = { ...input, password: 'never sent' }
  expect(await createInvitationRequest(withMore)).toEqual({ success: true, id: '7' })
  const [address, init] = fetched.mock.calls[0] ?? []
  expect([address, init?.method]).toEqual(['/api/invitation-requests', 'POST'])
  const fields = Object.fromEntries(answerNames.map((name) => [name, '']))
  expect(JSON.parse(String(init?.body))).toEqual({ ...fields, ...sent })
})

test('with an API host of its own the site posts there', async () => {
  const { apiBase } = site
  Object.assign(site, { apiBase: 'https://mail.example/api' })
  onTestFinished(() => void Object.assign(site, { apiBase }))
  const fetched = answering(200, '{}')
  await createInvitationRequest(sampleInput)
  expect(fetched.mock.calls[0]?.[0]).toBe('https://mail.example/api/invitation-requests')
})

test.each([
  ["the server's words", 409, '{"error":"Already requested"}', 'Already requested'],
  ['the default without an error field', 500, '{}', 'Failed to submit request'],
  ['the default for an error that is no text', 500, '{"error":{}}', 'Failed to submit request'],
  ['the default for a page', 500, '<!doctype html>', 'Failed to submit request'],
])('a refusal throws %s', async (_, status, answer, message) => {
  answering(status, answer)
  await expect(createInvitationRequest(sampleInput)).rejects.toMatchObject({ message, status })
})

test('an HTML answer with status 200 and a missing answer keep their own errors', async () => {
  answering(200, '<!doctype html>')
  await expect(createInvitationRequest(sampleInput)).rejects.toMatchObject({ kind: 'html' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(createInvitationRequest(sampleInput)).rejects.toMatchObject({ kind: 'network' })
})
