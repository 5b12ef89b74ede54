import type { Page } from 'playwright/test'
import { countDocuments, toTerms } from './support/deploys'
import { contactForm, demoForm, expectKept, fillIn, openDemo, visit } from './support/forms'
import { holdBack } from './support/hold-back'
import { idle } from './support/idle'
import { openList } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { expect, test } from './support/test'

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a press acts once when React hears it and the boot script does not know yet', async ({ page }) => {
  await page.addInitScript(() => {
    const pressFirst = (event: Event) => {
      event.stopImmediatePropagation()
      document.querySelector<HTMLElement>('header [aria-expanded]')?.click()
      setTimeout(() => document.dispatchEvent(event))
    }
    addEventListener('app:ready', pressFirst, { capture: true, once: true })
  })
  await visit(page, '/pricing')
  await expect(page.getByRole('button', { name: 'Platform' })).toHaveAttribute('aria-expanded', 'true')
})

test('a lost page changes nothing once the visitor has gone elsewhere', async ({ page, allow }) => {
  allow(/Failed to load resource|Failed to fetch dynamically/)
  const documents = countDocuments(page)
  const answer = await holdBack(page, '**/assets/terms-page*.js')
  await visit(page, '/about')
  const asked = page.waitForRequest(/terms-page/)
  await toTerms(page)
  await asked
  await expect(page).toHaveURL('/terms')
  await mainLink(page, 'Pricing').click()
  await expect(heading(page)).toHaveText('Plans in ink, prices in pencil')
  await idle(page)
  await page.evaluate(() => scrollTo(0, 400))
  const refused = page.waitForResponse(/terms-page/)
  answer('refuse')
  await refused
  await idle(page)
  await idle(page)
  expect(documents()).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(400)
  await page.unrouteAll()
  await toTerms(page)
  await expect(heading(page)).toHaveText('Terms of service')
  expect(documents()).toBe(1)
})

test('a demo request that is being sent goes out although the dialog was closed', async ({ page }) => {
  await page.clock.install()
  const sent = page.waitForRequest('**/api/send-email/demo')
  const release = await holdBack(page, '**/api/send-email/**')
  await visit(page, '/contact')
  await openDemo(page)
  const { form } = demoForm(page)
  await fillIn(demoForm(page))
  await form.getByRole('button', { name: 'Request Demo' }).click()
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  // Longer than a closed dialog keeps its state.
  await page.clock.runFor(400)
  release()
  await sent
  await expect(page.getByText('Demo request submitted successfully!')).toBeVisible()
})

test('a double click on a decision decides about one request', async ({ page }) => {
  await openList(
    page,
    sampleRequests(20).map((request) => ({ ...request, status: 'pending', invitationCode: undefined })),
    '?status=pending',
  )
  const box = await page
    .getByRole('button', { name: /^Reject / })
    .first()
    .boundingBox()
  if (!box) throw new Error('The button has no place.')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 100 })
  const rejected = () =>
    page.evaluate(() => localStorage.invitationRequests.match(/"status":"rejected"/g) ?? [])
  await expect.poll(rejected).toHaveLength(1)
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(1)
  expect(await rejected()).toHaveLength(1)
})

test('a message that is being sent stays as it was submitted', async ({ page }) => {
  const release = await holdBack(page, '**/api/send-email/**')
  await visit(page, '/contact')
  const { form } = contactForm(page)
  await fillIn(contactForm(page))
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(form.getByLabel('Message')).toHaveAttribute('readonly')
  release()
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible()
})

test('what is typed stays when the address changes before the code of the form is there', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/contact-body*.js')
  await visit(page, '/contact?type=press')
  const contact = contactForm(page)
  await fillIn(contact)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  release()
  await expect(contact.form.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await expectKept(contact)
})
