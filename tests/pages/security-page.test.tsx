import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { security } from '@/content/pages/security'
import { expectLinksToResolve, open, textOf } from './legal-pages'

const section = (name: RegExp) => screen.getByRole('region', { name })

test.each(['99.9% uptime SLA', '256-bit AES encryption', '24/7 monitoring', '0 data breaches'])(
  'a tile reads %s',
  (claim) => {
    open('/security')
    const tiles = within(section(/^Security & Trust$/)).getAllByRole('listitem')
    expect(tiles).toHaveLength(4)
    expect(tiles.filter((tile) => textOf(tile).startsWith(claim))).toHaveLength(1)
  },
)

/** The squares of a drawing: a dash of 6 for each unit of 8 along its lines. */
const squaresOf = (tile: Element | undefined) =>
  [...(tile?.querySelector('path')?.getAttribute('d') ?? '').matchAll(/h(\d+)/g)].reduce(
    (sum, [, width]) => sum + (Number(width) + 2) / 8,
    0,
  )

test('the squares of the tiles count up to their figures', () => {
  open('/security')
  const [uptime, , monitoring] = within(section(/^Security & Trust$/)).getAllByRole('listitem')
  expect(squaresOf(uptime)).toBe(999)
  expect(squaresOf(monitoring)).toBe(24 * 7)
})

test('incident response has four numbered steps, each with its latest time', () => {
  open('/security')
  const steps = within(section(/the clock starts/)).getAllByRole('listitem')
  expect(steps.map((step) => /^(\d)(\d+ (?:minutes|hours))/.exec(textOf(step))?.slice(1))).toEqual([
    ['1', '15 minutes'],
    ['2', '30 minutes'],
    ['3', '4 hours'],
    ['4', '72 hours'],
  ])
})

test('every feature has a status: Active or what it is instead', () => {
  open('/security')
  const [, ...rows] = within(section(/What is in place/)).getAllByRole('row')
  const statuses = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
  expect(rows.length).toBeGreaterThanOrEqual(8)
  expect(statuses).toContain('Active')
  expect(statuses.filter((status) => status !== 'Active')).toEqual(['In testing', 'Planned'])
})

test.each([
  ['SOC 2 Type II', 'Current', 'June 30, 2027'],
  ['GDPR', 'Current', 'May 25, 2027'],
  ['FERPA', 'Current', 'August 31, 2027'],
  ['ISO/IEC 27001', 'In progress', 'March 31, 2027'],
])('the certification %s is %s, valid until: %s', (name, status, until) => {
  open('/security')
  const item = within(section(/^Certifications$/))
    .getByRole('heading', { name })
    .closest('li')
  expect(item).toHaveTextContent(status)
  expect(item).toHaveTextContent(new RegExp(`Valid until:? ${until}`))
})

test.each(security.certifications.certifications)(
  'the certification $name has all that the specification names',
  ({ name, authority, description, validUntil }) => {
    open('/security')
    const item = within(section(/^Certifications$/))
      .getByRole('heading', { name })
      .closest('li')
    expect(item).toHaveTextContent(authority)
    expect(item).toHaveTextContent(description)
    expect(item?.querySelector('time')).toHaveAttribute('datetime', validUntil.iso)
    expect(new Date(validUntil.text).toDateString()).toBe(new Date(`${validUntil.iso}T12:00`).toDateString())
  },
)

test('the practices, the team and the cards that lead on are there', () => {
  open('/security')
  expect(
    within(section(/^Data protection practices$/)).getAllByRole('listitem').length,
  ).toBeGreaterThanOrEqual(5)
  const team = section(/^The security team$/)
  expect(within(team).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(8)
  expect(within(team).getByRole('link', { name: 'Read the policy' })).toHaveAttribute('href', '/privacy')
  expect(within(team).getByRole('link', { name: 'See your rights' })).toHaveAttribute('href', '/gdpr')
})

test('the last word is a way to write to us', () => {
  open('/security')
  expect(screen.getByRole('link', { name: 'Contact the security team' })).toHaveAttribute(
    'href',
    '/contact?type=support',
  )
})

test('every link on it leads somewhere', () => {
  expectLinksToResolve('/security')
})
