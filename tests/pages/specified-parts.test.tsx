import { readdirSync, readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SiteFooter } from '@/app/site-footer'
import { SiteHeader } from '@/app/site-header'
import { site } from '@/config/site'
import { comingSoonEntry } from '@/content/coming-soon'
import { team } from '@/content/pages/security'
import { paidFeatures } from '@/content/plans'
import RequestForm from '@/features/request-access/request-form'
import ApiDocsPage from '@/pages/api-docs/page'
import BlogPage from '@/pages/blog/page'
import CaseStudiesPage from '@/pages/case-studies/page'
import ComingSoonPage from '@/pages/coming-soon/page'
import ContactPage from '@/pages/contact/page'
import DashboardPage from '@/pages/dashboard/page'
import ExamplesPage from '@/pages/examples/page'
import HelpPage from '@/pages/help/page'
import HomePage from '@/pages/home/page'
import InstitutionsPage from '@/pages/institutions/page'
import InstructorsPage from '@/pages/instructors/page'
import NotFoundPage from '@/pages/not-found/page'
import PlatformPage from '@/pages/platform/page'
import PressPage from '@/pages/press/page'
import PrivacyPage from '@/pages/privacy/page'
import { RegisterForm } from '@/pages/register/page'
import ResourcesPage from '@/pages/resources/page'
import SecurityPage from '@/pages/security/page'
import StudentsPage from '@/pages/students/page'
import TermsPage from '@/pages/terms/page'
import { descriptions } from '@/routes/descriptions'
import { loginLink } from '@/routes/navigation'
import { addresses, region, texts, visit } from '../support/visit'

// Section 2 of the specification names parts that pages have, and leaves their words to us.
test.each<
  [part: string, Page: ComponentType, region: string, role: 'heading' | 'listitem' | 'term', least: number]
>([
  [
    'integrations of the landing page',
    HomePage,
    'Works where your courses live and your classes meet',
    'listitem',
    6,
  ],
  ['features of the student page', StudentsPage, 'What a tutor does that an answer key can’t', 'term', 4],
  ['features of the instructor page', InstructorsPage, 'What comes back to your desk', 'listitem', 4],
  ['upcoming events of the resources', ResourcesPage, 'Upcoming events', 'listitem', 3],
  ['short FAQ of the help center', HelpPage, 'Short questions, short answers', 'heading', 4],
  ['support cards of the help center', HelpPage, 'Still stuck?', 'heading', 3],
  ['quick start projects of the examples', ExamplesPage, 'Quick start projects', 'heading', 3],
  ['integration guides of the examples', ExamplesPage, 'Integration guides', 'heading', 3],
])('%s: each has words of its own', (_, Page, name, role, least) => {
  visit(Page)
  const parts = texts(region(name).getAllByRole(role, role === 'heading' ? { level: 3 } : {}))
  expect(parts.length).toBeGreaterThanOrEqual(least)
  expect(new Set(parts).size).toBe(parts.length)
  expect(parts).not.toContain('')
})

test.each([
  ['Learning management', 'Canvas', 'Moodle', 'Google Classroom'],
  ['Conferencing', 'Zoom', 'Microsoft Teams', 'Google Meet'],
])('the integrations of the landing page name the common tools: %s', (kind, ...tools) => {
  visit(HomePage)
  const listed = screen.getByRole('heading', { level: 3, name: kind }).parentElement ?? document.body
  expect(texts(within(listed).getAllByRole('listitem'))).toEqual(expect.arrayContaining(tools))
})

test('the sections of the landing page come in the order of the specification', () => {
  visit(HomePage)
  const [hero, ...others] = screen.getAllByRole('heading').filter(({ tagName }) => /H[12]/.test(tagName))
  expect(hero?.closest('section')).toHaveTextContent('Example conversation')
  const asked = [
    'Answers are easy to find. Understanding is in the work.',
    'How it works, in three steps',
    'What a student writes is for the student and their teachers',
    'One sheet, and the four people who use it',
    'Works where your courses live and your classes meet',
    'Bring the line you are stuck on',
  ]
  expect(texts(others).filter((title) => asked.includes(title))).toEqual(asked)
  expect(others.at(-1)).toHaveTextContent(asked.at(-1) ?? '')
})

