import type { Page } from 'playwright/test'
import { expectNoAxeViolations } from './support/axe'
import { appReady, visit } from './support/forms'
import { holdBack } from './support/hold-back'
import { idle } from './support/idle'
import { openRequest } from './support/request-dialog'
import { defaults } from './support/site'
import { expect, test } from './support/test'

/** Resolves when the sections in view are painted: only then do they have their real height. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

test('a gated page is replaced by its coming-soon page, and Back skips the gated page', async ({ page }) => {
  await visit(page, '/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/coming-soon/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await page.goto('/api/docs')
  await expect(page).toHaveURL('/coming-soon/api_docs')
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
})

test('an unknown path answers 404; an unknown coming-soon name is shown', async ({ page, allow }) => {
  allow(/404/)
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'))
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  expect((await logged).type()).toBe('error')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/coming-soon/%3Cscript%3E')
  await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible()
  await expect(page).toHaveTitle(/^Coming Soon/)
  await expect(page.locator('title')).toHaveCount(1)
})

test('a navigation focuses the heading and updates the head; Back restores the scroll position', async ({
  page,
}) => {
  await visit(page, '/')
  const head = () =>
    page.evaluate(() => ({
      titles: document.head.querySelectorAll('title').length,
      descriptions: [...document.querySelectorAll('meta[name=description]')].map((meta) =>
        meta.getAttribute('content'),
      ),
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
        link.getAttribute('href'),
      ),
    }))
  /** The description that a page's own HTML has. */
  const described = async (path: string) =>
    / name="description" content="([^"]+)"/.exec(await (await page.request.get(path)).text())?.[1]
  const home = { titles: 1, descriptions: [await described('/')], canonical: [`${defaults.url}/`] }
  expect(await head()).toEqual(home)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await page.waitForFunction(() => [...document.styleSheets].filter(({ href }) => href).length > 1)
  await link.scrollIntoViewIfNeeded()
  await painted(page)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  // Measured at the click itself: until then, sections that are still undrawn may move the page.
  const before = await link.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return Math.round(top)
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: 'Privacy policy' })).toHaveCount(1)
  await expect(page).toHaveTitle(`Privacy policy · ${defaults.name}`)
  await expect.poll(head).toEqual({
    titles: 1,
    descriptions: [await described('/privacy')],
    canonical: [`${defaults.url}/privacy`],
  })
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(head).toEqual(home)
  // A font that arrived late may have moved it by a pixel or two.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(3)
})

test('a link to the current page scrolls to its top and adds no history entry', async ({ page }) => {
  const home = page.getByRole('banner').getByRole('link', { name: `${defaults.name}, home` })
  const heading = page.getByRole('heading', { level: 1 })
  await visit(page, '/pricing')
  const pricing = await heading.textContent()
  await home.click()
  await expect(heading).not.toHaveText(pricing ?? '')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await home.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
})

test('Back past a reload keeps the page until the other one is there', async ({ page }) => {
  await visit(page, '/privacy')
  await page.locator('#retention').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 3000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
  const top = () =>
    page.evaluate(() => Math.round(document.querySelector('#retention')?.getBoundingClientRect().top ?? 0))
  const before = await top()
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click())
  await expect(page.locator('main h1')).not.toHaveText('Privacy policy')
  await page.reload()
  await appReady(page)
  const release = await holdBack(page, '**/assets/privacy-page*.js')
  const shown = await page.locator('main h1').textContent()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
  await expect(page.locator('main h1')).toHaveText(shown ?? '')
  // Scrolling on meanwhile is a place in this page, and none in the one to come.
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBe(300)
  release()
  await expect(page.locator('main h1')).toHaveText('Privacy policy')
  await expect(page.locator('main h1')).toBeFocused()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4)
  await page.goForward()
  await expect(page.locator('main h1')).toHaveText(shown ?? '')
  await expect.poll(scrolled).toBe(300)
})

