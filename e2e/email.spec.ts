import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import {
  accepted,
  type EmailApi,
  failures,
  type Reply,
  serveEmailApi,
  successes,
  unreached,
} from '../tests/domain/messages/email-api-server'
import { pageTime, stepUntil, stopClock } from './support/clock'
import { toTerms } from './support/deploys'
import { contactForm, demoForm, expectKept, fillIn, openDemo, visit } from './support/forms'
import { defaults, folderOf, mailApi } from './support/site'
import { test as base, expect } from './support/test'

/** The email API on another origin that the `development` build speaks to. */
const test = base.extend<Record<never, never>, { readonly api: EmailApi }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const api = await serveEmailApi(mailApi().port)
      await use(api)
      await api.close()
    },
    { scope: 'worker' },
  ],
})

test.use({ build: 'development' })
// One API, on the port that the build was given, serves the whole file.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, api, allow }) => {
  allow(api.origin)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/contact')
})

const button = (page: Page, name: string) => page.getByRole('button', { name })
const contactFailed = (reason: string) =>
  `Failed to send message: ${reason.replace(/\.$/, '')}. ` +
  `Please try again or contact us directly at ${defaults.contactEmail}`
const contactSent = "Message sent successfully! We'll get back to you within 24 hours."
const demoFailed = 'Failed to submit demo request. Please try again or contact us directly.'
const demoSent = "Demo request submitted successfully! We'll contact you within 24 hours."
const note = '(Note: Please check your email)'
const offline = 'You are offline. Check your connection.'

const forms = {
  contact: {
    filled: contactForm,
    open: async () => {},
    submit: 'Send Message',
    toast: contactFailed,
    done: 'Message Sent',
  },
  demo: {
    filled: demoForm,
    open: openDemo,
    submit: 'Request Demo',
    toast: () => demoFailed,
    done: 'Demo Request Submitted!',
  },
} as const

function holdAnswer(api: EmailApi, reply: Reply): () => void {
  let finish = () => {}
  api.answer((response, request) => {
    finish = () => reply(response, request)
  })
  return () => finish()
}

/** tests/domain/messages tests every answer on the API's module; here is one of each kind. */
const kinds = [
  '500 with an error field',
  '502 with a page',
  'a redirect to a page',
  '200 that says no',
  'a connection that is reset',
]

for (const [kind, { filled, open, submit, toast, done }] of Object.entries(forms)) {
  test(`${kind}: every answer that fails is shown, loses nothing, and is sent once`, async ({
    page,
    api,
    context,
  }) => {
    await open(page)
    const { form, answers } = filled(page)
    await fillIn({ form, answers })
    // The code of the other dialog comes by itself, and must not be missed without a connection.
    await page.locator('#request-dialog form[data-live=""]').waitFor({ state: 'attached' })
    await page.clock.install()

    const fails = async (name: string, reason: string, calls: number) => {
      await test.step(name, async () => {
        await button(page, submit).click()
        await expect.poll(() => api.calls.length, { intervals: [20, 50, 100] }).toBe(calls)
        // The demo dialog shows that it is submitting for at least a second.
        await page.clock.fastForward(1000)
        await expect(button(page, submit)).toBeEnabled()
        await expect(button(page, submit)).toBeFocused()
        await expect(form.getByRole('alert')).toHaveText(reason)
        await expect(page.getByText(toast(reason), { exact: true }).first()).toBeVisible()
        await expect(page.getByText('[object')).toHaveCount(0)
        await expectKept({ form, answers })
        expect(api.calls).toHaveLength(calls)
      })
    }
    for (const [name, reply, reason] of failures.filter(([name]) => kinds.includes(name))) {
      api.answer(reply)
      await fails(name, reason, 1)
    }
    api.answer((response) => {
      response.removeHeader('Access-Control-Allow-Origin')
      response.end('{}')
    })
    await fails('an answer that is not for this origin', unreached, 1)

    api.answer(accepted)
    await context.setOffline(true)
    await fails('offline', offline, 0)
    await context.setOffline(false)
    await api.close()
    await fails('refused', unreached, 0)
    await api.open()

    await button(page, submit).click()
    await expect(page.getByRole('heading', { name: done })).toBeFocused()
    expect(api.calls).toHaveLength(1)
  })
}

