import { onTestFinished, vi } from 'vitest'

/**
 * Stops fake time, which has run along with the real one: from here on only the test moves it,
 * however slow the machine is. Testing Library waits for a task after each event, and moves fake
 * timers on by itself if it finds Jest's name.
 */
export function stopTime(): void {
  vi.setTimerTickMode('manual')
  Reflect.set(globalThis, 'jest', { advanceTimersByTime: vi.advanceTimersByTime })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'jest'))
}
