import type { Browser, Locator, Page } from 'playwright/test'
import { type Engine, type Target, type Visitor, viewport } from './visitor'

export const playwrightEngine = (browser: Browser): Engine => ({
  visit: async (baseURL) => {
    // null leaves the browser's own setting: Firefox ESR does not know the commands that change it.
    const asIs = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }
    const context = await browser.newContext({ ...asIs, baseURL, viewport, serviceWorkers: 'block' })
    return { visitor: pageVisitor(await context.newPage()), leave: () => context.close() }
  },
  close: () => browser.close(),
})

function pageVisitor(page: Page): Visitor {
  const locate = ({ role, name, inside }: Target): Locator =>
    (inside ? locate(inside) : page).getByRole(role, { name, exact: true }).first()
  return {
    openWindow: async () => pageVisitor(await page.context().newPage()),
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (width) => page.setViewportSize({ ...viewport, width }),
    click: (target) => locate(target).click(),
    type: (target, text) => locate(target).pressSequentially(text),
    typePassword: (text) => page.locator('input[type=password]').pressSequentially(text),
    choose: async (target, option) => void (await locate(target).selectOption(option)),
    isVisible: (target) => locate(target).isVisible(),
    evaluate: async (work, argument) =>
      page.evaluate(work as unknown as (argument: unknown) => never, argument as unknown),
  }
}
