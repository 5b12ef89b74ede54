import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { formatBackup } from '@/features/review/export'
import { formatDay } from '@/features/review/format'
import { sampleRequest } from '../../domain/invitations/sample-requests'
import { storeSession } from '../../support/admin-area'
import { openList, press, signInForEachTest } from '../../support/review'
import { later } from '../../support/visitor'

signInForEachTest()

const at = (day: number, hour: number) => new Date(2025, 6, day, hour).toISOString()
const fresh = sampleRequest({ id: '1', name: 'Fresh', submittedAt: at(14, 22) })
const due = sampleRequest({ id: '2', name: 'Due', submittedAt: at(9, 9) })

beforeEach(() => {
  vi.setSystemTime(new Date(2025, 6, 14, 23, 50))
  storeSession()
})

/** The sentence under the heading that has these words in it. */
const sentence = (words: string) => screen.getByText(words).closest('p')

const chart = () => screen.getByRole('img', { name: /^Requests by day/ })

test.each([
  ['at midnight', () => later(11 * 60_000)],
  [
    'on the return to a computer that slept',
    () => {
      vi.setSystemTime(new Date(2025, 6, 15, 8, 20))
      fireEvent(document, new Event('visibilitychange', { bubbles: true }))
      return later(100)
    },
  ],
  [
    'within a minute on a computer that slept and shows the page again',
    () => {
      vi.setSystemTime(new Date(2025, 6, 15, 8, 20))
      return later(61_000)
    },
  ],
  [
    'at Refresh',
    async () => {
      vi.setSystemTime(new Date(2025, 6, 15, 8, 20))
      await press('Refresh')
      await later(100)
    },
  ],
])('Today, what is due and the chart go on to the next day %s', async (_, pass) => {
  await openList([fresh, due], '?date=today')
  expect(screen.getByRole('button', { name: 'Fresh' })).toBeVisible()
  expect(sentence('; a reply is due')).toHaveTextContent('today')
  const title = (words: string) => [...chart().querySelectorAll('rect')].at(-1)?.textContent === words
  expect(title('Mon, Jul 14: 1')).toBe(true)
  await pass()
  expect(screen.queryByRole('button', { name: 'Fresh' })).not.toBeInTheDocument()
  expect(sentence('; a reply was due')).toHaveTextContent('Monday, July 14')
  expect(title('Tue, Jul 15: 0')).toBe(true)
})

test('Today goes back with a clock that was ahead, on the return to the tab', async () => {
  vi.setSystemTime(new Date(2025, 6, 15, 12))
  storeSession()
  await openList([fresh], '?date=today')
  expect(screen.queryByRole('button', { name: 'Fresh' })).not.toBeInTheDocument()
  vi.setSystemTime(new Date(2025, 6, 14, 23, 30))
  storeSession()
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  await later(100)
  expect(screen.getByRole('button', { name: 'Fresh' })).toBeVisible()
})

test('Today and the chart follow the time zone of the computer', async () => {
  const evening = sampleRequest({ id: '4', name: 'Evening', submittedAt: at(13, 21) })
  vi.setSystemTime(new Date(2025, 6, 14, 12))
  storeSession()
  await openList([evening], '?date=today')
  const bars = () => [...chart().querySelectorAll('rect')].slice(-2).map((bar) => bar.textContent)
  expect(screen.queryByRole('button', { name: 'Evening' })).not.toBeInTheDocument()
  expect(bars()).toEqual(['Sun, Jul 13: 1', 'Mon, Jul 14: 0'])
  vi.stubEnv('TZ', 'Europe/Paris')
  onTestFinished(() => void vi.unstubAllEnvs())
  await press('Refresh')
  await later(100)
  expect(screen.getByRole('button', { name: 'Evening' })).toBeVisible()
  expect(bars()).toEqual(['Sun, Jul 13: 0', 'Mon, Jul 14: 1'])
})

test('after midnight a decision of the day before has its day', async () => {
  await openList([fresh, due])
  await press('Reject Fresh’s request')
  await later(100)
  const recent = screen.getByRole('region', { name: 'Recent actions' })
  expect(recent).toHaveTextContent('Fresh’s request rejected')
  const time = () => recent.querySelector('time')
  expect(time()).toHaveTextContent(/^23:50$/)
  await later(11 * 60_000)
  expect(time()).toHaveTextContent(/^Jul 14 23:50$/)
})

test('a date of another year has its year, in the sentence, the list and the details', async () => {
  const old = sampleRequest({ id: '3', name: 'Old', submittedAt: new Date(2023, 11, 28, 9).toISOString() })
  await openList([old])
  expect(sentence('; a reply was due')).toHaveTextContent(
    'It came in on Thursday, December 28, 2023; a reply was due Tuesday, January 2, 2024.',
  )
  await press('Old')
  const details = await screen.findByRole('dialog', { name: 'Old' })
  expect(details).toHaveTextContent('reply was due Tuesday, January 2, 2024')
  expect(details).toHaveTextContent('Dec 28, 2023 Request received')
  expect(screen.getByRole('row', { name: /Old/ })).toHaveTextContent('Dec 28, 2023')
  expect(formatDay(new Date(2025, 0, 2), new Date(2025, 6, 1))).toBe('Thursday, January 2')
})

test.each([0, 23])('a backup has the local day and time in its name, at %i o’clock too', async (hour) => {
  const { name } = await formatBackup(new Map(), new Date(2025, 6, 14, hour, 5, 9))
  expect(name).toBe(`invitation-backup-2025-07-14-${hour === 0 ? '00' : hour}0509.json`)
})

test('the last backup has its time on the day of the reader, and its year in another one', async () => {
  localStorage.setItem('invitationLastBackup', at(14, 22))
  await openList([fresh])
  await later(500)
  const backup = () => screen.getByText('Last backup').nextSibling
  expect(backup()).toHaveTextContent('Jul 14 22:00')
  await later(10 * 60_000)
  vi.setSystemTime(new Date(2026, 0, 1, 8))
  storeSession()
  await press('Refresh')
  await later(100)
  expect(backup()).toHaveTextContent('Jul 14, 2025')
})
