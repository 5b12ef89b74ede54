import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // What a tab keeps for itself ends with the test.
  if (typeof window !== 'undefined') window.sessionStorage.clear()
})
