import { afterEach, vi } from 'vitest'

// Files share their modules and their window, so each test undoes what it has replaced.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
