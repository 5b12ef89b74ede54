import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { features } from '@/content/pages/security'
import { policy } from '@/content/policy'
import { dayOf, longDate } from '@/lib/dates'
import GdprPage from '@/pages/gdpr/page'
import PrivacyPage from '@/pages/privacy/page'
import SecurityPage from '@/pages/security/page'
import TermsPage from '@/pages/terms/page'
import { addedNames } from '../domain/invitations/sample-requests'
import { filesIn } from '../support/files-in'
import { addresses, cells, region, texts, visit } from '../support/visit'

const textOf = (name: RegExp) => texts([screen.getByRole('region', { name })])[0]
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1)

/** The specification's day (section 9), and a later one as soon as more is asked for. */
const [updated, day] =
  addedNames.length === 0 ? ['July 9, 2025', '2025-07-09'] : [longDate(dayOf(policy.updated)), policy.updated]

test('the privacy policy has a later day if it names more than the specification does', () => {
  const isLater = policy.updated > '2025-07-09'
  expect(addedNames.length === 0 || isLater, 'the day in policy.updated, src/content/policy.ts').toBe(true)
})

test.each([
  ['/privacy', PrivacyPage],
  ['/terms', TermsPage],
])(
  `%s: last updated ${updated}; numbered sections that link to themselves, and contents that name them`,
  (path, Page) => {
    visit(Page, path)
    expect(screen.getAllByText(updated)[0]).toHaveAttribute('datetime', day)
    const headings = screen.getAllByRole('heading', { level: 2 })
    headings.forEach((heading, index) => {
      expect(heading).toHaveTextContent(new RegExp(`^${index + 1} `))
      const place = within(heading).getByRole('link').getAttribute('href') ?? ''
      expect(document.querySelector(place.replace(path, ''))).toContainElement(heading)
    })
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
    for (const list of contents.getAllByRole('list'))
      expect(texts(within(list).getAllByRole('link'))).toEqual(texts(headings))
  },
)

test.each([
  ['/privacy', PrivacyPage],
  ['/terms', TermsPage],
])(
  '%s: reader views, which leave out a div or an aside with many links, show every sentence',
  (path, Page) => {
    visit(Page, path)
    const article = screen.getByRole('article')
    const sentencesIn = (parents: string) =>
      texts([...article.querySelectorAll(`:scope ${parents} > :is(p, ul)`)])
    expect(sentencesIn('section')).not.toEqual([])
    expect(sentencesIn(':is(div, aside)')).toEqual([])
  },
)

test('privacy: ages, answers within 30 days, how long data is kept', () => {
  visit(PrivacyPage, '/privacy')
  expect(textOf(/Learners under 18$/)).toContain('You must be at least 13 years old')
  expect(textOf(/Learners under 18$/)).toMatch(/under 18, a parent or guardian must consent/)
  expect(textOf(/Questions and complaints/)).toContain('We answer privacy inquiries within 30 days')
  expect(textOf(/Your rights/)).toContain('We answer within 30 days')
  for (const [kind, years] of [
    ['Identity', 'account lifetime plus 7 years'],
    ['Educational', 'account lifetime plus 3 years'],
    ['Technical', '2 years'],
    ['Communication', '3 years'],
  ] as const) {
    const row = region(/How long we keep it/).getByRole('row', { name: new RegExp(`^${kind}`) })
    expect(within(row).getByRole('cell')).toHaveTextContent(years)
  }
})

/** Names of keys and how they begin: `…Key = '…'`, `prefix = '…:'`, `…Storage.set('…'`. */
function storedNames(): readonly string[] {
  const written =
    /(?:(?:[kK]ey|[pP]refix)(?:Of = \(\w+: string\) =>| =)|Storage\.(?:get|set|getItem|setItem)\() ?['`]([a-zA-Z]+)(?::[^'`]*)?['`]/g
  const files = filesIn('src').filter((file) => /\.tsx?$/.test(file))
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].map(([, name = '']) => name),
  )
}