test.each([
  ['landing page', HomePage, 'How it works, in three steps'],
  ['student page', StudentsPage, 'How it works'],
])('how it works on the %s: three steps, in order', (_, Page, name) => {
  visit(Page)
  expect(texts(region(name).getAllByRole('heading', { level: 3 }))).toEqual([
    'Choose a course',
    'Ask questions',
    'Track progress',
  ])
})

test.each([HomePage, StudentsPage])(
  'who reads of sharing and practice is told that Free has neither',
  (Page) => {
    visit(Page)
    expect(screen.getByText(paidFeatures)).toBeVisible()
  },
)

test('the tutor of the landing page keeps to the blog: no hint of over twelve words, or for a yes or no', () => {
  visit(HomePage)
  const hints = texts([...document.querySelectorAll('.home-note > :last-child')])
  expect(hints.length).toBeGreaterThan(5)
  const words = (hint: string) => hint.split(/\s/).filter((part) => /\w/.test(part)).length
  expect(hints.filter((hint) => words(hint) > 12)).toEqual([])
  expect(hints.filter((hint) => /(?:^|[.?] )(?:Is|Are|Was|Do|Does|Did|Can|Has|Have) /.test(hint))).toEqual([])
})

test('the variant of the student page has a hero, feature cards and a checklist', () => {
  visit(StudentsPage)
  const variant = region('Your sheet, your colour')
  const [hero, everything] = variant.getAllByRole('heading', { level: 3 })
  expect(hero?.parentElement).toContainElement(variant.getByRole('button', { name: 'Request Beta Access' }))
  expect(variant.getAllByRole('heading', { level: 4 })).toHaveLength(3)
  const checklist = within(everything?.parentElement ?? document.body)
  expect(checklist.getAllByRole('listitem').length).toBeGreaterThan(3)
})

test('the history of the company on the contact page goes from 2020 to 2025, year by year', () => {
  visit(ContactPage)
  const years = texts(region('Who you are writing to').getAllByRole('listitem'))
  expect(years.map((year) => year.slice(0, 4))).toEqual(['2020', '2021', '2022', '2023', '2024', '2025'])
})

test('the help center has six groups of topics', () => {
  visit(HelpPage)
  expect(texts(region('Six topics').getAllByRole('heading', { level: 3 }))).toEqual(
    'Getting in, For students, For instructors, Plans and billing, Your data, API and integrations'.split(
      ', ',
    ),
  )
})

test('the body of the platform page is its placeholder only', () => {
  expect(texts([visit(PlatformPage).container])).toEqual(['Platform Overview'])
})

test('the implementation of an institution has three steps, each with its weeks, a title and a text', () => {
  visit(InstitutionsPage)
  const steps = region('In place in three steps').getAllByRole('listitem')
  expect(texts(steps.map((step) => within(step).getByRole('heading', { level: 3 })))).toEqual([
    'Connect',
    'Try it with two departments',
    'Open to everyone',
  ])
  for (const step of steps) expect(step).toHaveTextContent(/^Weeks? \d.*\.$/)
})

test('the institution page lists its seven features by name', () => {
  visit(InstitutionsPage)
  const features = region('What your IT office will ask for').getAllByRole('rowheader')
  const asked =
    'Enterprise demo, SSO, Admin dashboard, Bulk user management, LMS integration, 99.9% uptime, 24/7 support'
  expect(texts(features)).toEqual(asked.split(', '))
})

test('the security team is a list of people, each with a role and what they do', () => {
  visit(SecurityPage)
  const { getAllByRole } = within(
    screen.getByRole('heading', { name: 'The security team' }).parentElement ?? document.body,
  )
  const people = getAllByRole('listitem')
  expect(people).toHaveLength(team.length)
  for (const [index, words] of team.entries())
    for (const text of words) expect(people[index]).toHaveTextContent(text)
})

