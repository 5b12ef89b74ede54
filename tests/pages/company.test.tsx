import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import { liveSessions, type Webinar } from '@/content/live-sessions'
import { careers, type JobPosting, locationText } from '@/content/pages/careers'
import { recordings } from '@/content/pages/webinars'
import { dayOf, longDate } from '@/lib/dates'
import AboutPage from '@/pages/about/page'
import BlogPage from '@/pages/blog/page'
import CareersPage from '@/pages/careers/page'
import CaseStudiesPage from '@/pages/case-studies/page'
import PressPage from '@/pages/press/page'
import PricingPage from '@/pages/pricing/page'
import WebinarsPage from '@/pages/webinars/page'
import { addresses, region, texts, visit } from '../support/visit'

async function expectNoEffect(page: HTMLElement, name: RegExp) {
  const buttons = screen.getAllByRole('button', { name })
  const before = page.innerHTML
  for (const button of buttons) await userEvent.click(button)
  expect(page.innerHTML).toBe(before)
  return buttons.length
}

test('pricing: each plan has its limits, reads Coming Soon and leads on; no price is named', () => {
  const { container } = visit(PricingPage)
  const plansOf = (name: string) => region(name).getAllByRole('heading', { level: 3 })
  expect(plansOf('For learners and teachers')).toHaveLength(4)
  expect(plansOf('For developers, by the call')).toHaveLength(3)
  for (const [name, address, ...limits] of [
    ['Free', '/register', '1,000 AI interactions per month', 'Limited to 5 courses'],
    ['Student', '/register?plan=student'],
    ['Instructor', '/register?plan=instructor', 'Student management up to 100'],
    ['Institution', '/contact?type=sales'],
    ['Developer', '/register', '10,000 calls per month'],
    ['Business', '/contact?type=sales', '100,000 calls per month'],
    ['Enterprise', '/contact?type=sales', 'Unlimited calls'],
  ] as const) {
    const plan = screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body
    for (const words of ['Coming Soon', ...limits]) expect(plan).toHaveTextContent(words)
    expect(addresses(within(plan).getAllByRole('link')), name).toEqual([address])
  }
  expect(container).not.toHaveTextContent(/[$€£]|CAD|USD/)
})

