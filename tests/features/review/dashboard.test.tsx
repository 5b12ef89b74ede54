import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toCsv } from '@/features/review/export'
import { withdrawn } from '@/features/review/use-review'
import { on, sampleRequest } from '../../domain/invitations/sample-requests'
import { openList, press, report, signInForEachTest, stored, toasts } from '../../support/review'
import { user } from '../../support/visitor'

const ann = sampleRequest({ id: '1', name: 'Ann Lee', submittedAt: on(16) })
const ben = sampleRequest({ id: '2', name: 'Ben Roy', submittedAt: on(15) })

signInForEachTest()

const codeOf = (id: string) => stored().find((request) => request.id === id)?.invitationCode ?? ''

async function openDashboard(requests: readonly unknown[] = [ann, ben]) {
  await openList(requests)
  return screen.findByRole('table', { name: 'Invitation requests' })
}

async function approve(name: string) {
  await user.click(screen.getByRole('button', { name: `Approve ${name}’s request` }))
  return screen.findByRole('dialog', { name: `${name}’s request is approved` })
}

test('approving shows the stored code once, and then nowhere', async () => {
  await openDashboard()
  const dialog = await approve('Ann Lee')
  const code = codeOf('1')
  expect(code).toMatch(/^[A-Z0-9]{8}$/)
  expect(dialog).toHaveTextContent(code)
  expect(dialog).toHaveTextContent(`Invitation code: ${[...code].join(' ')}`)
  expect(report()).toHaveTextContent('Ann Lee’s request is approved.')

  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(dialog).not.toBeVisible())
  await press('Ann Lee')
  const details = await screen.findByRole('dialog', { name: 'Ann Lee' })
  expect(details).toHaveTextContent('Approved')
  expect(document.body).not.toHaveTextContent(code)
  expect(screen.queryByRole('button', { name: 'Approve Ann Lee’s request' })).not.toBeInTheDocument()
})

test('the focus goes back to the row whose button is gone', async () => {
  await openDashboard()
  const dialog = await approve('Ann Lee')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ann Lee' })).toHaveFocus())
  await press('Reject Ben Roy’s request')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ben Roy' })).toHaveFocus())
})

test('the code can be copied, and sent with a prepared message', async () => {
  await openDashboard()
  const dialog = await approve('Ann Lee')
  const code = codeOf('1')
  const copy = within(dialog).getByRole('button', { name: 'Copy' })
  expect(copy).toHaveFocus()
  await user.click(copy)
  expect(await navigator.clipboard.readText()).toBe(code)
  const link = within(dialog).getByRole('link', { name: 'Email invitation' }).getAttribute('href') ?? ''
  expect(link).toMatch(/^mailto:amara@school\.example\?/)
  expect(new URL(link).searchParams.get('body')).toContain(code)
})

const rejected = { ...ann, status: 'rejected', updatedAt: '2025-07-16T13:59:00.000Z' }
test.each([
  ['decided', [rejected, ben], 'Ann Lee’s request was already rejected in another tab. Nothing was changed.'],
  ['cleared', [ben], 'This request is gone'],
])('a request that another tab has %s is not decided again', async (_, stands, words) => {
  await openDashboard()
  // The other tab's news has not arrived yet, so the row still offers the decision.
  localStorage.setItem('invitationRequests', JSON.stringify(stands))
  await press('Approve Ann Lee’s request')
  await waitFor(() => expect(report()).toHaveTextContent(words))
  // Said once: a toast would be announced, too.
  expect(toasts()).toEqual([])
  expect(stored()).toEqual(stands)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Approve Ann Lee’s request' })).not.toBeInTheDocument()
})

test('details show everything that was submitted', async () => {
  const long = { ...ann, organization: '', message: 'First line.\nSecond line.', name: 'A'.repeat(90) }
  await openDashboard([long])
  await press(long.name)
  const details = await screen.findByRole('dialog', { name: long.name })
  const facts = within(details)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(Object.fromEntries(facts)).toMatchObject({
    Email: 'amara@school.example',
    Role: 'Teacher',
    Organization: '—',
    'Use case': 'Teaching',
    Submitted: expect.stringMatching(/July 16, 2025/),
    ID: '1',
  })
  expect(within(details).getByText(/First line/)).toHaveTextContent('First line. Second line.')
  expect(within(details).getByRole('heading', { name: long.name })).toHaveFocus()
})

test('details follow the list, and give the focus back to the row read last', async () => {
  await openDashboard()
  await press('Ann Lee')
  const details = await screen.findByRole('dialog', { name: 'Ann Lee' })
  expect(within(details).getByRole('button', { name: 'Previous request' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(within(details).getByRole('button', { name: 'Next request' }))
  expect(await screen.findByRole('dialog', { name: 'Ben Roy' })).toHaveTextContent('2 of 2')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Ben Roy' })).toHaveFocus()
})

test('view storage shows the stored text as it is', async () => {
  await openDashboard()
  const text = ` [ ${JSON.stringify(ann)} ,7]\n`
  localStorage.setItem('invitationRequests', text)
  await press('View storage')
  const dialog = await screen.findByRole('dialog', { name: 'View storage' })
  expect(within(dialog).getByRole('region', { name: 'Stored text' }).textContent).toBe(text)
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('a file that is dropped beside the import does not open in the place of the page', async () => {
  await openDashboard()
  // Messages are beside the admin area.
  for (const target of [report(), document.querySelector('header'), document.body]) {
    if (!target) throw new Error('Nothing to drop a file on.')
    for (const [types, isStopped] of [
      [['Files'], true],
      [['text/plain'], false],
    ] as const) {
      const over = createEvent.dragOver(target, { dataTransfer: { types } })
      const drop = createEvent.drop(target, { dataTransfer: { types } })
      for (const event of [over, drop]) {
        fireEvent(target, event)
        expect(event.defaultPrevented).toBe(isStopped)
      }
    }
  }
})

test('Export CSV downloads all requests as invitation_requests.csv', async () => {
  const blobs: Blob[] = []
  const names: string[] = []
  const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: vi.fn() }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.download} from ${this.href}`)
  })
  await openDashboard()
  await press('Export CSV')
  expect(names).toEqual(['invitation_requests.csv from blob:1'])
  expect(blobs[0]?.type).toBe('text/csv;charset=utf-8')
  expect(blobs[0]?.size).toBe(new Blob([toCsv([ann, ben])]).size)
  expect(toasts()).toEqual(['success: 2 requests exported to invitation_requests.csv'])
})

test('the number of codes that an undo withdraws has its comma', () => {
  const approved = { ...ann, status: 'approved', invitationCode: 'CODE1234' }
  const changes = Array.from({ length: 9999 }, () => ({ id: '1', from: approved, to: ann }))
  expect(withdrawn(changes)).toMatch(/^9,999 codes are no longer valid\./)
})

test('that none was approved is not said where another tab has decided about all', async () => {
  const many = [ann, ben]
  await openDashboard(many)
  // The other tab's news has not arrived yet.
  localStorage.setItem(
    'invitationRequests',
    JSON.stringify(many.map((each) => ({ ...each, status: 'rejected' }))),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await press('Approve 2')
  const words = '2 requests were decided or cleared in another tab. Nothing was changed there.'
  await waitFor(() => expect(report()).toHaveTextContent(words))
  expect(report()).not.toHaveTextContent('approved')
})
