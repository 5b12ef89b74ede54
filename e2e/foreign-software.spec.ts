import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { addedAnswers, ann, ben, cy } from '../tests/domain/invitations/sample-requests'
import {
  darkener,
  fieldWrapper,
  formReplacer,
  hiddenTwins,
  overlays,
  passwordManager,
  replacer,
  setValues,
  translator,
  writingAssistant,
} from './support/foreign-software'
import {
  appReady,
  contactForm,
  coveredCorners,
  demoForm,
  fieldOf,
  fillIn,
  openDemo,
  visit,
} from './support/forms'
import { holdBack } from './support/hold-back'
import { idle } from './support/idle'
import { builtPages, share } from './support/pages'
import { fillRequest, openRequest, storedRequests, submitButton } from './support/request-dialog'
import { openList } from './support/review-list'
import { defaults, folderOf } from './support/site'
import { expect, test } from './support/test'

// /forgot-password is behind its flag.
test.use({ build: 'all-features' })

type Form = { readonly name: string; readonly path: string }

/** Each form whose code comes late, on the first page that serves it. */
function servedForms(): readonly Form[] {
  const dir = folderOf('all-features')
  const html = (path: string) => readFileSync(`${dir}${path === '/' ? '/index' : path}.html`, 'utf8')
  const paths = new Map<string, string>()
  for (const path of builtPages(dir))
    for (const [, name = ''] of html(path).matchAll(/ data-late="([^"]+)"/g))
      if (!paths.has(name)) paths.set(name, path)
  return [...paths].map(([name, path]) => ({ name, path }))
}

/** Something that happens meanwhile, such as the coming of the app. */
type Meanwhile = { readonly pressed?: () => Promise<void>; readonly typed?: () => Promise<void> }

/**
 * Opens the dialog, if there is one, clicks into a field and types at a person's speed. The last
 * field, since a dialog that is drawn anew gives the focus to its first one.
 */
async function typeInto(page: Page, { name }: Form, meanwhile: Meanwhile = {}): Promise<void> {
  if (name.endsWith('-dialog')) await page.locator(`[commandfor=${name}]:visible`).first().click()
  const fields = page.locator(`[data-late="${name}"]`).locator('input, textarea')
  const field = fields.and(page.locator(':visible:not([type=radio], [type=checkbox])')).last()
  await field.hover()
  await page.mouse.down()
  await meanwhile.pressed?.()
  await page.mouse.up()
  // Any field takes it: a message, a password, an address.
  await page.keyboard.type('amara', { delay: 80 })
  await meanwhile.typed?.()
  await page.keyboard.type('@riverside.ca', { delay: 80 })
  await page.locator(`[data-late="${name}"] form[data-live=""]`).waitFor()
  await expect(field, name).toHaveValue('amara@riverside.ca')
  await expect(field, name).toBeFocused()
}

/** The policy refuses a page's own style elements; those of an extension it does not bind. */
const stylesOf = /Applying inline style violates|style-src-elem refused inline/

const before = (tool: () => void) => `addEventListener('DOMContentLoaded', () => (${tool})())`

const app = '**/assets/index-*.js'

/** A form, and what is being done when the app comes. */
type Visit = readonly [form: Form, moment: keyof Meanwhile]

function typesBeforeTheApp(
  title: string,
  tool: () => void,
  choose: (forms: readonly Form[]) => readonly Visit[],
) {
  test(`${title} before the app: what is typed stays`, async ({ page, allow }) => {
    allow(stylesOf)
    await page.addInitScript(before(tool))
    const visits = choose(servedForms())
    expect(visits).not.toEqual([])
    for (const [form, moment] of visits) {
      const release = await holdBack(page, app)
      await page.goto(form.path)
      const comes = async () => {
        release()
        await appReady(page)
      }
      await typeInto(page, form, { [moment]: comes })
      await page.unroute(app)
    }
  })
}

const SHARES = 3

