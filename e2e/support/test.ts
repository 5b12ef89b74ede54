import { type BrowserContext, test as base, expect } from 'playwright/test'
import { type Build, type Site, serveBuild } from './site'

type TestFixtures = {
  /**
   * Allows a problem: one whose line contains the text or matches the pattern does not fail the
   * test. Lines read `console error: … (address)`, `page error: …`, `policy violation: …` and
   * `foreign request: address`.
   */
  readonly allow: (pattern: string | RegExp) => void
  /** The build to test: `test.use({ build: 'all-features' })` at the top of a file. */
  readonly build: Build
  readonly siteUrl: string
}

/** For the whole worker: another build does not start another browser. */
type WorkerFixtures = { readonly serve: (build: Build) => Promise<Site> }

/**
 * Playwright's test, with every page watched: a console error, an uncaught error, a violation of
 * the content security policy or a request to another origin fails the test when it ends, unless
 * the test has allowed it.
 */
export const test = base.extend<TestFixtures & { readonly problems: Problems }, WorkerFixtures>({
  build: ['default', { option: true }],
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const sites = new Map<Build, Promise<Site>>()
      await use((build) => {
        const site = sites.get(build) ?? serveBuild(build)
        sites.set(build, site)
        return site
      })
      for (const site of sites.values()) await (await site).close()
    },
    { scope: 'worker' },
  ],
  siteUrl: async ({ build, serve }, use) => {
    await use((await serve(build)).url)
  },
  baseURL: async ({ siteUrl }, use) => {
    await use(siteUrl)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  problems: async ({}, use) => {
    await use({ seen: [], allowed: [] })
  },
  allow: async ({ problems }, use) => {
    await use((pattern) => problems.allowed.push(pattern))
  },
  context: async ({ context, siteUrl, problems }, use) => {
    await watch(context, siteUrl, problems.seen)
    await use(context)
    await settle(context)
    const unexpected = problems.seen.filter(
      (line) => !problems.allowed.some((pattern) => fits(line, pattern)),
    )
    expect(unexpected, 'The browser reported problems').toEqual([])
  },
})

export { expect }

type Problems = { readonly seen: string[]; readonly allowed: (string | RegExp)[] }

async function watch(context: BrowserContext, siteUrl: string, seen: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => {
    const error = event.error()
    seen.push(`page error: ${error.stack ?? error.message}`)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== siteUrl) seen.push(`foreign request: ${request.url()}`)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => seen.push(`foreign request: ${socket.url()}`))
  })
  await context.exposeBinding('reportPolicyViolation', (_source, line: string) => {
    seen.push(`policy violation: ${line}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportPolicyViolation')
      const place = `${event.sourceFile}:${event.lineNumber} on ${event.documentURI}`
      const line = `${event.effectiveDirective} refused ${event.blockedURI} at ${place}`
      if (typeof report === 'function') report(line)
    })
  })
}

/** Waits until every open page has answered, so that what it reported before has arrived. */
async function settle(context: BrowserContext): Promise<void> {
  await Promise.allSettled(context.pages().map((page) => page.evaluate(() => document.readyState)))
}

function fits(line: string, pattern: string | RegExp): boolean {
  return typeof pattern === 'string' ? line.includes(pattern) : line.search(pattern) >= 0
}
