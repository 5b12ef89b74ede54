import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, createElement } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SiteFooter } from '@/app/site-footer'
import { site } from '@/config/site'
import { demoDialogId } from '@/features/messages/demo-type'
import { requestDialogId } from '@/features/request-access/request-access-button'
import ColorSchemesPage from '@/pages/color-schemes/page'
import ComingSoonPage from '@/pages/coming-soon/page'
import CommunityPage from '@/pages/community/page'
import ContactPage from '@/pages/contact/page'
import DashboardPage from '@/pages/dashboard/page'
import { badgeVariant } from '@/pages/dashboard/score-badge'
import ForgotPasswordPage from '@/pages/forgot-password/page'
import HelpPage from '@/pages/help/page'
import HomePage from '@/pages/home/page'
import InstitutionsPage from '@/pages/institutions/page'
import InstructorsPage from '@/pages/instructors/page'
import PlatformPage from '@/pages/platform/page'
import ResourcesPage from '@/pages/resources/page'
import StudentsPage from '@/pages/students/page'
import { descriptions } from '@/routes/descriptions'
import { routes } from '@/routes/table'
import { addresses, region, texts, visit } from '../support/visit'

const themes = ['blue', 'green', 'indigo', 'orange', 'teal'] as const
const request = requestDialogId
const demo = demoDialogId

/** What section 2 of the specification requires of a page. */
type Asked = {
  readonly page: ComponentType
  readonly path: string
  /** The address to visit, where it is not the path. */
  readonly at?: string
  readonly headings?: string
  readonly links?: string
  /** The buttons that open a dialog, in order: their text, the dialog, and the kind of demo. */
  readonly opens?: readonly (readonly [text: string, dialog: string, demo?: string])[]
  readonly says?: string
}

const enterprise = ['Enterprise demo', demo, 'Enterprise'] as const
const beta = ['Request Beta Access', request] as const

const pages: Readonly<Record<string, Asked>> = {
  landing: {
    page: HomePage,
    path: routes.home.path,
    headings:
      'Choose a course, Ask questions, Track progress, Students, Instructors, Institutions, Developers, ' +
      'Learning management, Conferencing',
    opens: [
      ['Request Access', request],
      ['Request Access', request],
    ],
    links:
      '#developers #how #institutions #instructors #students /coming-soon/api_docs /coming-soon/platform_institutions /coming-soon/platform_instructors ' +
      '/coming-soon/platform_students /contact#enterprise /gdpr /security',
    says:
      'Over 50 subjects, 15% higher engagement, 10% better academic performance, 75% time saved on grading, ' +
      '90%better engagement, 95%instructor satisfaction, 99.9% uptime, 24/7 support, SOC 2 Type II, GDPR, ' +
      'FERPA, Example conversation, Adaptive and collaborative learning with analytics, ' +
      'API-first design with webhooks and SDKs, results of our parent company, ' +
      'sensor-based educational technology',
  },
  contact: {
    page: ContactPage,
    path: routes.contact.path,
    opens: [enterprise],
    links: `#enterprise mailto:${site.contactEmail} tel:+15195550142`,
    says:
      'Ontario, Canada, Monday to Friday 9:00 to 18:00 EST, Closed on weekends, ' +
      '2020, 2021, 2022, 2023, 2024, 2025',
  },
  dashboard: {
    page: DashboardPage,
    path: routes.dashboard.path,
    headings: 'Recent sessions, Recent achievements, Quick actions',
    links: '/help /platform/students /pricing /resources',
    says: 'Total sessions, Average score, Hours learned, Achievements, Premium member',
  },
  students: {
    page: StudentsPage,
    path: routes.students.path,
    headings: 'How it works, Choose a course, Ask questions, Track progress, Everything You Need',
    opens: [['Try Free Demo', demo, 'Student'], beta, beta],
  },
  instructors: {
    page: InstructorsPage,
    path: routes.instructors.path,
    opens: [beta, beta],
    says: '75%, time saved on grading, 95%, instructor satisfaction, 90%, better engagement',
  },
  institutions: {
    page: InstitutionsPage,
    path: routes.institutions.path,
    headings: 'In place in three steps',
    opens: [enterprise, enterprise],
    says: 'SSO, Admin dashboard, Bulk user management, LMS integration, 99.9% uptime, 24/7 support',
  },
  platform: { page: PlatformPage, path: routes.platform.path, headings: 'Platform Overview' },
  resources: {
    page: ResourcesPage,
    path: routes.resources.path,
    headings: 'Getting started, Learning materials, Video tutorials, Developer resources',
    opens: [['Request Access', request]],
    links:
      '#developer-resources #getting-started #learning-materials #video-tutorials ' +
      '/about /api /contact /platform/instructors /platform/students',
  },
  help: {
    page: HelpPage,
    path: routes.help.path,
    headings:
      'Quick actions, Getting in, For students, For instructors, Plans and billing, Your data, ' +
      'API and integrations',
    links:
      '/about /api /contact /contact?type=support /dashboard /forgot-password /platform/instructors ' +
      '/platform/students /pricing /privacy /register /resources',
  },
  'color schemes': {
    page: ColorSchemesPage,
    path: routes.colorSchemes.path,
    headings: 'Blue, Green, Orange, Teal, Indigo',
    links: themes.map((theme) => `/platform/students?theme=${theme}`).join(' '),
  },
  'forgot password': {
    page: ForgotPasswordPage,
    path: routes.forgotPassword.path,
    headings: 'Forgot password',
    links: `/login /register mailto:${site.contactEmail}`,
    says: 'Back to Login, 24 hours, then it expires',
  },
  'coming soon': {
    page: ComingSoonPage,
    path: routes.comingSoon.path,
    at: '/coming-soon/webinars',
    headings: 'Webinars and events',
    opens: [beta],
    links: '/ /about /contact /pricing',
    says:
      'Get Notified, Learn More, Back to Home, About, Pricing, Contact, Coming Soon, Q2 2025, ' +
      'First planned for',
  },
}

