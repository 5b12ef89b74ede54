import { beforeEach, expect, test, vi } from 'vitest'
import { requestSchema } from '@/domain/invitations/request-file'
import {
  invitationStorage,
  submitInvitationRequest,
  submitRequest,
} from '@/features/request-access/request-submission'
import { draftMark, draftSentAt, readDraft, writeDraft } from '@/lib/drafts'
import { sampleInput } from '../../domain/invitations/sample-requests'

beforeEach(() => {
  vi.useFakeTimers()
})

const stored = () => JSON.parse(localStorage.getItem('invitationRequests') ?? '[]')

test('a submission takes a second, is then in the stored list, and resolves to the words to show', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const submission = submitInvitationRequest(sampleInput)
  await vi.advanceTimersByTimeAsync(999)
  expect(stored()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  const result = await submission
  expect(stored()).toMatchObject([{ ...sampleInput, id: result.requestId, status: 'pending' }])
  expect(result).toEqual({
    success: true,
    message:
      "Thank you for your interest! We'll review your request and send you an invitation code if selected.",
    requestId: expect.stringMatching(/^\d{13}$/),
  })
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['an error without a message', new Error()],
  ['what is no error', 'text'],
])('the default words are shown for %s', async (_, reason) => {
  const failing = expect(
    submitInvitationRequest(sampleInput, { add: () => Promise.reject(reason) }),
  ).rejects.toThrow(/^An error occurred$/)
  await vi.advanceTimersByTimeAsync(1000)
  await failing
})

test('a request that is stored ends its draft, also in copies of the tab; one that is not keeps it', async () => {
  writeDraft('request', { name: 'Amara' })
  const mark = draftMark('request')
  const full = vi.spyOn(invitationStorage, 'add').mockRejectedValue(new Error('The storage is full'))
  const failing = submitRequest(requestSchema.parse(sampleInput), mark).catch(() => {})
  await vi.advanceTimersByTimeAsync(1000)
  await failing
  expect(draftSentAt(mark)).toBeUndefined()
  expect(readDraft('request')).toEqual({ name: 'Amara' })
  full.mockRestore()
  const storing = submitRequest(requestSchema.parse(sampleInput), mark)
  await vi.advanceTimersByTimeAsync(1000)
  await storing
  expect(draftSentAt(mark)).toBeDefined()
  expect(readDraft('request')).toBeUndefined()
})

test('a request from a page that Back has brought again does not end the draft of a later page', async () => {
  writeDraft('request', { name: 'Amara' })
  const mark = draftMark('request')
  writeDraft('request', { name: 'Bea' })
  const storing = submitRequest(requestSchema.parse(sampleInput), mark)
  await vi.advanceTimersByTimeAsync(1000)
  await storing
  expect(draftSentAt(mark)).toBeDefined()
  expect(readDraft('request')).toEqual({ name: 'Bea' })
})

test('why a request is not stored is said, also when not even copies of it can be made', async () => {
  vi.spyOn(invitationStorage, 'add').mockRejectedValue(new Error('The storage is full'))
  vi.spyOn(invitationStorage, 'read').mockImplementation(() => {
    throw new Error('The storage is blocked')
  })
  const failing = expect(submitRequest(requestSchema.parse(sampleInput), undefined)).rejects.toMatchObject({
    message: 'The storage is full',
    copies: undefined,
  })
  await vi.advanceTimersByTimeAsync(1000)
  await failing
})
