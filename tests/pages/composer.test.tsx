import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Conversation } from '@/pages/home/conversation'
import { texts } from '../support/visit'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '2² − 5(2) + 6 =' })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
/** The reader's line with the tutor's reply: the list announces each once. */
const lastLine = () => texts(lines().filter((line) => !line.matches('.hidden'))).at(-1)
const lines = () => within(screen.getByRole('list')).getAllByRole('listitem')

async function handIn(text: string) {
  await userEvent.type(field(), text)
  await press()
}

test('a wrong answer is met with a question, then a hint, then the step; a right one ends it', async () => {
  render(<Conversation />)
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite')
  await handIn('20')
  expect(lastLine()).toMatch(
    /^You: .* 20.*Sidenote: 2 squared first, then the rest\. What does the line come to\?$/,
  )
  expect(screen.getAllByRole('img', { name: 'Not yet' })).toHaveLength(2)
  expect(screen.getByText('A scripted example: nothing is stored or sent.')).toHaveClass('text-muted')
  await handIn('-12')
  expect(lastLine()).toMatch(/ −12Sidenote: 2 squared is 4, and 5\(2\) is 10\. So what is 4 − 10 \+ 6\?$/)
  for (const wrong of ['1', '2']) {
    await handIn(wrong)
    expect(lastLine()).toMatch(/Sidenote: 4 − 10 = −6, and −6 \+ 6 = 0\. Put that in\.$/)
  }
  // No line breaks within an equation.
  expect(screen.getByRole('list').textContent).toContain(
    '4\u00a0−\u00a010\u00a0=\u00a0−6, and −6\u00a0+\u00a06\u00a0=\u00a00.',
  )
  // Beside the lines on the screen stands the one for paper.
  expect(lines()).toHaveLength(8)
  await handIn('0')
  expect(lastLine()).toMatch(/ 0Sidenote: It comes to zero, so x = 2 works\. You checked it yourself\.$/)
  expect(screen.getAllByRole('img', { name: 'Correct' })).toHaveLength(3)
  expect(field()).toHaveValue('')
  await handIn('7')
  expect(lastLine()).toContain('2 squared first')
})

test.each(['0', ' 0 ', '.0', 'Zero', '０', '= 0', '-0', '0.0', '٠', '۰', '०', '০', '٠٫٠'])(
  '%j is the right number',
  async (zero) => {
    render(<Conversation />)
    await handIn(zero)
    expect(lastLine()).toContain('It comes to zero')
  },
)

test('a phone’s keyboard for the number has a minus, as most wrong answers need', () => {
  render(<Conversation />)
  // An iPhone's keys for numbers have none.
  expect(field()).not.toHaveAttribute('inputmode')
})

test('Enter hands in, but not the one that ends a word of an input method', async () => {
  render(<Conversation />)
  fireEvent.change(field(), { target: { value: '0' } })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(field()).toHaveValue('0')
  await userEvent.type(field(), '{Enter}')
  expect(lastLine()).toContain('You: ')
})

test('a number that a tool sets without an event is read; without one the field asks for it', async () => {
  render(<Conversation />)
  await press()
  expect(field()).toHaveFocus()
  expect(lastLine()).not.toContain('You: ')
  field().value = '0'
  await press()
  expect(lastLine()).toContain('It comes to zero')
})

test('a line of nothing but = stays in the field, which asks for the number', async () => {
  render(<Conversation />)
  await handIn('= =')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('= =')
  expect(lastLine()).not.toContain('You: ')
})

test('it stores and sends nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  render(<Conversation />)
  await handIn('5')
  await handIn('0')
  expect(fetched).not.toHaveBeenCalled()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

test('a page translated meanwhile takes the next reply', async () => {
  render(<Conversation />)
  await handIn('5')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    text.parentNode?.replaceChild(font, text)
    font.append(`«${text.textContent}»`)
  }
  await userEvent.type(field(), '0')
  await userEvent.click(screen.getByRole('button'))
  expect(lastLine()).toContain('It comes to zero')
})
