import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NavLink } from '@/components/links/nav-link'

test.each([
  ['/pricing', true],
  ['/pricing/', true],
  ['/pricing?plan=student', true],
  ['/pricing/more', false],
  ['/', false],
])('at %s the link to /pricing is marked as the current page: %s', (address, marked) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <NavLink href="/pricing">Pricing</NavLink>
      <NavLink href="/">Home</NavLink>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Pricing' })
  if (marked) expect(link).toHaveAttribute('aria-current', 'page')
  else expect(link).not.toHaveAttribute('aria-current')
})
