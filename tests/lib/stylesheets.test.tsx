import { afterEach, expect, test } from 'vitest'
import { stylesheets } from '@/lib/stylesheets'

afterEach(() => document.head.replaceChildren())

/** A stylesheet that is on its way: it has no sheet yet. */
function comingSheet(): HTMLLinkElement {
  const link = document.createElement('link')
  link.setAttribute('rel', 'stylesheet')
  document.head.append(link)
  return link
}

test('a stylesheet that fails while a page waits for it is requested once more', async () => {
  const link = comingSheet()
  let isOver = false
  const wait = stylesheets().then(() => {
    isOver = true
  })
  const requests: boolean[] = []
  Object.defineProperty(link, 'disabled', { set: (off: boolean) => requests.push(off) })
  link.dispatchEvent(new Event('error'))
  await Promise.resolve()
  await Promise.resolve()
  expect(isOver).toBe(false)
  // Disabled and enabled again: that is what requests it.
  expect(requests).toEqual([true, false])
  link.dispatchEvent(new Event('load'))
  await wait
  expect(isOver).toBe(true)
})