test('Back past a reload finds the place in a form whose code comes later', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/contact')
  const seen = page.getByRole('button', { name: 'Send Message' })
  const live = page.locator('form[name=contact][data-live=""]')
  const top = () => seen.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await live.waitFor()
  await expect(async () => {
    const at = await top()
    await seen.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await painted(page)
    expect(await top()).toBe(at)
  }).toPass()
  const before = await top()
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await page.reload()
  await appReady(page)
  const release = await holdBack(page, '**/assets/contact-body*.js')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  release()
  await live.waitFor()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4)
  // From then on the page is where the visitor has scrolled to.
  await page.mouse.wheel(0, -300)
  await expect.poll(top).toBeGreaterThan(before + 200)
  const scrolled = await top()
  await page.getByRole('contentinfo').evaluate((footer) => {
    footer.style.paddingBottom = '500px'
  })
  await painted(page)
  expect(await top()).toBe(scrolled)
})

test('after Back, an answer that a screen reader or a voice opens stays where it was scrolled to', async ({
  page,
}) => {
  await visit(page, '/pricing')
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toHaveCount(0)
  const answer = page.locator('main details:not([open]) > summary').last()
  const top = () => answer.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  // No wheel, key or pointer.
  await answer.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await painted(page)
  const before = await top()
  await answer.evaluate((element: HTMLElement) => element.click())
  await painted(page)
  const opened = page.locator('main details[open] > summary').last()
  expect(await opened.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(before)
})

test('a page that loads slowly begins at its top after a reload; given up, it leaves the other as it is', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const privacy = page.getByRole('heading', { level: 1, name: 'Privacy policy' })
  await visit(page, '/privacy')
  const release = await holdBack(page, '**/assets/terms-page*.js')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect.poll(scrolled).toBe(2000)
  const leave = async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click())
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
    await page.mouse.wheel(0, 600)
    await expect.poll(scrolled).toBe(2600)
  }
  await leave()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  await expect(privacy).toBeVisible()
  expect(await scrolled()).toBe(2600)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await leave()
  await page.reload({ waitUntil: 'commit' })
  release()
  await appReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  expect(await scrolled()).toBe(0)
})

test('a link to a fragment scrolls to it every time; Back and Forward restore each scroll position', async ({
  page,
}) => {
  /** A font that arrived late may have moved the target by a pixel or two. */
  const expectTop = (id: string, top: number) =>
    expect
      .poll(async () =>
        Math.abs((await page.locator(id).evaluate((place) => place.getBoundingClientRect().top)) - top),
      )
      .toBeLessThanOrEqual(3)
  const contents = (id: string) => page.locator(`main a[href="${id}"]:visible`).first()
  await visit(page, '/security')
  await page.locator('main a[href="/privacy#retention"]').click()
  await expect(page).toHaveURL('/privacy#retention')
  await expectTop('#retention', 96)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect(page.locator('#retention')).toBeFocused()

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('#retention')).not.toBeInViewport()
  // A link in the page to its own fragment.
  await page.evaluate(() => {
    const link = document.createElement('a')
    document
      .querySelector('main h1')
      ?.after(Object.assign(link, { href: '#retention', textContent: 'Again' }))
  })
  await page.getByRole('link', { name: 'Again' }).click()
  await expectTop('#retention', 96)

  await contents('#why').click()
  await expectTop('#why', 96)
  await page.mouse.wheel(0, 300)
  await expectTop('#why', -204)
  await contents('#questions').click()
  await expectTop('#questions', 96)
  await contents('#why').click()
  await expectTop('#why', 96)

  await page.goBack()
  await expectTop('#questions', 96)
  await page.goBack()
  await expectTop('#why', -204)
  await page.goBack()
  await expectTop('#retention', 96)
  await page.goForward()
  await expectTop('#why', -204)
})

