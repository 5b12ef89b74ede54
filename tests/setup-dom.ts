import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { siteStorage, tabStorage } from '@/lib/json-storage'
import { queryClient } from '@/lib/query'
import { noToasts, toasts } from '@/lib/toast'

// Long, for a busy machine. Tests wait for conditions, so a passing test takes no longer.
configure({ asyncUtilTimeout: 10_000 })

// This runs before each file, and many files share one window.
if (!('showModal' in HTMLDialogElement.prototype)) {
  await import('./support/browser')
  await import('./support/computed-style')
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  // An earlier file's toast layer, which is gone, would count as one that reads messages out.
  toasts.set(noToasts)
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // Texts that a test's broken storage refused are kept in memory, which test files share.
  for (const storage of [siteStorage, tabStorage]) {
    for (const key of storage.keys()) storage.remove(key)
  }
  history.replaceState(null, '', '/')
})
