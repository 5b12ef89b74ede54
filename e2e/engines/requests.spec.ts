import { answerOf } from '../../src/domain/invitations/answers'
import { addedNames, valuesOf } from '../../tests/domain/invitations/sample-requests'
import { sampleRequests } from '../support/sample-requests'
import { holdStart, letGo, loadStorage, storageCode } from '../support/tabs-at-once'
import { appReady, expect, expectGone, expectVisible, signIn, test } from './test'
import type { Target, Visitor } from './visitor'

type Stored = { readonly name: string; readonly status: string; readonly invitationCode?: string }

const stored = async (visitor: Visitor): Promise<readonly Stored[]> =>
  JSON.parse((await visitor.evaluate(() => localStorage.getItem('invitationRequests'), undefined)) ?? '[]')

const path = (visitor: Visitor) => visitor.evaluate(() => location.pathname, undefined)
const button = (name: string | RegExp, inside?: Target): Target => ({
  role: 'button',
  name,
  ...(inside && { inside }),
})

test('a visitor requests access on the landing page, and the request is stored', async ({ visitor }) => {
  const dialog: Target = { role: 'dialog', name: 'Request Access' }
  await visitor.open('/')
  await visitor.click(button('Request Access'))
  await visitor.type({ role: 'textbox', name: 'Name', inside: dialog }, 'Amara Okafor')
  await visitor.type({ role: 'textbox', name: 'Email', inside: dialog }, 'amara@riverside.ca')
  await visitor.choose({ role: 'combobox', name: 'Role', inside: dialog }, 'Teacher')
  await visitor.choose({ role: 'combobox', name: /use case/, inside: dialog }, 'Teaching')
  await visitor.type({ role: 'textbox', name: 'Message', inside: dialog }, 'Grade 10.')
  for (const name of addedNames) {
    const [{ kind, label }, [, read]] = [answerOf(name), valuesOf(name)]
    const field = { name: new RegExp(label, 'i'), inside: dialog }
    if (kind === 'choice') await visitor.choose({ role: 'combobox', ...field }, read)
    else await visitor.type({ role: 'textbox', ...field }, read)
  }
  await visitor.click(button(/^Submit/, dialog))
  await expectVisible(visitor, { role: 'dialog', name: 'Request Submitted!' })
  expect(await stored(visitor)).toMatchObject([
    {
      name: 'Amara Okafor',
      email: 'amara@riverside.ca',
      role: 'teacher',
      useCase: 'teaching',
      status: 'pending',
    },
  ])
  // It closes by itself.
  await expectGone(visitor, { role: 'dialog', name: 'Request Submitted!' })
})

test('a file of Google Forms with dates that can be two is checked, answered and imported', async ({
  visitor,
}) => {
  await visitor.open('/login')
  await signIn(visitor)
  await visitor.open('/admin/invitation-requests')
  await visitor.click(button('Import'))
  await expectVisible(visitor, { role: 'dialog', name: 'Import requests' })
  const file = [
    '"Timestamp","Email Address","Your name","I am a...","What would you use it for?"',
    '"05/07/2025 15:45:12","amara@school.example","Amara Okafor","Teacher","Teaching"',
    '"05/07/2025 9:02:51","liu@school.example","José Núñez","Student teacher","Personal learning"',
  ].join('\n')
  await visitor.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] input[type=file]')
    const files = new DataTransfer()
    files.items.add(new File([text], 'answers.csv', { type: 'text/csv' }))
    if (!field) throw new Error('There is no field for files.')
    field.files = files.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }, file)
  const dialog: Target = { role: 'dialog', name: 'Check the import' }
  await expectVisible(visitor, { role: 'tab', name: '2 new', inside: dialog })
  await visitor.choose({ role: 'combobox', name: 'Student teacher (1)', inside: dialog }, 'Teacher')
  await visitor.click({ role: 'radio', name: 'Jul 5', inside: dialog })
  for (const name of ['José Núñez', 'Jul 5, 2025 15:45', 'Jul 5, 2025 09:02'])
    await expectVisible(visitor, {
      role: name.startsWith('Jul') ? 'cell' : 'rowheader',
      name,
      inside: dialog,
    })
  await visitor.click(button('Add 2', dialog))
  await expectGone(visitor, dialog)
  expect(await stored(visitor)).toMatchObject([
    { name: 'Amara Okafor', role: 'teacher', useCase: 'teaching', status: 'pending' },
    { name: 'José Núñez', role: 'teacher', submittedAt: expect.stringMatching(/^2025-07-05T/) },
  ])
})

