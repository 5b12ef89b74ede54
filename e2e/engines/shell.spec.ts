import { sampleRequests } from '../support/sample-requests'
import { appReady, expect, expectGone, expectVisible, signIn, test } from './test'
import type { Target, Visitor } from './visitor'

const ground = (visitor: Visitor) =>
  visitor.evaluate(() => getComputedStyle(document.body).backgroundColor, undefined)
const path = (visitor: Visitor) => visitor.evaluate(() => location.pathname, undefined)

test('a chosen theme is there at once and after a reload', async ({ visitor }) => {
  await visitor.open('/pricing')
  await appReady(visitor)
  await visitor.click({ role: 'radio', name: 'Dark' })
  await expect.poll(() => ground(visitor)).toBe('rgb(18, 26, 46)')
  await visitor.reload()
  expect(await ground(visitor)).toBe('rgb(18, 26, 46)')
  await appReady(visitor)
  await visitor.click({ role: 'radio', name: 'Light' })
  await expect.poll(() => ground(visitor)).toBe('rgb(255, 255, 255)')
})

test('everything is laid out where a screen reader gets no text before', async ({ visitor, browserName }) => {
  test.skip(browserName !== 'firefox', 'Only Firefox is like that: docs/browsers.md')
  const visibilities = async () => {
    const all = await visitor.evaluate(
      () => [...document.querySelectorAll('body *')].map((part) => getComputedStyle(part).contentVisibility),
      undefined,
    )
    return [...new Set(all)]
  }
  await visitor.open('/')
  expect(await visibilities()).toEqual(['visible'])
  await signIn(visitor, sampleRequests(2, { pendingOnly: true }))
  await visitor.open('/admin/invitation-requests')
  await visitor.click({ role: 'button', name: 'View storage' })
  await expectVisible(visitor, { role: 'region', name: 'Stored text' })
  expect(await visibilities()).toEqual(['visible'])
  await visitor.click({ role: 'button', name: 'Close' })
  await visitor.click({ role: 'checkbox', name: 'Select all shown' })
  await visitor.click({ role: 'button', name: 'Approve 2' })
  await expectVisible(visitor, { role: 'dialog', name: '2 requests approved' })
  expect(await visibilities()).toEqual(['visible'])
})

test('on a phone the menu leads to a page without loading a document', async ({ visitor }) => {
  const menu: Target = { role: 'dialog', name: 'Menu' }
  await visitor.resize(390)
  await visitor.open('/')
  await appReady(visitor)
  await visitor.evaluate(() => Reflect.set(window, 'same', true), undefined)
  await visitor.click({ role: 'button', name: 'Menu' })
  await visitor.click({ role: 'button', name: 'Close', inside: menu })
  await expectGone(visitor, menu)
  await visitor.click({ role: 'button', name: 'Menu' })
  await visitor.click({ role: 'link', name: 'Pricing', inside: menu })
  await expectVisible(visitor, { role: 'heading', name: 'Plans in ink, prices in pencil' })
  await expectGone(visitor, menu)
  expect(await path(visitor)).toBe('/pricing')
  const focused = () => visitor.evaluate(() => document.activeElement?.tagName, undefined)
  await expect.poll(focused).toBe('H1')
  expect(await visitor.evaluate(() => Reflect.get(window, 'same'), undefined)).toBe(true)
})

test('a link leads to the top of a page, and Back to the old place', async ({ visitor, browserName }) => {
  await visitor.open('/')
  await appReady(visitor)
  // Scrolls to the link until it stays in place: it moves until everything above it is drawn.
  const scrollToLink = () =>
    visitor.evaluate(async () => {
      document
        .querySelector('footer a[href="/privacy"]')
        ?.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return Math.round(scrollY)
    }, undefined)
  await expect(async () => {
    const at = await scrollToLink()
    expect(await scrollToLink()).toBe(at)
  }).toPass()
  const place = () =>
    visitor.evaluate(
      () => document.querySelector('footer a[href="/privacy"]')?.getBoundingClientRect().top,
      undefined,
    )
  const before = (await place()) ?? Number.NaN
  await visitor.click({ role: 'link', name: 'Privacy', inside: { role: 'contentinfo', name: /^/ } })
  await expectVisible(visitor, { role: 'heading', name: 'Privacy policy' })
  await expect.poll(() => visitor.evaluate(() => scrollY, undefined)).toBe(0)
  await visitor.back()
  await expect.poll(() => path(visitor)).toBe('/')
  // A font that arrived late may have moved it by a pixel or two.
  const moved = async () => Math.abs(((await place()) ?? Number.NaN) - before)
  await expect.poll(moved).toBeLessThanOrEqual(3)
  // Out of the browser's cache, where Playwright goes on waiting for a page to load.
  if (browserName !== 'webkit') return
  await visitor.open('/robots.txt')
  await visitor.back()
  await expect.poll(moved).toBeLessThanOrEqual(3)
})

test('a link to a fragment leads there each time', async ({ visitor }) => {
  await visitor.open('/privacy')
  await appReady(visitor)
  const press = (href: string) =>
    visitor.evaluate((to) => {
      scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click()
    }, href)
  const topOf = (id: string) =>
    visitor.evaluate((of) => document.querySelector(of)?.getBoundingClientRect().top ?? 9999, id)
  for (const id of ['#why', '#this-website', '#why', '#this-website', '#why']) {
    await press(id)
    await expect.poll(() => topOf(id)).toBeLessThan(200)
  }
  // The watch knows Playwright's own scripts by the end of an address, which a fragment cuts off.
  await visitor.open('/privacy')
})

test('a language chosen in one code sheet leaves it where it is, whatever those above do', async ({
  visitor,
}) => {
  await visitor.resize(390)
  await visitor.open('/api/examples')
  await appReady(visitor)
  /** Chooses a language in the last sheet, and returns by how many px the pressed tab moves. */
  const choose = (language: string) =>
    visitor.evaluate(async (name) => {
      const painted = () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))))
      const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
      const tab = tabs.findLast(({ textContent }) => textContent === name)
      tab?.scrollIntoView({ block: 'center', behavior: 'instant' })
      await painted()
      const before = tab?.getBoundingClientRect().top ?? Number.NaN
      tab?.click()
      await painted()
      return Math.abs((tab?.getBoundingClientRect().top ?? Number.NaN) - before)
    }, language)
  for (const language of ['Java', 'Python', 'PHP']) expect(await choose(language)).toBeLessThan(2)
})