test('a reload in the middle of a page and a link to a fragment restore the position', async ({ page }) => {
  test.slow()
  await visit(page, '/')
  const heading = page.locator('#integrations')
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  /** Pixels that the heading has moved; a fraction is the browser's rounding. */
  const away = async () => Math.floor(Math.abs((await top()) - before))
  expect(await away()).toBe(0)
  await page.reload()
  await expect.poll(away).toBe(0)
  await appReady(page)
  expect(await away()).toBe(0)

  // The fragment's address, opened anew: the heading is below the header, also when all styles are
  // there.
  await page.goto('about:blank')
  await visit(page, '/#integrations')
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')].every(
          ({ sheet }) => sheet,
        ),
      ),
    )
    .toBe(true)
  expect(Math.abs((await top()) - before)).toBeLessThan(100)
  await expect(heading).toBeInViewport()
})

test('a link to a passage (`#:~:text=`) shows it, however far down', async ({ page }) => {
  for (const passage of ['It adapts to your mistakes', 'Ask questions', 'Conferencing']) {
    await page.goto('about:blank')
    await visit(page, `/#:~:text=${encodeURIComponent(passage)}`)
    await expect(page.getByText(passage).first()).toBeInViewport()
  }
})

for (const [address, width] of [
  ['/', 390],
  ['/pricing', 1280],
  ['/privacy', 768],
] as const) {
  test(`a picture of the whole page has all of ${address} at ${width} px, and no more`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const picture = () => page.screenshot({ fullPage: true, animations: 'disabled' })
    await visit(page, address)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
    const whole = { height: await height(), picture: await picture() }
    await page.reload()
    await visit(page, address)
    await expect.poll(height).toBe(whole.height)
    expect((await picture()).equals(whole.picture)).toBe(true)
  })
}

test('Tab shows what it leads to, also past sections that were not drawn yet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/about')
  await page.waitForFunction(() => getComputedStyle(document.documentElement).scrollPaddingTop === '96px')
  await page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1
    heading.focus()
  })
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeInViewport()
  await expect(page.locator(':focus')).toHaveText('Request Access')
})

test('the skip link and the disclosures work by keyboard', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await appReady(page)
  const button = page.getByRole('button', { name: 'Platform' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  const students = page.getByRole('link', { name: /^Students/ })
  await expect(students).toBeFocused()
  const leftOf = async (words: string) =>
    (await students.getByText(words, { exact: true }).boundingBox())?.x ?? Number.NaN
  expect(await leftOf('Soon')).toBeGreaterThan(await leftOf('Students'))
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('button', { name: 'Learn' }).click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await page.getByRole('link', { name: /^Platform overview/ }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  // Safari gives a pressed button no focus.
  await button.evaluate((element) => element.blur())
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  // A click where nothing takes the focus.
  await page.mouse.click(640, 3)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Learn' }).click()
  await page.getByRole('link', { name: /^About/ }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('button', { name: 'Learn' })).toHaveAttribute('aria-expanded', 'false')
  // Nor a pressed link: nothing there loses the focus, and Back is to the page of the open menu.
  await button.evaluate((element: HTMLElement) => element.click())
  await students.evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the menu is a modal sheet with every link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  for (const part of [menu.getByRole('list').first(), menu.getByRole('button', { name: 'Request Access' })]) {
    expect((await part.boundingBox())?.width).toBeGreaterThan(330)
  }
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Menu' }).click()
  // As when a tablet is turned.
  await page.setViewportSize({ width: 1100, height: 800 })
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Plans in ink, prices in pencil' })).toBeFocused()
})

test('a double press on Menu opens it, and one on Close closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).dblclick()
  await expect(menu).toBeVisible()
  await visit(page, '/pricing')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await menu.getByRole('button', { name: 'Close' }).dblclick()
  await expect(menu).toBeHidden()
})

test('a dialog opened while a page loads stays open, and Back closes it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/pricing-page*.js')
  await visit(page, '/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  const onItsWay = page.getByRole('progressbar', { name: 'Loading the page' })
  await expect(onItsWay).toBeAttached()
  const dialog = await openRequest(page)
  const name = dialog.getByLabel('Name', { exact: true })
  await name.fill('Amara Okafor')
  release()
  await expect(page.locator('main h1')).toHaveText('Plans in ink, prices in pencil')
  await expect(onItsWay).not.toBeAttached()
  await expect(name).toHaveValue('Amara Okafor')
  await expect(name).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await openRequest(page)
  await expect(name).toHaveValue('Amara Okafor')
})

