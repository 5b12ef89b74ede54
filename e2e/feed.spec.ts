import { expect, test } from './support/test'

test.use({ build: 'all-features' })

test('the live blog has a feed of its posts, and every item leads to its post', async ({ page, siteUrl }) => {
  const response = await page.request.get('/feed.xml')
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const text = await response.text()
  // An empty page has no policy that forbids parsing.
  await page.goto('about:blank')
  const feed = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    const of = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? ''
    return {
      faults: parsed.querySelectorAll('parsererror').length,
      version: parsed.documentElement.getAttribute('version'),
      items: [...parsed.querySelectorAll('item')].map((item) => ({
        title: of(item, 'title'),
        link: of(item, 'link'),
        id: of(item, 'guid'),
        date: Date.parse(of(item, 'pubDate')),
      })),
    }
  }, text)
  expect(feed.faults).toBe(0)
  expect(feed.version).toBe('2.0')
  expect(feed.items).toHaveLength(7)
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(7)
  const dates = feed.items.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort((a, b) => b - a))
  await page.goto('/blog')
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', '/feed.xml')
  for (const { title, link } of feed.items) {
    const { pathname, hash } = new URL(link)
    expect(pathname).toBe('/blog')
    await expect(page.locator(`[id="${hash.slice(1)}"]`), title).toHaveCount(1)
  }
  expect(page.url().startsWith(siteUrl)).toBe(true)
})
