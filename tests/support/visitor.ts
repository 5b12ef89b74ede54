import { act } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'

/** Types and presses without a pause. */
export let user: UserEvent

/** Each test begins with fake time, which runs along with the real one; `later` moves it on. */
export function fakeTimeForEachTest(now?: Date): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, ...(now && { now }) })
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: null })
  })
}

export const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Enters a text in one piece, as a paste does, where the test is not about keys: much faster. */
export async function enter(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
