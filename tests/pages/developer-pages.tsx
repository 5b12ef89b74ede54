import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'

// What jsdom lacks: a report of what is in view, and scrolling.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
Element.prototype.scrollIntoView = () => {}

/** Shows a developer page at an address. */
export const show = (page: ReactElement, address = '/') =>
  render(<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>)

/** A code sheet by its name. */
export const sheet = (name: string) => within(screen.getByRole('figure', { name }))

/** The code that a sheet shows. */
export const codeOf = (name: string) => sheet(name).getAllByRole('code')[0]?.textContent ?? ''

/** Refuses the clipboard, as a browser does on an insecure origin or without permission. */
export const refuseClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
