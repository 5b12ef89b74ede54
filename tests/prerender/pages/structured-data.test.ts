import { expect, test } from 'vitest'
import { isLive, site } from '@/config/site'
import { pricing } from '@/content/pages/pricing'
import { listedPages, programFiles } from '../../../prerender/extras/sitemap'
import { structuredData } from '../../../prerender/pages/structured-data'

const listed = listedPages.map(({ path }) => path)
const graphOf = (address: string) => JSON.parse(structuredData(address) ?? 'null')?.['@graph']
const typesOf = (address: string) => graphOf(address)?.map((thing: { '@type': string }) => thing['@type'])

test('the home page names the organization and the site', () => {
  const [organization, website] = graphOf('/')
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: site.name,
    email: site.contactEmail,
    address: site.contactTown,
  })
  expect(website).toMatchObject({ '@type': 'WebSite', url: `${site.url}/` })
})

test('every other listed page has its place below the home page', () => {
  for (const address of listed.filter((path) => path !== '/')) {
    const [breadcrumbs] = graphOf(address)
    expect(breadcrumbs['@type'], address).toBe('BreadcrumbList')
    const items: readonly { position: number; item: string }[] = breadcrumbs.itemListElement
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items[0]?.item).toBe(`${site.url}/`)
    expect(items.at(-1)?.item).toBe(`${site.url}${address}`)
  }
})

test('the questions on the pricing page are those that it answers', () => {
  expect(typesOf('/pricing')).toEqual(['BreadcrumbList', 'FAQPage'])
  const [, faq] = graphOf('/pricing')
  expect(faq.mainEntity.map((entry: { name: string }) => entry.name)).toEqual(Object.keys(pricing.questions))
  for (const entry of faq.mainEntity) expect(entry.acceptedAnswer.text.length).toBeGreaterThan(10)
})

test('pages that search engines must not list say nothing about themselves', () => {
  for (const address of ['/coming-soon/blog', '/admin/invitation-requests', '/no-such-page']) {
    expect(structuredData(address), address).toBeUndefined()
  }
})

test('no data can end its script', () => {
  for (const address of listed) expect(structuredData(address)).not.toContain('<')
})

test('the sitemap, robots.txt and llms.txt name the listed pages and no others', () => {
  const files = programFiles()
  expect(listed).toContain('/login')
  expect(
    listed.filter((address) => address.startsWith('/coming-soon') || address.startsWith('/admin')),
  ).toEqual([])
  const locations = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(locations).toEqual(listed.map((address) => `${site.url}${address}`))
  expect(files['robots.txt']).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  for (const address of listed.filter((path) => path !== '/')) {
    expect(files['llms.txt']).toContain(`(${site.url}${address})`)
  }
  expect('feed.xml' in files).toBe(isLive('BLOG'))
})
