import { chromium, defineConfig } from 'playwright/test'
import { findBrowser, findFirefox } from './scripts/browser.mjs'

const executablePath = findBrowser({ own: chromium.executablePath() })
const firefox = findFirefox()

/**
 * End-to-end tests of a built site, served by e2e/support/global-setup.ts as a static host would
 * serve it. E2E_DIST names a build to test; without it one is built into .e2e/default. The tests
 * connect to 127.0.0.1 only.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the two cores of a small machine: many tests wait for a timer of the site.
  workers: 3,
  // Chromium without a screen stopped drawing one of some two thousand pages, for minutes. The gate
  // (.ci/run) tries a failed test once more and lists it as flaky; a run by hand does not hide it.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  // Long, for a busy machine. Tests wait for conditions, so a passing test takes no longer.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The whole takes eight minutes on two fast cores and 25 on slow ones; a run that hangs is ended.
  globalTimeout: 30 * 60_000,
  reporter: [['list']],
  // The journeys of e2e/engines run in the other engines, everything else in Chromium.
  projects: [
    // WebKitWebDriver stops answering in one of some five hundred tests; a retry starts a new one.
    // First, so that other tests run while it is waited for.
    { name: 'webkit', testDir: 'e2e/engines', use: { browserName: 'webkit' }, retries: 1 },
    { name: 'chromium', testIgnore: 'engines/**' },
    {
      name: 'firefox',
      testDir: 'e2e/engines',
      use: {
        browserName: 'firefox',
        launchOptions: { channel: 'moz-firefox', ...(firefox && { executablePath: firefox }), args: [] },
      },
    },
  ],
  use: {
    browserName: 'chromium',
    // page.route() does not see a worker's requests, so only e2e/offline.spec.ts allows one.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
})
