import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ExamplesPage from '@/pages/examples/page'
import { codeOf, refuseClipboard, sheet, show } from './developer-pages'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

const titles = [
  'Ask, then ask again with the next line',
  'Record a quiz',
  'Add a course, and read the error',
  'Open a session for each learner',
  'Check that a webhook is ours',
]

test('five programs are written in JavaScript, Python, PHP and Java', async () => {
  show(<ExamplesPage />)
  const user = userEvent.setup()
  for (const [language, first] of [
    ['JavaScript', /^(const|import) /],
    ['Python', /^import /],
    ['PHP', /^<\?php/],
    ['Java', /^import (java|com)\./],
  ] as const) {
    await user.click(sheet(titles[0] ?? '').getByRole('tab', { name: language }))
    for (const title of titles) {
      expect(
        sheet(title)
          .getAllByRole('tab')
          .map((tab) => tab.textContent),
      ).toEqual(['JavaScript', 'Python', 'PHP', 'Java'])
      expect(sheet(title).getByRole('tab', { selected: true })).toHaveTextContent(language)
      expect(codeOf(title)).toMatch(first)
      expect(codeOf(title).split('\n').length).toBeLessThan(40)
    }
  }
})

test('the language tabs answer to the arrow keys', async () => {
  show(<ExamplesPage />)
  const user = userEvent.setup()
  await user.click(sheet('Record a quiz').getByRole('tab', { name: 'JavaScript' }))
  await user.keyboard('{ArrowRight}')
  expect(sheet('Record a quiz').getByRole('tab', { name: 'Python' })).toHaveFocus()
  expect(codeOf('Record a quiz')).toContain('import requests')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(sheet('Record a quiz').getByRole('tab', { name: 'Java' })).toHaveFocus()
})

test('Copy takes the whole program and says "Copied!" for two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  show(<ExamplesPage />)
  await user.click(sheet('Record a quiz').getByRole('tab', { name: 'Python' }))
  const button = sheet('Record a quiz').getByRole('button', { name: /^Copy/ })
  await user.click(button)
  expect(await navigator.clipboard.readText()).toBe(codeOf('Record a quiz'))
  expect(button).toHaveTextContent('Copied!')
  expect(sheet('Record a quiz').getByRole('status')).toHaveTextContent('Copied!')
  act(() => vi.advanceTimersByTime(1800))
  expect(button).toHaveTextContent('Copied!')
  act(() => vi.advanceTimersByTime(200))
  expect(button).toHaveTextContent(/^Copy Record a quiz, Python$/)
})

test('where the clipboard is refused, the program is selected and the keys are named', async () => {
  const user = userEvent.setup()
  show(<ExamplesPage />)
  refuseClipboard()
  const button = sheet('Record a quiz').getByRole('button', { name: /^Copy/ })
  await user.click(button)
  expect(sheet('Record a quiz').getByRole('status')).toHaveTextContent(
    'The browser did not allow copying. It is selected: press Ctrl+C.',
  )
  expect(button).not.toHaveTextContent('Copied!')
  expect(getSelection()?.toString()).toBe(codeOf('Record a quiz'))
  fireEvent.copy(document)
  expect(button).toHaveTextContent('Copied!')
})

test('each program stands with the line that runs it and what it prints', () => {
  show(<ExamplesPage />)
  for (const title of titles) {
    expect(sheet(title).getByRole('group', { name: 'Prints' })).toHaveTextContent(
      /^\$ \S+ .*\.(mjs|py|php|java)/,
    )
  }
})

test('the numbered notes point at a line of the program', () => {
  show(<ExamplesPage />)
  for (const title of titles) {
    const notes = within(screen.getByRole('region', { name: title })).getAllByText(/^Line \d+:$/)
    const lines = codeOf(title).split('\n').length
    for (const note of notes) {
      expect(Number(/\d+/.exec(note.textContent ?? '')?.[0])).toBeLessThanOrEqual(lines)
    }
  }
})

test('there are quick start projects and integration guides, and the contents lead to them', () => {
  show(<ExamplesPage />)
  expect(
    within(screen.getByRole('region', { name: 'Quick start projects' })).getAllByRole('heading', {
      level: 3,
    }),
  ).toHaveLength(4)
  expect(
    within(screen.getByRole('region', { name: 'Integration guides' })).getAllByRole('heading', { level: 3 }),
  ).toHaveLength(4)
  for (const link of within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')) {
    const place = link.getAttribute('href')?.replace(/^[^#]*/, '') ?? '?'
    expect(document.querySelector(place)).toBeInTheDocument()
  }
})
