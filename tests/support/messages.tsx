import { act } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { contactSending, contactSheet, demoSending } from '@/features/messages/messages'
import { takeToasts } from '@/lib/toast'

export let user: UserEvent
/** Ends the request that is under way. */
export let answer: (status: number, body: string) => void
export const fetched = vi.fn<typeof fetch>()

/** Each test begins with empty storage, fake time and a server that waits for `answer`. */
export function serveForEachTest(): void {
  vi.setConfig({ testTimeout: 20_000 })
  // The code that the forms load when it is needed is read from the disk once.
  beforeAll(
    () =>
      Promise.all([
        import('@/features/messages/contact-body'),
        import('@/features/messages/demo-body'),
        import('@/features/messages/deliver'),
      ]),
    60_000,
  )
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: null })
    localStorage.clear()
    fetched.mockReset().mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = (status, body) => resolve(new Response(body, { status }))
        }),
    )
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => {
    contactSending.reset()
    demoSending.reset()
    contactSheet.set({ number: 0, asked: false })
    takeToasts()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    localStorage.clear()
  })
}

export const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Resolves when so many requests have gone out. Fake time has hardly moved meanwhile. */
export const sent = (count: number) =>
  vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(count), { interval: 1, timeout: 10_000 })

/** What was sent first. */
export const payload = () => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
