import { onTestFinished, vi } from 'vitest'

/**
 * Fake time that has run along with the real one is stopped from here on: only the test moves it,
 * however slow the machine is. Testing Library waits a turn after each event; it moves fake timers
 * on by itself under the name of Jest's.
 */
export function stopTime(): void {
  vi.setTimerTickMode('manual')
  Reflect.set(globalThis, 'jest', { advanceTimersByTime: vi.advanceTimersByTime })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'jest'))
}
