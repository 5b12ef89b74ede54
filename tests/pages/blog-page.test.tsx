import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import BlogPage from '@/pages/blog/page'

const open = () =>
  render(
    <MemoryRouter>
      <BlogPage />
    </MemoryRouter>,
  )

/** The figure with that caption. */
function figure(caption: string) {
  const found = screen.getByText(caption).closest('figure')
  if (!found) throw new Error(`${caption} is not the caption of a figure`)
  return found
}

const notes = () => screen.getByRole('region', { name: 'Six notes' })
const titles = () =>
  within(notes())
    .getAllByRole('article')
    .map((post) => within(post).getByRole('heading', { level: 3 }).textContent)
const filter = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Filter by category' })).getByRole('button', { name })

/** The fold of a post, found by its title. */
function fold(title: string) {
  const details = screen.getByRole('heading', { level: 3, name: title }).closest('details')
  if (!details) throw new Error(`${title} does not fold`)
  return details
}

test('the featured post stands open above the others', () => {
  open()
  const featured = screen.getByRole('article', { name: 'Two answers, and one of them is a stranger' })
  expect(featured).toHaveTextContent('Featured')
  expect(featured).toHaveTextContent('Adding 4 can be undone, and so can dividing by 5. Squaring cannot.')
})

test('the featured working strikes the root that does not fit', () => {
  open()
  expect(Math.sqrt(9 + 7)).toBe(9 - 5)
  expect(Math.sqrt(2 + 7)).not.toBe(2 - 5)
  const drawing = figure('Solve, and say how you know')
  expect(within(drawing).getByRole('img', { name: 'Does not fit:' })).toBeInTheDocument()
})

test('six posts are listed, newest first', () => {
  open()
  expect(titles()).toHaveLength(6)
  const dates = within(notes())
    .getAllByRole('article')
    .map((post) => post.querySelector('time')?.dateTime)
  expect(dates).toEqual([...dates].sort().reverse())
})

test.each([
  [/^Worked problems/, 1],
  [/^Hint design/, 2],
  [/^Classroom notes/, 2],
  [/^API notes/, 1],
])('the filter %s leaves %i posts, says so, and All brings six back', async (name, count) => {
  open()
  await userEvent.click(filter(name))
  expect(filter(name)).toHaveAttribute('aria-pressed', 'true')
  expect(filter(/^All/)).toHaveAttribute('aria-pressed', 'false')
  expect(titles()).toHaveLength(count)
  expect(screen.getByRole('status')).toHaveTextContent(`Showing ${count} of 6 notes`)

  await userEvent.click(filter(/^All/))
  expect(titles()).toHaveLength(6)
})

test('a filter button says how many posts it leaves', () => {
  open()
  expect(filter(/^Hint design/)).toHaveAccessibleName('Hint design 2')
})

test.each([
  ['A hint has a size', 'The first rung says almost nothing'],
  ['Period 4, ten minutes, no answers', 'The good part is minute 8.'],
  ['Send the step, not the page', 'The student was stuck at line 38.'],
  ['Up 20%, down 20%, not back', 'Up by a fifth, down by a sixth.'],
  ['With the small things gone', 'the tutor never rewrites a sentence'],
  ['“Are you sure?” is not a question', 'If the only possible replies are yes and no'],
])('%s is read in place', async (title, words) => {
  open()
  expect(fold(title).open).toBe(false)
  await userEvent.click(screen.getByRole('heading', { level: 3, name: title }))
  expect(fold(title).open).toBe(true)
  expect(fold(title)).toHaveTextContent(words)
})

test('the table of hints adds up to its thousand slips', () => {
  open()
  const table = within(fold('A hint has a size')).getByRole('table', {
    name: 'Where 1,000 slips were mended',
    hidden: true,
  })
  const mended = [...table.querySelectorAll('tbody td:last-child')].map((cell) => Number(cell.textContent))
  expect(mended.reduce((sum, count) => sum + count, 0)).toBe(1000)
})

test('a tag leads to its post, opens it, and lifts a filter that hides it', async () => {
  open()
  await userEvent.click(filter(/^API notes/))
  const tag = screen.getByText('essays').closest('li')
  await userEvent.click(
    within(tag ?? document.body).getByRole('link', { name: 'Note 2 With the small things gone' }),
  )
  expect(titles()).toHaveLength(6)
  expect(fold('With the small things gone').open).toBe(true)
})

test('the newsletter box takes an address and does nothing with it', async () => {
  const { container } = open()
  const box = screen.getByRole('region', { name: 'Try July’s problem first' })
  const field = within(box).getByRole('textbox', { name: 'Email' })
  expect(field).toHaveAttribute('autocomplete', 'email')
  await userEvent.type(field, 'not an address{Enter}')
  const before = container.textContent
  await userEvent.click(within(box).getByRole('button', { name: 'Subscribe' }))
  expect(field).toHaveValue('not an address')
  expect(field).not.toHaveAttribute('aria-invalid')
  expect(container.textContent).toBe(before)
})

test('the page links to contact and to the developer community', () => {
  open()
  const more = screen.getByRole('region', { name: 'Write back' })
  expect(
    within(more)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/contact', '/developers/community'])
})

test('the page has one first-level heading', () => {
  open()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
