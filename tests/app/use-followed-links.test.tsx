import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFollowedLinks } from '@/app/use-followed-links'
import { stopSecondPresses } from '@/lib/listen'

function Place() {
  const location = useLocation()
  const { pathname, search, hash } = location
  useFollowedLinks(location)
  useEffect(stopSecondPresses, [])
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>
}

/**
 * Clicks the innermost element of a link and says whether the site kept the click from the browser.
 */
function click(link: string, init: MouseEventInit = {}): boolean {
  render(
    <BrowserRouter>
      <Place />
    </BrowserRouter>,
  )
  document.body.insertAdjacentHTML('beforeend', `<p>${link}</p>`)
  let taken = false
  const listen = (event: Event) => {
    taken = event.defaultPrevented
    event.preventDefault() // jsdom cannot load another document.
  }
  addEventListener('click', listen)
  const target = document.querySelector('p b') ?? document.querySelector('p a')
  if (target) fireEvent.mouseDown(target, init)
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }))
  removeEventListener('click', listen)
  return taken
}

beforeEach(() => {
  history.replaceState(null, '', '/about')
})

test.each([
  ['a page', '<a href="/pricing">x</a>', 'PUSH /pricing'],
  ['an element inside a link', '<a href="/pricing"><b>x</b></a>', 'PUSH /pricing'],
  ['a query and a place', '<a href="/register?plan=student#top">x</a>', 'PUSH /register?plan=student#top'],
  ['a coming-soon page', '<a href="/coming-soon/blog">x</a>', 'PUSH /coming-soon/blog'],
  ['the page that is shown, in its own place', '<a href="/about">x</a>', 'REPLACE /about'],
])('a click on a link to %s is followed without loading a document', async (_, link, place) => {
  expect(click(link)).toBe(true)
  expect(await screen.findByText(place)).toBeInTheDocument()
})

test.each<[string, string, MouseEventInit]>([
  ['another site', '<a href="https://elsewhere.example/pricing">x</a>', {}],
  ['another site without a scheme', '<a href="//elsewhere.example/pricing">x</a>', {}],
  ['a mail address', '<a href="mailto:a@b.example">x</a>', {}],
  ['a script', '<a href="javascript:void 0">x</a>', {}],
  ['a file', '<a href="/feed.xml">x</a>', {}],
  ['a download', '<a href="/pricing" download>x</a>', {}],
  ['a place in the same page', '<a href="#main">x</a>', {}],
  ['a document loaded anew', '<a href="/pricing" target="_self">x</a>', {}],
  ['a new window', '<a href="/pricing" target="_blank">x</a>', {}],
  ['a new tab by the Ctrl key', '<a href="/pricing">x</a>', { ctrlKey: true }],
  ['a new tab by the Command key', '<a href="/pricing">x</a>', { metaKey: true }],
  ['a new window by the Shift key', '<a href="/pricing">x</a>', { shiftKey: true }],
  ['a download by the Alt key', '<a href="/pricing">x</a>', { altKey: true }],
  ['a new tab by the middle button', '<a href="/pricing">x</a>', { button: 1 }],
])('a click that asks for %s is left to the browser', (_, link, init) => {
  expect(click(link, init)).toBe(false)
  expect(screen.getByText('POP /about')).toBeInTheDocument()
})

test('a click that something else has handled is left alone', () => {
  const answer = (event: Event) => event.preventDefault()
  document.body.addEventListener('click', answer)
  click('<a href="/pricing">x</a>')
  document.body.removeEventListener('click', answer)
  expect(screen.getByText('POP /about')).toBeInTheDocument()
})

function Leave() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/pricing')}>
      Leave
    </button>
  )
}

const leave = () => {
  render(
    <BrowserRouter>
      <Place />
      <Leave />
    </BrowserRouter>,
  )
  const button = screen.getByText('Leave')
  fireEvent.mouseDown(button, { detail: 1 })
  fireEvent.click(button, { detail: 1 })
}

test.each([
  ['link', () => click('<a href="/pricing">x</a>', { detail: 1 })],
  ['button', leave],
])('the rest of a double click presses nothing of the page that a %s led to', async (_, lead) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40))
  lead()
  expect(await screen.findByText('PUSH /pricing')).toBeInTheDocument()
  const hear = vi.fn()
  document.body.insertAdjacentHTML('beforeend', '<button>Ask</button>')
  const button = screen.getByText('Ask')
  button.addEventListener('click', hear)
  const press = (detail: number) => {
    fireEvent.mouseDown(button, { detail })
    return fireEvent.click(button, { detail })
  }
  // What a press does by itself, such as opening a dialog, is left out, too.
  expect([press(2), press(3)]).toEqual([false, false])
  expect(hear).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  await new Promise((later) => setTimeout(later, 500)) // Sooner it is the same gesture.
  expect([press(1), press(2)]).toEqual([true, true])
  expect(hear).toHaveBeenCalledTimes(2)
})
