import { chromium } from 'playwright'
import { findBrowser, starts } from '../browser.mjs'

/** The browser that all measurements are taken in, without work of its own in the background. */
export function launchBrowser() {
  const executablePath = findBrowser({ own: chromium.executablePath(), works: starts })
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--disable-background-networking',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}
