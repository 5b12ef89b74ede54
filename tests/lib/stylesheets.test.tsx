import { afterEach, expect, test } from 'vitest'
import { stylesheets } from '@/lib/stylesheets'

afterEach(() => document.head.replaceChildren())

/** A stylesheet whose file is on its way, or was refused: then its sheet is empty. */
function addSheet(href: string, sheet: object | null): HTMLLinkElement {
  const link = document.createElement('link')
  link.setAttribute('rel', 'stylesheet')
  link.setAttribute('href', href)
  Object.defineProperty(link, 'sheet', { value: sheet, writable: true })
  document.head.append(link)
  return link
}

const unreadable = {
  get cssRules() {
    throw new DOMException('Cannot access rules', 'SecurityError')
  },
}

test.for([
  { state: 'on its way', sheet: null },
  { state: 'refused', sheet: { cssRules: [] } },
  { state: 'lost', sheet: unreadable },
])('a stylesheet that fails while a page waits for it is requested once more ($state)', async ({ sheet }) => {
  const link = addSheet('/assets/page.css', sheet)
  let isOver = false
  const wait = stylesheets().then(() => {
    isOver = true
  })
  const requests: boolean[] = []
  Object.defineProperty(link, 'disabled', { set: (off: boolean) => requests.push(off) })
  Object.assign(link, { sheet: null })
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

test('one that was refused before, and says nothing more, is requested at once', async () => {
  const link = addSheet('/assets/page.css', { cssRules: [] })
  const requests: boolean[] = []
  Object.defineProperty(link, 'disabled', { set: (off: boolean) => requests.push(off) })
  const wait = stylesheets()
  expect(requests).toEqual([true, false])
  Object.assign(link, { sheet: { cssRules: [{}] } })
  link.dispatchEvent(new Event('load'))
  await wait
})

test('nothing is waited for that is there, or that an extension added', async () => {
  addSheet('/assets/page.css', { cssRules: [{}] })
  addSheet('/dark.css', null)
  addSheet('https://elsewhere.example/assets/dark.css', { cssRules: [] })
  await stylesheets()
})