test('contact: Enter five times and a double click send one message', async ({ page, api }) => {
  await visit(page, '/contact?type=sales')
  const finish = holdAnswer(api, accepted)
  const { form, answers } = contactForm(page)
  await fillIn({ form, answers })
  await form.getByRole('textbox', { name: 'Subject' }).focus()
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Enter')
  await button(page, 'Sending...').dblclick({ force: true })
  await expect(button(page, 'Sending...')).toBeDisabled()
  await expect.poll(() => api.calls.length).toBe(1)
  finish()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeFocused()
  await expect(page.getByText(contactSent, { exact: true })).toBeVisible()
  expect(api.calls).toEqual([
    {
      path: '/api/send-email/contact',
      type: 'application/json',
      payload: {
        from_name: 'Amara Okafor',
        from_email: 'amara@riverside.ca',
        company: 'Not provided',
        subject: 'Line 3 of Quadratics 2',
        message: 'It marks x = 2 wrong.',
        contact_reason: 'sales',
      },
    },
  ])
})

test('contact: 5 seconds after a success the form is empty again; an HTML answer counts as sent', async ({
  page,
  api,
}) => {
  await page.clock.install()
  const { form, answers } = contactForm(page)
  const heading = page.getByRole('heading', { name: 'Message Sent' })
  // One of each kind; tests/domain/messages tests the others on the API's module.
  for (const [name, reply, sent] of new Map(successes.map((answer) => [answer[2], answer])).values()) {
    await test.step(name, async () => {
      api.answer(reply)
      // This lets a minute pass, so the toast of the previous answer is gone, too.
      await stopClock(page)
      await fillIn({ form, answers })
      await button(page, 'Send Message').click()
      await stepUntil(page, (soon) => expect(heading).toBeVisible(soon))
      const text = page.getByText(sent === 'html' ? `${contactSent} ${note}` : contactSent, { exact: true })
      await stepUntil(page, (soon) => expect(text).toBeVisible(soon))
      await page.clock.runFor(3900)
      await expect(heading).toBeVisible()
      await page.clock.runFor(1100)
      await stepUntil(page, (soon) =>
        expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('', soon),
      )
    })
  }
})

