import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation, useNavigationType } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { NavigationEffects } from '@/app/navigation-effects'

const scrolled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  scrolled.mockReset()
  vi.stubGlobal('scrollTo', scrolled)
})

const Effects = () => {
  const visit = { location: useLocation(), type: useNavigationType(), Page: undefined }
  return <NavigationEffects visit={visit} />
}

/** Opens a site of one page with a field and a heading, and returns what navigates in it. */
function open(address: string) {
  const page = (
    <main>
      <h1>Heading</h1>
      <input aria-label="Field" />
      <Effects />
    </main>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  screen.getByRole('textbox').focus()
  return (to: string, replace = false) => act(() => router.navigate(to, { replace }))
}

test('a choice that a page keeps in its address neither scrolls nor announces anything', async () => {
  const go = open('/platform/students')
  await go('/platform/students?theme=teal', true)
  expect(scrolled).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the same page at another address begins at its top; the focus stays', async () => {
  const go = open('/contact')
  await go('/contact?type=sales')
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('after Back from another site the page is as on a fresh visit', () => {
  open('/pricing')
  expect(history.scrollRestoration).toBe('manual')
  act(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  document.documentElement.dataset.whole = ''
  expect(history.scrollRestoration).toBe('auto')
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(history.scrollRestoration).toBe('manual')
  expect(document.documentElement.dataset.whole).toBeUndefined()
})

test('a tab that is hidden may end without a word: the browser keeps its place, until it is shown', () => {
  open('/privacy')
  vi.stubGlobal('scrollY', 2500)
  dispatchEvent(new Event('scroll'))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(history.scrollRestoration).toBe('auto')
  expect(sessionStorage.getItem('places')).toContain('2500')
  // Nobody sees it: nothing is measured or moved.
  expect(scrolled).not.toHaveBeenCalled()
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(history.scrollRestoration).toBe('manual')
})
