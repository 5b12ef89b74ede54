import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { type AnswerName, answerNames } from '../src/domain/invitations/answers'
import { sampleInput, valuesOf } from '../tests/domain/invitations/sample-requests'
import { expectNoAxeViolations } from './support/axe'
import { holdTimers, pageTime, stepUntil, stopClock } from './support/clock'
import { pressPastEnd, visit } from './support/forms'
import { fillStorage } from './support/full-storage'
import { holdBack } from './support/hold-back'
import {
  answers,
  fillRequest,
  openDialog,
  openRequest,
  storedRequests,
  storedText,
  submitButton,
} from './support/request-dialog'
import { reviewAddress, signIn } from './support/review-list'
import { defaults } from './support/site'
import { expect, test } from './support/test'

const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft:request'))

const record = {
  ...sampleInput,
  id: expect.stringMatching(/^\d{13}$/),
  name: 'Amara Okafor',
  email: 'amara@riverside.ca',
  role: 'teacher',
  organization: 'Riverside Secondary School',
  useCase: 'teaching',
  message: 'Grade 10 quadratics, two sections of 28.',
  status: 'pending',
  submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
}

const earlierRequest = {
  ...record,
  id: '1772438400000',
  submittedAt: '2026-03-02T08:00:00.000Z',
}

test('a visitor requests access, an admin signs in, approves it and gets the code', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const dialog = await openRequest(page)
  await expect(page.getByRole('dialog', { name: 'Request Access' })).toBeVisible()
  await expect(submitButton(dialog)).toBeDisabled()
  await fillRequest(dialog)
  await stopClock(page)
  const pressed = await pageTime(page)
  await submitButton(dialog).click()
  const submitting = dialog.getByRole('button', { name: 'Submitting...' })
  await stepUntil(page, (soon) => expect(submitting).toBeDisabled(soon))
  await page.clock.runFor(700)
  await expect(submitting).toBeDisabled()
  expect(await storedRequests(page)).toEqual([])
  const success = page.getByRole('dialog', { name: 'Request Submitted!' })
  await stepUntil(page, (soon) => expect(success).toBeVisible(soon))
  expect((await pageTime(page)) - pressed).toBeGreaterThanOrEqual(1000)
  await expect(
    dialog.getByText(
      "Thank you for your interest! We'll review your request and send you an invitation code if selected.",
    ),
  ).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText([
    /2-3 business days/,
    /code by email/,
    /instructions/,
  ])
  const [pending, ...others] = await storedRequests(page)
  expect(others).toEqual([])
  expect(pending).toEqual(record)
  expect(Date.parse(pending?.submittedAt ?? '')).toBe(Number(pending?.id))
  await page.clock.runFor(3000)
  await expect(dialog).toBeHidden()
  expect(await draft(page)).toBeNull()

  await page.clock.resume()
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL(reviewAddress)
  expect(await storedText(page, 'adminAuthenticated')).toBe('true')
  expect(await storedText(page, 'adminLoginTime')).toMatch(/^\d{4}-.*Z$/)

  await page.getByRole('button', { name: 'Amara Okafor', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Amara Okafor' })
  await expect(details.getByText('Grade 10 quadratics, two sections of 28.')).toBeVisible()
  await details.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/^Invitation code: [A-Z0-9]( [A-Z0-9]){7}$/)).toBeAttached()
  const [approved] = await storedRequests(page)
  expect(approved).toEqual({
    ...pending,
    status: 'approved',
    updatedAt: expect.stringMatching(/Z$/),
    invitationCode: expect.stringMatching(/^[A-Z0-9]{8}$/),
  })
  const spelled = [...(approved?.invitationCode ?? '')].join(' ')
  await expect(page.getByText(`Invitation code: ${spelled}`)).toBeAttached()
})