test('presses and choices made before the app has loaded count', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  const disclosure = page.getByRole('button', { name: 'Platform' })
  await password.fill('a secret')
  const colors = page.locator('meta[name=theme-color]')
  const night = (await colors.last().getAttribute('content')) ?? 'none'
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await disclosure.click()
  await expect(disclosure).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(disclosure).toHaveAttribute('aria-expanded', 'true')
  await expect(password).toHaveValue('a secret')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(colors.and(page.locator('[media=all]'))).toHaveAttribute('content', night)
})

test('Back finds the answers of a page as they were left, and the one that was being read in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/pricing')
  const answers = page.locator('main details')
  for (const at of [1, 2, 3, 4]) await answers.nth(at).locator('summary').click()
  await answers.first().locator('summary').click()
  const read = answers.nth(4)
  await read.evaluate((answer) => scrollBy(0, answer.getBoundingClientRect().top - 200))
  const topOf = () => read.evaluate((answer) => Math.round(answer.getBoundingClientRect().top))
  await expect.poll(topOf).toBe(200)
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(read).toHaveAttribute('open')
  await expect(answers.first()).not.toHaveAttribute('open')
  expect(Math.abs((await topOf()) - 200)).toBeLessThanOrEqual(2)
})

test('of several menus that are pressed before the app, or by a tool, the last one is open', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/pricing')
  const menu = (name: string) => page.getByRole('button', { name, exact: true })
  for (const name of ['Platform', 'Learn', 'Platform']) await menu(name).click()
  release()
  await expect(menu('Platform')).toHaveAttribute('aria-expanded', 'true')
  await expect(menu('Learn')).toHaveAttribute('aria-expanded', 'false')
  // A screen reader or voice control presses without a pointer, and moves no focus.
  await menu('Learn').dispatchEvent('click')
  await expect(menu('Learn')).toHaveAttribute('aria-expanded', 'true')
  await expect(menu('Platform')).toHaveAttribute('aria-expanded', 'false')
})

test('the chosen theme is there before the first paint and stays after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/pricing')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await ground()).toBe('rgb(18, 26, 46)')
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  expect(await ground()).toBe('rgb(18, 26, 46)')
  await appReady(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'System' }).check()
  expect(await ground()).toBe('rgb(255, 255, 255)')
})

test('a chosen theme is in the styles of the document itself, before any stylesheet is there', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/pricing')
  await page.getByRole('radio', { name: 'Light' }).check()
  for (const path of ['/', '/contact', '/login']) {
    const release = await holdBack(page, '**/assets/*')
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground, path).toBe('rgb(255, 255, 255)')
    release()
    await appReady(page)
  }
})

test.describe('with every page', () => {
  test.use({ build: 'all-features' })

  test('a browser that darkens light pages leaves a light part and the chosen theme alone', async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    /** The browser's own ground in the page and in its light parts: not white where it darkens. */
    const grounds = () =>
      page.evaluate(() =>
        [document.body, ...document.querySelectorAll('[class*="scheme-"]')].map((place) => {
          const probe = document.createElement('i')
          probe.style.background = 'Canvas'
          place.append(probe)
          const { backgroundColor } = getComputedStyle(probe)
          probe.remove()
          return backgroundColor
        }),
      )
    const white = 'rgb(255, 255, 255)'
    for (const path of ['/platform/students', '/press', '/color-schemes']) {
      await visit(page, path)
      const [, ...parts] = await grounds()
      expect([...new Set(parts)], path).toEqual([white])
    }
    await page.getByRole('radio', { name: 'Light' }).check()
    expect([...new Set(await grounds())]).toEqual([white])
  })
})

