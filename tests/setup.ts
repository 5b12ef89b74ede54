import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Wide, for a busy machine: what is awaited is a condition, and a passing test does not wait longer
// for it.
configure({ asyncUtilTimeout: 10_000 })

// A file of served HTML runs in Node.
if (typeof window !== 'undefined') await import('./support/computed-style')

afterEach(() => {
  cleanup()
  // What a tab keeps for itself ends with the test.
  if (typeof window !== 'undefined') window.sessionStorage.clear()
})
