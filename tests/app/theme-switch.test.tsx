import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { readTheme, showTheme } from '@/app/theme'
import { ThemeSwitch } from '@/app/theme-switch'

afterEach(() => {
  showTheme('system')
  localStorage.clear()
})

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('it shows the theme of the page', () => {
  showTheme('dark')
  render(<ThemeSwitch />)
  expect(radio('Dark')).toBeChecked()
})

test('a page that Back brings as it was left takes over the theme that was chosen since', () => {
  render(<ThemeSwitch />)
  localStorage.setItem('theme', 'dark')
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  expect(readTheme()).toBe('system')
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(readTheme()).toBe('dark')
  expect(radio('Dark')).toBeChecked()
})

test.each([
  ['navigate', 'dark'],
  ['reload', 'system'],
])('of a choice made before the app was there, in a document of type %s, becomes %s', (type, theme) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<ThemeSwitch />)
  radio('Dark').checked = true
  render(<ThemeSwitch />, { container, hydrate: true })
  expect(readTheme()).toBe(theme)
  expect(radio(theme === 'dark' ? 'Dark' : 'System')).toBeChecked()
})