for (let index = 0; index < SHARES; index++) {
  const part = `forms ${index + 1} of ${SHARES}`
  // It changes the most.
  typesBeforeTheApp(`translator, ${part},`, translator, (forms) =>
    share(forms, index, SHARES).map((form, at): Visit => [form, at % 2 === 0 ? 'typed' : 'pressed']),
  )
  test(`all of them after the app, ${part}: what is typed stays`, async ({ page, allow }) => {
    allow(stylesOf)
    for (const form of share(servedForms(), index, SHARES)) {
      await visit(page, form.path)
      for (const tool of [passwordManager, writingAssistant, darkener, overlays, translator])
        await page.evaluate(tool)
      await typeInto(page, form)
    }
  })
}

// A form of a page and one of a dialog meet the others, too.
for (const [name, tool] of Object.entries({
  darkener,
  fieldWrapper,
  hiddenTwins,
  overlays,
  passwordManager,
  writingAssistant,
}))
  typesBeforeTheApp(name, tool, (forms) =>
    forms
      .filter((form) => /contact|demo/.test(form.name))
      .map((form): Visit => [form, form.name === 'contact' ? 'typed' : 'pressed']),
  )

test('translator before the app on a slow machine: what is typed stays', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(before(translator))
  await slowDown(4)
  await page.goto('/contact')
  // Slowing down takes a whole core, until the app has drawn all anew.
  const drawn = appReady(page).then(() => slowDown(1))
  await typeInto(page, { name: 'contact', path: '/contact' })
  await drawn
})

test('a selection keeps its beginning and its end when the page is drawn anew', async ({ page }) => {
  await page.addInitScript(before(translator))
  const release = await holdBack(page, app)
  await page.goto('/contact')
  const message = fieldOf(contactForm(page).form, 'Message')
  await message.pressSequentially('abcdefgh')
  for (let each = 0; each < 3; each += 1) await page.keyboard.press('Shift+ArrowLeft')
  release()
  await appReady(page)
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.type('X')
  await expect(message).toHaveValue('abcdX')
})