test('the pages read without scripts', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
  await context.close()
})

test('what an empty page says without scripts keeps clear of the window’s edge', async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl })
  const page = await context.newPage()
  await page.goto('/admin/invitation-requests')
  const box = await page.getByRole('link', { name: 'Return to Home' }).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(16)
  await context.close()
})

test('a page whose code is here is drawn at once, all of it', async ({ page }) => {
  test.slow()
  await visit(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Security' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeFocused()
  await page.goBack()
  await expect(page.locator('main h1')).not.toHaveId('security')
  const first = await link.evaluate((element: HTMLAnchorElement) => {
    let later = false
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1')?.id
        if (heading !== 'security') return
        observer.disconnect()
        resolve({ heading, bands: document.querySelectorAll('main section').length, later })
      })
      observer.observe(document.body, { subtree: true, childList: true })
      // Anything that waits for a task of its own, a frame or code comes after this.
      setTimeout(() => {
        later = true
      })
      element.click()
    })
  })
  expect(first).toEqual({ heading: 'security', bands: 8, later: false })
})

test('a section whose content is still to be drawn keeps a height: what is below it stays there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  // As after a click that leads to a page: its heading is drawn first, and its sections are empty.
  const heights = await page.evaluate(async () => {
    const sections = [...document.querySelectorAll('main .sec ~ .sec')]
    for (const section of sections) section.replaceChildren()
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return sections.map((section) => section.getBoundingClientRect().height)
  })
  expect(heights.length).toBeGreaterThan(5)
  expect(Math.min(...heights)).toBeGreaterThan(700)
})

test('what a phone shows is not blank for a frame when the phone is turned', async ({ page }) => {
  // With the browser's bars it is not the same area.
  await page.setViewportSize({ width: 844, height: 320 })
  await visit(page, '/pricing')
  await page.evaluate(() => {
    const begun: string[] = []
    addEventListener('animationstart', ({ animationName }) => begun.push(animationName))
    Object.assign(window, { begun })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await idle(page)
  expect(await page.evaluate((): string[] => Reflect.get(window, 'begun'))).not.toContain('next-frame')
})

test('paper is light, whatever theme was chosen', async ({ page }) => {
  for (const theme of ['dark', 'light']) {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await visit(page, '/pricing')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const colors = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return [color, backgroundColor]
      })
    await expect.poll(colors).toEqual(['rgb(22, 33, 58)', 'rgb(255, 255, 255)'])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('in large text the header covers nothing that a link leads to', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await visit(page, '/terms')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
  await page.locator('a[href^="#"]').last().click()
  const isCovered = () =>
    page.evaluate(() => {
      const target = document.getElementById(location.hash.slice(1))?.getBoundingClientRect()
      const header = document.querySelector('header')?.getBoundingClientRect()
      return !target || !header || target.top < header.bottom
    })
  await expect.poll(isCovered).toBe(false)
})

test('in large text an open menu is above the page, and the sign-in fits the window', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await page.setViewportSize({ width: 1536, height: 700 })
  await visit(page, '/login')
  await page.getByLabel('Username').focus()
  await expect(page.getByRole('button', { name: 'Show password' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Platform' }).click()
  await page.getByRole('link', { name: /^Institutions/ }).click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL('/coming-soon/platform_institutions')
})

test('in large text the two sets of tools on the landing page do not overlap on a phone', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/')
  const sets = page.getByRole('region', { name: 'Works where your courses live and your classes meet' })
  const [above, below] = [sets.getByRole('list').first(), sets.getByRole('heading', { name: 'Conferencing' })]
  const gap = async () => {
    const [over, under] = [await above.boundingBox(), await below.boundingBox()]
    return (under?.y ?? Number.NaN) - (over?.y ?? Number.NaN) - (over?.height ?? Number.NaN)
  }
  await expect.poll(gap).toBeGreaterThan(24)
})

test('in forced colors a switch shows its choice by a ground, and the focus by a ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/about')
  const lookOf = (choice: string) => () =>
    page
      .getByRole('contentinfo')
      .locator('label', { hasText: choice })
      .evaluate((label) => {
        const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(label)
        return { ground: backgroundColor, ring: outlineStyle === 'none' ? '' : outlineWidth }
      })
  const system = page.getByRole('radio', { name: 'System' })
  await system.focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(lookOf('System')).toMatchObject({ ring: '' })
  const { ground } = await lookOf('System')()
  expect(await lookOf('Light')()).not.toMatchObject({ ground })
  await page.keyboard.press('Tab')
  await expect(system).toBeFocused()
  await expect.poll(lookOf('System')).toEqual({ ground, ring: '3px' })
})

test('on a touch screen a swipe on the words of a toast dismisses it, and no toast is held for ever', async ({
  browser,
  siteUrl,
}) => {
  const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...phone, baseURL: siteUrl, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/contact')
  await appReady(page)
  const form = page.getByRole('form', { name: 'Send us a message' })
  const toasts = page.locator('[data-sonner-toast]')
  const finger = await context.newCDPSession(page)
  const swipe = async (right: number, down: number) => {
    for (const [name, text] of Object.entries({
      Name: 'Amara Okafor',
      Email: 'amara@riverside.ca',
      Subject: 'A question',
      Message: 'Does it read handwriting?',
    }))
      await form.getByRole('textbox', { name, exact: true }).fill(text)
    await form.getByRole('button', { name: 'Send Message' }).tap()
    await expect(toasts).toHaveCount(1)
    await expect(toasts).toHaveAttribute('data-mounted', 'true')
    const box = await toasts.locator('[data-title]').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + right * part, y: y + down * part }],
      })
    await touch('touchStart')
    for (let part = 1; part <= 10; part++) await touch('touchMove', part / 10)
    await touch('touchEnd')
    await expect(toasts).toHaveCount(0)
  }
  // The browser may take it for scrolling: the toast goes back and ends in its time.
  await swipe(0, 80)
  await swipe(80, 0)
  await context.close()
})

