import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import ExamplesPage from '@/pages/examples/page'
import SdksPage from '@/pages/sdks/page'
import { codeOf, sheet, show } from './developer-pages'

beforeEach(() => localStorage.clear())

test.each([
  ['JavaScript/TypeScript', 'npm install @'],
  ['Python', 'pip install '],
  ['PHP', 'composer require '],
  ['Java', 'implementation("'],
  ['C#/.NET', 'dotnet add package '],
  ['Go', 'go get '],
])('the SDK for %s has a version, an install command and features', (name, install) => {
  show(<SdksPage />)
  const article = within(screen.getByRole('article', { name }))
  expect(article.getByText(/^Version \d+\.\d+\.\d+$/)).toBeInTheDocument()
  expect(article.getByRole('code')).toHaveTextContent(install)
  expect(article.getAllByRole('listitem')).toHaveLength(3)
})

test('it leads to the developer community and to registration', () => {
  show(<SdksPage />)
  expect(screen.getByRole('link', { name: 'Developer community' })).toHaveAttribute(
    'href',
    '/developers/community',
  )
  expect(screen.getByRole('link', { name: 'Register for a key' })).toHaveAttribute('href', '/register')
})

test('the first call stands in six languages', async () => {
  show(<SdksPage />)
  const user = userEvent.setup()
  const name = 'First call with the SDK'
  const seen = new Set<string>()
  for (const language of ['JavaScript', 'Python', 'PHP', 'Java', 'C#/.NET', 'Go']) {
    await user.click(sheet(name).getByRole('tab', { name: language }))
    expect(codeOf(name)).toContain('SIDENOTE_KEY')
    seen.add(codeOf(name))
  }
  expect(seen.size).toBe(6)
})

test('the table says yes or not yet for each language', () => {
  show(<SdksPage />)
  const table = screen.getByRole('table', { name: 'Abilities of the six SDKs' })
  const rows = within(table).getAllByRole('row').slice(1)
  for (const row of rows) {
    for (const cell of within(row).getAllByRole('cell')) {
      expect(
        within(cell).queryByRole('img', { name: 'Yes' }) ?? within(cell).getByText('Not yet'),
      ).toBeTruthy()
    }
  }
})

test('a language chosen here is chosen on the examples page, now and on the next visit', async () => {
  const { unmount } = show(<SdksPage />)
  await userEvent.setup().click(sheet('First call with the SDK').getByRole('tab', { name: 'PHP' }))
  expect(localStorage.getItem('codeLanguage')).toBe('php')
  unmount()
  show(<ExamplesPage />)
  expect(sheet('Record a quiz').getByRole('tab', { name: 'PHP' })).toHaveAttribute('aria-selected', 'true')
  expect(codeOf('Record a quiz')).toMatch(/^<\?php/)
})

test('a language chosen in another tab is chosen here', () => {
  show(<SdksPage />)
  localStorage.setItem('codeLanguage', 'java')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'codeLanguage' }))
  })
  expect(codeOf('First call with the SDK')).toMatch(/^import example\.sidenote\.sdk/)
})

test('a stored language that is none is passed over', () => {
  localStorage.setItem('codeLanguage', 'cobol')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'codeLanguage' }))
  })
  show(<SdksPage />)
  expect(sheet('First call with the SDK').getByRole('tab', { selected: true })).toHaveTextContent(
    'JavaScript',
  )
})
