import { expect, test } from 'vitest'
import { findBrowser } from '../../scripts/browser.mjs'
import { satisfies } from '../../scripts/node-version.mjs'
import { isInstalled } from '../../scripts/run.mjs'

test.each([
  ['20.19.0', '>=20.19', true],
  ['20.18.3', '>=20.19', false],
  ['20.20.2', '^20.19.0 || ^22.12.0 || >=24.0.0', true],
  ['21.7.3', '^20.19.0 || ^22.12.0 || >=24.0.0', false],
  ['22.11.0', '^20.19.0 || ^22.12.0 || >=24.0.0', false],
  ['22.12.0', '^20.19.0 || ^22.12.0 || >=24.0.0', true],
  ['24.0.0', '^20.19.0 || ^22.12.0 || >=24.0.0', true],
])('Node %s in the range %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected)
})

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/vite': { version: '8.3.8', integrity: 'sha512-a' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
}
const installed = { packages: { 'node_modules/vite': { version: '8.3.8', integrity: 'sha512-a' } } }
const everywhere = () => true

test('packages are current when each locked one is there, but for optional ones', () => {
  expect(isInstalled(lock, installed, everywhere)).toBe(true)
})

test('packages are not current when one is absent, other, altered or deleted, or an installation broke off', () => {
  const changed = (entry: object) => ({ packages: { 'node_modules/vite': entry } })
  expect(isInstalled(lock, { packages: {} }, everywhere)).toBe(false)
  expect(isInstalled(lock, changed({ version: '8.3.7', integrity: 'sha512-a' }), everywhere)).toBe(false)
  expect(isInstalled(lock, changed({ version: '8.3.8', integrity: 'sha512-b' }), everywhere)).toBe(false)
  expect(isInstalled(lock, installed, () => false)).toBe(false)
  expect(isInstalled(lock, undefined, everywhere)).toBe(false)
})

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
    findBrowser({ own, isWhole: true, env: { CHROME_PATH: path, PATH: '' }, works: everywhere })
  expect(whole('/usr/bin/chromium-headless-shell', '/cache/chrome')).toBe('/cache/chrome')
  expect(whole('/opt/chrome', '/cache/chrome')).toBe('/opt/chrome')
})
