import { test as base, expect } from 'playwright/test'
import { findWebKit } from '../../scripts/browser.mjs'
import { signedIn } from '../support/review-list'
import { playwrightEngine } from './playwright-engine'
import type { Engine, Target, Visitor } from './visitor'
import { serveWatchedSite, type WatchedSite } from './watched-site'

type TestFixtures = {
  readonly site: WatchedSite
  readonly visitor: Visitor
}
type WorkerFixtures = { readonly engine: Engine | undefined; readonly watched: WatchedSite }

/** Playwright's test with a visitor, in the project's engine. A page's error fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: [
    async ({ playwright, browserName, launchOptions }, use) => {
      const engine = await startEngine()
      await use(engine)
      await engine?.close()

      async function startEngine(): Promise<Engine | undefined> {
        if (browserName === 'webkit') {
          const webKit = findWebKit()
          return webKit && (await import('./webkit-engine')).webKitEngine(webKit)
        }
        if (browserName === 'firefox' && !launchOptions.executablePath) return undefined
        return playwrightEngine(await playwright[browserName].launch(launchOptions))
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  watched: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const site = await serveWatchedSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ watched }, use) => {
    watched.problems.length = 0
    watched.mailFails = false
    await use(watched)
  },
  visitor: async ({ engine, site }, use, testInfo) => {
    if (!engine) {
      testInfo.skip(!process.env.E2E_ALL, 'This browser is not installed: docs/browsers.md')
      throw new Error('This browser is not installed: docs/browsers.md')
    }
    const { visitor, leave } = await engine.visit(site.url)
    await use(visitor)
    await leave()
    expect(site.problems, 'The pages reported problems').toEqual([])
  },
})

export { expect }

export const expectVisible = (visitor: Visitor, target: Target): Promise<void> =>
  expect.poll(() => visitor.isVisible(target), `${target.role} ${target.name}`).toBe(true)

export const expectGone = (visitor: Visitor, target: Target): Promise<void> =>
  expect.poll(() => visitor.isVisible(target), `${target.role} ${target.name}`).toBe(false)

export const appReady = (visitor: Visitor): Promise<void> =>
  expect.poll(() => visitor.evaluate(() => document.documentElement.dataset.ready, undefined)).toBe('')

/** Stores a session and these requests, from a page of the site that is open. */
export const signIn = (visitor: Visitor, requests: readonly unknown[] = []): Promise<unknown> =>
  visitor.evaluate((entries) => Object.assign(localStorage, entries), {
    ...signedIn(),
    invitationRequests: JSON.stringify(requests),
  })