test('privacy: every name that the site stores in the browser is listed', () => {
  visit(PrivacyPage, '/privacy')
  const names = within(screen.getByRole('table', { name: 'What this site keeps in your browser' }))
  const listed = texts(names.getAllByRole('rowheader')).join(' ')
  const ofTheTab = screen.getByText(/^So that the site works without a connection/).textContent ?? ''
  const words = new Set([listed, ofTheTab].join(' ').match(/\w+/g))
  const stored = storedNames()
  expect(stored).toEqual(
    expect.arrayContaining(['theme', 'draft', 'sent', 'outbox', 'invitationNote', 'places']),
  )
  expect(stored.filter((name) => !words.has(name))).toEqual([])
  expect(listed).toBe(
    'theme draft:… outbox:… sent:… invitationRequests… invitationNote:… invitationAudit:… ' +
      'invitationLastBackup invitationReviewKeys reviewImportColumns codeLanguage adminAuthenticated adminLoginTime',
  )
  expect(ofTheTab.match(/(?<=“)\w+(?=”)/g)).toEqual(['reloaded', 'places', 'reviewPlace'])
  expect(ofTheTab).toMatch(/“places” how far down each page you were and which of its answers were open,/)
})

test('privacy: identity data also comes with a request, before there is an account', () => {
  visit(PrivacyPage, '/privacy')
  const item = screen.getAllByRole('listitem').find((li) => li.textContent?.startsWith('Identity data:'))
  expect(item).toHaveTextContent(/as you give them when you email us a request for access or open an account/)
})

test('privacy: what is stored of requests, also those that an administrator imports and decides', () => {
  visit(PrivacyPage, '/privacy')
  const row = within(screen.getByRole('row', { name: /^invitationRequests…/ }))
  expect(row.getAllByRole('cell')[0]).toHaveTextContent(
    'Requests for access made in this browser or imported by an administrator, with decisions and codes',
  )
})

test('privacy: an administrator’s search is in the address, so a server log and the tab have it', () => {
  visit(PrivacyPage, '/privacy')
  const item = screen.getAllByRole('listitem').find((li) => li.textContent?.startsWith('Server logs.'))
  expect(item).toHaveTextContent('the page’s address, with an administrator’s search in it,')
  expect(textOf(/Cookies and browser storage/)).toMatch(
    /“reviewPlace”.* at which request and with which search/,
  )
})

test('terms: ages, billing, refunds, changes, uptime and liability', () => {
  visit(TermsPage, '/terms')
  for (const [section, words] of [
    [/Who may use it/, 'at least 13 years old'],
    [/Who may use it/, 'under 18, a parent or guardian must consent'],
    [/Plans, prices and billing/, 'change of price by email at least 30 days before'],
    [/Plans, prices and billing/, 'monthly or annually'],
    [/Plans, prices and billing/, 'renews automatically'],
    [/Money back and refunds/, 'no refund for partial periods'],
    [/Money back and refunds/, 'within 30 days of your first payment'],
    [/Changes to these terms/, 'at least 30 days before a change takes effect'],
    [/Availability/, '99.9% uptime'],
    [/Liability/, 'limited to what you paid us in the 12 months before'],
  ] as const)
    expect(textOf(section)).toContain(words)
})

test('gdpr: eight rights, each with its article and how to exercise it; four legal bases', () => {
  visit(GdprPage, '/gdpr')
  const exercises = rowsOf('The eight rights of a data subject').map((row) => {
    expect(within(row).getByRole('rowheader')).toHaveTextContent(/Articles? \d+/)
    return texts(within(row).getAllByRole('cell'))[1]
  })
  expect(new Set(exercises).size).toBe(8)
  expect(rowsOf('Which legal basis covers which data')).toHaveLength(4)
})

test('gdpr: each of the four categories of data has a purpose, its legal bases and its retention', () => {
  visit(GdprPage, '/gdpr')
  expect(rowsOf('The four categories of data')).toHaveLength(4)
  for (const [name, ...rules] of [
    ['Identity', 'Contract, Legal obligation', 'account lifetime plus 7 years'],
    ['Educational', 'Consent, Contract', 'account lifetime plus 3 years'],
    ['Technical', 'Legitimate interest', '2 years'],
    ['Communication', 'Consent, Legitimate interest', '3 years'],
  ])
    expect(cells(`${name} data`)).toEqual([expect.stringMatching(/.{20}/), ...rules])
})

