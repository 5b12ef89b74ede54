import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import HomePage from '@/pages/home/page'

const open = () =>
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  )
const region = (name: string) => within(screen.getByRole('region', { name }))
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('the hero shows a made-up chat in which the tutor asks about the working', () => {
  open()
  const figure = screen.getByText('Example conversation').closest('figure')
  const chat = within(figure ?? document.body)
  expect(chat.getAllByText(/^Maya:/)).toHaveLength(5)
  const asked = texts(
    chat.getAllByText(new RegExp(`^${site.name}:$`)).flatMap((says) => says.parentElement ?? []),
  )
  expect(asked).toEqual([
    `${site.name}: Multiply it back out. What is your middle term?`,
    `${site.name}: Good catch. Which two numbers multiply to 6 and add to −5?`,
    `${site.name}: That’s the line. When is each bracket zero?`,
    `${site.name}: Now check one of them.`,
  ])
})

test('four habits say why to choose it', () => {
  open()
  const why = region('Answers are easy to find. Understanding is in the working.')
  expect(texts(why.getAllByRole('heading', { level: 3 }))).toEqual([
    'It asks before it tells',
    'It adapts to your slips',
    'Working can be shared',
    'Progress you can read',
  ])
  expect(why.getByText(/^Adaptive and collaborative learning with analytics/)).toBeInTheDocument()
})

test('over 50 subjects are listed by name, each once', () => {
  open()
  const index = region('Over 50 subjects, one way of working').getAllByRole('definition')
  const subjects = texts(index).flatMap((names) => names?.replace(' (fig. 1)', '').split(', '))
  expect(subjects.length).toBeGreaterThan(50)
  expect(new Set(subjects).size).toBe(subjects.length)
})

test('there is a card for each audience, developers among them', () => {
  open()
  expect(texts(screen.getAllByRole('article').map((card) => within(card).getByRole('heading')))).toEqual([
    'Students',
    'Instructors',
    'Institutions',
    'Developers',
  ])
  expect(screen.getByText(/^API-first design with webhooks and SDKs/)).toBeInTheDocument()
})

test('the tools it works with are listed: learning management and conferencing', () => {
  open()
  const tools = region('Between where courses live and where classes meet')
  expect(texts(tools.getAllByRole('heading', { level: 3 }))).toEqual(['Learning management', 'Conferencing'])
  expect(texts(tools.getAllByRole('listitem'))).toEqual([
    'Canvas',
    'Moodle',
    'Brightspace',
    'Google Classroom',
    'Blackboard',
    'Schoology',
    'Zoom',
    'Microsoft Teams',
    'Google Meet',
    'Webex',
  ])
})

test('the results are the parent company’s, and it comes from sensor-based educational technology', () => {
  open()
  const results = region('15% higher engagement. 10% better academic performance.')
  expect(
    results.getByText(/results of our parent company.*sensor-based educational technology/),
  ).toBeInTheDocument()
})
