import type { Page } from 'playwright/test'
import {
  darkener,
  fieldWrapper,
  overlays,
  passwordManager,
  setValues,
  translator,
  writingAssistant,
} from './support/foreign-software'
import { contactForm, coveredCorners, demoForm, fieldOf, fillIn, visit } from './support/forms'
import { openRequest, submitButton } from './support/request-dialog'
import { expect, test } from './support/test'

// /forgot-password is behind its flag.
test.use({ build: 'all-features' })

type Form = {
  readonly path: string
  /** Id of the dialog that the form is in. */
  readonly dialog?: string
  /** Id of the first field. */
  readonly first: string
  readonly text: string
}

const forms: readonly Form[] = [
  { path: '/contact', first: 'contact-name', text: 'Amara Okafor' },
  { path: '/register', first: 'register-first-name', text: 'Amara Okafor' },
  { path: '/login', first: 'sign-in-username', text: 'amara.okafor' },
  { path: '/forgot-password', first: 'reset-email', text: 'amara@riverside.ca' },
  { path: '/', dialog: 'request-dialog', first: 'request-name', text: 'Amara Okafor' },
  { path: '/contact', dialog: 'demo-dialog', first: 'demo-first-name', text: 'Amara Okafor' },
]

/** Opens the dialog, if there is one, clicks into the first field and types at a person's speed. */
async function typeInto(page: Page, { dialog, first, text }: Form): Promise<void> {
  if (dialog) await page.locator(`[commandfor=${dialog}]:visible`).first().click()
  const field = page.locator(`#${first}`)
  await field.click()
  await page.keyboard.type(text, { delay: 80 })
  await expect(field).toHaveValue(text)
  await expect(field).toBeFocused()
}

/** The policy refuses a page's own style elements; those of an extension it does not bind. */
const stylesOf = /Applying inline style violates|style-src-elem refused inline/

const placeOf = ({ path, dialog }: Form) => `${path}${dialog ? ` in the ${dialog}` : ''}`

for (const form of forms) {
  // A translator changes the most. A form of a page and one of a dialog meet the others, too.
  const others =
    form.path === '/contact' ? { darkener, fieldWrapper, overlays, passwordManager, writingAssistant } : {}
  for (const [name, tool] of Object.entries({ translator, ...others }))
    test(`${name} before the app, ${placeOf(form)}: what is typed stays`, async ({ page, allow }) => {
      allow(stylesOf)
      // On a slow machine the page is drawn anew while the mouse is down, too.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${tool})())`)
      await page.goto(form.path)
      await typeInto(page, form)
    })
  test(`all of them after the app, ${placeOf(form)}: what is typed stays`, async ({ page, allow }) => {
    allow(stylesOf)
    await visit(page, form.path)
    for (const tool of [passwordManager, writingAssistant, darkener, overlays, translator])
      await page.evaluate(tool)
    await typeInto(page, form)
  })
}

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

test('values that are set without events count for the disabled button and for mistakes', async ({
  page,
}) => {
  await visit(page, '/')
  const dialog = await openRequest(page)
  const fields = {
    'request-name': 'Amara Okafor',
    'request-email': 'amara@riverside.ca',
    'request-role': 'teacher',
    'request-use-case': 'teaching',
    'request-message': 'Grade 10 quadratics',
  }
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

test('while a form is sent the focus waits on what says so', async ({ page }) => {
  await visit(page, '/forgot-password')
  await page.locator('#reset-email').fill('amara@riverside.ca')
  await page.getByRole('button', { name: 'Send Instructions' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('form :focus')).toHaveText('Sending Instructions...')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
})

test('a demo request that fails after its dialog was closed leaves an empty form', async ({
  page,
  allow,
}) => {
  allow(/status of 500/)
  let answer = () => {}
  await page.route('**/api/send-email/demo', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({ status: 500, json: { error: 'The mail server is down.' } })
  })
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

test('a copied tab whose message was sent from the other tab says so, and offers no draft', async ({
  page,
}) => {
  await page.route('**/api/send-email/contact', (route) => route.fulfill({ json: { success: true } }))
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  await page.getByRole('heading', { level: 1 }).click()
  // A tab that a page opens begins with a copy of its session storage, as a duplicated one does.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/contact')),
  ])
  await expect(fieldOf(contactForm(copy).form, 'Subject')).toHaveValue('Line 3 of Quadratics 2')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  await fieldOf(contactForm(copy).form, 'Subject').focus()
  await expect(contactForm(copy).form.getByText(/^Another tab sent this on /)).toBeVisible()
  await copy.reload()
  await expect(contactForm(copy).form.getByText('Restored.')).toHaveCount(0)
  await expect(fieldOf(contactForm(copy).form, 'Subject')).toHaveValue('')
})

test('at 400 % zoom the head and foot of a dialog cover no part of the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, '/contact')
  for (const dialog of ['request-dialog', 'demo-dialog']) {
    await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).showModal(), dialog)
    const sheet = page.locator(`#${dialog}`)
    const fields = sheet.locator('input:not([hidden]), select, textarea')
    await expect(fields.first()).toBeFocused()
    const all = await fields.all()
    for (const field of [...all, ...all.reverse()]) {
      await field.focus()
      expect(await coveredCorners(field), (await field.getAttribute('id')) ?? dialog).toEqual([])
    }
    await page.keyboard.press('Escape')
  }
})
