import { existsSync } from 'node:fs'
import { findBrowser, findFirefox, findShell, findWebKit, starts } from './browser.mjs'
import { run, runNode } from './run.mjs'

const DOWNLOAD_LIMIT = 4 * 60_000

/**
 * Installs the browsers that the tests miss: as root of a Debian system with apt-get, else Chromium
 * alone from Playwright. Says which are still missing. Resolves with the path of the Chromium to
 * test with; if none starts, prints what to do and resolves with undefined.
 */
export async function ensureBrowsers() {
  const { chromium } = await import('playwright')
  const findChromium = (isWhole = true) =>
    findBrowser({ own: chromium.executablePath(), isWhole, works: starts })
  const browsers = [
    { name: 'Chromium', find: findChromium, packages: ['chromium'] },
    { name: 'chromium-headless-shell', find: findShell, packages: ['chromium-headless-shell'] },
    { name: 'Firefox ESR', find: findFirefox, packages: ['firefox-esr'] },
    { name: 'WebKitGTK', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  ]
  for (const { find, packages } of browsers) if (!find()) await aptInstall(packages)
  if (!findChromium()) {
    console.log('No Chromium that starts on this machine: installing the one of Playwright…')
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env }
    await runNode('node_modules/playwright/cli.js', ['install', 'chromium'], { env, limit: DOWNLOAD_LIMIT })
  }
  for (const { name, find } of browsers) {
    if (!find()) console.log(`No ${name} here: docs/browsers.md says what is left out.`)
  }
  const browser = findChromium(false)
  if (!browser) {
    console.error('There is no Chromium for the end-to-end tests. Install Chromium or Google Chrome, run')
    console.error('"npx playwright install --with-deps chromium", or set CHROME_PATH to a browser.')
  }
  return browser
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