test('a dialog that was open while the page was drawn anew gives the focus back to its button', async ({
  page,
}) => {
  await page.addInitScript(before(translator))
  for (const [width, dialog] of [
    [1280, 'request-dialog'],
    [390, 'site-menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const release = await holdBack(page, app)
    await page.goto('/contact')
    const opener = page.locator(`[commandfor=${dialog}]:visible`).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    release()
    await appReady(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await page.unroute(app)
  }
})

test('a tab of the code samples that is pressed before the app is chosen, and keeps the focus', async ({
  page,
}) => {
  await page.addInitScript(before(translator))
  const release = await holdBack(page, app)
  await page.goto('/api')
  const tab = page.getByRole('tab', { name: /JavaScript/ }).first()
  await tab.click()
  release()
  await appReady(page)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeFocused()
})

test('a page that was drawn anew has one head, and so have those after it', async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translator})())`)
  await visit(page, '/about')
  const head = () =>
    page.evaluate(() =>
      ['title', 'meta[name=description]', 'link[rel=canonical]'].map((selector) =>
        [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute('href') ?? tag.localName),
      ),
    )
  await expect.poll(head).toEqual([['title'], ['meta'], [`${defaults.url}/about`]])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect.poll(head).toEqual([['title'], ['meta'], [`${defaults.url}/privacy`]])
})

test('a text that a tool expands in one piece stays, and its form is sent', async ({ page }) => {
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  const message = fieldOf(contactForm(page).form, 'Message')
  await message.fill('/sig')
  await message.evaluate((field: HTMLTextAreaElement) => {
    field.setSelectionRange(0, 4)
    document.execCommand('insertText', false, 'It marks x = 2 wrong.\nAmara Okafor')
  })
  await expect(message).toHaveValue('It marks x = 2 wrong.\nAmara Okafor')
  const asked = page.waitForRequest(/send-email/)
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ message: 'It marks x = 2 wrong.\nAmara Okafor' })
})

test('fields that a tool has replaced by copies are sent, and can be filled in again', async ({ page }) => {
  await visit(page, '/')
  const dialog = await openRequest(page)
  for (const name of ['Amara Okafor', 'Noor Haddad']) {
    await fillRequest(dialog)
    await page.evaluate(replacer)
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await submitButton(dialog).click()
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible()
    await page.keyboard.press('Escape')
    await openRequest(page)
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('')
  }
  expect((await storedRequests(page)).map(({ name }) => name)).toEqual(['Amara Okafor', 'Noor Haddad'])
})

test('a form that a tool has replaced by its copy keeps what is typed, and the focus', async ({ page }) => {
  await page.route('**/api/send-email/**', (route) => route.fulfill({ json: { success: true } }))
  await visit(page, '/contact')
  const { form, answers } = contactForm(page)
  await fillIn({ form, answers: { ...answers, Email: '' } })
  await page.evaluate(formReplacer)
  await fieldOf(form, 'Email').click()
  await page.keyboard.type('amara@riverside.ca', { delay: 80 })
  await expect(fieldOf(form, 'Email')).toHaveValue('amara@riverside.ca')
  await expect(fieldOf(form, 'Email')).toBeFocused()
  await page.evaluate(formReplacer)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
})

test('what was typed on /register gets into a form that a tool has just replaced', async ({ page }) => {
  await visit(page, '/register')
  const form = page.locator('form[name=register]')
  for (const label of ['First name', 'Last name', 'Password', 'Confirm password'])
    await form.getByLabel(label, { exact: true }).fill('Amara12345')
  await form.getByLabel('Email').fill('amara@riverside.ca')
  await page.locator('form[name=request][data-live=""]').waitFor({ state: 'attached' })
  await page.evaluate(formReplacer)
  await form.getByRole('button', { name: 'Request Beta Access' }).click()
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('amara@riverside.ca')
})

test('a tool that hides a copy before each field wipes nothing, also in a closed dialog', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/')
  const dialog = await openRequest(page)
  await fillRequest(dialog)
  await page.evaluate(hiddenTwins)
  const name = page.locator('#request-name:not([hidden])')
  await name.fill('Noor Haddad')
  // Longer than the pause between two looks at the fields.
  await page.clock.runFor(1500)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1500)
  await expect(name).toHaveValue('Noor Haddad')
  await openRequest(page)
  await submitButton(dialog).click()
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible()
  expect((await storedRequests(page)).map(({ name }) => name)).toEqual(['Noor Haddad'])
})

test('a field that a tool moves while it has the focus gets the next key, at its caret', async ({ page }) => {
  await visit(page, '/contact')
  const subject = fieldOf(contactForm(page).form, 'Subject')
  await subject.pressSequentially('Line 3 Quadratics')
  for (let each = 0; each < 'Quadratics'.length; each += 1) await page.keyboard.press('ArrowLeft')
  await subject.evaluate((field) => {
    const wrapper = document.createElement('span')
    field.replaceWith(wrapper)
    wrapper.append(field)
  })
  await page.keyboard.type('of ')
  await expect(subject).toHaveValue('Line 3 of Quadratics')
})

test('a form that a tool has moved into a shadow root is sent', async ({ page }) => {
  await page.route('**/api/send-email/**', (route) => route.fulfill({ json: { success: true } }))
  await visit(page, '/contact')
  for (const { form, answers } of [contactForm(page), demoForm(page)]) {
    if (answers.Company) await openDemo(page)
    await fillIn({ form, answers })
    await form
      .locator('input')
      .first()
      .evaluate((field: HTMLInputElement) => {
        const host = document.createElement('x-host')
        field.form?.replaceWith(host)
        host.attachShadow({ mode: 'open' }).append(field.form ?? '')
      })
    await fieldOf(page.locator('x-host'), 'Email').fill('noor@riverside.ca')
    const asked = page.waitForRequest(/send-email/)
    await page.getByRole('button', { name: /Send Message|Request Demo/ }).click()
    expect(JSON.stringify((await asked).postDataJSON())).toContain('noor@riverside.ca')
    await expect(page.getByRole('heading', { name: /^Message Sent|^Demo Request Submitted/ })).toBeVisible()
  }
})

test('where the address may not be changed every form comes and is sent, and another page is loaded', async ({
  page,
}) => {
  await page.route('**/api/send-email/**', (route) => route.fulfill({ json: { success: true } }))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.assign(history, { replaceState: refuse, pushState: refuse })
  })
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await visit(page, '/login')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('admin123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('without what tells which links are in view a form comes and is sent', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await visit(page, '/')
  const dialog = await openRequest(page)
  await fillRequest(dialog)
  await submitButton(dialog).click()
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible()
})

test('what is typed into fields that a tool has renamed or moved out of their form is sent', async ({
  page,
}) => {
  await page.route('**/api/send-email/**', (route) => route.fulfill({ json: { success: true } }))
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  await page.evaluate(() => {
    document.querySelector('#contact-subject')?.removeAttribute('name')
    const field = document.querySelector('#contact-message')
    const host = document.createElement('x-editor')
    field?.replaceWith(host)
    host.attachShadow({ mode: 'open' }).append(field ?? '')
  })
  await page.locator('#contact-subject').fill('Line 4 of Quadratics 2')
  await page.locator('#contact-message').fill('It marks x = 4 wrong.')
  const asked = page.waitForRequest(/send-email/)
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    subject: 'Line 4 of Quadratics 2',
    message: 'It marks x = 4 wrong.',
  })
})

/** Tools that move or remove what React drew, and would change next. */
const movers: Readonly<Record<string, () => void>> = {
  'wraps rows': () => {
    for (const row of document.querySelectorAll('form > div')) {
      // A field that is moved loses the focus.
      if (row.contains(document.activeElement)) continue
      const wrapper = document.createElement('row-extension')
      row.replaceWith(wrapper)
      wrapper.append(row)
    }
  },
  'removes messages': () => {
    for (const message of document.querySelectorAll('form p[id], form [role=alert]')) message.remove()
  },
  'wraps the whole': () => {
    const form = document.querySelector('dialog[open] form') ?? document.querySelector('main form')
    if (!form || form.contains(document.activeElement)) return
    const wrapper = document.createElement('form-recorder')
    form.replaceWith(wrapper)
    wrapper.append(form)
  },
}

for (const [title, move] of Object.entries(movers))
  test(`a tool that ${title} of a form: what is typed stays, and is sent`, async ({ page }) => {
    await page.route('**/api/send-email/**', (route) => route.fulfill({ json: { success: true } }))
    for (const filled of [contactForm, demoForm]) {
      await visit(page, '/contact')
      const { form, answers } = filled(page)
      if (filled === demoForm) await openDemo(page)
      const send = form.getByRole('button', { name: /Send Message|Request Demo/ })
      await page.evaluate(move)
      await send.click()
      // The press that finds mistakes may be what draws the form anew.
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
      const [label = '', answer = ''] = Object.entries(answers)[0] ?? []
      const first = fieldOf(form, label)
      await expect(first).toBeFocused()
      // In the first field, or in one that a drawn dialog does not give the focus to.
      const field = filled === demoForm ? fieldOf(form, 'Email') : first
      const text = filled === demoForm ? (answers.Email ?? '') : answer
      await field.click()
      await page.evaluate(move)
      await page.keyboard.type(text, { delay: 80 })
      await expect(field).toHaveValue(text)
      await expect(field).toBeFocused()
      await fillIn({ form, answers })
      const asked = page.waitForRequest(/send-email/)
      await send.click()
      const [, last = ''] = Object.entries(answers).at(-1) ?? []
      expect(JSON.stringify((await asked).postDataJSON())).toContain(last.replace(' people', ''))
      await expect(page.getByRole('heading', { name: /^Message Sent|^Demo Request Submitted/ })).toBeVisible()
      await expect(page.getByRole('button', { name: /Sending|Submitting/ })).toHaveCount(0)
      if (filled === demoForm) continue
      // What was sent before is not said again of a second message.
      await page.getByRole('button', { name: 'Write another message' }).click()
      // The send button may take its place: two presses within half a second would be one gesture.
      await fieldOf(form, label).pressSequentially(answer, { delay: 80 })
      await page.evaluate(move)
      await send.click()
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
      await expect(fieldOf(form, label)).toHaveValue(answer)
    }
    await visit(page, '/login')
    await page.evaluate(move)
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.evaluate(move)
    await page.getByLabel('Password', { exact: true }).fill('admin123')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

test('why a sign-in failed is still said when a tool has torn the form that says it', async ({ page }) => {
  await visit(page, '/login')
  const form = page.locator('form[name="sign-in"][data-live=""]')
  await form.waitFor()
  const old = await form.elementHandle()
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).focus()
  await page.evaluate(movers['wraps rows'] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).press('Enter')
  await expect.poll(() => old?.evaluate((was) => was.isConnected)).toBe(false)
  await idle(page)
  await expect(page.getByRole('alert')).toContainText('Invalid username or password')
})

test('a reason chosen by hand outlives a form that is drawn anew, whatever the address names', async ({
  page,
}) => {
  await visit(page, '/contact?type=sales')
  const { form } = contactForm(page)
  const reason = form.getByRole('combobox', { name: 'Reason for contact' })
  await expect(reason).toHaveValue('sales')
  await reason.selectOption('general')
  await form.getByRole('textbox', { name: 'Name' }).fill('Amara')
  const isNew = await reason.elementHandle()
  await page.evaluate(movers['wraps rows'] ?? '')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
  // The press has drawn the form anew.
  expect(await isNew?.evaluate((select) => select.isConnected)).toBe(false)
  await expect(reason).toHaveValue('general')
})

test('a tool that removes a toast takes nothing with it of what is being typed', async ({ page }) => {
  await visit(page, '/forgot-password')
  await page.locator('#reset-email').fill('amara@riverside.ca')
  await page.getByRole('button', { name: 'Send Instructions' }).click()
  const toasts = page.locator('[data-sonner-toaster]')
  await expect(toasts.getByRole('listitem')).toBeVisible()
  // Sonner takes the list away when its time is over, and does not find it.
  const isMissed = page.waitForEvent('console', (message) => message.text().includes('NotFoundError'))
  await toasts.evaluate((list) => list.remove())
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await page.getByLabel('Username').pressSequentially('amara', { delay: 80 })
  await isMissed
  await expect(page.getByLabel('Username')).toHaveValue('amara')
  await expect(page.getByLabel('Username')).toBeFocused()
})

test('a toast that comes while a tool has moved the one before is shown', async ({ page, allow }) => {
  allow(/status of 500/)
  await page.route('**/api/send-email/**', (route) => route.fulfill({ status: 500, json: { error: 'Down' } }))
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  const toasts = page.locator('[data-sonner-toaster]').getByText('Failed to send message: Down.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toasts).toBeVisible()
  // Sonner puts the next one before it, and does not find it.
  const isMissed = page.waitForEvent('console', (message) => message.text().includes('NotFoundError'))
  await page.locator('[data-sonner-toast]').evaluate((toast) => {
    const wrapper = document.createElement('div')
    toast.replaceWith(wrapper)
    wrapper.append(toast)
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await isMissed
  await expect(toasts).toBeVisible()
})

test('a page that a tool has turned inside out goes with its document: the next one comes', async ({
  page,
}) => {
  await visit(page, '/about')
  await page.evaluate(() => {
    const reader = document.createElement('article')
    reader.append(...(document.querySelector('main')?.children ?? []))
    document.querySelector('main')?.append(reader)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await expect(page.locator('main > article')).toHaveCount(0)
})

test('a tool that fills in what nobody sees, too, keeps no message back', async ({ page }) => {
  await visit(page, '/contact')
  await page.evaluate(setValues, { fields: { 'contact-unsent': 'Amara Okafor' }, withEvents: true })
  await fillIn(contactForm(page))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
})

test('credentials that a manager fills in while the page loads are sent with one press', async ({ page }) => {
  const fields = { 'sign-in-username': 'admin', 'sign-in-password': 'admin123' }
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => {
      (${passwordManager})();
      (${setValues})(${JSON.stringify({ fields, withEvents: false })})
    })`,
  )
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a script on the page that adds something to all objects breaks no form', async ({ page }) => {
  await page.route('**/api/send-email/**', (route) => route.fulfill({ json: { success: true } }))
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { extend: () => {}, version: '1.0' })
  })
  await visit(page, '/contact')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(contactForm(page).form.locator('[aria-invalid=true]').first()).toBeFocused()
  await fillIn(contactForm(page))
  await send.click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get({}, 'version'))).toBe('1.0')
})