test('no link of the footer is parted from its "Soon"', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/about')
    const marks = page.getByRole('navigation', { name: 'Footer' }).getByText('Soon', { exact: true })
    const parted = () =>
      marks.evaluateAll((all) =>
        all.flatMap((mark) => {
          const words = mark.parentElement
          const top = words?.getBoundingClientRect().top ?? 0
          return mark.getBoundingClientRect().top > top + 12 ? [words?.textContent] : []
        }),
      )
    // The shared stylesheet may come after the app.
    await expect.poll(parted, `at ${width} px`).toEqual([])
    expect(await marks.count()).toBeGreaterThan(8)
  }
})

test('no list of the page is without a style, which VoiceOver in Safari takes for no list', async ({
  page,
}) => {
  await page.goto('/')
  const styles = await page
    .locator('ul, ol')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType))
  expect(styles).not.toContain('none')
  expect(styles.length).toBeGreaterThan(5)
})

test('in a window that is taller than the page, the footer’s ground reaches the end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2560 })
  await visit(page, '/login')
  const { y, height } = (await page.getByRole('contentinfo').boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBeLessThan(2000)
  const colorAt = (y: number) => page.screenshot({ clip: { x: 1439, y, width: 1, height: 1 } })
  expect((await colorAt(2559)).equals(await colorAt(y + height - 1))).toBe(true)
})

test('the squares lie on the red line, also beside a scrollbar that takes room', async ({ page }) => {
  const part = { x: 200, y: 80, width: 240, height: 80 }
  await page.setViewportSize({ width: 1906, height: 800 })
  await visit(page, '/')
  const onLine = await page.screenshot({ clip: part })
  // A pixel less moves the page by a half, and no line of a square is blurred by that.
  await page.setViewportSize({ width: 1920, height: 800 })
  await page.evaluate(() => document.documentElement.style.setProperty('padding-right', '15px'))
  expect((await page.screenshot({ clip: part })).equals(onLine)).toBe(true)
})
