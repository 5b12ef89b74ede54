/**
 * Milliseconds of the admin's acts with a list of some length; undefined where the list does not
 * fit into the browser's storage.
 *
 * @typedef {object} AdminTiming
 * @property {number} open from the navigation to the first rows on the screen
 * @property {number} key from a letter in the search to the narrowed list
 * @property {number} decision from a press on Reject until it is stored and said
 * @property {number} export from the press to the finished file
 * @property {number} import 100 more requests: from the file to the preview, and on to the list
 *
 * @typedef {import('playwright').Browser} Browser
 */

/**
 * @param {Browser} browser @param {string} url @param {number} count
 * @returns {Promise<AdminTiming | undefined>}
 */
export async function timeAdmin(browser, url, count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  try {
    // A file without the app.
    await page.goto(`${url}/robots.txt`)
    const fits = await page.evaluate(store, { requests: requestsOf(count), at: new Date().toISOString() })
    if (!fits) return undefined
    await page.addInitScript(stopwatch)
    await page.goto(`${url}/admin/invitation-requests`, { waitUntil: 'commit' })
    const open = await page.evaluate(() => Reflect.get(window, 'bench').opened())
    await page.waitForLoadState('networkidle')
    // What the page prepares in its idle time is ready, as it is for a person.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
    /** @param {string} name @param {unknown} [value] @returns {Promise<number>} */
    const time = (name, value) =>
      page.evaluate(
        ([act, more]) => Reflect.get(window, 'bench')[act](more),
        /** @type {const} */ ([name, value]),
      )
    const key = await time('search', '7')
    await time('search', '')
    const decision = await time('reject')
    const saved = await time('exportAll')
    await page.getByRole('button', { name: 'Import' }).first().click()
    await page.getByRole('dialog').locator('input[type=file]').waitFor({ state: 'attached' })
    const taken = await time('take', JSON.stringify(requestsOf(100, 'new')))
    return { open, key, decision, export: saved, import: taken }
  } finally {
    await page.close()
  }
}

/** Requests of about 340 characters; of a list's people, every other one is pending. */
function requestsOf(/** @type {number} */ count, about = 'person') {
  const statuses = ['pending', 'approved', 'pending', 'rejected']
  return Array.from({ length: count }, (_, at) => {
    const time = Date.UTC(2025, 0, 1) + at * 420_000
    const status = about === 'person' ? statuses[(count - 1 - at) % 4] : 'pending'
    return {
      id: `${about === 'new' ? 2 : 1}${time}`.slice(0, 13),
      name: `Amara Okafor ${at}`,
      email: `${about}.${at}@school.example`,
      role: 'teacher',
      organization: 'Lakeside School',
      useCase: 'teaching',
      message: `Two classes of grade ten would like to try it in term ${at % 7}.`,
      status,
      submittedAt: new Date(time).toISOString(),
      ...(status === 'approved' && { invitationCode: at.toString(36).toUpperCase().padStart(8, 'Q') }),
    }
  })
}

/** Runs in a page: stores the list and signs in; false where there is no room for it. */
function store(/** @type {{ requests: unknown, at: string }} */ { requests, at }) {
  localStorage.clear()
  localStorage.setItem('adminLoginTime', at)
  localStorage.setItem('adminAuthenticated', 'true')
  try {
    localStorage.setItem('invitationRequests', JSON.stringify(requests))
    return true
  } catch {
    return false
  }
}

/** Runs in the page before the app: the acts, each timed from its event to the painted outcome. */
function stopwatch() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  /** @param {() => unknown} isDone @param {number} [begin] */
  const until = async (isDone, begin = performance.now()) => {
    while (!isDone()) {
      await frame()
      if (performance.now() - begin > 60_000) throw new Error(`not done: ${isDone}`)
    }
    // The frame after the one that has it: by then it is on the screen.
    await frame()
    return performance.now() - begin
  }
  const list = () => document.querySelector('table[aria-label="Invitation requests"] tbody')
  const said = () => document.querySelector('section[aria-label="Requests"] [role=status]')?.textContent ?? ''
  /** @param {string} start @returns {HTMLElement} */
  const control = (start) => {
    const all = [...document.querySelectorAll('button')].filter((each) => each.checkVisibility())
    const found = all.find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent ?? '').startsWith(start),
    )
    if (!found) throw new Error(`no button: ${start}`)
    return found
  }
  let made = 0
  const make = URL.createObjectURL
  URL.createObjectURL = (blob) => {
    made += 1
    return make.call(URL, blob)
  }
  Reflect.set(window, 'bench', {
    opened: () => until(() => list()?.querySelector('button'), 0),
    search(/** @type {string} */ text) {
      const field = document.querySelector('input[type=search]')
      if (!(field instanceof HTMLInputElement)) throw new Error('no search')
      const before = said()
      const begin = performance.now()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      return until(() => said() !== before, begin)
    },
    reject() {
      const begin = performance.now()
      control('Reject ').click()
      return until(() => /is rejected/.test(said()), begin)
    },
    exportAll() {
      const begin = performance.now()
      control('Export CSV').click()
      return until(() => made > 0, begin)
    },
    async take(/** @type {string} */ text) {
      const field = document.querySelector('dialog[open] input[type=file]')
      if (!(field instanceof HTMLInputElement)) throw new Error('no file')
      const data = new DataTransfer()
      data.items.add(new File([text], 'list.json', { type: 'application/json' }))
      field.files = data.files
      const begin = performance.now()
      field.dispatchEvent(new Event('change', { bubbles: true }))
      const add = () =>
        [...document.querySelectorAll('button')].find((each) => each.textContent === 'Add 100')
      const shown = await until(add, begin)
      const press = performance.now()
      add()?.click()
      return shown + (await until(() => !document.querySelector('dialog[open]'), press))
    },
  })
}
