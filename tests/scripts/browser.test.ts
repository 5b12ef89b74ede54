import { expect, test } from 'vitest'
import { findBrowser } from '../../scripts/browser.mjs'

test('CHROME_PATH comes first, then the headless shell, Playwright’s own browser, and the system’s', () => {
  const env = { CHROME_PATH: '/opt/chrome', PATH: '/usr/local/bin:/usr/bin' }
  const find = (...there: string[]) =>
    findBrowser({ own: '/cache/chrome', env, works: (path) => there.includes(path) })
  expect(find('/cache/chrome', '/opt/chrome', '/usr/bin/chromium')).toBe('/opt/chrome')
  expect(find('/cache/chrome', '/usr/bin/chromium')).toBe('/cache/chrome')
  expect(find('/usr/bin/google-chrome', '/usr/bin/chromium')).toBe('/usr/bin/chromium')
  expect(find('/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome')
  expect(find()).toBeUndefined()
  expect(find('/cache/chrome', '/usr/bin/chromium-headless-shell')).toBe('/usr/bin/chromium-headless-shell')
  const whole = (path: string, own: string) =>
    findBrowser({ own, isWhole: true, env: { CHROME_PATH: path, PATH: '' }, works: () => true })
  expect(whole('/usr/bin/chromium-headless-shell', '/cache/chrome')).toBe('/cache/chrome')
  expect(whole('/opt/chrome', '/cache/chrome')).toBe('/opt/chrome')
})
