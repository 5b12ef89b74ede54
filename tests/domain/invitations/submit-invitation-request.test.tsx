import { beforeEach, expect, test, vi } from 'vitest'
import { createInvitationStorage } from '@/domain/invitations/storage'
import { submitInvitationRequest } from '@/features/request-access/request-submission'
import { MemoryStorage } from '../../lib/memory-storage'
import { sampleInput } from './sample-requests'

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

test('a full storage fails with a sentence for people, and the next try works', async () => {
  const memory = new MemoryStorage()
  memory.nextErrors.push(new DOMException('The quota has been exceeded.', 'QuotaExceededError'))
  const storage = createInvitationStorage({ storage: () => memory, now: () => new Date() })
  const failing = expect(submitInvitationRequest(sampleInput, storage)).rejects.toThrow(
    /storage of this browser is full/,
  )
  await vi.advanceTimersByTimeAsync(1000)
  await failing
  const submission = submitInvitationRequest(sampleInput, storage)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await submission).success).toBe(true)
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
