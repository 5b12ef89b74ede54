import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { WebKit } from '../../scripts/browser.mjs'
import { freePort } from '../../tests/lib/free-port'
import { end } from '../support/end-process'
import { type Engine, type Target, type Visitor, viewport } from './visitor'

const require = createRequire(import.meta.url)
const startLimitMs = 15_000

/**
 * WebKitGTK's small browser on a display of its own, driven by Selenium through WebKitWebDriver.
 */
export async function webKitEngine({ driver, browser, display }: WebKit): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'site-webkit-'))
  // The toolbar's own width would keep the window wider than a phone.
  await mkdir(join(profile, 'gtk-3.0'))
  await writeFile(join(profile, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; }')
  const queries = await readFile(
    require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  )

  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    XDG_CONFIG_HOME: profile,
    NO_AT_BRIDGE: '1',
    // Without a graphics card half of the work would be to imitate one.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const start = () => startSession(driver, browser, env)

  return {
    visit: async (siteUrl) => {
      // On a busy machine the driver sometimes does not find its browser. A second start is safe:
      // no page is open yet.
      const started = (await start()) ?? (await start())
      if (!started) throw new Error('WebKitGTK does not start.')
      const { session, leave } = started
      const visitor = windowVisitor(session, await session.getWindowHandle(), siteUrl, queries)
      await visitor.resize(viewport.width)
      return { visitor, leave }
    },
    close: async () => {
      await end(screen)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function startSession(driver: string, browser: string, env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  // A process group of its own: when the driver is ended, its browser goes on running.
  const service = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore', detached: true })
  const connect = async (): Promise<WebDriver> => {
    await expect(async () => void (await fetch(`${server}/status`))).toPass({ timeout: startLimitMs })
    const wanted = {
      browserName: 'MiniBrowser',
      // Otherwise a page whose scripts are held back never counts as loaded.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    }
    return new Builder().usingServer(server).withCapabilities(new Capabilities(wanted)).build()
  }
  const session = await Promise.race([connect().catch(() => undefined), delay(startLimitMs)])
  const stop = () => end(service, () => service.pid && process.kill(-service.pid))
  if (session) return { session, leave: () => session.quit().finally(stop) }
  await stop()
  return undefined
}

function windowVisitor(session: WebDriver, handle: string, siteUrl: string, queries: string): Visitor {
  const here = () => session.switchTo().window(handle)

  /** Finds an element with Testing Library, which is loaded once into each document. */
  const find = async (target: Target): Promise<WebElement | null> => {
    await here()
    if (!(await session.executeScript('return "TestingLibraryDom" in window')))
      await session.executeScript(queries)
    const path = steps(target).map(({ role, name }) => [
      role,
      typeof name === 'string' ? name : [name.source, name.flags],
    ])
    return session.executeScript(findInPage, path)
  }
  const act = (target: Target, action: (element: WebElement) => Promise<void>) =>
    expect(async () => {
      const element = await find(target)
      if (!element) throw new Error(`there is no ${target.role} “${target.name}”`)
      await session.executeScript(bringIntoView, element)
      await action(element)
    }).toPass({ timeout: 15_000 })

  const load = async (start: () => Promise<void>) => {
    await here()
    await session.executeScript('window.isOld = true')
    await start()
    const isParsed = 'return !window.isOld && document.readyState !== "loading"'
    await session.wait(() => session.executeScript<boolean>(isParsed), 20_000)
  }

  return {
    openWindow: async () => {
      await session.switchTo().newWindow('window')
      const visitor = windowVisitor(session, await session.getWindowHandle(), siteUrl, queries)
      await visitor.resize(viewport.width)
      return visitor
    },
    open: (path) => load(() => session.get(`${siteUrl}${path}`)),
    reload: () => load(() => session.navigate().refresh()),
    back: async () => {
      await here()
      await session.navigate().back()
    },
    resize: async (width) => {
      await here()
      await session
        .manage()
        .window()
        .setRect({ ...viewport, width })
    },
    click: (target) => act(target, (element) => element.click()),
    type: (target, text) => act(target, (element) => element.sendKeys(text)),
    typePassword: async (text) => {
      await here()
      await session.findElement(By.css('input[type=password]')).sendKeys(text)
    },
    choose: (target, option) =>
      act(target, async (element) => element.findElement(By.xpath(`.//option[.="${option}"]`)).click()),
    isVisible: async (target) => (await find(target)) !== null,
    evaluate: async (work, argument) => {
      await here()
      return session.executeScript<never>(`return (${work})(arguments[0])`, argument)
    },
  }
}

const steps = (target: Target): readonly Target[] => [...(target.inside ? steps(target.inside) : []), target]

/** In the page: the first visible element at the end of a path of roles and names. */
function findInPage(
  path: readonly (readonly [string, string | readonly [string, string]])[],
): Element | null {
  const { queryAllByRole } = Reflect.get(window, 'TestingLibraryDom')
  let found: Element | undefined = document.body
  for (const [role, name] of path) {
    // Compares as Playwright does in the other engines: a no-break space is a space.
    const isNamed = (text: string) => text.replace(/\s+/g, ' ') === name
    const matcher = typeof name === 'string' ? isNamed : new RegExp(...(name as [string, string]))
    const all: readonly Element[] = found ? queryAllByRole(found, role, { name: matcher }) : []
    found = all.find((element) => element.getClientRects().length > 0)
  }
  return found ?? null
}

/** In the page: scrolls to an element and waits until it rests; the driver clicks unchecked. */
async function bringIntoView(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  for (let top = Number.NaN; top !== element.getBoundingClientRect().top; ) {
    top = element.getBoundingClientRect().top
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
}
