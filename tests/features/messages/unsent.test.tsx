import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import {
  dropUnsent,
  keepUnsent,
  type MessageKind,
  subscribeUnsent,
  unsentMessages,
  waitingIn,
} from '@/domain/messages/unsent'
import { kinds } from '@/features/messages/deliver'
import { DemoButton, DemoDialog } from '@/features/messages/demo-button'
import { draftMark, draftSentAt, readDraft, writeDraft } from '@/lib/drafts'
import { takeToasts, toasts } from '@/lib/toast'
import { ContactForm } from '@/pages/contact/hero'
import ContactPage from '@/pages/contact/page'
import { SimulatedLocks } from '../../lib/simulated-locks'
import { answer, fetched, payload, serveForEachTest } from '../../support/messages'
import { enter, later, user } from '../../support/visitor'

const letter = {
  name: 'Amara Okafor',
  email: 'amara@riverside.ca',
  company: '',
  contactReason: 'api',
  subject: 'Line 3 of Quadratics 2',
  message: 'It marks x = 2 wrong.',
}
const demo = {
  type: 'Student',
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@riverside.ca',
  company: 'Riverside High',
  role: 'Parent',
  teamSize: '1-10',
  phoneNumber: '',
  message: '',
}

const answerWith = (status: number, body = '{}') =>
  fetched.mockImplementation(async () => new Response(body, { status }))

serveForEachTest()

async function show() {
  const screenful = render(
    <MemoryRouter initialEntries={['/contact']}>
      <ContactForm />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: /Send us a message|Message Sent/ })
  return screenful
}
const outbox = () => screen.queryByRole('region', { name: 'Not sent yet' })
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })

async function write() {
  await enter(user, field('Name'), letter.name)
  await enter(user, field('Email'), letter.email)
  await user.selectOptions(screen.getByRole('combobox'), 'api')
  await enter(user, field('Subject'), letter.subject)
  await enter(user, field('Message'), letter.message)
}

test('a message that fails waits in the outbox, once; another text is a message of its own', async () => {
  answerWith(500)
  await show()
  await write()
  await press('Send Message')
  await waitFor(() => expect(outbox()).toHaveTextContent(letter.subject))
  await press('Send Message')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  await screen.findByRole('button', { name: 'Send Message' })
  expect(unsentMessages().map(({ fields }) => fields)).toEqual([letter])
  await user.type(field('Message'), ' On Monday.')
  await press('Send Message')
  await waitFor(() => expect(unsentMessages()[1]?.fields.message).toMatch(/On Monday/))
  answerWith(200)
  await screen.findByRole('button', { name: 'Send Message' })
  await press('Send Message')
  await screen.findByRole('heading', { name: 'Message Sent' })
  expect(unsentMessages().map(({ fields }) => fields)).toEqual([letter])
})

test('a message can be put back into an empty form, but not over another text', async () => {
  keepUnsent('contact', letter)
  await show()
  await user.type(field('Subject'), 'Another')
  await press('Edit')
  expect(screen.getByRole('alert')).toHaveTextContent('The form has another message in it.')
  expect(field('Subject')).toHaveValue('Another')
  await user.clear(field('Subject'))
  await press('Edit')
  expect(field('Subject')).toHaveValue(letter.subject)
  expect(field('Message')).toHaveValue(letter.message)
  expect(field('Message')).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a chosen reason is no other text: a message can be put back over it', async () => {
  keepUnsent('contact', letter)
  await show()
  await user.selectOptions(screen.getByRole('combobox'), 'sales')
  fireEvent(window, new Event('pagehide'))
  expect(sessionStorage.getItem('draft:contact')).toBe('{"contactReason":"sales"}')
  await press('Edit')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('combobox')).toHaveValue('api')
  expect(field('Subject')).toHaveValue(letter.subject)
})

/** Three messages, by their subjects. */
function keepThree(): void {
  const start = Date.now()
  const now = vi.spyOn(Date, 'now')
  for (const [time, subject] of ['First', 'Second', 'Third'].entries()) {
    now.mockReturnValue(start + time)
    keepUnsent('contact', { ...letter, subject, message: `${subject}: it marks x = 2 wrong.` })
  }
  now.mockRestore()
}
const subjects = () => unsentMessages().map(({ fields }) => fields.subject)
const status = () =>
  screen.getAllByRole('status').find(({ textContent }) => /^(Sent|Deleted|Not)/.test(textContent ?? ''))

