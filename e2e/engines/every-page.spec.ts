import { builtPages, share } from '../support/pages'
import { appReady, expect, test } from './test'
import { builtFolder } from './watched-site'

test.describe.configure({ timeout: 120_000 })

const SHARES = 2

/**
 * Every page but the one that reports its own address as an error; of the coming-soon pages, which
 * differ in words only, two.
 */
const pages = () => {
  const all = builtPages(builtFolder).filter((path) => path !== '/404')
  const soon = all.filter((path) => path.startsWith('/coming-soon/'))
  return [...all.filter((path) => !soon.includes(path)), ...soon.slice(0, 2)]
}

/**
 * In the page: headings and paragraphs of its sections that are not on the screen when they are
 * scrolled to.
 */
async function hiddenParts(): Promise<readonly string[]> {
  const hidden: string[] = []
  const frame = () => new Promise(requestAnimationFrame)
  const isShown = (part: Element) => {
    const { top, bottom, height } = part.getBoundingClientRect()
    const options = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }
    return height > 0 && bottom > 0 && top < innerHeight && part.checkVisibility(options)
  }
  for (const section of document.querySelectorAll('main section, main ~ footer')) {
    const part = [...section.querySelectorAll('h2, h3, p')].find(
      (element) => element.checkVisibility() && !element.closest('.sr-only'),
    )
    for (let frames = 0; part && frames < 60 && !isShown(part); frames += 1) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' })
      await frame()
    }
    if (part && !isShown(part)) hidden.push(part.textContent ?? '')
  }
  return hidden
}

for (let index = 0; index < SHARES; index++) {
  test(`every page comes without an error, fits 390 px and shows all sections (${index + 1} of ${SHARES})`, async ({
    visitor,
  }) => {
    await visitor.resize(390)
    const part = share(pages(), index, SHARES)
    expect(part.length).toBeGreaterThan(10)
    for (const path of part) {
      await visitor.open(path)
      await appReady(visitor)
      expect(await visitor.evaluate(hiddenParts, undefined), path).toEqual([])
      const width = await visitor.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { window: innerWidth, beyond: scrollWidth - clientWidth }
      }, undefined)
      expect(width, path).toEqual({ window: 390, beyond: 0 })
    }
  })
}