test('demo: a second of submitting, and a success that closes after 3 seconds', async ({ page, api }) => {
  api.answer(accepted)
  await page.clock.install()
  await openDemo(page)
  const { form, answers } = demoForm(page)
  await fillIn({ form, answers })
  await stopClock(page)
  const before = await pageTime(page)
  const answered = page.waitForEvent('requestfinished', (request) => request.method() === 'POST')
  await button(page, 'Request Demo').dblclick()
  await answered
  await stepUntil(page, (soon) => expect(button(page, 'Submitting...')).toBeDisabled(soon))
  await expect(button(page, 'Cancel')).toBeDisabled()
  await page.clock.runFor(400)
  // Nothing says that it was sent while the form says that it is being sent.
  await expect(page.getByText(demoSent)).toHaveCount(0)
  await page.clock.runFor(300)
  await expect(button(page, 'Submitting...')).toBeDisabled()
  const success = page.getByRole('heading', { name: 'Demo Request Submitted!' })
  await stepUntil(page, (soon) => expect(success).toBeFocused(soon))
  expect((await pageTime(page)) - before).toBeGreaterThanOrEqual(1000)
  const text = page.getByText(demoSent, { exact: true })
  await stepUntil(page, (soon) => expect(text).toBeVisible(soon))
  await expect(success).toBeVisible()
  expect(api.calls).toEqual([
    {
      path: '/api/send-email/demo',
      type: 'application/json',
      payload: {
        demo_type: 'Enterprise',
        first_name: 'Amara',
        last_name: 'Okafor',
        email: 'amara@riverside.ca',
        company: 'Riverside High',
        role: 'IT Director',
        team_size: '11-50',
        phone_number: '',
        message: '',
      },
    },
  ])
  await page.clock.runFor(3000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Enterprise demo')).toBeFocused()
})

test('demo: on a phone the longest address makes the success no wider', async ({ page, api }) => {
  api.answer(accepted)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await openDemo(page)
  const { form, answers } = demoForm(page)
  const address = `${'a'.repeat(64)}@${'districtschoolboard.'.repeat(9)}on.ca`
  await fillIn({ form, answers: { ...answers, Email: address } })
  await button(page, 'Request Demo').click()
  const dialog = page.getByRole('dialog', { name: 'Demo Request Submitted!' })
  await expect(dialog.getByText(address)).toBeVisible()
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('contact: an answer after the page was left is reported by toast', async ({ page, api }) => {
  const finish = holdAnswer(api, accepted)
  await fillIn(contactForm(page))
  await button(page, 'Send Message').click()
  await expect.poll(() => api.calls.length).toBe(1)
  await toTerms(page)
  await expect(page).toHaveURL('/terms')
  finish()
  await expect(page.getByText(contactSent, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('draft:contact'))).toBeNull()
  await page.goBack()
  await expect(contactForm(page).form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})

test('contact: a message that is being sent when its tab is closed waits in the outbox', async ({
  page,
  api,
  context,
}) => {
  holdAnswer(api, accepted)
  await fillIn(contactForm(page))
  await button(page, 'Send Message').click()
  await expect.poll(() => api.calls.length).toBe(1)
  await page.close({ runBeforeUnload: true })
  const next = await context.newPage()
  await visit(next, '/contact')
  await expect(next.getByText('Line 3 of Quadratics 2')).toBeVisible()
  await expect(button(next, 'Send again')).toBeVisible()
})

test('no build contains the stand-in, and its pages call the configured API', async ({ api }) => {
  const folders = [folderOf('default'), folderOf('development')]
  const found = await Promise.all(
    folders.map((dir) => readdir(dir, { recursive: true, withFileTypes: true })),
  )
  const files = found.flat().filter((file) => file.isFile())
  expect(files.length).toBeGreaterThan(80)
  const standIn = /local outbox|\/outbox(\.json)?['"`]|email-stand-in|The mail server is not reachable/
  let named = 0
  for (const file of files) {
    const text = await readFile(join(file.parentPath, file.name), 'latin1')
    expect(standIn.exec(`${file.name} ${text}`)?.[0], file.name).toBeUndefined()
    if (text.includes(api.origin)) named += 1
  }
  expect(named).toBeGreaterThan(1)
})

test('demo: an answer after the dialog was closed is told by toast, and the dialog is empty', async ({
  page,
  api,
}) => {
  await openDemo(page)
  const { form, answers } = demoForm(page)
  await fillIn({ form, answers })
  const fail = holdAnswer(api, (response) => response.writeHead(503).end('{}'))
  await button(page, 'Request Demo').click()
  await expect.poll(() => api.calls.length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  fail()
  await expect(page.getByText(demoFailed, { exact: true })).toBeVisible()
  await openDemo(page)
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('')
  await expect(form.getByRole('alert')).toHaveCount(0)

  await fillIn({ form, answers })
  const [, html = accepted] = successes.find(([name]) => name === '200 with a page') ?? []
  const finish = holdAnswer(api, html)
  await button(page, 'Request Demo').click()
  await expect.poll(() => api.calls.length).toBe(1)
  await page.keyboard.press('Escape')
  finish()
  await expect(page.getByText(`${demoSent} ${note}`, { exact: true })).toBeVisible()
  await openDemo(page)
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('')
  await expect(form.getByText('Restored.')).toHaveCount(0)
})
