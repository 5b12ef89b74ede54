import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectLinksToResolve, open, textOf } from './legal-pages'

const section = (name: RegExp) => screen.getByRole('region', { name })

test('they say when they were last updated', () => {
  open('/terms')
  expect(textOf(screen.getByRole('article'))).toContain('Last updated July 9, 2025')
})

test('they link to the privacy policy', () => {
  open('/terms')
  for (const link of within(section(/This agreement/)).getAllByRole('link', { name: 'Privacy policy' })) {
    expect(link).toHaveAttribute('href', '/privacy')
  }
})

test('the age limits are 13, and 18 for consent', () => {
  open('/terms')
  const text = textOf(section(/Who may use it/))
  expect(text).toContain('at least 13 years old')
  expect(text).toMatch(/under 18, a parent or guardian must consent/)
})

test.each([
  ['price changes', /Plans, prices and billing/, 'change of price by e-mail at least 30 days before'],
  ['changes of the terms', /Changes to these terms/, 'at least 30 days before a change takes effect'],
])('%s are announced 30 days before', (_, name, words) => {
  open('/terms')
  expect(textOf(section(name))).toContain(words)
})

test('billing is monthly or annual, renews by itself, and partial periods are not paid back', () => {
  open('/terms')
  const billing = textOf(section(/Plans, prices and billing/))
  expect(billing).toContain('monthly or annually')
  expect(billing).toContain('renews automatically')
  expect(billing).toContain('Annual billing saves 20%')
  expect(billing).toContain('no setup fees')
  expect(textOf(section(/Money back and refunds/))).toContain('no refund for partial periods')
})

test('the money comes back within 30 days of the first payment', () => {
  open('/terms')
  expect(textOf(section(/Money back and refunds/))).toContain('within 30 days of your first payment')
})

test('the uptime target is 99.9%, and its minutes are those of a month', () => {
  open('/terms')
  const text = textOf(section(/Availability/))
  expect(text).toContain('99.9% uptime')
  expect(text).toContain(`${Math.round(30 * 24 * 60 * 0.001 * 10) / 10} minutes away in a month of 30 days`)
})

test('liability is limited to 12 months of payments', () => {
  open('/terms')
  expect(textOf(section(/Liability/))).toContain('limited to what you paid us in the 12 months before')
})

test('the headings are numbered, and the contents name them in order', () => {
  open('/terms')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(textOf)
  expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
    headings.map((_, index) => index + 1),
  )
  for (const list of within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('list')) {
    expect(within(list).getAllByRole('link').map(textOf)).toEqual(headings)
  }
})

test('every link on them leads somewhere', () => {
  expectLinksToResolve('/terms')
})
