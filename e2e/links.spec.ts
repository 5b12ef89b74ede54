import type { APIRequestContext, Page } from 'playwright/test'
import { builtPages } from './support/pages'
import { serveBuild, serveDefaultBuild } from './support/site'
import { expect, test } from './support/test'

/**
 * Every in-site link of every built page, by the HTML as it was sent: address with query and hash,
 * and where it stands.
 */
async function linksOf(page: Page, origin: string, paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const path of paths) {
    const html = await (await page.request.get(`${origin}${path === '/404' ? '/no-such-page' : path}`)).text()
    const hrefs = await page.evaluate((text) => {
      const links = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('a[href]')
      return [...links].map((link) => link.getAttribute('href') ?? '')
    }, html)
    for (const href of hrefs) {
      const { pathname, search, hash, protocol } = new URL(href, `${origin}${path}`)
      const inSite = href.startsWith('/') || href.startsWith('#') || href.startsWith('?')
      expect(inSite || /^(mailto|tel|https):$/.test(protocol), `${href} on ${path}`).toBe(true)
      if (inSite && path !== '/404') found.set(`${pathname}${search}${hash}`, path)
    }
  }
  return found
}

/**
 * Says what is wrong with the target of a link, if anything is. Each address is asked for once,
 * whatever the fragment.
 */
function faultFinder(request: APIRequestContext, origin: string) {
  const answers = new Map<string, { status: number; html: string }>()
  return async (link: string): Promise<string | undefined> => {
    const [address = '', hash] = link.split('#')
    let answer = answers.get(address)
    if (!answer) {
      const response = await request.get(`${origin}${address}`, { maxRedirects: 0 })
      answer = { status: response.status(), html: await response.text() }
      answers.set(address, answer)
    }
    if (answer.status !== 200) return `answers ${answer.status}`
    if (!hash) return
    const id = decodeURIComponent(hash)
    return answer.html.includes(`id="${id}"`) ? undefined : `has no element "${id}"`
  }
}

const builds = [
  { name: 'as published', dir: process.env.E2E_DIST ?? '.e2e/dist', serve: () => serveDefaultBuild() },
  {
    name: 'with every flag on',
    dir: '.e2e/all-features',
    serve: () => serveBuild({ name: 'all-features', env: { VITE_FEATURES: 'all' } }),
  },
] as const

for (const { name, dir, serve } of builds) {
  test(`every in-site link of every page leads to a page that is there, ${name}`, async ({ page, allow }) => {
    test.setTimeout(240_000)
    allow(/./)
    const site = await serve()
    try {
      const paths = builtPages(dir)
      const links = await linksOf(page, site.url, paths)
      expect(links.size).toBeGreaterThan(40)
      const broken: string[] = []
      const fault = faultFinder(page.request, site.url)
      for (const [link, on] of links) {
        const wrong = await fault(link)
        if (wrong) broken.push(`${link} on ${on} ${wrong}`)
      }
      expect(broken).toEqual([])
    } finally {
      await site.close()
    }
  })
}
