import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SiteFooter } from '@/app/site-footer'
import { site } from '@/config/site'

function footer() {
  render(
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>,
  )
  return within(screen.getByRole('contentinfo'))
}

test('the footer has the e-mail address, the phone number and the town', () => {
  const inside = footer()
  expect(inside.getByRole('link', { name: site.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${site.contactEmail}`,
  )
  expect(inside.getByRole('link', { name: site.contactPhone })).toHaveAttribute('href', 'tel:+15195550142')
  expect(inside.getByText(site.contactTown)).toBeVisible()
})

test('the newsletter box takes an address and does nothing with it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const inside = footer()
  const box = inside.getByRole('textbox', { name: 'E-mail address for the newsletter' })
  const before = screen.getByRole('contentinfo').innerHTML
  await userEvent.type(box, 'no address{Enter}')
  await userEvent.click(inside.getByRole('button', { name: 'Subscribe' }))
  expect(box).toHaveValue('no address')
  expect(screen.getByRole('contentinfo').innerHTML).toBe(before)
  expect(fetched).not.toHaveBeenCalled()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})
