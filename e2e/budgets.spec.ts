import {
  breaches,
  createWeigher,
  fileHash,
  type PageWeight,
  roomLeft,
  weighDocument,
  weighScript,
} from '../scripts/bench/weights.mjs'
import { readRules } from './support/hosts'
import { cutOff, onAPhone, wholeOnAPhone } from './support/on-a-phone'
import { pagesToSee, share } from './support/pages'
import { folderOf, serveBuild } from './support/site'
import { expect, test } from './support/test'

test.use({ build: 'all-features' })
test.describe.configure({ timeout: 120_000 })

const SHARES = 2
const desktop = { width: 1280, height: 800 }

/** An empty answer would pass every budget. */
const isWeighed = ({ html, script, font, loader }: PageWeight) => Math.min(html, script, font, loader) > 500

/** What is left is said in every run, so that nobody learns of a full budget from a red test. */
const printRoom = (weights: readonly PageWeight[]) => console.log(roomLeft(weights).join('\n'))

for (let index = 0; index < SHARES; index++) {
  test(`no page is heavier than its budget, and each is whole at 390 px, in large text too (${index + 1} of ${SHARES})`, async ({
    page,
    siteUrl,
    allow,
  }) => {
    // Each page as it is published; those behind a flag from the build with all of them.
    const published = await serveBuild('default')
    allow(`foreign request: ${published.url}`)
    const { pages } = await readRules()
    const live = pages.map(({ address }) => address)
    const { weighPage } = await createWeigher(page)
    const weights: PageWeight[] = []
    for (const path of share(pagesToSee(folderOf('all-features')), index, SHARES)) {
      await page.setViewportSize(desktop)
      const weight = await weighPage(`${live.includes(path) ? published.url : siteUrl}${path}`)
      expect(isWeighed(weight), path).toBe(true)
      if (!path.startsWith('/admin/')) weights.push(weight)
      await page.setViewportSize({ ...desktop, width: 390 })
      expect(await page.evaluate(onAPhone), path).toEqual(wholeOnAPhone)
      expect(await page.evaluate(cutOff, '150%'), path).toEqual([])
    }
    // The last page prefetches others, which must not find the host gone.
    await page.goto('about:blank')
    await published.close()
    printRoom(weights)
    expect(weights.flatMap(breaches)).toEqual([])
  })
}

test('a page weighs the same whatever its files are called', async ({ page, siteUrl }) => {
  const rename = (text: string) => text.replace(fileHash, (hash) => [...hash].reverse().join(''))
  const read = async (address: string) => (await page.request.get(new URL(address, siteUrl).href)).text()
  const html = await read('/contact')
  const named = html.match(/\/assets\/[\w.-]+\.\w+\b/g) ?? []
  expect(html.match(fileHash)).toHaveLength(named.length)
  expect(rename(html)).not.toBe(html)
  expect(weighDocument(rename(html))).toEqual(weighDocument(html))
  const scripts = await Promise.all(named.filter((address) => address.endsWith('.js')).map(read))
  const importing = scripts.filter((script) => rename(script) !== script)
  expect(importing).not.toEqual([])
  expect(importing.map(rename).map(weighScript)).toEqual(importing.map(weighScript))
})
