import { render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'

export const visit = (Page: ComponentType, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )

export const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))

export const texts = (elements: readonly Element[]): readonly string[] =>
  elements.map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())

/** The cells of a table's row, found by how its header begins. */
export function cells(header: string): readonly string[] {
  const row = screen.getByRole('rowheader', { name: (name) => name.startsWith(header) }).closest('tr')
  return row ? texts(within(row).getAllByRole('cell')) : []
}

export const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))