test('every Request Access button opens the one dialog, and each gets the focus back', async ({ page }) => {
  await page.goto('/')
  const buttons = page.getByRole('button', { name: 'Request Access' })
  expect(await buttons.count()).toBeGreaterThanOrEqual(3)
  for (const button of await buttons.all()) {
    await button.click()
    await expect(openDialog(page)).toHaveAccessibleName('Request Access')
    await expect(openDialog(page).getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openDialog(page)).toBeHidden()
    await expect(button).toBeFocused()
  }
  await page.goto('/coming-soon/blog')
  await page.getByRole('button', { name: 'Request Beta Access' }).click()
  await expect(openDialog(page)).toHaveAccessibleName('Request Access')
})

test('the opener gets the focus back in a browser that knows no commands and does not focus a pressed button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    addEventListener('command', (event) => event.preventDefault(), true)
    addEventListener('mousedown', (event) => event.preventDefault(), true)
  })
  await page.goto('/pricing')
  const opener = page.getByRole('button', { name: 'Request Access' }).first()
  await openRequest(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(openDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await openDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(openDialog(page)).toBeHidden()
})

test('the form works by keyboard alone, and axe finds nothing in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Request Access' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = openDialog(page)
  await dialog.locator('form[data-live]').waitFor()
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  // The last stop: submit is disabled while an answer is missing.
  await pressPastEnd(page, 'Shift+Tab', dialog.locator('input, select, textarea').last())
  await pressPastEnd(page, 'Tab', dialog.getByRole('button', { name: 'Close' }))
  const typed: Partial<Record<AnswerName, string>> = {
    name: 'Amara Okafor',
    email: 'amara.riverside.ca',
    role: 'Tea',
    organization: '',
    useCase: 'Res',
    message: 'Hello',
  }
  for (const name of answerNames) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed[name] ?? valuesOf(name)[1])
  }
  await page.keyboard.press('Tab')
  await expect(submitButton(dialog)).toBeFocused()
  await page.keyboard.press('Enter')
  const email = dialog.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/^Invalid input/)
  await expectNoAxeViolations(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('amara@riverside.ca')
  const goOn = await holdTimers(page, 1000)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await expectNoAxeViolations(page)
  await goOn()
  await expect(dialog.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused()
  await expectNoAxeViolations(page)
  expect(await storedRequests(page)).toMatchObject([
    {
      name: 'Amara Okafor',
      email: 'amara@riverside.ca',
      role: 'teacher',
      useCase: 'research',
      message: 'Hello',
    },
  ])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a click and what is typed before the app has arrived are not lost', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/')
  await page.getByRole('button', { name: 'Request Access' }).first().click()
  const dialog = openDialog(page)
  await fillRequest(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Request Access' }).first().click()
  await dialog.getByLabel('Name', { exact: true }).press('Enter')
  await expect(submitButton(dialog)).toBeDisabled()
  release()
  await expect(submitButton(dialog)).toBeEnabled()
  await expect(page).toHaveURL('/')
  await expect(dialog.getByLabel('Message')).toHaveValue(answers.Message)
  await submitButton(dialog).click()
  await expect(openDialog(page)).toHaveAccessibleName('Request Submitted!')
  expect(await storedRequests(page)).toEqual([record])
})

test('without its code the dialog says so, keeps the answers and tries again', async ({ page, allow }) => {
  allow(/Failed to load resource|Failed to fetch dynamically/)
  const code = /\/assets\/request-form-[^/]+\.js$/
  await page.route(code, (route) => route.abort())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Request Access' }).first().click()
  const dialog = openDialog(page)
  await fillRequest(dialog)
  await expect(dialog.getByRole('alert')).toContainText('The form did not load.')
  await expect(submitButton(dialog)).toHaveAccessibleDescription(/^Still needed: /)
  await page.unroute(code)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(submitButton(dialog)).toBeEnabled()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByLabel('Message')).toHaveValue(answers.Message)
  // The button has gone.
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
})

