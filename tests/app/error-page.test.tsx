import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { ErrorPage } from '@/app/error-page'

test.each<[string, unknown, string]>([
  ['a status', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
  ['a status without words', { status: 500 }, '500'],
  ['a status before its message', { status: 503, statusText: '', message: 'later' }, '503'],
  ['a message', new Error('The page is lost.'), 'The page is lost.'],
  ['a text', 'Lost.', 'Lost.'],
  ['an empty message', new Error(''), 'An error occurred'],
  ['an empty text', '', 'An error occurred'],
  ['nothing', null, 'An error occurred'],
])('%s is shown', (_, error, shown) => {
  render(<ErrorPage error={error} />)
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(shown)
  expect(document.title).toBe('Unexpected Application Error!')
})

test('it has a plain link home, and a press loads the page again', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  render(<ErrorPage error="Lost." />)
  const home = screen.getByRole('link', { name: 'Return to Home' })
  expect(home).toHaveAttribute('href', '/')
  expect(home).toHaveAttribute('target', '_self')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a failure beside the page, of a dialog, is no blank document', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Broken = () => {
    throw new Error('The form is lost.')
  }
  render(<App router={() => <Broken />} />)
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('The form is lost.')
})
