import { render } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ToastLayer } from '@/lib/toast-layer'
import { openList, press, report, signInForEachTest } from '../../support/review'
import { later } from '../../support/visitor'

// The layer loads this on demand; it is loaded here once, so that no test waits for a slow disk.
beforeAll(() => import('@/lib/toaster'), 60_000)
signInForEachTest()

const toasts = () => document.querySelector('section[aria-live]')
/** The code of the toasts comes by a clock of its own. */
const toToast = (words: string | RegExp) => vi.waitFor(() => expect(toasts()).toHaveTextContent(words))
const line = () => report()?.parentElement

async function approveInFullStorage(): Promise<void> {
  render(<ToastLayer />)
  await openList()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await press('Approve Ann’s request')
  await later(600)
}

test('what a toast reads out stays in sight in the list’s line, and is not read out there again', async () => {
  await approveInFullStorage()
  await toToast('so nothing was saved')
  expect(report()).toHaveTextContent(/^3 requests, newest first\.$/)
  await later(5000)
  expect(toasts()).not.toHaveTextContent('saved')
  expect(line()).toHaveTextContent(/newest first\. In this browser, .* so nothing was saved/)
})

test('of an undone approval the line reads out what no toast does', async () => {
  render(<ToastLayer />)
  await openList()
  await press('Approve Ann’s request')
  await later(600)
  await press('Done')
  await press('Undo Ann’s request approved')
  await later(600)
  await toToast(/^The code is no longer valid\. .* tell the person who has it\.$/)
  expect(report()).toHaveTextContent(/newest first\. Ann’s request is pending again\.$/)
  expect(line()).toHaveTextContent('Ann’s request is pending again. The code is no longer valid.')
})

test('where the code of the toasts does not come, the line reads out all', async () => {
  vi.doMock('@/lib/toaster', () => {
    throw new Error('gone')
  })
  await approveInFullStorage()
  await vi.waitFor(() => expect(report()).toHaveTextContent('so nothing was saved'), { timeout: 20_000 })
  expect(toasts()).toBeNull()
})