test('gdpr: the officer, four ways to ask with 30 days to answer, four authorities, and what to read on', () => {
  visit(GdprPage, '/gdpr')
  const officer = region('Data protection officer')
  expect(addresses(officer.getAllByRole('link', { name: /@|^\+/ }))).toEqual([
    expect.stringMatching(/^mailto:/),
    expect.stringMatching(/^tel:\+\d+$/),
  ])
  const ways = region('Four ways to ask, 30 days to answer')
  expect(ways.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  expect(ways.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact?type=general')
  const authorities = region('If our answer is not enough')
  expect(texts(authorities.getAllByRole('listitem'))).toEqual(
    ['United Kingdom', 'Germany', 'France', 'Ireland'].map((country) => expect.stringMatching(`^${country}`)),
  )
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy')
  expect(screen.getByRole('link', { name: 'Security & Trust' })).toHaveAttribute('href', '/security')
})

test.each([
  ['/privacy', PrivacyPage],
  ['/terms', TermsPage],
  ['/gdpr', GdprPage],
  ['/security', SecurityPage],
])('%s: a reader view takes nothing on it for the name of its author', (path, Page) => {
  visit(Page, path)
  // Readability, the reader view of Firefox, leaves such an element out of the text.
  expect(document.querySelector(':is([id*=author], [class*=author], [class*=byline])')).toBeNull()
})

test('security: four tiles, and four incident steps with their times', () => {
  visit(SecurityPage, '/security')
  const tiles = texts(region('Four figures').getAllByRole('listitem'))
  expect(tiles).toEqual(
    ['99.9% uptime SLA', '256-bit AES encryption', '24/7 monitoring', '0 data breaches'].map((claim) =>
      expect.stringMatching(new RegExp(`^${claim}`)),
    ),
  )
  const steps = texts(region(/the clock starts/).getAllByRole('listitem'))
  expect(steps).toEqual([
    expect.stringMatching(/^115 minutesDetect and confirm.{20}/),
    expect.stringMatching(/^230 minutesContain.{20}/),
    expect.stringMatching(/^34 hoursAssess.{20}/),
    expect.stringMatching(/^472 hoursNotify and report.{20}/),
  ])
})

test('security: every feature has a status, and the last line is a way to write', () => {
  visit(SecurityPage, '/security')
  const [, ...rows] = region(/What is in place/).getAllByRole('row')
  const statuses = texts(rows.map((row) => within(row).getAllByRole('cell').at(-1) ?? row))
  expect(statuses.length).toBeGreaterThanOrEqual(8)
  expect(statuses.filter((status) => status !== 'Active')).toEqual(['In testing', 'Planned'])
  expect(region(/^Data protection practices$/).getAllByRole('listitem').length).toBeGreaterThanOrEqual(5)
  const team = region(/^The security team$/)
  expect(addresses(team.getAllByRole('link'))).toEqual(expect.arrayContaining(['/privacy', '/gdpr']))
  expect(addresses(screen.getAllByRole('link', { name: 'Contact the security team' }))).toEqual([
    '/contact?type=support',
  ])
})

test('security: each feature says what it does, and which ones are not active yet', () => {
  visit(SecurityPage, '/security')
  for (const [title, description] of Object.entries(features)) {
    expect(description, title).toMatch(/.{20}/)
    const isLater = { 'Customer-managed keys': 'In testing', 'Bug bounty': 'Planned' }[title]
    expect(cells(title)).toEqual([description, isLater ?? 'Active'])
    expect(screen.getByText(title).parentElement?.querySelector('svg'), title).toBeInTheDocument()
  }
})

test('security: each certification has its authority, description, status and last valid day', () => {
  visit(SecurityPage, '/security')
  for (const [name, status, until, authority, description] of [
    ['SOC 2 Type II', 'Current', 'June 30, 2027', 'Independent auditor', 'tested over twelve months'],
    ['GDPR', 'Current', 'May 25, 2027', 'Outside counsel', 'Our records and contracts'],
    ['FERPA', 'Current', 'August 31, 2027', 'Outside counsel', 'How education records are held'],
    [
      'ISO/IEC 27001',
      'In progress',
      'March 31, 2027',
      'Accredited certification body',
      'Stage 1 of the audit',
    ],
  ] as const) {
    const item = region(/^Certifications$/)
      .getByRole('heading', { name })
      .closest('li')
    for (const words of [status, authority, description]) expect(item).toHaveTextContent(words)
    expect(item).toHaveTextContent(new RegExp(`valid until:? ${until}`, 'i'))
  }
})