test('code that was lost ahead comes when the dialog is opened, and that of its note with it', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|Failed to fetch dynamically/)
  await page.addInitScript((earlier) => {
    localStorage.setItem('invitationRequests', JSON.stringify([earlier]))
  }, earlierRequest)
  const lose = async (code: RegExp, act: () => Promise<unknown>) => {
    await page.route(code, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
    await act()
    await lost
    await page.unroute(code)
  }
  await lose(/\/assets\/request-form-[^/]+\.js$/, async () => {
    await visit(page, '/pricing')
    await page.mouse.move(100, 100)
    await page.mouse.move(120, 120)
  })
  await expect(page.locator('#request-dialog [role=alert]')).toHaveCount(1)
  let dialog = openDialog(page)
  await lose(/\/assets\/request-submission-[^/]+\.js$/, async () => {
    dialog = await openRequest(page)
  })
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByText('Short is fine.')).toBeVisible()
  await page.keyboard.press('Escape')
  await openRequest(page)
  await expect(dialog.getByText('A request in this browser was submitted on')).toBeVisible()
})

test('a draft survives a reload, stays in its tab, ends with success', async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  let dialog = await openRequest(page)
  await expect(dialog.getByText('Saved in this browser only')).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('Amara Okafor')
  await dialog.getByLabel('Role').selectOption('Teacher')
  await page.keyboard.press('Escape')
  await openRequest(page)
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Amara Okafor')

  await page.reload()
  dialog = await openRequest(page)
  await expect(dialog.getByText('Restored.')).toBeVisible()
  await expect(dialog.getByLabel('Role')).toHaveValue('teacher')
  await dialog.getByLabel('Message').fill('Grade 10')
  await expect.poll(() => draft(page)).toContain('Grade 10')

  const next = await context.newPage()
  await next.goto('/pricing')
  const elsewhere = await openRequest(next)
  await expect(elsewhere.getByLabel('Message')).toHaveValue('')
  await expect(elsewhere.getByText('Restored.')).toBeHidden()
  await next.close()

  await page.goto('/pricing')
  const again = await openRequest(page)
  await expect(again.getByText('Restored.')).toBeVisible()
  await expect(again.getByLabel('Message')).toHaveValue('Grade 10')
  await again.getByRole('button', { name: 'Discard and start over' }).click()
  await expect(again.getByLabel('Message')).toHaveValue('')
  await expect(again.getByText('Restored.')).toBeHidden()
  await expect(again.getByLabel('Name', { exact: true })).toBeFocused()
  expect(await draft(page)).toBeNull()

  await fillRequest(again)
  await expect.poll(() => draft(page)).toContain(answers.Message)
  await submitButton(again).click()
  await expect(openDialog(page)).toHaveAccessibleName('Request Submitted!')
  expect(await draft(page)).toBeNull()
  await page.reload()
  const empty = await openRequest(page)
  await expect(empty.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(empty.getByText('Restored.')).toBeHidden()
  await empty.getByLabel('Name', { exact: true }).fill('Amara')
  await page.reload()
  await openRequest(page)
  await expect(empty.getByText('Restored.')).toBeVisible()
  await expect(empty.getByText('A request in this browser was submitted on')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('with full storage copies are offered, and the second try succeeds', async ({ page }) => {
  const list = JSON.stringify([{ ...record, id: '1', submittedAt: '2025-07-16T12:00:00Z', updatedAt: '' }])
  await page.goto('/')
  await page.evaluate((text) => localStorage.setItem('invitationRequests', text), list)
  const dialog = await openRequest(page)
  await fillRequest(dialog)
  const free = await fillStorage(page)
  await submitButton(dialog).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('In this browser, this site’s storage is full')
  await expect(dialog.getByLabel('Message')).toHaveValue(answers.Message)
  expect(await storedText(page, 'invitationRequests')).toBe(list)
  await expectNoAxeViolations(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Download a copy' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('access-request-amara-okafor.json')
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({
    format: 'sidenote-request',
    version: 1,
    request: record,
  })
  const mail = new URL(
    (await alert.getByRole('link', { name: 'Email us a copy' }).getAttribute('href')) ?? '',
  )
  expect(`${mail.protocol}${mail.pathname}`).toBe(`mailto:${defaults.contactEmail}`)
  expect(mail.searchParams.get('body')).toContain(answers.Message)

  await free()
  await submitButton(dialog).click()
  await expect(openDialog(page)).toHaveAccessibleName('Request Submitted!')
  expect(await storedRequests(page)).toEqual([expect.objectContaining({ id: '1' }), record])
})

test('with blocked storage the form can be filled in, and the failure says why', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = new URLSearchParams(location.search).has('blocked')
    if (!blocked) return
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/?blocked')
  const dialog = await openRequest(page)
  await fillRequest(dialog)
  await submitButton(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('This browser blocks storage for this site')
  await expect(dialog.getByLabel('Message')).toHaveValue(answers.Message)
  await expect(submitButton(dialog)).toBeEnabled()
})

test('the success waits while a copy is taken; later the request is mentioned', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const dialog = await openRequest(page)
  await fillRequest(dialog)
  await stopClock(page)
  await submitButton(dialog).click()
  await stepUntil(page, (soon) =>
    expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible(soon),
  )
  await page.clock.runFor(1000)
  await stepUntil(page, (soon) => expect(openDialog(page)).toHaveAccessibleName('Request Submitted!', soon))
  const copy = dialog.getByRole('button', { name: 'Download a copy' })
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  // On a phone the three ways to take a copy have two lines; none is alone on the second.
  await page.setViewportSize({ width: 390, height: 844 })
  const text = await dialog.getByRole('button', { name: 'Copy the text' }).boundingBox()
  expect(text?.y).toBe((await copy.boundingBox())?.y)
  await page.setViewportSize(size)
  await copy.hover()
  await page.mouse.move(0, 0, { steps: 1 })
  await copy.hover()
  await page.clock.runFor(10_000)
  await expect(openDialog(page)).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), copy.click()])
  const [request] = await storedRequests(page)
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({
    format: 'sidenote-request',
    version: 1,
    request,
  })
  await page.mouse.move(0, 0)
  await page.clock.runFor(2900)
  await expect(openDialog(page)).toBeVisible()
  await stepUntil(page, (soon) => expect(openDialog(page)).toBeHidden(soon))
  await page.clock.resume()

  await openRequest(page)
  await expect(dialog.getByText('A request in this browser was submitted on')).toBeVisible()
  await page.evaluate(() => {
    const [first] = JSON.parse(localStorage.getItem('invitationRequests') ?? '[]')
    const approved = {
      ...first,
      status: 'approved',
      submittedAt: '2025-07-16T16:00:00Z',
      invitationCode: 'A1B2C3D4',
    }
    localStorage.setItem('invitationRequests', JSON.stringify([approved]))
  })
  await page.reload()
  await openRequest(page)
  await expect(
    dialog.getByText(/^Approved\. A request in this browser was submitted on +July 16, 2025\.$/),
  ).toBeVisible()
  expect(await page.content()).not.toContain('A1B2C3D4')
})

test('on a phone the dialog fills the screen; submit and a failure are in view', async ({ page }) => {
  const phone = { width: 390, height: 844 }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Request Access' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Access' })
  await dialog.locator('form[data-live]').waitFor()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  await expect(submitButton(dialog)).toBeInViewport({ ratio: 1 })
  // The size that is left where the keyboard shrinks the page.
  await page.setViewportSize({ width: 390, height: 480 })
  await dialog.getByLabel('Message').focus()
  await expect(dialog.getByLabel('Message')).toBeInViewport()
  await expect(submitButton(dialog)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBe(320)

  await page.setViewportSize(phone)
  await fillRequest(dialog)
  await fillStorage(page)
  await submitButton(dialog).click()
  const box = dialog.getByRole('alert')
  await expect(box).toBeVisible()
  const covered = () =>
    box.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const shown = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y))
      return ![top + 4, bottom - 4].every(shown)
    })
  await expect.poll(covered).toBe(false)
})
