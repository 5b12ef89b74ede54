// No page is opened here, so this is Playwright's own test, which watches no browser.
import { expect, test } from 'playwright/test'
import { builtPages } from './support/pages'
import { type Build, folderOf, serveBuild } from './support/site'

/** The addresses of all links of a page, as the server sent them. */
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

for (const build of ['default', 'all-features'] as const satisfies readonly Build[]) {
  test(`every in-site link of every page leads to a page that is there, ${build} build`, async () => {
    const site = await serveBuild(build)
    const answers = new Map<string, Promise<{ status: number; html: string }>>()
    const ask = (address: string) => {
      const known = answers.get(address)
      if (known) return known
      const answer = fetch(`${site.url}${address}`, { redirect: 'manual' }).then(async (response) => ({
        status: response.status,
        html: await response.text(),
      }))
      answers.set(address, answer)
      return answer
    }
    const broken: string[] = []
    const links = new Set<string>()
    for (const path of builtPages(folderOf(build))) {
      // Visitors see the 404 page at unknown addresses, never at its own.
      const { html } = await ask(path === '/404' ? '/no-such-page' : path)
      for (const href of linksOf(html)) {
        const { origin, pathname, search, hash, protocol } = new URL(href, `${site.url}${path}`)
        if (origin !== site.url) {
          expect(protocol, `${href} on ${path}`).toMatch(/^(mailto|tel|https):$/)
          continue
        }
        if (path === '/404' && !href.startsWith('/')) continue
        links.add(href)
        const target = await ask(`${pathname}${search}`)
        if (target.status !== 200) broken.push(`${href} on ${path} answers ${target.status}`)
        else if (hash && !target.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`))
          broken.push(`${href} on ${path} leads to no element`)
      }
    }
    await site.close()
    expect(links.size).toBeGreaterThan(40)
    expect(broken).toEqual([])
  })
}