test('an admin signs in, searches, decides, undoes, exports and signs out', async ({ visitor }) => {
  const requests = sampleRequests(6, { pendingOnly: true })
  const [first, second] = requests.map(({ name }) => name)
  if (!first || !second) throw new Error('there are no requests')
  await visitor.open('/login')
  await visitor.evaluate((text) => localStorage.setItem('invitationRequests', text), JSON.stringify(requests))
  await visitor.type({ role: 'textbox', name: 'Username' }, 'admin')
  await visitor.typePassword('admin123')
  await visitor.click(button('Sign in'))
  await expectVisible(visitor, { role: 'heading', name: 'Invitation requests' })
  expect(await path(visitor)).toBe('/admin/invitation-requests')

  await visitor.type({ role: 'searchbox', name: /^/ }, second)
  await expectGone(visitor, button(first))
  await visitor.click(button(`Approve ${second}’s request`))
  const code: Target = { role: 'dialog', name: /is approved$/ }
  await expectVisible(visitor, code)
  const statusOf = async (name: string) => (await stored(visitor)).find((request) => request.name === name)
  expect(await statusOf(second)).toMatchObject({
    status: 'approved',
    invitationCode: expect.stringMatching(/^[A-Z0-9]{8}$/),
  })
  await visitor.click(button('Done', code))
  await expectGone(visitor, code)

  await visitor.open('/admin/invitation-requests')
  await visitor.click(button(`Reject ${first}’s request`))
  await expect.poll(() => statusOf(first)).toMatchObject({ status: 'rejected' })
  await visitor.click(button(/^Undo/))
  await expect.poll(() => statusOf(first)).toMatchObject({ status: 'pending' })

  // Each browser saves files in its own way, so the test reads the file that the page hands over.
  await visitor.evaluate(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = (file: Blob) => {
      Reflect.set(window, 'saved', file)
      return createObjectURL(file)
    }
  }, undefined)
  await visitor.click(button('Export CSV'))
  const csv = () =>
    visitor.evaluate((): string | undefined => Reflect.get(window, 'saved')?.text(), undefined)
  await expect.poll(csv).toContain('Name,Email,Role,Organization,Use Case,Status,Submitted At')
  expect((await csv())?.trim().split('\r\n')).toHaveLength(7)

  await visitor.click(button('Logout'))
  await expect.poll(() => path(visitor)).toBe('/login')
  await visitor.open('/admin/invitation-requests')
  await appReady(visitor)
  await expectVisible(visitor, { role: 'textbox', name: 'Username' })
})

test('the details open beside the row that was pressed, and the list ends where it began', async ({
  visitor,
}) => {
  const requests = sampleRequests(300)
  await visitor.open('/')
  await signIn(visitor, requests)
  for (const width of [1000, 1280]) {
    await visitor.resize(width)
    await visitor.open('/admin/invitation-requests')
    await appReady(visitor)
    await expect
      .poll(() => visitor.evaluate(() => document.querySelectorAll('[data-id]').length, undefined))
      .toBeGreaterThan(5)
    const go = () => visitor.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }), undefined)
    const row = () =>
      visitor.evaluate(() => {
        const rows = [...document.querySelectorAll('[data-id]')]
        const seen = rows.find((each) => each.getBoundingClientRect().top > innerHeight / 3)
        return seen?.querySelector('button')?.textContent ?? ''
      }, undefined)
    await go()
    const place = async () => {
      const name = await row()
      return requests.findIndex((each) => each.name === name)
    }
    await expect.poll(place).toBeGreaterThan(20)
    const name = await row()
    // The middle: the button is not as high in a table as in a card.
    const middle = () =>
      visitor.evaluate((text) => {
        const buttons = [...document.querySelectorAll('[data-id] button')]
        const box = buttons.find(({ textContent }) => textContent === text)?.getBoundingClientRect()
        return box ? (box.top + box.bottom) / 2 : Number.NaN
      }, name)
    let before = Number.NaN
    // A press would bring it there first. What is above the list may still grow.
    await expect
      .poll(async () => {
        const was = before
        await visitor.evaluate((text) => {
          const buttons = [...document.querySelectorAll('[data-id] button')]
          const pressed = buttons.find(({ textContent }) => textContent === text)
          pressed?.scrollIntoView({ block: 'center', behavior: 'instant' })
        }, name)
        before = await middle()
        return before - was
      })
      .toBe(0)
    await visitor.click(button(name))
    await expectVisible(visitor, { role: 'dialog', name })
    await expect.poll(middle).toBeCloseTo(before, -1)
    await visitor.click(button('Close details'))
    await expectGone(visitor, { role: 'dialog', name })
    await expect.poll(middle).toBeCloseTo(before, -1)
  }
})