test('a double click deletes one message, and a deletion can be undone', async () => {
  keepThree()
  await show()
  const click = (detail: number) => {
    const [first] = screen.getAllByRole('button', { name: 'Delete' })
    if (first) fireEvent.click(first, { detail })
  }
  click(1)
  await waitFor(() => expect(subjects()).toEqual(['Second', 'Third']))
  // What has moved up is under the pointer now.
  click(2)
  await waitFor(() => expect(status()).toHaveTextContent('Deleted: First'))
  expect(subjects()).toEqual(['Second', 'Third'])
  await later(500)
  await press('Undo')
  expect(subjects()).toEqual(['First', 'Second', 'Third'])
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()

  await later(500)
  await press('Delete all')
  await waitFor(() => expect(subjects()).toEqual([]))
  await later(500)
  await press('Undo')
  expect(subjects()).toEqual(['First', 'Second', 'Third'])
})

test('a deletion can be undone after the next one, and while another message is sent', async () => {
  keepThree()
  await show()
  const pressFirst = async (name: string) => {
    await user.click(screen.getAllByRole('button', { name })[0] ?? document.body)
    await later(500)
  }
  await pressFirst('Delete')
  await pressFirst('Delete')
  expect(subjects()).toEqual(['Third'])
  answerWith(500)
  await press('Send again')
  await screen.findByRole('alert')
  await press('Undo')
  expect(subjects()).toEqual(['First', 'Second', 'Third'])
})

test('a message of any length is laid out in part', async () => {
  keepUnsent('contact', { ...letter, message: 'x'.repeat(100_000) })
  await show()
  expect(outbox()?.textContent?.length).toBeLessThan(2000)
})

test('a deletion can be undone for ten seconds', async () => {
  keepUnsent('contact', letter)
  await show()
  await press('Delete')
  await screen.findByRole('button', { name: 'Undo' })
  await later(9000)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
  await later(1000)
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('Undo names what came back, as Delete names what went', async () => {
  keepThree()
  await show()
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] ?? document.body)
  await press('Undo')
  expect(said()).toContain('Restored: First')
  await later(500)
  await press('Delete all')
  await waitFor(() => expect(said()).toContain('Deleted 3 messages, the last one: Third'))
  await press('Undo')
  expect(said()).toContain('Restored 3 messages, the last one: Third')
})

test('the words beside Undo are about what it undoes, and go with it', async () => {
  keepThree()
  answerWith(200)
  await show()
  const first = (name: string) => screen.getAllByRole('button', { name })[0] ?? document.body
  fireEvent.click(first('Delete'))
  await waitFor(() => expect(status()).toHaveTextContent('Deleted: First'))
  fireEvent.click(first('Send again'))
  await waitFor(() => expect(subjects()).toEqual(['Third']))
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(said()).toContain('Sent: Second'))
  expect(said()).toContain('Deleted: First')
})

test('where storage became full, only what came since then is said to be lost', async () => {
  keepUnsent('contact', letter)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepUnsent('contact', { ...letter, subject: 'Another' })
  await show()
  expect(outbox()).toHaveTextContent(/^Not sent yetSaved in this browser, where anyone .* were not saved/)
  act(() => {
    for (const { id } of unsentMessages()) dropUnsent(id)
  })
})