test('each resource card of the security page has a title and one way on', () => {
  visit(SecurityPage)
  const cards = within(screen.getByRole('heading', { name: 'Read on' }).parentElement ?? document.body)
  expect(cards.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  for (const card of cards.getAllByRole('listitem')) {
    expect(within(card).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement()
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\//))
  }
})

test('each announcement has a day, a title and a text', () => {
  visit(PressPage)
  for (const item of region('Announcements').getAllByRole('listitem')) {
    expect(item.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(within(item).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement()
    expect(within(item).getByText(/\.$/)).toBeVisible()
  }
})

test('each case study says what came of it', () => {
  visit(CaseStudiesPage)
  const studies = screen.getAllByRole('heading', { level: 2 }).slice(0, -1)
  expect(studies.length).toBeGreaterThanOrEqual(3)
  for (const study of studies) {
    const { getAllByRole } = within(study.closest('section') ?? document.body)
    expect(getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  }
})

test.each<[name: string, Page: ComponentType, links: Readonly<Record<string, string>>]>([
  ['terms', TermsPage, { 'Privacy policy': '/privacy' }],
  [
    'blog',
    BlogPage,
    {
      'Send us a slip you learned from': '/contact',
      'Show what you built in the developer community': '/developers/community',
    },
  ],
  [
    'coming soon',
    ComingSoonPage,
    {
      'Get Notified': '/contact',
      'Learn More': '/about',
      'Back to Home': '/',
      About: '/about',
      Pricing: '/pricing',
      Contact: '/contact',
    },
  ],
  ['register', () => <RegisterForm onSubmit={() => {}} />, { 'Log in': '/login' }],
  [
    'help center',
    HelpPage,
    {
      'Request Access': '/register',
      'How a reset goes': '/forgot-password',
      'See a dashboard': '/dashboard',
      'Compare the plans': '/pricing',
      'No code yet? Request Access': '/register',
      'The student page': '/platform/students',
      'The instructor page': '/platform/instructors',
      Pricing: '/pricing',
      'Privacy policy': '/privacy',
      'The API': '/api',
      Resources: '/resources',
      Contact: '/contact',
      'Contact support': '/contact?type=support',
      About: '/about',
    },
  ],
  [
    'resources',
    ResourcesPage,
    {
      'The student page': '/platform/students',
      'The instructor page': '/platform/instructors',
      'About us': '/about',
      'The API': '/api',
      'Ask for a session at your school': '/contact',
    },
  ],
  [
    'dashboard',
    DashboardPage,
    {
      'How a session works': '/platform/students',
      'Browse resources': '/resources',
      'Ask for help': '/help',
      'Change your plan': '/pricing',
    },
  ],
  [
    'navigation bar',
    SiteHeader,
    {
      Home: '/',
      Students: '/coming-soon/platform_students',
      Instructors: '/coming-soon/platform_instructors',
      Institutions: '/coming-soon/platform_institutions',
      'Platform overview': '/coming-soon/platform',
      API: '/coming-soon/api_docs',
      Pricing: '/pricing',
      Resources: '/coming-soon/resources',
      About: '/about',
      'Log in': '/login',
    },
  ],
  [
    'footer',
    SiteFooter,
    {
      'API docs': '/api/docs',
      SDKs: '/api/sdks',
      'Code examples': '/api/examples',
      Community: '/developers/community',
      'Help center': '/help',
      Blog: '/blog',
      'Case studies': '/case-studies',
      Webinars: '/webinars',
      Careers: '/careers',
      Press: '/press',
      Contact: '/contact',
      Privacy: '/privacy',
      Terms: '/terms',
      Security: '/security',
      GDPR: '/gdpr',
    },
  ],
])('%s: each link leads where it says', async (_, Page, links) => {
  visit(Page)
  // The menu of a phone is closed; what is not live says so after its name.
  const named = (name: string) => ({ name: RegExp(`^${name.replace('?', '.')}( ?Soon)?$`), hidden: true })
  for (const [name, address] of Object.entries(links))
    expect(new Set(addresses(await screen.findAllByRole('link', named(name)))), name).toEqual(
      new Set([address]),
    )
})

test('the 404 page says so, leads home, and logs the bad path', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  visit(NotFoundPage, '/no/such-page')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found')
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/no/such-page'))
})

test('the docs say that a call needs an API key in a bearer authorization header', () => {
  visit(ApiDocsPage, '/api/docs#authentication')
  const panel = screen.getByRole('tabpanel', { name: 'Authentication' })
  expect(panel).toHaveTextContent(/key/)
  expect(panel).toHaveTextContent(/Authorization: Bearer/)
})

test('every page says at its foot that the beta is invitation-only', () => {
  visit(SiteFooter)
  expect(screen.getByText(/Invitation-only beta/)).toBeVisible()
})

test('the privacy policy says what the outbox does: a message goes after 14 days', () => {
  visit(PrivacyPage, '/privacy')
  const names = within(screen.getByRole('table', { name: 'What this site keeps in your browser' }))
  expect(names.getByRole('row', { name: /^outbox:/ })).toHaveTextContent(/14 days/)
})

test('the request’s address is an input of type email', () => {
  visit(() => <RequestForm />)
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
})

test('the call for invitation requests is defined, and no screen makes it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const named = files.filter((file) =>
    readFileSync(`src/${file}`, 'utf8').includes('createInvitationRequest'),
  )
  expect(named).toEqual(['features/request-access/request-submission.ts'])
})

const showComingSoon = (feature: string) =>
  render(
    <MemoryRouter initialEntries={[`/coming-soon/${feature}`]}>
      <Routes>
        <Route path="/coming-soon/:feature" element={<ComingSoonPage />} />
      </Routes>
    </MemoryRouter>,
  )

test('the coming-soon page of a page that is live says what that has, and not that it is late', () => {
  showComingSoon('pricing')
  expect(screen.getByText(descriptions.pricing)).toBeVisible()
  expect(screen.getByText('This page is open now:')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Pricing: / })).toHaveAttribute('href', '/pricing')
  expect(screen.queryByText(/We are late|To get notified/)).not.toBeInTheDocument()
})

