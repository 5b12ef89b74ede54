import type { Page } from 'playwright/test'
import { emailStandIn } from '../../scripts/email-stand-in.mjs'
import { serveDist, siteOf } from '../../scripts/server.mjs'
import { folderOf } from './site'
import { test as base, expect } from './test'

/** How the host answers: 404, 500, a page instead of a file, or not at all. */
export type HostFault = 404 | 500 | 'page' | 'down'

export type Deploys = {
  readonly url: string
  /** Replaces the first build with the second: files that only the first has are gone. */
  readonly deploy: () => void
  readonly break: (fault: HostFault, path?: RegExp) => void
  readonly recover: () => void
  /** `METHOD /path` of every request that came. */
  readonly requests: string[]
}

/** Tests of a host that changes while tabs are open. Every test gets the host as new. */
export const test = base.extend<{ readonly host: Deploys }, { readonly served: Served }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const host = await serveDeploys(folderOf('default'), folderOf('all-features'))
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  siteUrl: async ({ served }, use) => use(served.url),
  host: async ({ served }, use) => {
    served.reset()
    await use(served)
  },
})

export { expect }

type Served = Deploys & { readonly reset: () => void; readonly close: () => Promise<void> }

/** Serves one of two builds at a time, so that both have one origin. */
async function serveDeploys(first: string, second: string): Promise<Served> {
  const [before, after] = [siteOf(first), siteOf(second)]
  const mail = emailStandIn()
  const requests: string[] = []
  let live = before
  let fault: { readonly kind: HostFault; readonly path: RegExp } | undefined
  const server = await serveDist({
    dir: first,
    port: 0,
    site: (request, response) => live(request, response),
    api: (request, response, next) => {
      const path = request.url ?? '/'
      requests.push(`${request.method} ${path}`)
      if (!fault?.path.test(path)) return mail(request, response, next)
      if (fault.kind === 'down') return void request.socket.destroy()
      if (fault.kind !== 'page') return void response.writeHead(fault.kind).end('Not now')
      response.writeHead(200, { 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' })
      response.end('<!doctype html><title>Nothing here</title>')
    },
  })
  return {
    url: server.url,
    requests,
    deploy: () => {
      live = after
    },
    break: (kind, path = /^/) => {
      fault = { kind, path }
    },
    recover: () => {
      fault = undefined
    },
    reset: () => {
      fault = undefined
      requests.length = 0
      live = before
    },
    close: server.close,
  }
}

export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => {
    count += 1
  })
  return () => count
}

export const toTerms = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click()

export const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.app)