test('pricing: the billing toggle is worked with pointer and keys, and changes nothing else', async () => {
  const { container } = visit(PricingPage)
  const period = within(screen.getByRole('group', { name: 'Billing period' }))
  expect(period.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  const before = container.textContent
  await userEvent.click(period.getByRole('radio', { name: 'Annual' }))
  expect(period.getByRole('radio', { name: 'Annual' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  expect(period.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  expect(container.textContent).toBe(before)
})

test('pricing: the saving, the guarantee and the setup fees are named, and a question opens its answer', async () => {
  visit(PricingPage)
  expect(screen.getByText('Annual billing saves 20%')).toBeInTheDocument()
  expect(screen.getByText(/30-day money-back guarantee\. There are no setup fees/)).toBeInTheDocument()
  const fees = screen.getByText('Are there setup fees?')
  expect(fees.closest('details')?.open).toBe(false)
  await userEvent.click(fees)
  expect(fees.closest('details')?.open).toBe(true)
})

test('about: the mission, the four values, the years 2020 to 2025, and where the results come from', () => {
  visit(AboutPage)
  expect(screen.getByRole('region', { name: 'Our mission' })).toHaveTextContent(/To give every learner/)
  const values = within(screen.getByRole('table', { name: 'Four values, on a rubric' }))
  expect(texts(values.getAllByRole('rowheader'))).toEqual(
    ['Student-centered', 'Innovation', 'Accessibility', 'Excellence'].map((value) =>
      expect.stringMatching(`^${value}`),
    ),
  )
  const years = texts(region('Our journey').getAllByRole('listitem')).map((year) => year.slice(0, 4))
  expect(years).toEqual(['2020', '2021', '2022', '2023', '2024', '2025', 'Next'])
  expect(screen.getByText(/sensor-based educational technology/)).toBeInTheDocument()
  expect(texts(region('What it did for results').getAllByRole('listitem'))).toEqual([
    '15% higher engagement',
    '10% better academic performance',
  ])
})

test('blog: a featured post, and six posts, newest first', () => {
  visit(BlogPage)
  expect(
    screen.getByRole('article', { name: 'Two answers, and one of them is a stranger' }),
  ).toHaveTextContent('Featured')
  const posts = region('Six notes').getAllByRole('article')
  const dates = posts.map((post) => post.querySelector('time')?.dateTime)
  expect(dates).toHaveLength(6)
  expect(dates).toEqual([...dates].sort().reverse())
  // Read aloud and copied, too.
  expect(posts[0]?.querySelector('summary')).toHaveTextContent(/Hint design June 26, 2025$/)
})

test('blog: a category leaves its posts and says so; a tag leads to its post and lifts the filter', async () => {
  visit(BlogPage)
  const posts = () => region('Six notes').getAllByRole('article')
  const filter = (name: RegExp) =>
    within(screen.getByRole('group', { name: 'Filter by category' })).getByRole('button', { name })
  for (const [name, count] of [
    [/^Worked problems/, 1],
    [/^Hint design/, 2],
    [/^Classroom notes/, 2],
    [/^API notes/, 1],
  ] as const) {
    await userEvent.click(filter(name))
    expect(filter(name)).toHaveAttribute('aria-pressed', 'true')
    expect(filter(name)).toHaveAccessibleName(expect.stringMatching(`${count}$`))
    expect(posts()).toHaveLength(count)
    expect(screen.getByRole('status')).toHaveTextContent(`Showing ${count} of 6 notes`)
  }
  const tag = within(screen.getByText('essays').closest('li') ?? document.body)
  await userEvent.click(tag.getByRole('link', { name: 'Note 2 With the small things gone' }))
  expect(posts()).toHaveLength(6)
  const post = screen.getByRole('heading', { level: 3, name: 'With the small things gone' })
  expect(post.closest('details')?.open).toBe(true)
})

test('case studies: the page leads to contact and pricing', () => {
  visit(CaseStudiesPage)
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Tell us what you would count')).toBe('/contact')
  expect(link('Compare the plans')).toBe('/pricing')
  expect(screen.getByText('Weeks 2 to 4').parentElement).toHaveTextContent('Weeks 2 to 4 Weeks 2 to 6')
})

test('webinars: a closed registration is a disabled button; the others and the downloads change nothing', async () => {
  const { container } = visit(WebinarsPage)
  const webinars: readonly Partial<Webinar>[] = [...liveSessions, ...recordings]
  const closed = webinars.filter(({ registrationOpen }) => registrationOpen === false)
  expect(closed.length).toBeGreaterThan(0)
  for (const { title = '' } of closed) {
    const { getByRole, queryByRole } = within(screen.getByRole('article', { name: title }))
    const button = getByRole('button', { name: 'Registration Closed' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(/All 40 spots are taken/)
    expect(queryByRole('button', { name: /^Register/ })).not.toBeInTheDocument()
  }
  const open = liveSessions.filter(({ registrationOpen }) => registrationOpen)
  expect(await expectNoEffect(container, /^Register for /)).toBe(open.length)
  const files = recordings.flatMap((session) => session.resources)
  expect(await expectNoEffect(container, /^Download /)).toBe(files.length)
})

test('webinars: each session shows every field of it', () => {
  visit(WebinarsPage)
  for (const session of [...liveSessions, ...recordings]) {
    const { title, date, duration, presenter, level, topics } = session
    const article = screen.getByRole('article', { name: title })
    const rest = session.isLive
      ? [`${session.time} EDT`, `Live with ${presenter}`]
      : [`${session.views} views`, `${session.rating} of 5`, ...session.resources]
    for (const words of [
      `${duration} minutes`,
      presenter,
      `${level.toLowerCase()} level`,
      ...topics,
      ...rest,
    ])
      expect(article).toHaveTextContent(words)
    expect(article.querySelector('time')).toHaveAttribute('datetime', date)
  }
})

test('careers: every posting shows every field of it, and Apply changes nothing', async () => {
  const { container } = visit(CareersPage)
  const postings: readonly JobPosting[] = careers.postings
  for (const details of container.querySelectorAll('details')) details.open = true
  for (const posting of postings) {
    const { title, department, location, type, level, requirements, posted } = posting
    const position = region('Open positions').getByRole('heading', { name: title }).closest('li')
    for (const words of [
      department,
      locationText(location),
      type,
      level,
      ...requirements,
      longDate(dayOf(posted)),
    ])
      expect(position).toHaveTextContent(words)
    expect(position?.querySelector('time')).toHaveAttribute('datetime', posting.posted)
  }
  expect(await expectNoEffect(container, /^Apply for /)).toBe(postings.length)
})

test('press: announcements come newest first, a person can be called, and downloads change nothing', async () => {
  const { container } = visit(PressPage)
  const announcements = region('Announcements').getAllByRole('listitem')
  const dates = announcements.map((item) => item.querySelector('time')?.dateTime)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(await expectNoEffect(container, /^Download /)).toBe(announcements.length + 4)
  const person = region('A person to call')
  expect(addresses(person.getAllByRole('link', { name: /@|^\+/ }))).toEqual([
    expect.stringMatching(/^tel:\+\d+$/),
    `mailto:${site.contactEmail}?subject=Press`,
  ])
})
