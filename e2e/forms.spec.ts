import type { Locator, Page } from 'playwright/test'
import { addedAnswers } from '../tests/domain/invitations/sample-requests'
import { expectNoAxeViolations } from './support/axe'
import { holdTimers } from './support/clock'
import {
  appReady,
  contactForm,
  coveredCorners,
  demoForm,
  expectKept,
  fieldOf,
  fillIn,
  openDemo,
  pressPastEnd,
  tabTo,
  visit,
} from './support/forms'
import { holdBack } from './support/hold-back'
import { idle } from './support/idle'
import { expect, test } from './support/test'

// /forgot-password is behind its flag.
test.use({ build: 'all-features' })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const button = (page: Page, name: string) => page.getByRole('button', { name })
const origin = { x: 0, y: 0, width: 0, height: 0 }
const draft = (page: Page, form: string) =>
  page.evaluate((name) => sessionStorage.getItem(`draft:${name}`), form)

async function answer(page: Page, field: Locator, keys: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(keys)
}

/** Submits a form that fails, then is sent; the success has the focus. axe finds nothing. */
async function failAndSend(page: Page, form: Locator, submit: string, sending: string, done: string) {
  const answers: ((status: number) => void)[] = []
  await page.route('**/api/send-email/**', async (route) => {
    const status = await new Promise<number>((resolve) => answers.push(resolve))
    await route.fulfill({ status, json: status === 200 ? {} : { error: 'The mail server is down.' } })
  })
  await tabTo(page, button(page, submit))
  await page.keyboard.press('Space')
  await expect(button(page, sending)).toBeDisabled()
  await expectNoAxeViolations(page)
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.(500)
  await expect(form.getByRole('alert')).toBeVisible()
  await expectNoAxeViolations(page)
  await tabTo(page, button(page, submit))
  await page.keyboard.press('Enter')
  await expect(button(page, sending)).toBeDisabled()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(200)
  await expect(page.getByRole('heading', { name: done })).toBeFocused()
  await expectNoAxeViolations(page)
}

test('contact by keyboard: mistakes, a failure, sent', async ({ page, allow }) => {
  allow(/status of 500/)
  await visit(page, '/contact?type=support')
  await holdTimers(page)
  const { form } = contactForm(page)
  await page.getByRole('main').focus()
  await answer(page, fieldOf(form, 'Name'), 'Amara Okafor')
  await page.keyboard.press('Enter')
  await expect(fieldOf(form, 'Email')).toBeFocused()
  await expect(fieldOf(form, 'Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(form.getByText('left to fix').last()).toBeVisible()
  await expectNoAxeViolations(page)
  await tabTo(page, form.getByRole('link', { name: 'Subject must be at least 5 characters' }))
  await page.keyboard.press('Enter')
  await expect(fieldOf(form, 'Subject')).toBeFocused()
  await page.keyboard.type('Line 3')
  await answer(page, fieldOf(form, 'Message'), 'It marks x = 2 wrong.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(fieldOf(form, 'Reason for contact')).toBeFocused()
  await expect(fieldOf(form, 'Reason for contact')).toHaveValue('support')
  await page.keyboard.type('API')
  await expect(fieldOf(form, 'Reason for contact')).toHaveValue('api')
  await fieldOf(form, 'Email').focus()
  await page.keyboard.type('amara@riverside.ca')
  await failAndSend(page, form, 'Send Message', 'Sending...', 'Message Sent')
  await tabTo(page, button(page, 'Write another message'))
  await page.keyboard.press('Enter')
  await expect(fieldOf(form, 'Name')).toBeFocused()
  await expect(fieldOf(form, 'Name')).toHaveValue('')
})

test('what is typed begins at the side where its language does, except for an address', async ({ page }) => {
  await visit(page, '/contact')
  const { form } = contactForm(page)
  for (const label of ['Name', 'Company', 'Subject', 'Message'])
    await expect(fieldOf(form, label), label).toHaveCSS('unicode-bidi', 'plaintext')
  await expect(fieldOf(form, 'Email')).not.toHaveCSS('unicode-bidi', 'plaintext')
})

test('a plan that is chosen on /register moves neither the window nor the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, '/register')
  const plan = page.getByRole('link', { name: 'student', exact: true })
  await plan.focus()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(plan).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL('/register?plan=student')
  await expect(plan).toBeFocused()
  expect(await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(scrollY))))).toBe(
    before,
  )
})