function open({ page, path, at = path }: Asked): HTMLElement {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={path} element={createElement(page)} />
      </Routes>
    </MemoryRouter>,
  ).container
}

test.each(Object.entries(pages))(
  '%s: what the page has to say, where it leads, and what it opens',
  async (_, asked) => {
    const page = open(asked)
    // A form's code loads after its page.
    if (asked.page === ForgotPasswordPage) await screen.findByRole('textbox', { name: 'Email' })
    const headings = texts(screen.getAllByRole('heading'))
    expect(headings).toEqual(expect.arrayContaining(asked.headings?.split(', ') ?? []))
    const [text = ''] = texts([page])
    for (const words of asked.says?.split(', ') ?? []) expect(text).toContain(words)
    const links = new Set(addresses(screen.queryAllByRole('link')))
    expect([...links].sort().join(' ')).toBe(asked.links ?? '')
    const buttons = [...page.querySelectorAll<HTMLButtonElement>('button[command="show-modal"]')]
    expect(
      buttons.map((button) => [
        button.textContent,
        button.getAttribute('commandfor'),
        ...(button.value ? [button.value] : []),
      ]),
    ).toEqual(asked.opens ?? [])
  },
)

test.each(themes)('the student page can be shown in %s', (theme) => {
  open({ page: StudentsPage, path: '/platform/students', at: `/platform/students?theme=${theme}` })
  const inks = within(screen.getByRole('group', { name: 'Colour theme' })).getAllByRole('radio')
  expect(inks).toHaveLength(5)
  expect(inks.filter((ink) => (ink as HTMLInputElement).checked)).toEqual([
    screen.getByRole('radio', { name: new RegExp(theme, 'i') }),
  ])
})

test('the footer has the email address, the phone number and the town', () => {
  visit(SiteFooter)
  const links = addresses(screen.getAllByRole('link', { name: /@|^\+/ }))
  expect(links).toEqual([`mailto:${site.contactEmail}`, 'tel:+15195550142'])
  expect(screen.getByText(site.contactTown)).toBeVisible()
})

test('the first screen of the landing page says what it is, for whom, and that the beta is free', () => {
  visit(HomePage)
  const title = screen.getByRole('heading', { level: 1 })
  const hero = title.closest('section') as HTMLElement
  expect(title).toHaveTextContent('AI tutor')
  expect(within(hero).getByText(/^Sidenote is an AI tutor/)).toBeVisible()
  expect(hero).toHaveTextContent(/students 13 and up, instructors, schools and developers/)
  expect(hero).toHaveTextContent(/Free during the beta/)
  for (const [name, heading] of [
    ['students', 'Students'],
    ['instructors', 'Instructors'],
    ['schools', 'Institutions'],
    ['developers', 'Developers'],
  ] as const) {
    const { hash } = within(hero).getByRole<HTMLAnchorElement>('link', { name })
    const way = document.getElementById(hash.slice(1)) as HTMLElement
    expect(within(way).getByRole('heading', { level: 3 })).toHaveTextContent(heading)
  }
  expect(routes.home.title).toContain('AI tutor')
  expect(descriptions.home).toMatch(/AI tutor.*free/i)
})

test('the landing page names over 50 subjects, each once', () => {
  visit(HomePage)
  const lists = texts(region('Over 50 subjects, one way to work').getAllByRole('definition'))
  const subjects = lists.flatMap((names) => names.replace(' (fig. 1)', '').split(', '))
  expect(new Set(subjects).size).toBe(subjects.length)
  expect(subjects.length).toBeGreaterThan(50)
})

test.each([
  [79, 'outline'],
  [80, 'secondary'],
  [89, 'secondary'],
  [90, 'default'],
])('the dashboard: a score of %i has the %s badge', (score, variant) => {
  expect(badgeVariant(score)).toBe(variant)
})

test.each([
  ['Factoring quadratics', '94%', 'default'],
  ['Topic sentences', '90%', 'default'],
  ['Passé composé', '88%', 'secondary'],
  ['Balancing equations', '79%', 'outline'],
])('the dashboard: the session of %s has its score in the badge of that score', (topic, score, variant) => {
  visit(DashboardPage)
  const session = screen.getByRole('rowheader', { name: new RegExp(`^${topic}`) }).closest('tr')
  expect(within(session ?? document.body).getByText(score)).toHaveAttribute('data-variant', variant)
})

test.each([
  ['the help center', HelpPage, 'Search the help center'],
  ['the community', CommunityPage, 'Search the community'],
])('the box of %s takes any text and does nothing with it', async (_, Page, name) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { container } = visit(Page)
  const box = screen.getByRole('searchbox', { name })
  const before = container.innerHTML
  await userEvent.type(box, 'no address{Enter}')
  expect(box).toHaveValue('no address')
  expect(container.innerHTML).toBe(before)
  expect(fetched).not.toHaveBeenCalled()
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})
