import type { Page } from 'playwright/test'
import { share } from './support/pages'
import { expect, test } from './support/test'

// Every page is live, so that the tests reach every page that reads an address or storage. The
// window is small, because what is drawn does not matter here.
test.use({ build: 'all-features', viewport: { width: 320, height: 240 } })

// Tests with many short visits are split into shares, so that workers run them side by side.
const SHARES = 2
const shares = Array.from({ length: SHARES }, (_, index) => ({
  index,
  called: `(${index + 1} of ${SHARES})`,
}))

const script = 'window.executed=1'
const long = 'a'.repeat(100_000)

/** Texts that have broken sites: as markup, address or property name, by their length or bytes. */
const texts: Readonly<Record<string, string>> = {
  'an image with a handler': `<img src=x onerror="${script}">`,
  'a way out of an attribute': `"'><svg onload=${script}>`,
  'a way out of a tag': `</title></script></style></textarea><script>${script}</script>`,
  'a script address': `javascript:${script}`,
  'a script address with a tab': `java\tscript:${script}`,
  'a data address': `data:text/html,<script>${script}</script>`,
  'another host': '//evil.example',
  'another host with backslashes': '\\\\evil.example',
  'another site': 'https://evil.example/',
  'the prototype': '__proto__',
  'a constructor': 'constructor',
  'a method of every object': 'hasOwnProperty',
  'bytes that are no text': '\ud800\u0000\u202e',
  'a template': `{{constructor.constructor("${script}")()}}$\{${script}}`,
}

/** Spellings of an address part that no decoder accepts. */
const badEncodings = ['%', '%E0%A4%A', '%C0%AE%C0%AE%2F', '%00', '%ED%A0%80', '%u0041']

/** Half of a surrogate pair cannot be encoded. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '\ufffd')
const encode = (text: string) => encodeURIComponent(wellFormed(text))

/** Expects a running app, no executed text, no link off the site and no error page. */
async function expectUnharmed(page: Page, siteUrl: string, what: string): Promise<void> {
  // A touch starts the app at once; otherwise it waits until the browser is idle.
  await page.evaluate(() => document.dispatchEvent(new Event('pointerdown')))
  await page.waitForFunction(
    () => document.documentElement.dataset.ready === '' && document.querySelector('h1'),
  )
  const harm = await page.evaluate(() => ({
    executed: Reflect.get(window, 'executed'),
    polluted: Reflect.get({}, 'polluted'),
    crashed: document.body.innerText.includes('Unexpected Application Error!'),
    // The canonical address names the deployed site.
    addresses: [...document.querySelectorAll('[href]:not([rel=canonical]), [src], [action], [formaction]')]
      .flatMap((element) =>
        ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
      )
      .filter((address) => address !== '' && URL.canParse(address, location.href))
      .map((address) => new URL(address, location.href))
      .filter(({ protocol, host }) => !/^(mailto|tel):$/.test(protocol) && host !== location.host)
      .map(String),
  }))
  expect(harm, what).toEqual({ executed: undefined, polluted: undefined, crashed: false, addresses: [] })
  expect(new URL(page.url()).origin, what).toBe(siteUrl)
}

/** Lets the running app go to an address that a server would refuse for its length. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const readers = ['/register?plan=', '/contact?type=', '/platform/students?theme=']

/** What bad paths write to the console: the 404 answers, and the path itself. */
const badPathLines = [
  /^console error: (Failed to load resource|.*404)/,
  /^console error: \S* ?.*(path|Path|page)/,
]

