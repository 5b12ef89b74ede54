import { fireEvent, screen } from '@testing-library/react'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handover, watchServedPage } from '@/lib/carry-over'

const press = vi.fn()
const page = (
  <>
    <button type="button" onClick={press}>
      Theme
    </button>
    <div data-late="form">
      <button type="button">Show</button>
    </div>
  </>
)
let root: Root | undefined

/** Serves the page and begins to hydrate it, as src/main.tsx does. */
function serve(): void {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(page)
  watchServedPage(place)
  startTransition(() => {
    root = hydrateRoot(place, page)
  })
}
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false) // The browser's own timing.
  press.mockClear()
})
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a press that React has heard while it hydrates is not repeated by the boot script', () => {
  serve()
  fireEvent.click(button('Theme'))
  expect(press).toHaveBeenCalledTimes(1)
  handover.findAgain(button('Theme'))?.click()
  expect(press).toHaveBeenCalledTimes(1)
})

test('one from before, or on a form whose code is not there, is repeated', () => {
  serve()
  handover.findAgain(button('Theme'))?.click()
  expect(press).toHaveBeenCalledTimes(1)
  fireEvent.click(button('Show'))
  expect(handover.findAgain(button('Show'))).toBe(button('Show'))
})
