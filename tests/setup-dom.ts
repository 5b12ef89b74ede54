import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Wide, for a busy machine: what is awaited is a condition, and a passing test does not wait longer
// for it.
configure({ asyncUtilTimeout: 10_000 })

// This runs before each file, and the window is the same for many.
if (!('showModal' in HTMLDialogElement.prototype)) {
  await import('./support/browser')
  await import('./support/computed-style')
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