test('a message waits also where an old library has changed how lists become JSON', () => {
  const asText = function toJSON(this: readonly object[]) {
    return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`
  }
  Reflect.set(Array.prototype, 'toJSON', asText)
  keepUnsent('contact', letter)
  Reflect.deleteProperty(Array.prototype, 'toJSON')
  expect(unsentMessages()).toMatchObject([{ kind: 'contact', fields: letter }])
})

test('Undo stays while it has the focus', async () => {
  keepUnsent('contact', letter)
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  await later(30_000)
  expect(undo).toBeInTheDocument()
  fireEvent.blur(undo) // The window is left, and what had the focus there keeps it.
  await later(30_000)
  expect(undo).toBeInTheDocument()
  act(() => undo.blur())
  await later(10_000)
  expect(undo).not.toBeInTheDocument()
})

test('beside the message it is said why it was not sent, also where no toast can be shown', async () => {
  keepUnsent('contact', letter)
  answerWith(500, '{"error":"The mail server is down."}')
  await show()
  await press('Send again')
  expect(await screen.findByRole('alert')).toHaveTextContent(/The mail server is down/)
  answerWith(200)
  await press('Send again')
  await waitFor(() => expect(status()).toHaveTextContent(`Sent: ${letter.subject}`))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a message that waits since its form asked for fewer answers is sent, or says what to do', async () => {
  const { company, ...fewer } = letter
  const { name, ...tooFew } = letter
  keepUnsent('contact', fewer)
  answerWith(200)
  await show()
  await press('Send again')
  await waitFor(() => expect(status()).toHaveTextContent(`Sent: ${letter.subject}`))
  expect(payload()).toMatchObject({ company: 'Not provided' })
  act(() => keepUnsent('contact', tooFew))
  await press('Send again')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^An answer is missing or no longer accepted\. Press Edit to correct it\.$/,
  )
  expect(unsentMessages()).toHaveLength(1)
})

test('a demo request that lacks an answer which is now required says what to do', async () => {
  const { company, ...tooFew } = demo
  keepUnsent('demo', tooFew)
  await show()
  await press('Send again')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Press Edit to correct it\.$/)
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['sent is over', 200, 0],
  ['sent in vain waits once', 500, 1],
])(
  'a message that Undo brings back while its form sends it, and that is %s',
  async (_, answered, waiting) => {
    keepUnsent('contact', letter)
    await show()
    await write()
    await press('Delete')
    await waitFor(() => expect(unsentMessages()).toEqual([]))
    let end = () => {}
    fetched.mockImplementation(
      () =>
        new Promise((resolve) => {
          end = () => resolve(new Response('{}', { status: answered }))
        }),
    )
    await press('Send Message')
    await waitFor(() => expect(fetched).toHaveBeenCalled())
    await press('Undo')
    expect(unsentMessages()).toHaveLength(1)
    end()
    await waitFor(() => expect(takeToasts()).toHaveLength(1))
    expect(unsentMessages()).toHaveLength(waiting)
  },
)

test('a message that the server redirects stays and says why', async () => {
  keepUnsent('contact', letter)
  fetched.mockImplementation(async () => new Response(null, { status: 302 }))
  await show()
  await press('Send again')
  expect(await screen.findByRole('alert')).toHaveTextContent(/answered with a redirect/)
  expect(unsentMessages()).toHaveLength(1)
})

test('a deletion is announced; the focus goes to the next message, the heading and the form', async () => {
  keepThree()
  await show()
  const press = async (index: number) => {
    await later(500) // Sooner it is the same gesture.
    screen.getAllByRole('button', { name: 'Delete' })[index]?.focus()
    await user.keyboard('{Enter}')
  }
  await press(0)
  expect(document.activeElement).toHaveAccessibleName('Delete')
  expect(document.activeElement).toHaveAccessibleDescription('Second')
  await press(1)
  expect(screen.getByRole('heading', { name: 'Not sent yet' })).toHaveFocus()
  await press(0)
  expect(screen.getByRole('heading', { name: 'Send us a message' })).toHaveFocus()
  await waitFor(() => expect(status()).toHaveTextContent('Deleted 3 messages, the last one: Second'))
})

test('a message keeps the focus while it is sent and when that fails, and hands it on when it has gone', async () => {
  keepUnsent('contact', letter)
  await show()
  const press = async () => {
    screen.getByRole('button', { name: 'Send again' }).focus()
    await user.keyboard('{Enter}')
    const sending = await screen.findByRole('button', { name: 'Sending...' })
    expect(sending).toHaveFocus()
    expect(sending).toBeEnabled()
    expect(sending).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Enter}')
  }
  await press()
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  answer(500, '{}')
  expect(await screen.findByRole('button', { name: 'Send again' })).toHaveFocus()
  await press()
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  answer(200, '{}')
  await waitFor(() => expect(outbox()).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Send us a message' })).toHaveFocus()
})

test('foreign texts in storage are no messages', () => {
  const now = Date.now()
  for (const [key, text] of Object.entries({
    'outbox:a': '{',
    'outbox:b': 'null',
    'outbox:c': `{"id":"c","kind":"spam","triedAt":${now},"fields":{}}`,
    'outbox:d': `{"id":"d","kind":"contact","triedAt":${now},"fields":{"subject":7}}`,
    'outbox:e': `{"id":"other","kind":"contact","triedAt":${now},"fields":{}}`,
  }))
    localStorage.setItem(key, text)
  expect(unsentMessages()).toEqual([])
})

test('a message that was edited goes out instead of the one that waits', () => {
  keepUnsent('contact', letter)
  keepUnsent('contact', { ...letter, message: 'A second question.' })
  const [first] = unsentMessages()
  expect(waitingIn({ ...letter, subject: 'Line 4' }, first?.id)).toBe(first)
})

test.each(['from the outbox alone', 'after it failed in its form'])(
  'a correction that is sent takes the version that was refused away, %s',
  async (way) => {
    if (way === 'from the outbox alone') keepUnsent('contact', letter)
    await show()
    answerWith(500)
    if (way !== 'from the outbox alone') {
      await write()
      await press('Send Message')
      await waitFor(() => expect(outbox()).toHaveTextContent(letter.subject))
    }
    await press('Edit')
    await user.type(field('Message'), ' On Monday.')
    await press('Send Message')
    await waitFor(() => expect(unsentMessages()[0]?.fields.message).toMatch(/On Monday/))
    expect(unsentMessages()).toHaveLength(1)
    await screen.findByRole('button', { name: 'Send Message' })
    await user.type(field('Message'), ' Twice.')
    answerWith(200)
    await press('Send Message')
    await screen.findByRole('heading', { name: 'Message Sent' })
    expect(unsentMessages()).toEqual([])
  },
)

test('a demo request that is corrected and sent takes the refused one away', async () => {
  keepUnsent('demo', demo)
  answerWith(200)
  renderBoth()
  await press('Edit')
  const dialog = within(screen.getByRole('dialog', { name: 'Request a Demo' }))
  await dialog.findByRole('button', { name: 'Request Demo' })
  await enter(user, dialog.getByRole('textbox', { name: /^Message/ }), 'On Monday.')
  await user.click(dialog.getByRole('button', { name: 'Request Demo' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(unsentMessages()).toEqual([]))
})

test('a message waits for 14 days after it was last tried', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T08:00:00Z') })
  keepUnsent('contact', letter)
  vi.setSystemTime(new Date('2026-01-08T08:00:00Z'))
  expect(unsentMessages()).toHaveLength(1)
  vi.setSystemTime(new Date('2026-01-15T07:59:00Z'))
  expect(unsentMessages()).toHaveLength(1)
  vi.setSystemTime(new Date('2026-01-15T08:00:00Z'))
  subscribeUnsent(() => {})()
  expect(unsentMessages()).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})

test.each([
  ['ahead', '2026-02-20T08:00:00Z'],
  ['behind', '2009-01-01T00:00:00Z'],
])('a clock that was %s for an hour deletes nothing early and keeps nothing for ever', (_, wrong) => {
  vi.useFakeTimers({ now: new Date('2026-01-01T08:00:00Z') })
  keepUnsent('contact', letter)
  vi.setSystemTime(new Date(wrong))
  expect(unsentMessages()).toHaveLength(1)
  keepUnsent('contact', { ...letter, subject: 'Written while the clock was wrong' })
  vi.setSystemTime(new Date('2026-01-01T09:00:00Z'))
  expect(unsentMessages()).toHaveLength(2)
  vi.setSystemTime(new Date('2026-01-07T08:00:00Z'))
  expect(unsentMessages()).toHaveLength(2)
  for (const day of ['13', '20', '27']) {
    vi.setSystemTime(new Date(`2026-01-${day}T08:00:00Z`))
    unsentMessages()
  }
  expect(unsentMessages()).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})

test('a clock that is wrong at each start of a computer deletes nothing early', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T08:00:00Z') })
  keepUnsent('contact', letter)
  for (let start = 0; start < 5; start += 1)
    for (const year of [1976, 2026]) {
      vi.setSystemTime(new Date(`${year}-01-0${2 + start}T08:00:00Z`))
      expect(unsentMessages()).toHaveLength(1)
    }
  for (const day of ['12', '16']) {
    vi.setSystemTime(new Date(`2026-01-${day}T08:00:00Z`))
    unsentMessages()
  }
  expect(unsentMessages()).toEqual([])
})

const start = Date.parse('2026-01-01T08:00:00Z')
/** How many messages there are when someone looks so many days after the start. */
function lookOn(day: number): number {
  vi.setSystemTime(start + day * 24 * 60 * 60_000)
  return unsentMessages().length
}

test('a clock that leaps ahead, once or every day, deletes nothing early', () => {
  vi.useFakeTimers({ now: start })
  keepUnsent('contact', letter)
  for (let day = 1; day < 14; day += 1) {
    if (day === 1 || day > 5) expect(lookOn(365 + day)).toBe(1)
    expect(lookOn(day)).toBe(1)
  }
  expect(lookOn(14)).toBe(0)
  expect(Object.keys(localStorage)).toEqual([])
})

test.each([1, 3, 5, 6.9, 8, 30])(
  'a clock that is %s days ahead for one look deletes nothing early',
  (ahead) => {
    vi.useFakeTimers({ now: start })
    keepUnsent('contact', letter)
    expect([lookOn(1), lookOn(1 + ahead)]).toEqual([1, 1])
    for (let day = 2; day < 14; day += 1) expect(lookOn(day), `day ${day}`).toBe(1)
    expect(lookOn(14)).toBe(0)
  },
)

test('a clock that leaps ahead after a week deletes nothing before it is put right', () => {
  vi.useFakeTimers({ now: start })
  for (const [looks, ahead] of [
    [[1, 2, 3, 4, 5, 6, 7, 8], 38],
    [[1, 2, 3, 4, 5, 6, 7], 37],
    [[1, 9], 17],
  ] as const) {
    vi.setSystemTime(start)
    keepUnsent('contact', letter)
    for (const day of looks) expect(lookOn(day), `day ${day}`).toBe(1)
    expect(lookOn(ahead)).toBe(1)
    vi.advanceTimersByTime(60_000) // The page is still open.
    expect(unsentMessages()).toHaveLength(1)
    expect([8.01, 13.9, 17.1].map(lookOn)).toEqual([1, 1, 0])
  }
})

test('who comes every eighth day finds a message at two visits', () => {
  vi.useFakeTimers({ now: start })
  keepUnsent('contact', letter)
  expect([8, 16, 24].map(lookOn)).toEqual([1, 1, 0])
})

test('who comes once in a while finds a message for so many visits', () => {
  vi.useFakeTimers({ now: start })
  keepUnsent('contact', letter)
  expect([8, 16, 16.1].map(lookOn)).toEqual([1, 1, 0])
  vi.setSystemTime(start)
  keepUnsent('contact', letter)
  expect([20, 26.9, 27].map(lookOn)).toEqual([1, 1, 0])
})

test('a clock that is put right, or leaps twice, deletes nothing early', () => {
  vi.useFakeTimers({ now: new Date('1970-01-01T00:05:00Z') })
  keepUnsent('contact', letter)
  for (let day = 0; day < 14; day += 1) expect(lookOn(day), `day ${day}`).toBe(1)
  expect(lookOn(14)).toBe(0)
  vi.setSystemTime(start)
  keepUnsent('contact', letter)
  for (const day of [1, 401, 801]) expect(lookOn(day)).toBe(1)
  for (let day = 2; day < 14; day += 1) expect(lookOn(day), `day ${day}`).toBe(1)
  expect(lookOn(14)).toBe(0)
})

test('a clock that leaps back and forth within a minute deletes nothing early', () => {
  vi.useFakeTimers({ now: start })
  keepUnsent('contact', letter)
  for (const day of [40, -40, 1825, -1825, 0]) expect(lookOn(day), `day ${day}`).toBe(1)
  for (let day = 2; day < 14; day += 1) expect(lookOn(day), `day ${day}`).toBe(1)
  expect(lookOn(15)).toBe(0)
})

test('the list says where and how long it is kept, and all messages can be deleted at once', async () => {
  keepUnsent('contact', letter)
  keepUnsent('demo', demo)
  await show()
  expect(outbox()).toHaveTextContent(
    /Saved in this browser, where anyone.*Kept for at least 14 days, then deleted on a visit to this page; Safari.*sooner.*Nothing is sent until you press Send again\./,
  )
  await press('Delete all')
  await waitFor(() => expect(outbox()).not.toBeInTheDocument())
  expect(unsentMessages()).toEqual([])
})

test.each([
  ['contact', letter, { ...letter, email: 'noor@riverside.ca', message: 'A second question.' }],
  ['demo', demo, { ...demo, company: 'Lakeside High' }],
] as const)('another %s message is no other try of the one that waits', (kind, first, second) => {
  keepUnsent(kind, first)
  expect(waitingIn(first)?.fields).toEqual(first)
  expect(waitingIn(second)).toBeUndefined()
})

test('while the outbox sends what is in the form, the form waits and loses nothing', async () => {
  keepUnsent('contact', letter)
  await show()
  await press('Edit')
  await press('Send again')
  expect(await screen.findAllByRole('button', { name: 'Sending...' })).toHaveLength(2)
  for (const name of ['Name', 'Message']) expect(field(name)).toHaveAttribute('readonly')
  expect(screen.getByRole('combobox')).toHaveProperty('inert', true)
  await user.type(field('Message'), ' And line 5.{Enter}')
  await user.type(field('Subject'), '{Enter}')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  expect(field('Message')).toHaveValue(letter.message)
  answer(500, '{}')
  await waitFor(() => expect(field('Message')).not.toHaveAttribute('readonly'))
  await user.type(field('Message'), ' And line 5.')
  expect(field('Message')).toHaveValue(`${letter.message} And line 5.`)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a visitor who comes back while the outbox sends what is in the form finds it empty in the end', async () => {
  keepUnsent('contact', letter)
  const { unmount } = await show()
  await press('Edit')
  await press('Send again')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  unmount()
  await show()
  expect(field('Message')).toHaveValue(letter.message)
  answer(200, '{}')
  await waitFor(() => expect(outbox()).not.toBeInTheDocument())
  await waitFor(() => expect(field('Message')).toHaveValue(''))
  expect(sessionStorage.getItem('draft:contact')).toBeNull()
  await waitFor(() => expect(screen.queryByText('Restored.')).not.toBeInTheDocument())
})

test('a form that comes back while its message is being sent begins anew without a note', async () => {
  const { unmount } = await show()
  await write()
  await press('Send Message')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  unmount()
  await show()
  answer(200, '{}')
  await screen.findByRole('heading', { name: 'Message Sent' })
  await press('Write another message')
  expect(field('Message')).toHaveValue('')
  expect(screen.queryByText('Restored.')).not.toBeInTheDocument()
})

test('a message whose reason the address has changed while it was sent is no draft afterward', async () => {
  const { unmount } = await show()
  await write()
  await press('Send Message')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  unmount()
  render(
    <MemoryRouter initialEntries={['/contact?type=sales']}>
      <ContactForm />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: 'Send us a message' })
  await waitFor(() => expect(field('Message')).toHaveValue(letter.message))
  answer(200, '{}')
  await screen.findByRole('heading', { name: 'Message Sent' })
  expect(sessionStorage.getItem('draft:contact')).toBeNull()
})

test('a waiting message can be edited while the form reports that another one was sent', async () => {
  answerWith(200)
  await show()
  await write()
  await press('Send Message')
  await screen.findByRole('heading', { name: 'Message Sent' })
  act(() => keepUnsent('contact', { ...letter, subject: 'Another line', message: 'A second question.' }))
  await press('Edit')
  expect(field('Message')).toHaveValue('A second question.')
  expect(field('Message')).toHaveFocus()
})

test('a deleted copy whose message the form has sent meanwhile does not come back', async () => {
  answerWith(500)
  await show()
  await write()
  await press('Send Message')
  await waitFor(() => expect(outbox()).toHaveTextContent(letter.subject))
  await press('Delete')
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  answerWith(200)
  await press('Send Message')
  await screen.findByRole('heading', { name: 'Message Sent' })
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(unsentMessages()).toEqual([])
})

test('a message that another tab is sending is neither sent nor deleted here, and the page says so', async () => {
  keepUnsent('contact', letter)
  const id = unsentMessages()[0]?.id
  const locks = new SimulatedLocks()
  vi.stubGlobal('navigator', { ...navigator, locks: locks.manager })
  void locks.manager.request(`outbox:${id}`, () => new Promise(() => {}))
  await show()
  for (const name of ['Send again', 'Delete']) {
    await press(name)
    expect(await screen.findByRole('alert')).toHaveTextContent('This message is already being sent.')
  }
  await press('Edit')
  await press('Send Message')
  expect(await screen.findByRole('alert')).toHaveTextContent('This message is already being sent.')
  expect(fetched).not.toHaveBeenCalled()
  expect(unsentMessages()).toHaveLength(1)

  // The other tab has sent or deleted it: a second mail has to be wanted.
  answerWith(200)
  act(() => dropUnsent(String(id)))
  await press('Send Message')
  expect(await screen.findByRole('alert')).toHaveTextContent(/was already sent or deleted/)
  expect(fetched).not.toHaveBeenCalled()
  await press('Send Message')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
})

test('a message that another tab has sent is not sent again before the news of it is here', async () => {
  keepUnsent('contact', letter)
  await show()
  localStorage.removeItem(`outbox:${unsentMessages()[0]?.id}`)
  takeToasts()
  await press('Send again')
  await waitFor(() => expect(outbox()).not.toBeInTheDocument())
  expect(takeToasts()).toEqual([
    { kind: 'error', message: 'This message was sent or deleted in another tab.' },
  ])
  expect(fetched).not.toHaveBeenCalled()
})

test('the visitor’s own mail program gets what is in the form when it is asked for', async () => {
  answerWith(500)
  await show()
  await write()
  await press('Send Message')
  await screen.findByRole('alert')
  await user.type(field('Subject'), ', again')
  const [link] = within(screen.getByRole('form')).getAllByRole<HTMLAnchorElement>('link')
  if (!link) throw new Error('The address is missing.')
  await user.click(link)
  const { searchParams } = new URL(link.href)
  expect(searchParams.get('subject')).toBe(`${letter.subject}, again`)
  expect(searchParams.get('body')).toBe(letter.message)
})

test('a message that failed can be tried again, from the outbox and from its form, as often as one likes', async () => {
  const locks = new SimulatedLocks()
  vi.stubGlobal('navigator', { ...navigator, locks: locks.manager })
  keepUnsent('contact', letter)
  answerWith(500, '{"error":"The mail server is down."}')
  await show()
  await press('Edit')
  for (const [tries, name] of ['Send again', 'Send again', 'Send Message', 'Send Message'].entries()) {
    takeToasts()
    await press(name)
    const failed = /^Failed to send message: The mail server is down\. Please/
    await waitFor(() => expect(toasts.get().waiting.at(-1)?.message).toMatch(failed))
    expect(fetched).toHaveBeenCalledTimes(tries + 1)
    await waitFor(() => expect(locks.held).toEqual([]))
    await screen.findByRole('button', { name: 'Send Message' })
  }
  expect(unsentMessages()).toHaveLength(1)
})

/** The contact page's form with the outbox, and the dialog of demo requests. */
const renderBoth = () =>
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <ContactForm />
      <DemoDialog />
    </MemoryRouter>,
  )

test('a demo request that is edited is still about the same demo', async () => {
  keepUnsent('demo', demo)
  answerWith(200)
  renderBoth()
  await press('Edit')
  expect(await screen.findByRole('dialog', { name: 'Request a Demo' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Request Demo' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  expect(payload()).toMatchObject({ demo_type: 'Student' })
})

test('a demo request that was looked at with Edit is not offered again once the outbox has sent it', async () => {
  keepUnsent('demo', demo)
  renderBoth()
  await press('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a Demo' }))
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(dialog.getByLabelText(/^First name/, { selector: '.control' })).toHaveValue(''))
  answerWith(200)
  await press('Send again')
  await waitFor(() => expect(outbox()).not.toBeInTheDocument())
  expect(sessionStorage.getItem('draft:demo')).toBeNull()
  await waitFor(() => expect(dialog.queryByText('Restore what you typed')).not.toBeInTheDocument())
})

test('a message that is tried again from the outbox waits for 14 days after that', async () => {
  const days = (count: number) => vi.setSystemTime(Date.parse('2026-01-01T08:00:00Z') + count * 86_400_000)
  days(0)
  keepUnsent('contact', letter)
  for (const count of [6, 12]) {
    days(count)
    expect(unsentMessages()).toHaveLength(1)
  }
  answerWith(500)
  await show()
  await press('Send again')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled())
  expect(fetched).toHaveBeenCalledTimes(1)
  days(16)
  expect(unsentMessages()).toHaveLength(1)
})

test('a page that Back has brought again ends its own draft, not that of a later page', async () => {
  answerWith(200)
  await show()
  await write()
  const mark = draftMark('contact')
  writeDraft('contact', { subject: 'Later' })
  const later = draftMark('contact')
  await press('Send Message')
  await screen.findByRole('heading', { name: 'Message Sent' })
  expect(readDraft('contact')).toEqual({ subject: 'Later' })
  expect([draftSentAt(mark), draftSentAt(later)]).toEqual([expect.any(Date), undefined])
})

test('a demo request whose copy has gone does not say that one waits', async () => {
  keepUnsent('demo', demo)
  renderBoth()
  await press('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a Demo' }))
  await dialog.findByRole('button', { name: 'Request Demo' })
  act(() => dropUnsent(String(unsentMessages()[0]?.id)))
  await user.click(dialog.getByRole('button', { name: 'Request Demo' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/was already sent or deleted/)
  expect(dialog.queryByText(/A copy waits/)).not.toBeInTheDocument()
})

test('while its dialog sends, a demo request that came back by Undo cannot be sent beside it', async () => {
  keepUnsent('demo', demo)
  renderBoth()
  await press('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a Demo' }))
  const submit = await dialog.findByRole('button', { name: 'Request Demo' })
  const button = (name: string) => screen.getByText(name, { selector: 'button' })
  fireEvent.click(button('Delete'))
  await waitFor(() => expect(unsentMessages()).toEqual([]))
  await user.click(submit)
  expect(await dialog.findByRole('alert')).toHaveTextContent(/was already sent or deleted/)
  fetched.mockImplementation(() => new Promise(() => {}))
  await user.click(submit)
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  fireEvent.click(button('Undo'))
  expect(button('Send again')).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button('Send again'))
  await new Promise((later) => setTimeout(later))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('sent from another tab a message is sent for the tab that wrote it, which says so', async () => {
  answerWith(500)
  const { unmount } = await show()
  await write()
  await press('Send Message')
  await waitFor(() => expect(outbox()).toHaveTextContent(letter.subject))
  unmount()
  const wrote = { ...sessionStorage }
  sessionStorage.clear()
  const other = await show()
  answerWith(200)
  await press('Send again')
  await waitFor(() => expect(outbox()).not.toBeInTheDocument())
  other.unmount()
  for (const [key, text] of Object.entries(wrote)) sessionStorage.setItem(key, text)
  await show()
  expect(screen.getByText(/This was submitted on/)).toBeVisible()
  expect(field('Message')).toHaveValue('')
})

test('what the outbox sends leaves an empty form without the reason of its failure', async () => {
  answerWith(500, '{"error":"The mail server is down."}')
  await show()
  await write()
  await press('Send Message')
  await waitFor(() => expect(outbox()).toHaveTextContent(letter.subject))
  expect(screen.getByRole('alert')).toHaveTextContent('The mail server is down.')
  answerWith(200)
  await press('Send again')
  await waitFor(() => expect(field('Message')).toHaveValue(''))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByText(/Nothing was lost/)).not.toBeInTheDocument()
})

test('a draft that was discarded takes the reason of its failure along', async () => {
  answerWith(500)
  const { unmount } = await show()
  await user.type(field('Message'), 'Earlier words')
  unmount()
  await show()
  await write()
  await press('Send Message')
  await screen.findByRole('alert')
  await press('Discard and start over')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(field('Message')).toHaveValue('')
})

test('a demo request that the outbox has sent is not offered again', async () => {
  answerWith(500)
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <ContactForm />
      <DemoButton type="Student">Try Free Demo</DemoButton>
      <DemoDialog />
    </MemoryRouter>,
  )
  await press('Try Free Demo')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a Demo' }))
  const inDialog = (name: RegExp) => dialog.getByLabelText(name, { selector: '.control' })
  await enter(user, await dialog.findByLabelText(/^First name/, { selector: '.control' }), 'Amara')
  await enter(user, inDialog(/^Last name/), 'Okafor')
  await enter(user, inDialog(/^Email/), 'amara@riverside.ca')
  await enter(user, inDialog(/^Company/), 'Riverside High')
  await user.selectOptions(inDialog(/^Role/), 'Parent')
  await user.selectOptions(inDialog(/^Team size/), '1-10')
  await user.click(dialog.getByRole('button', { name: 'Request Demo' }))
  await dialog.findByRole('alert')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(inDialog(/^First name/)).toHaveValue(''))
  expect(dialog.getByText('Restore what you typed')).toBeInTheDocument()
  answerWith(200)
  await press('Send again')
  await waitFor(() => expect(outbox()).not.toBeInTheDocument())
  await waitFor(() => expect(dialog.queryByText('Restore what you typed')).not.toBeInTheDocument())
  expect(sessionStorage.getItem('draft:demo')).toBeNull()
})

test('where storage is full the message waits as long as the page lives', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepUnsent('contact', letter)
  expect(unsentMessages().map(({ fields }) => fields)).toEqual([letter])
  await show()
  expect(outbox()).toHaveTextContent(
    'This browser could not save these: its storage is full or blocked. Send or copy them before you leave the site.',
  )
  act(() => dropUnsent(String(waitingIn(letter)?.id)))
  expect(unsentMessages()).toEqual([])
})

test.each(Object.keys(kinds) as MessageKind[])(
  'Edit of a waiting message opens its own form: %s',
  async (kind) => {
    keepUnsent(kind, { ...letter, ...demo })
    render(
      <MemoryRouter initialEntries={['/contact']}>
        <ContactPage />
      </MemoryRouter>,
    )
    await press('Edit')
    const place = kind === 'contact' ? screen.getByRole('form') : await screen.findByRole('dialog')
    expect(await within(place).findByDisplayValue(letter.email)).toBeVisible()
  },
)
