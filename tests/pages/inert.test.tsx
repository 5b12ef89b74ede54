import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import BlogPage from '@/pages/blog/page'
import CareersPage from '@/pages/careers/page'
import CommunityPage from '@/pages/community/page'
import HelpPage from '@/pages/help/page'
import PressPage from '@/pages/press/page'
import PricingPage from '@/pages/pricing/page'
import WebinarsPage from '@/pages/webinars/page'
import { visit } from '../support/visit'

test.each([
  ['/blog', BlogPage, 'button', /^Subscribe/, 1],
  ['/press', PressPage, 'button', /^(Subscribe|Download)/, 9],
  ['/careers', CareersPage, 'button', /^Apply/, 5],
  ['/webinars', WebinarsPage, 'button', /^(Register for|Download)/, 9],
  ['/pricing', PricingPage, 'group', /^Billing period/, 1],
  ['/community', CommunityPage, 'searchbox', /./, 1],
  ['/help', HelpPage, 'searchbox', /./, 1],
] as const)('on %s what does nothing yet says so itself', (_, Page, role, name, count) => {
  visit(Page)
  const controls = screen.getAllByRole(role, { name, hidden: true })
  expect(controls).toHaveLength(count)
  for (const control of controls) expect(control).toHaveAccessibleDescription()
})
