import { existsSync } from 'node:fs'
import { findBrowser, findFirefox, findWebKit, starts } from './browser.mjs'
import { run, runNode } from './run.mjs'

const DOWNLOAD_LIMIT = 4 * 60_000

/** The engines beside Chromium, and Debian's packages for them. */
const ENGINES = [
  { name: 'Firefox ESR', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKitGTK', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
]

/**
 * The path of a browser that starts, after installing one where there is none: Playwright's own or
 * else, as root, Debian's. Undefined, with the way out printed, when all failed.
 */
export async function ensureBrowser() {
  const { chromium } = await import('playwright')
  const find = () => findBrowser({ own: chromium.executablePath(), works: starts })
  const present = find()
  if (present) return present
  console.log('No Chromium that starts on this machine: installing the one of Playwright…')
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env }
  const cli = 'node_modules/playwright/cli.js'
  await runNode(cli, ['install', 'chromium'], { env, limit: DOWNLOAD_LIMIT })
  if (!find()) await aptInstall(['chromium'])
  const installed = find()
  if (installed) return installed
  console.error('There is no Chromium for the end-to-end tests. Install Chromium or Google Chrome, run')
  console.error('"npx playwright install --with-deps chromium", or set CHROME_PATH to a browser.')
  return undefined
}

/**
 * Installs the browsers that the journeys of e2e/engines need beside Chromium, as root of a Debian
 * system, and says which ones are missing after that: their journeys are skipped.
 */
export async function ensureEngines() {
  for (const { name, find, packages } of ENGINES) {
    if (!find()) await aptInstall(packages)
    if (!find()) console.log(`No ${name} here: its journeys are skipped (docs/browsers.md).`)
  }
}

/** Installs packages with apt-get if that is possible. @param {readonly string[]} packages */
async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(' and ')} with apt-get…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, limit: DOWNLOAD_LIMIT }
  await run('apt-get', ['update', '-qq'], options)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
