import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import './support/computed-style'

// Wide, for a busy machine: what is awaited is a condition, and a passing test does not wait longer
// for it.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  // What a tab keeps for itself ends with the test.
  if (typeof window !== 'undefined') window.sessionStorage.clear()
})
