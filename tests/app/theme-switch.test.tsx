import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { AdminLayout } from '@/app/layouts'
import { readTheme, showTheme, ThemeSwitch } from '@/app/theme-switch'

afterEach(() => {
  showTheme('system')
})

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a page that Back restores takes over the theme that was chosen since', () => {
  render(<ThemeSwitch />)
  localStorage.setItem('theme', 'dark')
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  expect(readTheme()).toBe('system')
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(readTheme()).toBe('dark')
  expect(radio('Dark')).toBeChecked()
})

test('a theme that is chosen in another tab is shown here, too', () => {
  render(<ThemeSwitch />)
  localStorage.setItem('theme', 'dark')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'draft' })))
  expect(readTheme()).toBe('system')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(readTheme()).toBe('dark')
  expect(radio('Dark')).toBeChecked()
})

test('a theme ends where another tab clears the storage', () => {
  showTheme('dark')
  render(<ThemeSwitch />)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(readTheme()).toBe('system')
  expect(radio('System')).toBeChecked()
})

test('the admin area, which has no switch, follows the choice of another tab', () => {
  render(<AdminLayout />, { wrapper: MemoryRouter })
  localStorage.setItem('theme', 'dark')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(readTheme()).toBe('dark')
})
