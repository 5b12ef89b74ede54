import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { chosenDemo } from '@/features/messages/demo-type'
import { takeToasts, toasts } from '@/lib/toast'
import { fakeTimeForEachTest } from './visitor'

const unanswered = new Set<typeof answer>()

/** Ends the request that is under way. */
export let answer: (status: number, body: string) => void
export const fetched = vi.fn<typeof fetch>()

/** Each test begins with empty storage, fake time and a server that waits for `answer`. */
export function serveForEachTest(): void {
  // The late code of the forms is read from the disk once.
  beforeAll(
    () =>
      Promise.all([
        import('@/features/messages/contact-body'),
        import('@/features/messages/demo-body'),
        import('@/features/messages/deliver'),
      ]),
    60_000,
  )
  fakeTimeForEachTest()
  beforeEach(() => {
    fetched.mockReset().mockImplementation(
      () =>
        new Promise((resolve) => {
          const reply = (status: number, body: string) => {
            resolve(new Response(body, { status }))
            unanswered.delete(reply)
          }
          unanswered.add(reply)
          answer = reply
        }),
    )
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(async () => {
    cleanup()
    takeToasts()
    // One that goes on would be kept when a later test leaves its page.
    const { size } = unanswered
    for (const reply of unanswered) reply(200, '{}')
    await vi.waitFor(() => expect(toasts.get().waiting).toHaveLength(size))
    chosenDemo.set(undefined)
    takeToasts()
  })
}

/** Resolves when so many requests have been sent. Fake time hardly moves meanwhile. */
export const sent = (count: number) =>
  vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(count), { interval: 1, timeout: 10_000 })

export const payload = () => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
