import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/app/error-boundary'
import { ErrorPage } from '@/app/error-page'

afterEach(() => void vi.unstubAllGlobals())

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

test('it leads on by a plain link, and loads the page again at a press', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  render(<ErrorPage error="Lost." />)
  const home = screen.getByRole('link', { name: 'Return to Home' })
  expect(home).toHaveAttribute('href', '/')
  expect(home).toHaveAttribute('target', '_self')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Load the page again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('it stands until the visitor goes elsewhere', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  let fails = true
  function Page() {
    if (fails) throw new Error('The page is lost.')
    return <h1>A page</h1>
  }
  function Site() {
    const navigate = useNavigate()
    const [count, setCount] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Draw
        </button>
        <button type="button" onClick={() => navigate('/about')}>
          Go
        </button>
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      </>
    )
  }
  render(<Site />, { wrapper: MemoryRouter })
  const user = userEvent.setup()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Draw' }))
  expect(screen.getByRole('alert')).toHaveTextContent('The page is lost.')
  await user.click(screen.getByRole('button', { name: 'Go' }))
  expect(screen.getByRole('heading', { name: 'A page' })).toBeVisible()
  expect(logged).toHaveBeenCalled()
})
