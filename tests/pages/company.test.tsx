import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import { companyHistory } from '@/content/company'
import { careers, type JobPosting, locationText } from '@/content/pages/careers'
import { caseStudies } from '@/content/pages/case-studies'
import { resources } from '@/content/pages/resources'
import { webinars } from '@/content/pages/webinars'
import AboutPage from '@/pages/about/page'
import BlogPage from '@/pages/blog/page'
import CareersPage from '@/pages/careers/page'
import CaseStudiesPage from '@/pages/case-studies/page'
import PressPage from '@/pages/press/page'
import PricingPage from '@/pages/pricing/page'
import WebinarsPage from '@/pages/webinars/page'
import { addresses, cells, figure, region, texts, visit } from './visit'

/** Presses every button with such a name and expects that nothing of the page changes. */
async function expectNoEffect(page: HTMLElement, name: RegExp) {
  const buttons = screen.getAllByRole('button', { name })
  const before = page.innerHTML
  for (const button of buttons) await userEvent.click(button)
  expect(page.innerHTML).toBe(before)
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  return buttons.length
}

const learnerPlans = ['Free', 'Student', 'Instructor', 'Institution']

test.each([
  ['Free', '/register', ['1,000 AI interactions per month', 'Limited to 5 courses']],
  ['Student', '/register?plan=student', []],
  ['Instructor', '/register?plan=instructor', ['Student management up to 100']],
  ['Institution', '/contact?type=sales', []],
  ['Developer', '/register', ['10,000 calls per month']],
  ['Business', '/contact?type=sales', ['100,000 calls per month']],
  ['Enterprise', '/contact?type=sales', ['Unlimited calls']],
])('pricing: %s has its limits, reads Coming Soon and leads to %s', (name, address, limits) => {
  const { container } = visit(PricingPage)
  const plan = screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body
  expect(plan).toHaveTextContent('Coming Soon')
  for (const limit of limits) expect(plan).toHaveTextContent(limit)
  expect(addresses(within(plan).getAllByRole('link'))).toEqual([address])
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

test('pricing: the saving, the guarantee and the setup fees are said, the plans compared, questions answered', async () => {
  visit(PricingPage)
  expect(screen.getByText('Annual billing saves 20%')).toBeInTheDocument()
  expect(screen.getByText(/30-day money-back guarantee\. There are no setup fees/)).toBeInTheDocument()
  const table = within(screen.getByRole('table', { name: 'The four learner plans compared' }))
  expect(texts(table.getAllByRole('columnheader'))).toEqual(['What you get', ...learnerPlans])
  expect(cells('AI interactions per month')).toEqual(['1,000', 'Unlimited', 'Unlimited', 'Unlimited'])
  expect(cells('Courses')).toEqual(['5', 'Unlimited', 'Unlimited', 'Unlimited'])
  expect(cells('Price')).toEqual(learnerPlans.map(() => 'Coming Soon'))
  for (const cell of cells('Single sign-on').slice(0, 3)) expect(cell).toMatch(/Not included$/)
  expect(table.getAllByRole('img', { name: 'Included' }).length).toBeGreaterThan(5)

  const fees = screen.getByText('Are there setup fees?')
  expect(region('Asked before paying').getAllByRole('group').length).toBeGreaterThanOrEqual(8)
  expect(fees.closest('details')?.open).toBe(false)
  await userEvent.click(fees)
  expect(fees.closest('details')?.open).toBe(true)
})

test('about: the mission, the four values, the years 2020 to 2025, and where the results come from', () => {
  visit(AboutPage)
  expect(screen.getByRole('region', { name: 'Our mission' })).toHaveTextContent(
    /To give every learner .* at the line where they are stuck\./,
  )
  const values = within(screen.getByRole('table', { name: 'Four values, on a rubric' }))
  for (const value of ['Student-centered', 'Innovation', 'Accessibility', 'Excellence'])
    expect(cells(value).filter((level) => level.includes('We are here'))).toHaveLength(1)
  expect(values.getAllByRole('rowheader')).toHaveLength(4)
  const years = texts(region('Our journey').getAllByRole('listitem')).map((year) => year.slice(0, 4))
  expect(years).toEqual(['2020', '2021', '2022', '2023', '2024', '2025', 'Next'])
  expect(screen.getByText(/sensor-based educational technology/)).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'What came of it' })).toHaveTextContent('parent company')
  expect(texts(region('What came of it').getAllByRole('listitem'))).toEqual([
    '15% higher engagement',
    '10% better academic performance',
  ])
  expect(
    screen.getByRole('img', { name: /engagement rises from 100 to 115.*from 100 to 110/s }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  expect(screen.getByRole('button', { name: 'Request Access' })).toBeInTheDocument()
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

test('blog: every post is read in place, and the page leads on', async () => {
  visit(BlogPage)
  for (const [title, words] of [
    ['A hint has a size', 'The first rung says almost nothing'],
    ['Period 4, ten minutes, no answers', 'The good part is minute 8.'],
    ['Send the step, not the page', 'The student was stuck at line 38.'],
    ['Up 20%, down 20%, not back', 'Up by a fifth, down by a sixth.'],
    ['With the small things gone', 'the tutor never rewrites a sentence'],
    ['“Are you sure?” is not a question', 'If the only possible replies are yes and no'],
  ] as const) {
    const heading = screen.getByRole('heading', { level: 3, name: title })
    const post = heading.closest('details')
    expect(post?.open, title).toBe(false)
    await userEvent.click(heading)
    expect(post?.open, title).toBe(true)
    expect(post).toHaveTextContent(words)
  }
  expect(addresses(region('Write back').getAllByRole('link'))).toEqual(['/contact', '/developers/community'])
})

test.each([
  ['blog', BlogPage, 'Subscribe'],
  ['press', PressPage, 'Subscribe to press updates'],
])(
  '%s: the newsletter box takes an address, checks nothing and does nothing with it',
  async (_, Page, name) => {
    const { container } = visit(Page)
    const field = screen.getByRole('textbox', { name: 'Email' })
    await userEvent.type(field, 'no address{Enter}')
    const before = container.textContent
    await userEvent.click(screen.getByRole('button', { name }))
    expect(field).toHaveValue('no address')
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(container.textContent).toBe(before)
  },
)

test.each(Object.values(caseStudies.studies))(
  'case studies: $title says who took part, what came of it, and its but',
  ({ title, who, text, caption, result, but }) => {
    visit(CaseStudiesPage)
    const study = region(title)
    for (const words of [...who, ...text, result.figure, result.says, 'But', but])
      expect(study.getByText(words)).toBeInTheDocument()
    expect(screen.getByText(caption)).toBeInTheDocument()
  },
)

test('case studies: the figures add up, each but has what changed, and the page leads to contact and pricing', () => {
  visit(CaseStudiesPage)
  const weeks = within(figure('Who lost a sign, week by week')).getAllByRole('listitem')
  expect(weeks).toHaveLength(12)
  expect(weeks.at(0)).toHaveTextContent(/Week 1.*19 of 28 sheets/)
  expect(weeks.at(11)).toHaveTextContent(/Week 12.*3 of 28 sheets/)
  const minutes = within(screen.getByRole('table', { name: /Minutes to mark one class set/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => texts(within(row).getAllByRole('cell')).map(Number))
  const sum = (column: number) => minutes.reduce((total, row) => total + (row[column] ?? 0), 0)
  expect([minutes.length, sum(0), sum(1)]).toEqual([6, 5 * 60, 20 * 60])
  expect(figure('Calls for one sheet of homework')).toHaveTextContent('41 × 1,500 = 61,500 a month')
  const changes = region('What did not work, and what changed')
  expect(changes.getAllByRole('term')).toHaveLength(4)
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Tell us what you would count')).toBe('/contact')
  expect(link('Compare the plans')).toBe('/pricing')
})

const { sessions: live } = webinars.live
const { sessions: recordings } = webinars.recordings

test('webinars: every session has the fields of the specification and an id of its own', () => {
  const fields =
    'title date time duration presenter level topics isLive registrationOpen views rating resources'
  for (const session of [...live, ...recordings]) {
    expect(Object.keys(session)).toEqual(expect.arrayContaining(['id', ...fields.split(' ')]))
    for (const { at = 0 } of session.topics) expect(at).toBeLessThan(session.duration)
  }
  const ids = [...live, ...recordings].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(live.map(({ title, date, time }) => [title, date, `${time} EDT`])).toEqual(
    resources.events.map(({ title, date, time }) => [title, date, time]),
  )
})

test('webinars: each session says when, how long, with whom, for whom and about what', () => {
  visit(WebinarsPage)
  for (const session of live) {
    const ticket = screen.getByRole('article', { name: session.title })
    expect(ticket).toHaveTextContent(`${session.dateText}${session.time} EDT${session.duration} minutes`)
    expect(ticket).toHaveTextContent(`Live with ${session.presenter}`)
    expect(ticket).toHaveTextContent(`${session.level.toLowerCase()} level`)
    for (const { name } of session.topics) expect(within(ticket).getByText(name)).toBeInTheDocument()
  }
  for (const session of recordings) {
    const recording = screen.getByRole('article', { name: session.title })
    expect(recording).toHaveTextContent(`${session.duration} minutes, ${session.views} views`)
    expect(recording).toHaveTextContent(`${session.rating} of 5`)
  }
})

test('webinars: a closed registration is a disabled button; the others and the downloads change nothing', async () => {
  const { container } = visit(WebinarsPage)
  const closed = within(screen.getByRole('article', { name: 'Office hours: the first class list' }))
  const button = closed.getByRole('button', { name: 'Registration Closed' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/All 40 places are taken/)
  expect(closed.queryByRole('button', { name: /^Register/ })).not.toBeInTheDocument()
  const open = live.filter(({ registrationOpen }) => registrationOpen)
  expect(await expectNoEffect(container, /^Register for /)).toBe(open.length)
  const kept = recordings.flatMap((session) => session.resources)
  expect(await expectNoEffect(container, /^Download /)).toBe(kept.length)
})

test.each([
  ['Vancouver', ['13:00', '16:00', '9:00', '15:30']],
  ['Winnipeg', ['15:00', '18:00', '11:00', '17:30']],
  ['Waterloo', ['16:00', '19:00', '12:00', '18:30']],
  ['Halifax', ['17:00', '20:00', '13:00', '19:30']],
  ['St. John’s', ['17:30', '20:30', '13:30', '20:00']],
])('webinars: in %s the sessions begin at %j', (town, times) => {
  visit(WebinarsPage)
  expect(cells(town)).toEqual(times)
})

test('careers: every posting shows every field of it, and Apply changes nothing', async () => {
  const { container } = visit(CareersPage)
  const postings: readonly JobPosting[] = careers.postings
  for (const details of container.querySelectorAll('details')) details.open = true
  for (const posting of postings) {
    const { title, department, location, type, level, requirements, postedOn } = posting
    const position = region('Open positions').getByRole('heading', { name: title }).closest('li')
    for (const words of [department, locationText(location), type, level, ...requirements, postedOn])
      expect(position).toHaveTextContent(words)
    expect(position?.querySelector('time')).toHaveAttribute('datetime', posting.posted)
  }
  expect(await expectNoEffect(container, /^Apply for /)).toBe(postings.length)
})

test('press: facts, announcements newest first, a person to call; downloads change nothing', async () => {
  const { container } = visit(PressPage)
  for (const [term, fact] of [
    ['Stage', 'Invitation-only beta'],
    ['Prices', 'Coming Soon'],
    ['Subjects', '50+'],
    ['Its results', '15% higher engagement, 10% better academic performance'],
    ['Compliance', 'SOC 2 Type II, GDPR, FERPA'],
  ] as const)
    expect(screen.getByText(term, { selector: 'dt' }).nextSibling).toHaveTextContent(fact)
  const announcements = region('Announcements').getAllByRole('listitem')
  const dates = announcements.map((item) => item.querySelector('time')?.dateTime)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(await expectNoEffect(container, /^Download /)).toBe(announcements.length + 4)
  const person = screen.getByRole('region', { name: 'A person to call' })
  expect(person).toHaveTextContent('Monday to Friday 9:00 to 18:00 EST')
  expect(within(person).getByRole('link', { name: site.contactPhone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  )
  expect(within(person).getByRole('link', { name: site.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${site.contactEmail}?subject=Press`,
  )
})

test('press: the texts are as long as they say, and are copied as they are', async () => {
  const user = userEvent.setup()
  visit(PressPage)
  const copied = region('In 10, 25 and 60 words').getAllByRole('listitem')
  const words = copied.map((item) => item.querySelectorAll('p')[1]?.textContent?.split(' ').length)
  expect(words).toEqual([10, 25, 60])
  await user.click(screen.getByRole('button', { name: /^Copy ?the 10 words$/ }))
  expect(await navigator.clipboard.readText()).toBe(`${site.name} is an AI tutor that asks before it tells.`)
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument()
  expect(companyHistory.find(({ year }) => year === '2023')?.title).toContain(site.name)
})