test('register by keyboard: the request opens, the password goes nowhere', async ({ page }) => {
  const secret = 'correct-horse-battery'
  const told: string[] = []
  page.on('request', (request) =>
    told.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  )
  page.on('console', (message) => told.push(message.text()))
  await visit(page, '/register?plan=instructor')
  await expect(page.getByRole('link', { name: 'instructor', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const form = page.getByRole('form', { name: 'Register for the beta' })
  await page.getByRole('main').focus()
  await tabTo(page, button(page, 'Request Beta Access'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 of 5 left to fix').last()).toBeVisible()
  await expect(form.getByLabel('First name')).toBeFocused()
  await expectNoAxeViolations(page)
  await answer(page, form.getByLabel('First name'), 'Amara')
  await answer(page, form.getByLabel('Last name'), 'Okafor')
  await answer(page, form.getByLabel('Email'), 'amara@riverside.ca')
  await answer(page, form.getByLabel('Password', { exact: true }), secret)
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Confirm password')).toBeFocused()
  await page.keyboard.type(`${secret}-staple`)
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Request Access' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form.getByLabel('Confirm password')).toBeFocused()
  await button(page, 'Request Beta Access').focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Request Beta Access')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fieldOf(dialog, 'Name')).toHaveValue('Amara Okafor')
  await expect(fieldOf(dialog, 'Email')).toHaveValue('amara@riverside.ca')
  await expect(page).toHaveURL('/register?plan=instructor')
  await answer(page, fieldOf(dialog, 'Role'), 'Teacher')
  await answer(page, fieldOf(dialog, 'What would you use it for?'), 'Teaching')
  await answer(page, fieldOf(dialog, 'Message'), 'Grade 10 quadratics')
  for (const [label, text] of Object.entries(addedAnswers)) await answer(page, fieldOf(dialog, label), text)
  await tabTo(page, dialog.getByRole('button', { name: 'Submit Request' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Request Beta Access')).toBeFocused()

  told.push(
    ...(await page.evaluate(() => [
      location.href,
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
    ])),
  )
  expect(told.join('\n')).toContain('amara@riverside.ca')
  expect(told.join('\n')).not.toContain('horse')
  const kept = await page.evaluate(() => Object.keys(JSON.parse(localStorage.invitationRequests)[0]).sort())
  expect(kept).toEqual(['email', 'id', 'message', 'name', 'role', 'status', 'submittedAt', 'useCase'])
  await page.reload()
  await appReady(page)
  for (const field of await form.getByRole('textbox').all()) await expect(field).toHaveValue('')
})

test('a form without its code says so, and can be tried again', async ({ page, allow }) => {
  allow('net::ERR_FAILED')
  const main = page.getByRole('main')
  for (const [path, code, submit] of [
    ['/forgot-password', '**/*reset-body*', 'Send Instructions'],
    ['/register', '**/*register-body*', 'Request Beta Access'],
    ['/login', '**/*sign-in-body*', 'Sign in'],
  ] as const) {
    await test.step(path, async () => {
      await page.route(code, (route) => route.abort())
      await visit(page, path)
      // A held submit adds an ellipsis to the button's name.
      const send = main.getByRole('button', { name: new RegExp(`^${submit}`) })
      // Over typed text "Try again" loads no newer build.
      await main.getByRole('textbox').first().fill('A')
      await main.focus()
      await tabTo(page, send)
      await page.keyboard.press('Enter')
      const alert = main.getByRole('alert')
      const again = alert.getByRole('button', { name: 'Try again' })
      await expect(alert).toContainText('The form did not load.')
      await expect(send).toBeFocused()
      // Each failure is announced: the words are drawn anew.
      const said = await alert.getByText('The form did not load.').elementHandle()
      await again.click()
      await expect.poll(() => said?.evaluate((words) => words.isConnected)).toBe(false)
      await expect(alert).toContainText('The form did not load.')
      await page.unroute(code)
      await tabTo(page, again)
      await page.keyboard.press('Enter')
      await expect(alert).toHaveCount(0)
      await expect(main.locator('[aria-invalid=true]').first()).toBeFocused()
    })
  }
})

test('demo by keyboard: focus, an offered draft, mistakes, a failure, sent', async ({
  context,
  page,
  allow,
}) => {
  allow(/status of 500/)
  await visit(page, '/contact')
  const opener = button(page, 'Enterprise demo')
  const { form, answers } = demoForm(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(fieldOf(form, 'First name')).toBeFocused()
  for (const [label, text] of Object.entries(answers)) await answer(page, fieldOf(form, label), text)
  await tabTo(page, button(page, 'Cancel'))
  await pressPastEnd(page, 'Tab', form.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  const putBack = form.getByRole('button', { name: 'Restore what you typed' })
  await expect(page.locator('#demo-firstName')).toHaveValue('')
  await page.reload()
  await appReady(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(putBack).toBeVisible()
  for (const label of Object.keys(answers)) await expect(fieldOf(form, label), label).toHaveValue('')
  await expectNoAxeViolations(page)

  const other = await context.newPage()
  await visit(other, '/contact')
  await openDemo(other)
  const there = demoForm(other).form
  await expect(fieldOf(there, 'First name')).toHaveValue('')
  await expect(there.getByRole('button', { name: 'Restore what you typed' })).toHaveCount(0)
  await other.close()

  await page.keyboard.press('Shift+Tab')
  await expect(putBack).toBeFocused()
  await page.keyboard.press('Enter')
  await expectKept({ form, answers })
  await expect(fieldOf(form, 'First name')).toBeFocused()
  await tabTo(page, form.getByRole('button', { name: 'Discard and start over' }))
  await page.keyboard.press('Enter')
  await expect(fieldOf(form, 'First name')).toBeFocused()
  await expect(fieldOf(form, 'First name')).toHaveValue('')
  expect(await draft(page, 'demo')).toBeNull()

  await tabTo(page, fieldOf(form, 'Email')) // A second Enter at once is the same gesture.
  await page.keyboard.press('Enter')
  await expect(form.getByText('left to fix').last()).toBeVisible()
  await expectNoAxeViolations(page)
  await fillIn({ form, answers })
  await expect.poll(() => draft(page, 'demo')).toContain('Riverside')
  await holdTimers(page)
  await failAndSend(page, form, 'Request Demo', 'Submitting...', 'Demo Request Submitted!')
  expect(await draft(page, 'demo')).toBeNull()
})

test('a contact draft survives a reload, can be discarded, ends with success', async ({ page }) => {
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  await fieldOf(contactForm(page).form, 'Reason for contact').selectOption('API Integration')
  await page.reload()
  await appReady(page)
  const { form } = contactForm(page)
  await expect(form.getByText('Restored.')).toBeVisible()
  await expectKept(contactForm(page))
  await expect(fieldOf(form, 'Reason for contact')).toHaveValue('api')
  await form.getByRole('button', { name: 'Discard and start over' }).click()
  await expect(fieldOf(form, 'Name')).toHaveValue('')
  await expect(fieldOf(form, 'Reason for contact')).toHaveValue('general')
  await page.reload()
  await appReady(page)
  await expect(form.getByText('Restored.')).toHaveCount(0)

  await fillIn(contactForm(page))
  await expect.poll(() => draft(page, 'contact')).toContain('Quadratics')
  await button(page, 'Send Message').click()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  expect(await draft(page, 'contact')).toBeNull()
})

test('on a phone the toast of a failure is below the button that sends again', async ({ page, allow }) => {
  allow(/status of 500/)
  await page.setViewportSize({ width: 390, height: 844 })
  const json = { error: 'The mail server is down.' }
  await page.route('**/api/send-email/contact', (route) => route.fulfill({ status: 500, json }))
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  const send = button(page, 'Send Message')
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? origin
    return y + height
  }
  // Where a toast would cover it.
  const below = (await bottomOf(send)) - 720
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), below)
  await send.click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to send message' })
  await expect(toast).toHaveAttribute('data-mounted', 'true')
  await expect(send).toBeEnabled()
  const { y } = (await toast.boundingBox()) ?? origin
  expect(y).toBeGreaterThan(await bottomOf(send))
})

test('a server’s error is shown to the letter, and never higher than a part of the window', async ({
  page,
  allow,
}) => {
  allow(/status of 500/)
  // A word of 100,000 letters would be kerned for half a minute.
  const error = `${'The mail server is down. '.repeat(115)}${'Av'.repeat(50_000)} Call us.`
  await page.route('**/api/send-email/contact', (route) => route.fulfill({ status: 500, json: { error } }))
  await visit(page, '/contact')
  const { form } = contactForm(page)
  await fillIn(contactForm(page))
  await button(page, 'Send Message').click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to send message' })
  for (const height of [800, 400]) {
    await page.setViewportSize({ width: 390, height })
    for (const box of [toast, form.getByRole('alert')]) {
      await expect(box).toContainText('Call us.')
      expect((await box.boundingBox())?.height ?? height, await box.innerText()).toBeLessThan(0.7 * height)
    }
  }
})

test('the address chooses the reason of a message before anyone touches the page', async ({ page }) => {
  await visit(page, '/contact?type=sales')
  await expect(contactForm(page).form.getByLabel('Reason for contact')).toHaveValue('sales')
})

test('a colour that is chosen before the app is there wins over the one in the address', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/platform/students?theme=teal')
  const orange = page.getByRole('radio', { name: 'Orange' })
  await orange.check({ force: true })
  release()
  await expect(page).toHaveURL('/platform/students?theme=orange')
  await appReady(page)
  await expect(orange).toBeChecked()
})

test('what is submitted before the app is there is sent once', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/contact?type=sales')
  await fillIn(contactForm(page))
  await button(page, 'Send Message').click()
  await fieldOf(contactForm(page).form, 'Subject').press('Enter')
  await expectKept(contactForm(page))
  release()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect(page).toHaveURL('/contact?type=sales')
})

test('mistakes of a press before the app is there do not take the focus from what is typed since', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/contact')
  const { form } = contactForm(page)
  await button(page, 'Send Message').click()
  await fieldOf(form, 'Name').pressSequentially('Ama')
  release()
  await expect(fieldOf(form, 'Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await page.keyboard.type('ra')
  await expect(fieldOf(form, 'Name')).toHaveValue('Amara')
  await expect(fieldOf(form, 'Name')).toBeFocused()
})

test('on a phone the foot of the demo sheet acts everywhere and hides no field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await visit(page, '/contact')
  await openDemo(page)
  const { form } = demoForm(page)
  const cancel = button(page, 'Cancel')
  const room = await form.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)
  expect(room).toBeGreaterThan(100)
  for (let left = 0; left < room; left += 20) {
    await form.evaluate((sheet, top) => {
      sheet.querySelector('input')?.focus({ preventScroll: true })
      sheet.scrollTop = top
    }, room - left)
    const { x, y, width, height } = (await cancel.boundingBox()) ?? origin
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await expect(cancel).toBeFocused()
    await page.mouse.up()
    await expect(form, `${left} px before the end`).toBeHidden()
    await openDemo(page)
  }

  await form.evaluate((sheet) => sheet.scrollTo(0, 0))
  for (const label of ['First name', 'Last name', 'Email', 'Company', 'Role', 'Team size']) {
    await tabTo(page, fieldOf(form, label))
    const shown = await fieldOf(form, label).evaluate((field) => {
      const { left, top, bottom } = field.getBoundingClientRect()
      return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 9, y) === field)
    })
    expect(shown, label).toBe(true)
  }
})

test('forgot password by keyboard: two seconds, confirmation, the way back', async ({ page }) => {
  await visit(page, '/forgot-password')
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' })
  await page.getByRole('main').focus()
  await answer(page, email, 'amara')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expectNoAxeViolations(page)
  await page.keyboard.type('@riverside.ca')
  const before = Date.now()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Sending Instructions...')).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Next: write to us' })).toBeFocused()
  expect(Date.now() - before).toBeGreaterThanOrEqual(2000)
  await expect(page.getByText('Password reset instructions sent to your email!')).toBeVisible()
  await expect(page.getByRole('main').getByText('the reset link expires in 24 hours.')).toBeVisible()
  await expectNoAxeViolations(page)
  await tabTo(page, button(page, 'Try a different email address'))
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  const goOn = await holdTimers(page)
  await page.keyboard.type('noor@riverside.ca')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Sending Instructions...')).toBeDisabled()
  await expectNoAxeViolations(page)
  await goOn()
  await tabTo(page, button(page, 'Try a different email address'))
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Back to Login' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const width of [390, 768])
  test(`the success of a long form is in the window at once, with its stamp, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.route('**/api/send-email/**', (route) => route.fulfill({ json: {} }))
    await visit(page, '/contact')
    const { form } = contactForm(page)
    await fillIn(contactForm(page))
    await page.evaluate(() => {
      const tops: number[] = []
      const look = () => {
        const title = document.getElementById('message')
        if (title?.textContent === 'Message Sent') tops.push(title.getBoundingClientRect().top)
        requestAnimationFrame(() => setTimeout(look))
      }
      look()
      Object.assign(window, { tops })
    })
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeInViewport()
    expect(Math.min(...(await page.evaluate((): number[] => Reflect.get(window, 'tops'))))).toBeGreaterThan(0)
    const header = await page.getByRole('banner').boundingBox()
    const stamp = await page.getByText('24 h', { exact: true }).locator('..').boundingBox()
    expect(stamp?.y).toBeGreaterThan(header?.height ?? Number.NaN)
  })

test('what is below the reset form stays where it is when the form comes', async ({ page }) => {
  await visit(page, '/login')
  const release = await holdBack(page, '**/assets/reset-body*.js')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const below = page.getByRole('main').getByRole('figure')
  const before = (await below.boundingBox())?.y
  release()
  await expect(page.getByRole('button', { name: 'Send Instructions' })).toBeVisible()
  expect((await below.boundingBox())?.y).toBeCloseTo(before ?? 0, -1)
})

test('the newsletter box has no handler: Enter sends nothing and claims nothing', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' || request.isNavigationRequest()) requests.push(request.url())
  })
  for (const [path, label] of [
    ['/', 'Email address for the newsletter'],
    ['/blog', 'Email'],
    ['/press', 'Email'],
  ] as const) {
    await visit(page, path)
    requests.length = 0
    const box = page.getByRole('textbox', { name: label, exact: true })
    await box.scrollIntoViewIfNeeded()
    await page.evaluate(() => addEventListener('invalid', () => document.body.append('refused'), true))
    const shown = await page.locator('body').textContent()
    await box.fill('no address')
    await box.press('Enter')
    await page
      .getByRole('button', { name: /^Subscribe/ })
      .first()
      .press('Enter')
    await expect(box, path).toHaveValue('no address')
    expect(await page.locator('body').textContent(), path).toBe(shown)
    expect(requests).toEqual([])
    await expect(page).toHaveURL(path)
  }
})

test('before the form is there, each button that closes a dialog closes it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*-body-*.js')
  await visit(page, '/contact')
  const { form } = demoForm(page)
  for (const name of ['Close', 'Cancel']) {
    await openDemo(page)
    await form.getByRole('button', { name }).click()
    await expect(form, name).toBeHidden()
  }
  release()
})

test('a press before the form is there is repeated in it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*-body-*.js')
  await visit(page, '/login')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('Typed ahead 1')
  await page.getByRole('button', { name: 'Show password' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Hide password' })).toHaveCount(1)
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('Typed ahead 1')
  // Once: not again when the form is drawn anew.
  await page
    .getByRole('link', { name: /, home$/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(1)
  await idle(page)
  await expect(page.getByRole('button', { name: 'Hide password' })).toHaveCount(0)
})

test('a field that is pressed after a toast takes what is typed', async ({ page, allow }) => {
  allow(/status of 500/)
  await page.route('**/api/send-email/contact', (route) => route.fulfill({ status: 500, json: {} }))
  await visit(page, '/contact')
  await fillIn(contactForm(page))
  await button(page, 'Send Message').click()
  const { form } = contactForm(page)
  const message = fieldOf(form, 'Message')
  await message.click()
  await page
    .getByText(/^Failed to send message/)
    .first()
    .click()
  await expect(message).not.toBeFocused()
  await fieldOf(form, 'Name').click()
  await page.keyboard.type('Noor ')
  await expect(fieldOf(form, 'Name')).toHaveValue(/Noor /)
  await expect(message).toHaveValue('It marks x = 2 wrong.')
  // By key the focus comes back to where it was.
  await page.keyboard.press('Alt+T')
  await page.keyboard.press('Shift+Tab')
  await expect(fieldOf(form, 'Name')).toBeFocused()
  // It goes when its time is over, as if it had not been visited.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

for (const input of ['mouse', 'finger'] as const)
  test.describe(`with a ${input}`, () => {
    test.use({ hasTouch: input === 'finger', viewport: { width: 1000, height: 1000 } })

    test('a double press on what closes a dialog reaches nothing beneath it', async ({ page }) => {
      await visit(page, '/contact')
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'Beneath' })
        link.style.cssText = 'position: fixed; inset: 0'
        link.onclick = () => document.body.append('Pressed.')
        document.body.append(link)
      }, '#beneath')
      const press = (x: number, y: number) =>
        input === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y)
      const { form } = demoForm(page)
      for (const name of ['Close', 'Cancel']) {
        await page.evaluate(() => document.querySelector<HTMLDialogElement>('#demo-dialog')?.showModal())
        const { x, y, width, height } = (await form.getByRole('button', { name }).boundingBox()) ?? origin
        const middle = [x + width / 2, y + height / 2] as const
        if (input === 'mouse') await page.mouse.dblclick(...middle)
        else {
          await press(...middle)
          await press(...middle)
        }
        await expect(form).toBeHidden()
        await expect(page.getByText('Pressed.')).toHaveCount(0)
      }
      await press(100, 400)
      await expect(page.getByText('Pressed.')).toHaveCount(1)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  test('one tap is enough near the foot of a dialog', async ({ page }) => {
    await visit(page, '/contact')
    await openDemo(page)
    const { form } = demoForm(page)
    await form.getByRole('button', { name: 'Request Demo' }).tap()
    const mistake = form.getByRole('link', { name: 'First name must be at least 2 characters' })
    await expect(fieldOf(form, 'First name')).toBeFocused()
    await expect(mistake).toBeVisible()
    await mistake.evaluate((link) => {
      const dialog = link.closest('dialog')
      const foot = dialog?.querySelector('.dlg-end')
      const above = (foot?.getBoundingClientRect().top ?? 0) - link.getBoundingClientRect().bottom
      dialog?.scrollBy(0, 30 - above)
    })
    await button(page, 'Request Demo').evaluate((submit) => submit.focus({ preventScroll: true }))
    const { x, y, height } = (await mistake.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    await page.touchscreen.tap(x + 40, y + height / 2)
    await expect(fieldOf(form, 'First name')).toBeFocused()
  })

  for (const height of [568, 664])
    test(`the end of a dialog of ${height} px does not cover the field for which a keyboard came`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height })
      await visit(page, '/contact')
      await openDemo(page)
      const { form } = demoForm(page)
      // Phones lay the keyboard over the page; Chromium without a screen has none.
      const cover = (covered: number) =>
        page.evaluate((height) => {
          Object.defineProperty(visualViewport, 'height', { value: height, configurable: true })
          visualViewport?.dispatchEvent(new Event('resize'))
        }, height - covered)
      for (const name of ['Last name', 'Email', 'Company', 'Phone number', 'Message']) {
        const field = fieldOf(form, name)
        await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        const { x, y } = (await field.boundingBox()) ?? origin
        await page.touchscreen.tap(x + 40, y + 24)
        await expect(field).toBeFocused()
        await cover(252)
        expect(await coveredCorners(field), name).toEqual([])
        await cover(0)
      }
    })
})