for (const { index, called } of shares) {
  test(`hostile queries change nothing, hostile paths lead to the 404 page or the default coming-soon page ${called}`, async ({
    page,
    siteUrl,
    allow,
  }) => {
    for (const line of badPathLines) allow(line)
    for (const [place, [name, text]] of share([...Object.entries(texts).entries()], index, SHARES)) {
      // The server gets each text in the parameter of one page, the running app in all three.
      const reader = readers[place % readers.length] ?? ''
      await page.goto(`${reader}${encode(text)}&${encode(text)}=${encode(text)}`)
      await expectUnharmed(page, siteUrl, `${reader} ${name}`)
      for (const other of readers) await goInside(page, `${other}${encode(text)}`)
      await expectUnharmed(page, siteUrl, `${name}, inside`)

      const response = await page.goto(`/coming-soon/${encode(text)}`)
      if (response?.status() === 400) {
        // A host refuses a NUL byte itself; the app gets the address below.
        expect(text).toContain('\0')
        await page.goto('/about')
        await expectUnharmed(page, siteUrl, 'about')
      } else {
        await expectUnharmed(page, siteUrl, `coming soon, ${name}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Coming Soon|Oops!/)
      }
      await goInside(page, `/coming-soon/${encode(text)}`)
      await goInside(page, `/${encode(text)}`)
      await expectUnharmed(page, siteUrl, `path, ${name}, inside`)
    }
  })
}

test('foreign, long and badly encoded addresses stay on the site', async ({ page, siteUrl, allow }) => {
  for (const line of badPathLines) allow(line)
  for (const path of ['//evil.example', '//evil.example/%2e%2e', '/\\evil.example', '/.//evil.example']) {
    await page.goto(`${siteUrl}${path}`)
    await expectUnharmed(page, siteUrl, path)
  }
  await page.goto('/about')
  await expectUnharmed(page, siteUrl, 'about')
  for (const bad of [...badEncodings, long]) {
    for (const folder of ['/', '/coming-soon/', ...readers]) await goInside(page, `${folder}${bad}`)
    await expectUnharmed(page, siteUrl, bad.slice(0, 20))
  }
})

for (const address of ['/privacy', '/api/docs']) {
  test(`hostile fragments of ${address} are read neither as selectors nor as addresses`, async ({
    page,
    siteUrl,
  }) => {
    await page.goto(`${address}#${encode(texts['an image with a handler'] ?? '')}`)
    await expectUnharmed(page, siteUrl, address)
    for (const text of [...Object.values(texts), ...badEncodings, long, '(', '"]', '.', '1', ':~:text=a']) {
      for (const form of [encode(text), wellFormed(text).replaceAll('\0', '')]) {
        await page.evaluate((hash) => {
          location.hash = hash
        }, form)
        await goInside(page, `${address}#${form}`)
      }
    }
    await expectUnharmed(page, siteUrl, `${address} after all fragments`)
    await page.goto(`/about#${long}`)
    await expectUnharmed(page, siteUrl, 'a long fragment from the start')
  })
}

/** A stored list with every field hostile, one member for each text. */
const hostileList = JSON.stringify(
  Object.values({ ...texts, long: long.slice(0, 20_000) }).map((text, index) => ({
    id: String(1_750_000_000_000 + index),
    name: text,
    email: text,
    role: text,
    organization: text,
    useCase: text,
    message: text,
    status: index % 2 ? 'approved' : 'pending',
    submittedAt: index % 3 ? '2026-01-05T10:00:00.000Z' : text,
    updatedAt: text,
    invitationCode: text,
  })),
)

const stored: Readonly<Record<string, string>> = {
  'hostile records': hostileList,
  'a poisoned prototype':
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"savedAt":1}',
  'a poisoned list': '[{"__proto__":{"polluted":1,"status":"approved"},"id":"1"},{"constructor":null}]',
  'wrong kinds': '[null,1,"x",[],{"id":1,"name":{"a":1},"status":[],"submittedAt":{}},{"savedAt":1e999}]',
  'a draft of markup': JSON.stringify({
    savedAt: 1e15,
    fields: { name: `<img src=x onerror="${script}">`, email: `javascript:${script}`, __proto__: 1 },
  }),
  'deep brackets': '['.repeat(100_000),
  'no JSON': `{"a":<script>${script}</script>`,
  'a word': 'null',
  'a long word': long,
}

/** Every key that the site uses, and keys with hostile endings. */
const keys = {
  local: [
    'theme',
    'codeLanguage',
    'adminAuthenticated',
    'adminLoginTime',
    'invitationRequests',
    'invitationRequests:quarantine:1750000000000',
    'invitationRequests:quarantine:__proto__',
    `invitationRequests:quarantine:<img src=x onerror="${script}">`,
    'invitationAudit:2026-01-05T10:00:00.000Z:000001abcd',
    'invitationNote:1750000000000',
    'invitationNote:__proto__',
    'invitationLastBackup',
    'invitationReviewKeys',
    'outbox:1',
    'outbox:contact',
    'sent:1-2',
  ],
  tab: [
    ...['request', 'contact', 'demo', 'register'].flatMap((form) => [`draft:${form}`, `draft:${form}:mark`]),
    'places',
    'reloaded',
    'reviewPlace',
  ],
}

for (const { index, called } of shares)
  test(`hostile storage is read as text or not at all ${called}`, async ({ page, siteUrl, context }) => {
    const ready = context.waitForEvent('page')
    const reader = await context.newPage()
    await ready
    await page.goto('/about')
    for (const [name, value] of share(Object.entries(stored), index, SHARES)) {
      await page.evaluate(
        ([names, text]) => {
          localStorage.clear()
          for (const key of names) localStorage.setItem(key, text)
        },
        [keys.local, value] as const,
      )
      // Session storage is hostile in each document, whatever the document before it has written.
      await reader.addInitScript(
        ([names, text]) => {
          for (const key of names) sessionStorage.setItem(key, text)
        },
        [keys.tab, value] as const,
      )
      const language = name.startsWith('a ') ? ['/api/docs'] : []
      for (const address of ['/', '/contact', ...language, '/admin/invitation-requests']) {
        if (address.startsWith('/admin')) {
          await page.evaluate((now) => {
            localStorage.setItem('adminAuthenticated', 'true')
            localStorage.setItem('adminLoginTime', now)
          }, new Date().toISOString())
        }
        await reader.goto(address)
        await expectUnharmed(reader, siteUrl, `${address} with ${name}`)
      }
      await expect(reader.getByRole('heading', { level: 1 }), name).toHaveText(/requests/i)
    }
  })

test('posted messages, foreign events and a window name change nothing', async ({ page, siteUrl }) => {
  for (const address of ['/', '/login', '/contact']) {
    await page.goto(address)
    await expectUnharmed(page, siteUrl, address)
    const before = page.url()
    await page.evaluate(
      ({ values, names }) => {
        window.name = values[0] ?? ''
        for (const value of values) {
          const shapes: unknown[] = [
            value,
            { type: value, data: value, url: value },
            JSON.stringify({ type: 'navigate', to: value }),
            JSON.parse('{"__proto__":{"polluted":1}}'),
          ]
          for (const data of shapes) {
            postMessage(data, '*')
            dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }))
          }
          for (const key of names) {
            dispatchEvent(
              new StorageEvent('storage', {
                key,
                newValue: value,
                oldValue: value,
                storageArea: localStorage,
              }),
            )
          }
          dispatchEvent(new PopStateEvent('popstate', { state: { usr: value, key: value, idx: value } }))
          dispatchEvent(new HashChangeEvent('hashchange', { newURL: value }))
        }
      },
      { values: Object.values(texts), names: [...keys.local, ...keys.tab] },
    )
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expectUnharmed(page, siteUrl, `${address} after messages`)
    expect(page.url()).toBe(before)
  }
})
