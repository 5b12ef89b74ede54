import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = {
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
  readonly resolved?: string
  readonly integrity?: string
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const packages = Object.entries(lock.packages).filter(([name]) => name.startsWith('node_modules/'))

test('no package, of the site or of its tools, runs a script of its own when it is installed', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name)).toEqual([])
})

test('every package of the published site is locked to a content hash', () => {
  const published = packages.filter(([, { dev }]) => !dev)
  expect(published.length).toBeGreaterThan(8)
  expect(published.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([])
})

// A host that builds may set the first, a person's own settings the second: then there is no Vite,
// or Vite has no compiler.
test.each([{ NODE_ENV: 'production' }, { npm_config_omit: 'optional' }])(
  'npm ci leaves nothing out under %o',
  (settings) => {
    const env = { ...process.env, ...settings }
    expect(execSync('npm config get omit', { env, encoding: 'utf8' }).trim()).toBe('')
  },
)
