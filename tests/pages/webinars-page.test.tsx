import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { resources } from '@/content/pages/resources'
import { webinars } from '@/content/pages/webinars'
import WebinarsPage from '@/pages/webinars/page'

const open = () =>
  render(
    <MemoryRouter>
      <WebinarsPage />
    </MemoryRouter>,
  )

/** The figure with that caption. */
function figure(caption: string) {
  const found = screen.getByText(caption).closest('figure')
  if (!found) throw new Error(`${caption} is not the caption of a figure`)
  return found
}

const live = webinars.live.sessions
const recordings = webinars.recordings.sessions

test.each([...live, ...recordings])('$title has every field of a webinar', (session) => {
  expect(Object.keys(session)).toEqual(
    expect.arrayContaining([
      'id',
      'title',
      'date',
      'time',
      'duration',
      'presenter',
      'level',
      'topics',
      'isLive',
      'registrationOpen',
      'views',
      'rating',
      'resources',
    ]),
  )
})

test('a session whose registration is closed shows a disabled Registration Closed button', () => {
  open()
  const closed = screen.getByRole('article', { name: 'Office hours: the first class list' })
  const button = within(closed).getByRole('button', { name: 'Registration Closed' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/All 40 places are taken/)
  expect(within(closed).queryByRole('button', { name: /^Register/ })).not.toBeInTheDocument()
})

test.each(live.filter((session) => session.registrationOpen))(
  'the register button of $title changes nothing',
  async ({ title }) => {
    const { container } = open()
    const button = screen.getByRole('button', { name: `Register for ${title}` })
    expect(button).toBeEnabled()
    const before = container.innerHTML
    await userEvent.click(button)
    expect(container.innerHTML).toBe(before)
  },
)

test.each(live)('$title says when, how long, with whom, for whom and about what', (session) => {
  open()
  const ticket = screen.getByRole('article', { name: session.title })
  expect(ticket).toHaveTextContent(`${session.dateText}${session.time} EDT${session.duration} minutes`)
  expect(ticket).toHaveTextContent(`Live with ${session.presenter}`)
  expect(ticket).toHaveTextContent(`${session.level.toLowerCase()} level`)
  for (const { name } of session.topics) expect(within(ticket).getByText(name)).toBeInTheDocument()
})

test('the live sessions are the events of the resources page', () => {
  expect(live.map(({ title, date, time }) => [title, date, `${time} EDT`])).toEqual(
    resources.events.map(({ title, date, time }) => [title, date, time]),
  )
})

test('the parts of a session add up to its fifty minutes', () => {
  open()
  expect(webinars.parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(50)
  const clock = figure('A session on the clock')
  expect(clock).toHaveTextContent('30 of the 50 minutes are yours')
  expect(
    within(clock)
      .getAllByRole('listitem')
      .map((part) => /^Minute \d+/.exec(part.textContent ?? '')?.[0]),
  ).toEqual(['Minute 0', 'Minute 5', 'Minute 25', 'Minute 40'])
})

test.each([
  ['Vancouver', ['13:00', '16:00', '9:00', '15:30']],
  ['Winnipeg', ['15:00', '18:00', '11:00', '17:30']],
  ['Waterloo', ['16:00', '19:00', '12:00', '18:30']],
  ['Halifax', ['17:00', '20:00', '13:00', '19:30']],
  ['St. John’s', ['17:30', '20:30', '13:30', '20:00']],
])('in %s the sessions begin at %j', (town, times) => {
  open()
  const row = screen.getByRole('rowheader', { name: town }).closest('tr')
  expect(
    row &&
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
  ).toEqual(times)
})

test.each(recordings)('the recording $title has its length, views, rating and things to keep', (session) => {
  open()
  const recording = screen.getByRole('article', { name: session.title })
  expect(recording).toHaveTextContent(`${session.duration} minutes, ${session.views} views`)
  expect(recording).toHaveTextContent(`${session.rating} of 5`)
  for (const resource of session.resources) {
    expect(
      within(recording).getByRole('button', { name: `Download ${resource} of ${session.title}` }),
    ).toBeInTheDocument()
  }
})

test('no topic of a recording begins after its end', () => {
  for (const { duration, topics } of recordings) {
    expect(topics.every(({ at }) => at !== undefined && at < duration)).toBe(true)
  }
})

test('a download button changes nothing', async () => {
  const { container } = open()
  const before = container.innerHTML
  await userEvent.click(screen.getByRole('button', { name: 'Download Worksheet of Argue with a hint' }))
  expect(container.innerHTML).toBe(before)
})

test('no two sessions share an id', () => {
  const ids = [...live, ...recordings].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the page leads on to a session at school and to the developers’ dates', () => {
  open()
  const room = screen.getByRole('region', { name: 'In one room' })
  expect(within(room).getByRole('link', { name: 'Ask for a session at your school' })).toHaveAttribute(
    'href',
    '/contact',
  )
  expect(within(room).getByRole('link', { name: 'More dates for developers' })).toHaveAttribute(
    'href',
    '/developers/community',
  )
})

test('the page has one first-level heading', () => {
  open()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
