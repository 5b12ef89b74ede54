import { passwordManager, setValues, translator } from '../support/foreign-software'
import { appReady, expect, expectVisible, test } from './test'
import type { Target, Visitor } from './visitor'

const contact: Target = { role: 'form', name: 'Send us a message' }
const demo: Target = { role: 'dialog', name: 'Request a Demo' }
const message = {
  Name: 'Amara',
  Email: 'amara@riverside.ca',
  Subject: 'Line 3',
  Message: 'It marks x = 2 wrong.',
}
const request = {
  'First name': 'Amara',
  'Last name': 'Okafor',
  Email: 'amara@riverside.ca',
  Company: 'Riverside',
}

async function typeIn(visitor: Visitor, inside: Target, answers: Readonly<Record<string, string>>) {
  for (const [name, answer] of Object.entries(answers))
    await visitor.type({ role: 'textbox', name, inside }, answer)
}

/** The answers in the page's forms by field; a list is left out until an option is chosen. */
const texts = (visitor: Visitor): Promise<Readonly<Record<string, string>>> =>
  visitor.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      ':is(main, dialog) form :is(input, textarea, select:not([name=contactReason]))',
    )
    return Object.fromEntries([...fields].flatMap(({ name, value }) => (value ? [[name, value]] : [])))
  }, undefined)

/** Also waits for the toast, because a reload would interrupt the loading of its styles. */
async function expectSent(visitor: Visitor, heading: string, toast: string): Promise<void> {
  await expectVisible(visitor, { role: 'heading', name: heading })
  await expect.poll(() => visitor.evaluate(() => document.body.innerText, undefined)).toContain(toast)
}

const written = {
  name: message.Name,
  email: message.Email,
  subject: message.Subject,
  message: message.Message,
}

test('what is typed before the app is there stays, comes back, fails and is sent', async ({
  visitor,
  site,
  browserName,
}) => {
  const { Message: last, ...early } = message
  const release = site.holdScripts()
  await visitor.open('/contact')
  await typeIn(visitor, contact, early)
  release()
  await appReady(visitor)
  const { message: _, ...writtenEarly } = written
  expect(await texts(visitor)).toEqual(writtenEarly)
  await typeIn(visitor, contact, { Message: last })
  expect(await texts(visitor)).toEqual(written)
  // Out of its cache. Firefox has one, too, but Playwright goes on waiting for a page to load.
  if (browserName === 'webkit') {
    await visitor.open('/robots.txt')
    await visitor.back()
    await expect.poll(() => texts(visitor)).toEqual(written)
  }
  await visitor.reload()
  await appReady(visitor)
  await expectVisible(visitor, { role: 'button', name: 'Discard and start over', inside: contact })
  expect(await texts(visitor)).toEqual(written)

  site.mailFails = true
  await visitor.click({ role: 'button', name: 'Send Message' })
  await expectVisible(visitor, { role: 'alert', name: /^/, inside: contact })
  expect(await texts(visitor)).toEqual(written)
  site.mailFails = false
  await visitor.click({ role: 'button', name: 'Send Message' })
  await expectSent(visitor, 'Message Sent', 'Message sent successfully!')
  await visitor.reload()
  await appReady(visitor)
  expect(await texts(visitor)).toEqual({})
})

test('a demo request that was sent does not come back after a reload', async ({ visitor }) => {
  await visitor.open('/contact')
  await appReady(visitor)
  await visitor.click({ role: 'button', name: 'Enterprise demo' })
  await typeIn(visitor, demo, request)
  await visitor.choose({ role: 'combobox', name: 'Role', inside: demo }, 'IT Director')
  await visitor.choose({ role: 'combobox', name: 'Team size', inside: demo }, '11-50 people')
  await visitor.click({ role: 'button', name: 'Request Demo', inside: demo })
  await expectSent(visitor, 'Demo Request Submitted!', 'Demo request submitted successfully!')
  await visitor.reload()
  await appReady(visitor)
  expect(await texts(visitor)).toEqual({})
})

for (const [name, tool] of Object.entries({ passwordManager, translator }))
  test(`${name} before and after the app: what is typed stays, and is sent`, async ({ visitor, site }) => {
    // A translator changes every name.
    const form: Target = { role: 'form', name: /Send us a message/ }
    const typeInto = (label: string, text: string) =>
      visitor.type({ role: 'textbox', name: new RegExp(`^\\W?${label}\\W?$`), inside: form }, text)
    const release = site.holdScripts()
    await visitor.open('/contact')
    await visitor.evaluate(tool, undefined)
    await typeInto('Name', 'Ama')
    release()
    await appReady(visitor)
    await typeInto('Name', 'ra')
    await typeInto('Email', message.Email)
    await visitor.evaluate(tool, undefined)
    await typeInto('Subject', message.Subject)
    await typeInto('Message', message.Message)
    expect(await texts(visitor)).toEqual(written)
    await visitor.click({ role: 'button', name: /Send Message/, inside: form })
    await expectVisible(visitor, { role: 'heading', name: /Message Sent/ })
  })

test('values that are set without events are sent, and a pasted address is shown as it is sent', async ({
  visitor,
}) => {
  await visitor.open('/contact')
  await appReady(visitor)
  const { Email: email, ...others } = message
  const fields = Object.fromEntries(
    Object.entries(others).map(([label, text]) => [`contact-${label.toLowerCase()}`, text]),
  )
  await visitor.evaluate(setValues, { fields, withEvents: false })
  await typeIn(visitor, contact, { Email: `Amara Okafor <${email}>;` })
  await visitor.click({ role: 'textbox', name: 'Subject', inside: contact })
  await expect.poll(() => texts(visitor)).toEqual(written)
  await visitor.click({ role: 'button', name: 'Send Message' })
  await expectSent(visitor, 'Message Sent', 'Message sent successfully!')
})
