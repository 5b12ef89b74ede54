import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectLinksToResolve, open, textOf } from './legal-pages'

const section = (name: RegExp) => screen.getByRole('region', { name })

test('it says when it was last updated', () => {
  open('/privacy')
  expect(screen.getByText('July 9, 2025')).toHaveAttribute('datetime', '2025-07-09')
  expect(textOf(screen.getByRole('article'))).toContain('Last updated July 9, 2025')
})

test('the age limits are 13, and 18 for consent', () => {
  open('/privacy')
  const text = textOf(section(/Learners under 18$/))
  expect(text).toContain('You must be at least 13 years old')
  expect(text).toMatch(/under 18, a parent or guardian must consent/)
})

test('privacy inquiries are answered within 30 days, and so are requests about rights', () => {
  open('/privacy')
  expect(textOf(section(/Questions and complaints/))).toContain('We answer privacy inquiries within 30 days')
  expect(textOf(section(/Your rights/))).toContain('We answer within 30 days')
})

test.each([
  ['Identity', 'account lifetime plus 7 years'],
  ['Educational', 'account lifetime plus 3 years'],
  ['Technical', '2 years'],
  ['Communication', '3 years'],
])('%s data is kept for %s', (kind, years) => {
  open('/privacy')
  const row = within(section(/How long we keep it/)).getByRole('row', { name: new RegExp(`^${kind}`) })
  expect(within(row).getByRole('cell')).toHaveTextContent(years)
})

test('the drawing of the years is to scale', () => {
  open('/privacy')
  const bars = [...section(/How long we keep it/).querySelectorAll('[data-years]')].map((bar) =>
    Number(/h([\d.]+)/.exec(bar.getAttribute('d') ?? '')?.[1]),
  )
  const [identity = Number.NaN, ...rest] = bars
  expect(rest.map((width) => (width / identity) * 7).map((years) => Math.round(years * 100) / 100)).toEqual([
    3, 2, 3,
  ])
})

test('it lists every name that the site stores in the browser', () => {
  open('/privacy')
  const names = within(screen.getByRole('table', { name: 'What this site keeps in your browser' }))
    .getAllByRole('rowheader')
    .map((name) => name.textContent)
  expect(names).toEqual([
    'theme',
    'draft:…',
    'outbox:…',
    'invitationRequests…',
    'invitationNote:…',
    'invitationAudit:…',
    'invitationLastBackup invitationReviewKeys',
    'codeLanguage',
    'adminAuthenticated adminLoginTime',
  ])
})

test('its headings are numbered from 1 without a gap, and each links to itself', () => {
  open('/privacy')
  const headings = screen.getAllByRole('heading', { level: 2 })
  headings.forEach((heading, index) => {
    expect(textOf(heading)).toMatch(new RegExp(`^${index + 1} `))
    const place = within(heading).getByRole('link').getAttribute('href') ?? ''
    expect(document.querySelector(place.replace(/^\/privacy/, ''))).toContainElement(heading)
  })
})

test('the contents name every section, in order', () => {
  open('/privacy')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(textOf)
  const contents = screen.getByRole('navigation', { name: 'Contents' })
  for (const list of within(contents).getAllByRole('list')) {
    expect(within(list).getAllByRole('link').map(textOf)).toEqual(headings)
  }
})

test('every link on it leads somewhere', () => {
  expectLinksToResolve('/privacy')
})

test('the contents follow the reading', async () => {
  const tops = new Map<Element, number>()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return DOMRect.fromRect({ y: tops.get(this) ?? 5000 })
  })
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  const draw = () => {
    act(() => {
      for (const frame of frames.splice(0)) frame(0)
    })
  }
  open('/privacy')
  const current = () =>
    new Set(
      within(screen.getByRole('navigation', { name: 'Contents' }))
        .getAllByRole('link', { current: 'location' })
        .map(textOf),
    )
  draw()
  expect(current()).toEqual(new Set(['1 Who we are']))
  const [first, second, third] = screen.getAllByRole('region')
  for (const [part, top] of [
    [first, -900],
    [second, 120],
    [third, 700],
  ] as const) {
    if (part) tops.set(part, top)
  }
  window.dispatchEvent(new Event('scroll'))
  draw()
  expect(current()).toEqual(new Set(['2 What we collect']))
})

test('the Print button opens the print dialog', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  open('/privacy')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('it has one first-level heading', () => {
  open('/privacy')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy')
})
