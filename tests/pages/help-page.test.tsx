import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { help } from '@/content/pages/help'
import HelpPage from '@/pages/help/page'

const open = () =>
  render(
    <MemoryRouter>
      <HelpPage />
    </MemoryRouter>,
  )
const region = (name: string) => within(screen.getByRole('region', { name }))

test('the topics are six groups', () => {
  expect(help.topics.map(({ title }) => title)).toEqual([
    'Getting in',
    'For students',
    'For instructors',
    'Plans and billing',
    'Your data',
    'API and integrations',
  ])
})

test.each(help.topics)(
  'the topic $title has its questions with answers, and the page that says more',
  (topic) => {
    open()
    const group = region(topic.title)
    expect(group.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      topic.answers.map(({ question }) => question),
    )
    for (const { answer } of topic.answers) expect(group.getByText(answer)).toBeVisible()
    expect(group.getByRole('link', { name: topic.more.label })).toBeVisible()
  },
)

test('the FAQ opens each answer under its question', () => {
  open()
  const faq = region('Short questions, short answers')
  for (const { question, answer } of help.faq) {
    expect(faq.getByText(question).closest('details')).toContainElement(faq.getByText(answer))
  }
})

test('three support cards lead to the resources, the company and a person', () => {
  open()
  const cards = region('Still on that line?').getAllByRole('listitem')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/resources',
    '/about',
    '/contact?type=support',
  ])
})

test('the search box takes text, filters nothing, and names the way', async () => {
  open()
  const search = screen.getByRole('searchbox', { name: 'Search the help center' })
  expect(search).toHaveAccessibleDescription(/six topics below/)
  const main = document.body.innerHTML
  await userEvent.type(search, 'HTTP 400{Enter}')
  expect(search).toHaveValue('HTTP 400')
  expect(document.body.innerHTML).toBe(main)
})
