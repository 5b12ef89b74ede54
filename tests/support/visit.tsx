import { render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** Shows a page at an address. */
export const visit = (Page: ComponentType, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )

/** What is in a section, by its name. */
export const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))

/** Every text as it is read, with single spaces. */
export const texts = (elements: readonly Element[]): readonly string[] =>
  elements.map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())

/** The cells of a table's row, by what its header begins with. */
export function cells(header: string): readonly string[] {
  const row = screen.getByRole('rowheader', { name: (name) => name.startsWith(header) }).closest('tr')
  return row ? texts(within(row).getAllByRole('cell')) : []
}

/** Where the links lead. */
export const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))