test('a script that adds something to all objects after the first form breaks no later one', async ({
  page,
}) => {
  await visit(page, '/login')
  await page.locator('form[name="sign-in"][data-live=""]').waitFor()
  await page.evaluate(() => void Object.assign(Object.prototype, { extend: () => {}, version: '1.0' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await fillIn(contactForm(page))
  const asked = page.waitForRequest(/send-email/)
  await page.getByRole('button', { name: 'Send Message' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ subject: 'Line 3 of Quadratics 2' })
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
})

/** Events of every name, as other software makes them up: without a key, a place or a cause. */
function makeUpEvents(): void {
  // Some are for this test, or end the document.
  const ours = /^(error|unhandledrejection|securitypolicyviolation|beforeunload|unload)$/
  const more = ['storage', 'focusin', 'focusout', 'popstate', 'pageshow', 'visibilitychange']
  const handlers = Object.keys(window).filter((name) => name.startsWith('on'))
  const names = [...more, ...handlers.map((name) => name.slice(2))].filter((name) => !ours.test(name))
  for (const target of [window, document, ...document.querySelectorAll('body, input, button, dialog')])
    for (const name of names) target.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
}

test('events that a tool makes up break nothing, before the app and after', async ({ page }) => {
  await page.addInitScript(before(makeUpEvents))
  for (const path of ['/', '/contact', '/login']) {
    await visit(page, path)
    await idle(page)
    await page.evaluate(makeUpEvents)
  }
  await openList(page, [ann, ben, cy])
  await page.evaluate(makeUpEvents)
})

test('values that are set without events count for the disabled button and for mistakes', async ({
  page,
}) => {
  await visit(page, '/')
  const dialog = await openRequest(page)
  const fields = {
    'request-name': 'Amara Okafor',
    'request-email': 'amara@riverside.ca',
    'request-role': 'teacher',
    'request-useCase': 'teaching',
    'request-message': 'Grade 10 quadratics',
  }
  await fillIn({ form: dialog, answers: addedAnswers })
  await page.evaluate(setValues, { fields, withEvents: false })
  await expect(submitButton(dialog)).toBeEnabled()
  await submitButton(dialog).click()
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible()

  await visit(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const name = fieldOf(contactForm(page).form, 'Name')
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
  await page.evaluate(setValues, { fields: { 'contact-name': 'Amara Okafor' }, withEvents: false })
  await expect(name).toHaveAccessibleDescription('')
})

test('a value that is set without events just before an Enter counts for it', async ({ page }) => {
  await visit(page, '/')
  const dialog = await openRequest(page)
  await fillRequest(dialog, { Name: '' })
  await expect(submitButton(dialog)).toBeDisabled()
  const name = dialog.getByLabel('Name', { exact: true })
  await name.focus()
  await name.evaluate((field: HTMLInputElement) => {
    const fill = () => Reflect.set(HTMLInputElement.prototype, 'value', 'Amara Okafor', field)
    addEventListener('keydown', fill, { capture: true, once: true })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible()
})

test('keys of an input method submit and close nothing', async ({ page }) => {
  await visit(page, '/')
  const dialog = await openRequest(page)
  const name = dialog.getByLabel('Name', { exact: true })
  await name.focus()
  const composer = await page.context().newCDPSession(page)
  await composer.send('Input.imeSetComposition', { text: '東', selectionStart: 1, selectionEnd: 1 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  // Safari ends the composition before the key that does it.
  const isTaken = await name.evaluate((field) => {
    const key = { key: 'Enter', bubbles: true, cancelable: true }
    const event = Object.defineProperty(new KeyboardEvent('keydown', key), 'keyCode', { value: 229 })
    return !field.dispatchEvent(event)
  })
  expect(isTaken).toBe(true)

  await visit(page, '/forgot-password')
  await page.locator('#reset-email').focus()
  await composer.send('Input.imeSetComposition', { text: 'あ', selectionStart: 1, selectionEnd: 1 })
  await page.keyboard.press('Enter')
  await page.locator('#reset-email').blur()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('an address is shown as it will be sent when its field is left', async ({ page }) => {
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  const email = fieldOf(contactForm(page).form, 'Email')
  await email.fill('\u200bAmara Okafor <amara\u2060@riverside.ca>;')
  await email.blur()
  await expect(email).toHaveValue('amara@riverside.ca')
  await email.fill('amara@riverside.ca, noor@riverside.ca')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(email).toHaveAccessibleDescription('Please enter only one email address')
})

test('a redo after too many undos does not add a pasted address to the one it became', async ({ page }) => {
  await visit(page, '/contact')
  const { form } = contactForm(page)
  await page.locator('form[name=contact][data-live=""]').waitFor()
  await fieldOf(form, 'Email').focus()
  await page.keyboard.insertText('Amara Okafor <amara@riverside.ca>')
  await fieldOf(form, 'Subject').focus()
  await page.keyboard.type('Line 3')
  for (const keys of ['ControlOrMeta+z', 'ControlOrMeta+Shift+z'])
    for (let press = 0; press < 4; press += 1) await page.keyboard.press(keys)
  await expect(fieldOf(form, 'Subject')).toHaveValue('Line 3')
  await expect(fieldOf(form, 'Email')).toHaveValue('amara@riverside.ca')
})

test('while a form is sent the focus waits on what says so', async ({ page }) => {
  await visit(page, '/forgot-password')
  await page.locator('#reset-email').fill('amara@riverside.ca')
  await page.getByRole('button', { name: 'Send Instructions' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('form :focus')).toHaveText('Sending Instructions...')
  await expect(page.getByRole('heading', { name: 'Next: write to us' })).toBeFocused()
})

/** Lets the sending of a form wait for the returned function, and then fail. */
async function failLater(page: Page, form: 'contact' | 'demo'): Promise<() => void> {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api/send-email/${form}`, async (route) => {
    await answered
    await route.fulfill({ status: 500, json: { error: 'The mail server is down.' } })
  })
  return answer
}

test('the focus waits there also when it was in a list, and comes back to it', async ({ page, allow }) => {
  allow(/status of 500/)
  const answer = await failLater(page, 'contact')
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  const list = page.getByRole('combobox', { name: 'Reason for contact' })
  await list.focus()
  // As voice control presses it.
  await page.getByRole('button', { name: 'Send Message' }).evaluate((button: HTMLElement) => button.click())
  await expect(page.locator('form :focus')).toHaveText('Sending...')
  answer()
  await expect(page.getByText('The mail server is down.').first()).toBeVisible()
  await expect(list).toBeFocused()
})

test('the focus waits there also when a tool has torn the form, and comes back to the new button', async ({
  page,
  allow,
}) => {
  allow(/status of 500/)
  const answer = await failLater(page, 'contact')
  await visit(page, '/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  const { form, answers } = contactForm(page)
  await fillIn({ form, answers })
  const old = await form.elementHandle()
  // A tool puts words of its own in the place of the line that the sending changes.
  await form.locator('.dlg-end p span').evaluate((words) => words.replaceWith('Réponse en 24 heures.'))
  const send = form.getByRole('button', { name: 'Send Message' })
  await send.press('Enter')
  await expect.poll(() => old?.evaluate((was) => was.isConnected)).toBe(false)
  await expect(page.locator('form :focus')).toHaveText('Sending...')
  answer()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(send).toBeFocused()
})

test('a demo request that fails after its dialog was closed leaves an empty form', async ({
  page,
  allow,
}) => {
  allow(/status of 500/)
  const answer = await failLater(page, 'demo')
  await visit(page, '/contact')
  const opener = page.getByRole('button', { name: 'Enterprise demo' })
  await opener.click()
  const { form } = demoForm(page)
  await fillIn(demoForm(page))
  await form.getByRole('button', { name: 'Request Demo' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await page.keyboard.press('Escape')
  answer()
  await expect(page.getByText(/^Failed to submit demo request/)).toBeVisible()
  await opener.click()
  await expect(fieldOf(form, 'First name')).toHaveValue('')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText('Riverside High')
})

/** Fills in the contact form, and opens a copy of its tab, which has the same draft. */
async function writeAndCopyTab(page: Page): Promise<Page> {
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  await page.getByRole('heading', { level: 1 }).click()
  // A tab that a page opens begins with a copy of its session storage, as a duplicated one does.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/contact')),
  ])
  await expect(fieldOf(contactForm(copy).form, 'Subject')).toHaveValue('Line 3 of Quadratics 2')
  return copy
}

test('a copied tab whose message was sent from the other tab says so, and offers no draft', async ({
  page,
}) => {
  await page.route('**/api/send-email/contact', (route) => route.fulfill({ json: { success: true } }))
  const copy = await writeAndCopyTab(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  await fieldOf(contactForm(copy).form, 'Subject').focus()
  await expect(contactForm(copy).form.getByText(/^This was submitted on /)).toBeVisible()
  await copy.reload()
  await expect(contactForm(copy).form.getByText('Restored.')).toHaveCount(0)
  await expect(fieldOf(contactForm(copy).form, 'Subject')).toHaveValue('')
})

test('two copies of a tab that send at the same time send one message', async ({ page, context }) => {
  const sent: (() => void)[] = []
  await context.route('**/api/send-email/contact', async (route) => {
    await new Promise<void>((answer) => sent.push(answer))
    await route.fulfill({ json: { success: true } })
  })
  const copy = await writeAndCopyTab(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await copy.getByRole('button', { name: 'Send Message' }).click()
  await expect(contactForm(copy).form.getByRole('alert')).toHaveText('This message is already being sent.')
  sent[0]?.()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  await fieldOf(contactForm(copy).form, 'Subject').focus()
  await expect(contactForm(copy).form.getByText(/^This was submitted on /)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('at 400 % zoom the head and foot of a dialog cover no part of the focused field', async ({ page }) => {
  // The second is a small laptop's window of 1228 px at 200 %.
  for (const size of [
    { width: 320, height: 256 },
    { width: 614, height: 285 },
  ]) {
    await page.setViewportSize(size)
    await visit(page, '/contact')
    for (const dialog of ['request-dialog', 'demo-dialog']) {
      await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).showModal(), dialog)
      const sheet = page.locator(`#${dialog}`)
      const fields = sheet.locator('input:not([hidden]), select, textarea')
      await expect(fields.first()).toBeFocused()
      const all = await fields.all()
      expect(all.length).toBeGreaterThan(4)
      for (const field of [...all, ...all.reverse()]) {
        await field.focus()
        expect(await coveredCorners(field), (await field.getAttribute('id')) ?? dialog).toEqual([])
      }
      await page.keyboard.press('Escape')
    }
  }
})
