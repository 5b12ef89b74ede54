import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { App } from '@/app/app'
import ApiDocsPage from '@/pages/api-docs/page'
import StudentsPage from '@/pages/students/page'

const Address = () => <output>{`${useLocation().search}${useLocation().hash}`}</output>

/** Opens something at an address that an advertisement gave a query. */
const open = (path: string, Page: ComponentType) =>
  render(
    <MemoryRouter initialEntries={[`${path}?tag=1&tag=2`]}>
      <Page />
      <Address />
    </MemoryRouter>,
  )

test.each([
  ['a colour', StudentsPage, '/platform/students', 'radio', 'Teal', '?tag=1&tag=2&theme=teal'],
  ['a tab', ApiDocsPage, '/api/docs', 'tab', 'SDKs', '?tag=1&tag=2#sdks'],
] as const)(
  '%s that is kept in the address leaves the rest of its query',
  async (_, Page, path, role, name, now) => {
    open(path, Page)
    await userEvent.click(screen.getByRole(role, { name }))
    expect(screen.getByText(now)).toBeInTheDocument()
  },
)

test('an address that leads to its coming-soon page takes its query along', async () => {
  const router = (pages: ReactNode) => (
    <MemoryRouter initialEntries={['/blog?gclid=1']}>
      {pages}
      <Address />
    </MemoryRouter>
  )
  render(<App router={router} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument()
  expect(screen.getByText('?gclid=1')).toBeInTheDocument()
})
