import { existsSync } from 'node:fs'
import { findBrowser, starts } from './browser.mjs'
import { run, runNode } from './processes.mjs'

const DOWNLOAD_LIMIT = 4 * 60_000

/**
 * The path of a browser that starts, after installing one where there is none: Playwright's own, or, where that cannot
 * be downloaded or lacks the system's libraries, Debian's as root. Undefined, with the way out printed, when all of that failed.
 *
 * @param {string} root
 * @param {AbortSignal} stop
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(root, stop) {
  const { chromium } = await import('playwright')
  const find = () => findBrowser({ own: chromium.executablePath(), works: starts })
  const present = find()
  if (present) return present

  console.log('No Chromium that starts on this machine: installing the one of Playwright…')
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env }
  const cli = 'node_modules/playwright/cli.js'
  await runNode(cli, ['install', 'chromium'], { cwd: root, stop, env, limit: DOWNLOAD_LIMIT })
  const own = find()
  if (own || stop.aborted) return own

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the Chromium of this system with apt-get…')
    const options = { cwd: root, stop, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-qq'], options)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
    const system = find()
    if (system || stop.aborted) return system
  }
  console.error(
    'There is no Chromium for the end-to-end tests. Install Chromium or Google Chrome, or run "npx playwright install --with-deps chromium",',
  )
  console.error('or set CHROME_PATH to a browser that is already there; then run "npm test" again.')
  return undefined
}
