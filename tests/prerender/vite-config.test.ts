import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLogger, loadConfigFromFile } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testEnvironment } from '../../scripts/run.mjs'

const project = process.cwd()
let folder = ''

/** What `vite.config.ts` makes of a mode, in a folder with a `.env` file. */
async function load(mode: string) {
  const warnings: string[] = []
  const logger = { ...createLogger(), warn: (text: string) => void warnings.push(text) }
  const file = path.join(project, 'vite.config.ts')
  const loaded = await loadConfigFromFile({ command: 'build', mode }, file, project, 'warn', logger)
  return { warnings, site: JSON.parse(String(loaded?.config.define?.__SITE__)) }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vite-config-'))
  await writeFile(path.join(folder, '.env'), 'VITE_SITE_NAME=Marginal\n')
  process.chdir(folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(async () => {
  process.chdir(project)
  await rm(folder, { recursive: true })
})

test('Vite has nothing to warn of in its configuration', async () => {
  expect((await load('production')).warnings).toEqual([])
})

test('a test build sees what it is given, and no .env file', async () => {
  for (const [name, value] of Object.entries(testEnvironment({ VITE_CONTACT_TOWN: 'Guelph, Ontario' }))) {
    vi.stubEnv(name, value)
  }
  expect((await load('production')).site).toMatchObject({
    name: 'Sidenote',
    contactTown: 'Guelph, Ontario',
  })
})