test('copied rows have the names of their people, and no words of buttons', async ({ visitor }) => {
  const requests = sampleRequests(3)
  await visitor.open('/')
  await signIn(visitor, requests)
  await visitor.open('/admin/invitation-requests')
  await appReady(visitor)
  await expectVisible(visitor, button(requests[0]?.name ?? ''))
  const copied = await visitor.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('tbody') ?? document.body)
    return String(getSelection())
  }, undefined)
  for (const { name, email } of requests) {
    expect(copied).toContain(name)
    expect(copied).toContain(email)
  }
  expect(copied).not.toMatch(/Approve(?!d)|Reject(?!ed)|Copy code/)
})

test('two windows of one browser store ten requests each at once, and none is lost', async ({ visitor }) => {
  const windows = [visitor, await visitor.openWindow()]
  for (const window of windows) {
    await window.open('/')
    await window.click(button('Request Access'))
    await window.type({ role: 'textbox', name: 'Name' }, 'x')
    const code = () => window.evaluate(storageCode, undefined)
    await expect.poll(code).not.toBe('')
    await window.evaluate(loadStorage, await code())
  }
  await visitor.evaluate(holdStart, undefined)
  for (const [number, window] of windows.entries()) {
    await window.evaluate((who) => {
      const request = {
        email: 'amara@riverside.ca',
        role: 'teacher',
        useCase: 'teaching',
        message: 'Grade 10.',
      }
      const added = navigator.locks
        .request('start', { mode: 'shared' }, () => {})
        .then(() => {
          const { invitationStorage } = Reflect.get(globalThis, 'built')
          const ten = Array.from({ length: 10 }, (_, index) => `${who}-${index}`)
          return Promise.all(ten.map((name) => invitationStorage.add({ ...request, name })))
        })
      Reflect.set(globalThis, 'added', added)
    }, number)
  }
  await visitor.evaluate(letGo, undefined)
  for (const window of windows) {
    await window.evaluate(() => Reflect.get(globalThis, 'added').then(() => {}), undefined)
  }
  for (const window of windows) {
    const names = async () => new Set((await stored(window)).map(({ name }) => name)).size
    await expect.poll(names).toBe(20)
  }
})

test('a list in which one name is not of Latin-1 has as much room as any other', async ({ visitor }) => {
  await visitor.open('/login')
  await visitor.evaluate(
    (requests) => {
      const long = requests.map((request) => ({ ...request, message: 'x'.repeat(300_000) }))
      const text = JSON.stringify(long).replace('Amara Nwosu 0', String.raw`\u0141ukasz`)
      localStorage.setItem('invitationRequests', text)
    },
    sampleRequests(12, { pendingOnly: true }),
  )
  await visitor.type({ role: 'textbox', name: 'Username' }, 'admin')
  await visitor.typePassword('admin123')
  await visitor.click(button('Sign in'))
  await visitor.click(button('Reject Łukasz’s request'))
  const isStored = () => visitor.evaluate(() => /"rejected"/.test(localStorage.invitationRequests), undefined)
  await expect.poll(isStored).toBe(true)
})
