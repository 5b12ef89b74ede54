import { afterEach, expect, test, vi } from 'vitest'
import { keptTheme, readTheme, showTheme, writeTheme } from '@/app/theme-switch'

afterEach(() => {
  showTheme('system')
  document.head.replaceChildren()
})

function bars(): readonly string[] {
  return [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].flatMap((meta) => {
    const media = meta.getAttribute('media')
    return media === 'not all' ? [] : [`${meta.content} ${media}`]
  })
}

test('a chosen theme is shown, kept and taken over by the browser’s bar; System leaves both to the device', () => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">'
  writeTheme('dark')
  expect([readTheme(), keptTheme()]).toEqual(['dark', 'dark'])
  expect(bars()).toEqual(['#000 all'])
  writeTheme('light')
  expect(bars()).toEqual(['#fff all'])
  writeTheme('system')
  expect([readTheme(), keptTheme()]).toEqual(['system', 'system'])
  expect(bars()).toEqual(['#fff (prefers-color-scheme: light)', '#000 (prefers-color-scheme: dark)'])
})

test('where storage is blocked a theme is shown, and what is kept is unknown', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  writeTheme('dark')
  expect(readTheme()).toBe('dark')
  expect(keptTheme()).toBeUndefined()
})
