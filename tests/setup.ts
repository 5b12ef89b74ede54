import { afterEach, vi } from 'vitest'

// Files share their modules and their window: what a test has replaced ends with it.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