test('the coming-soon page of a page that is open does not lead with what was planned', () => {
  showComingSoon('register')
  const lead = screen.getByRole('region', { name: 'Registration' })
  expect(lead).toHaveTextContent(descriptions.register)
  expect(lead).not.toHaveTextContent(comingSoonEntry('register').description)
})

test('the coming-soon page of a page whose flag is off does not call it open', () => {
  Object.assign(site.features, { PRICING: false })
  onTestFinished(() => void Object.assign(site.features, { PRICING: true }))
  showComingSoon('pricing')
  expect(screen.queryByText('This page is open now:')).not.toBeInTheDocument()
})

test.for([
  ['login', 'Q1 2025'],
  ['blog', 'Q1 2025'],
  ['careers', 'Q2 2025'],
  ['pricing', 'To be announced'],
  ['unheard-of', 'To be announced'],
] as const)('the coming-soon page of %s shows its expected date, live or not', ([feature, date]) => {
  showComingSoon(feature)
  expect(screen.getByRole('figure')).toHaveTextContent(date)
})

test.each([
  'DASHBOARD',
  'REGISTER',
  'LOGIN',
  'API_DOCS',
  'BLOG',
  'CASE_STUDIES',
  'CAREERS',
  'RESOURCES',
  'WEBINARS',
  'PLATFORM_STUDENTS',
  'PLATFORM_INSTRUCTORS',
  'PLATFORM_INSTITUTIONS',
] as const)('the coming-soon page of %s has its own description and five features, live or not', (name) => {
  const { title, description, features } = comingSoonEntry(name)
  const flags = { ...site.features }
  onTestFinished(() => void Object.assign(site.features, flags))
  for (const isLive of [false, true]) {
    Object.assign(site.features, { [name]: isLive })
    const { unmount } = showComingSoon(name.toLowerCase())
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(description), `live: ${isLive}`).toBeVisible()
    const lines = texts(region('What to expect').getAllByRole('listitem'))
    expect(lines).toEqual(features.map((line, index) => `${index + 1}${line}`))
    unmount()
  }
})

test('the coming-soon page of an unknown name has the default title, description and five features', () => {
  const { description, features } = comingSoonEntry('')
  showComingSoon('unheard-of')
  expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible()
  expect(screen.getByText(description)).toBeVisible()
  expect(features).toHaveLength(5)
  const lines = texts(region('What to expect').getAllByRole('listitem'))
  expect(lines).toEqual(features.map((line, index) => `${index + 1}${line}`))
})

test.for(['comingsoon', 'invitationrequests'])('/coming-soon/%s leads to no page of that name', (name) => {
  showComingSoon(name)
  expect(screen.queryByText('This page is open now:')).not.toBeInTheDocument()
})

test('every link of the navigation bar to a page that is not live says so', () => {
  const login = { ...loginLink }
  Object.assign(loginLink, { href: '/coming-soon/login', soon: true })
  onTestFinished(() => void Object.assign(loginLink, login))
  render(<SiteHeader />, { wrapper: MemoryRouter })
  const links = screen.getAllByRole('link', { hidden: true })
  const soon = links.filter((link) => link.getAttribute('href')?.startsWith('/coming-soon/'))
  expect(soon).toHaveLength(9)
  for (const link of soon) expect(link).toHaveTextContent(/Soon$/)
})
