import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { requestDialogId } from '@/features/request-access/request-dialog-store'
import ApiDocsPage from '@/pages/api-docs/page'
import { codeOf, sheet, show } from './developer-pages'

beforeEach(() => localStorage.clear())

const tabs = () => within(screen.getByRole('tablist', { name: 'Documentation' }))

test('the four buttons are there, under their names', () => {
  show(<ApiDocsPage />)
  expect(screen.getByRole('link', { name: 'Get API Key' })).toHaveAttribute('href', '/register')
  expect(screen.getByRole('link', { name: 'Full Documentation' })).toHaveAttribute(
    'href',
    '/api/docs#documentation',
  )
  expect(document.getElementById('documentation')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Request Beta Access' })).toHaveAttribute(
    'commandfor',
    requestDialogId,
  )
  const [pricing] = screen.getAllByRole('link', { name: 'View Pricing' })
  expect(pricing).toHaveAttribute('href', '/pricing')
})

test('the quick start is written in cURL, JavaScript and Python', async () => {
  show(<ApiDocsPage />)
  const user = userEvent.setup()
  const languages = within(sheet('Quick start').getByRole('tablist')).getAllByRole('tab')
  expect(languages.map((tab) => tab.textContent)).toEqual(['cURL', 'JavaScript', 'Python'])
  for (const [tab, word] of [
    ['cURL', /^curl https:/],
    ['JavaScript', /await fetch\(/],
    ['Python', /requests\.post\(/],
  ] as const) {
    await user.click(sheet('Quick start').getByRole('tab', { name: tab }))
    expect(codeOf('Quick start')).toMatch(word)
    for (const part of ['/v1/tutor/ask', 'question', 'subject', 'grade_level', 'Bearer']) {
      expect(codeOf('Quick start')).toContain(part)
    }
  }
})

test.each([
  ['POST', '/v1/tutor/ask'],
  ['GET', '/v1/subjects'],
  ['POST', '/v1/progress/track'],
  ['GET', '/v1/analytics/student/{id}'],
  ['GET', '/api/v1/courses'],
  ['POST', '/api/v1/courses'],
  ['GET', '/api/v1/students/{id}'],
  ['POST', '/api/v1/ai/tutor'],
])('%s %s is in the list and leads to its section', (method, path) => {
  show(<ApiDocsPage />)
  const list = screen.getByRole('region', { name: 'Endpoints' })
  const link = within(list)
    .getAllByRole('link')
    .find((each) => each.textContent?.startsWith(method + path))
  expect(link).toBeDefined()
  const section = document.querySelector(link?.getAttribute('href')?.replace(/^[^#]*/, '') ?? '?')
  expect(section).toHaveTextContent(path)
})

test.each([
  ['Ask the tutor', ['question', 'subject', 'grade_level', 'response']],
  ['Open a session', ['studentId', 'courseId', 'topic', 'adaptiveMode', 'learningStyle']],
  ['Add a course', ['title', 'description', 'level', 'aiTutoringEnabled', 'tags']],
  ['Record a score', ['student_id', 'topic', 'score']],
])('the call "%s" documents its fields', (name, fields) => {
  show(<ApiDocsPage />)
  const section = screen.getByRole('region', { name })
  expect([...section.querySelectorAll('dt code')].map((field) => field.textContent)).toEqual(fields)
})

test('an error is a message with HTTP 400, and the values are those of the contract', () => {
  show(<ApiDocsPage />)
  expect(codeOf('A call that went wrong')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"message": "/)
  const values = screen.getByRole('region', { name: 'Values' })
  expect(
    within(values)
      .getAllByRole('listitem')
      .map((value) => value.textContent),
  ).toEqual(['beginner', 'intermediate', 'advanced', 'visual', 'auditory', 'kinesthetic', 'mixed'])
})

test('the limits are those of the three API plans', () => {
  show(<ApiDocsPage />)
  const rows = within(screen.getByRole('table', { name: 'Calls per month by API plan' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Developer10,000',
    'Business100,000',
    'EnterpriseUnlimited',
  ])
})

test('arrow keys, Home and End move between the four tabs and open them', async () => {
  show(<ApiDocsPage />)
  const user = userEvent.setup()
  expect(
    tabs()
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Endpoints', 'Authentication', 'SDKs', 'Examples'])
  tabs().getByRole('tab', { name: 'Endpoints' }).focus()
  for (const [key, name] of [
    ['{ArrowRight}', 'Authentication'],
    ['{End}', 'Examples'],
    ['{ArrowRight}', 'Endpoints'],
    ['{ArrowLeft}', 'Examples'],
    ['{ArrowLeft}', 'SDKs'],
    ['{Home}', 'Endpoints'],
  ] as const) {
    await user.keyboard(key)
    const tab = tabs().getByRole('tab', { selected: true })
    expect(tab).toHaveAccessibleName(name)
    expect(tab).toHaveFocus()
    expect(
      tabs()
        .getAllByRole('tab')
        .filter((each) => each.tabIndex === 0),
    ).toEqual([tab])
    expect(screen.getByRole('tabpanel', { name })).toBeVisible()
  }
})

test.each([
  ['#authentication', 'Authentication', 'A key belongs to a project'],
  ['#sdks', 'SDKs', 'Official SDKs'],
  ['#examples', 'Examples', 'Code you can run'],
  ['#errors', 'Endpoints', 'Errors'],
])('the address with %s opens the tab %s and leads to the place', (hash, name, heading) => {
  show(<ApiDocsPage />, `/api/docs${hash}`)
  const panel = screen.getByRole('tabpanel', { name })
  expect(within(panel).getByRole('heading', { name: heading })).toBeInTheDocument()
  expect(document.getElementById(hash.slice(1))).toHaveFocus()
})

test('the SDKs tab has the six languages with version and install command', () => {
  show(<ApiDocsPage />, '/api/docs#sdks')
  const panel = screen.getByRole('tabpanel', { name: 'SDKs' })
  expect(
    within(panel)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ).toEqual(['JavaScript/TypeScript', 'Python', 'PHP', 'Java', 'C#/.NET', 'Go'])
  expect(within(panel).getAllByText(/^Version \d+\.\d+\.\d+$/)).toHaveLength(6)
})

test('a language chosen in one sheet is chosen in all that have it', async () => {
  show(<ApiDocsPage />)
  await userEvent.setup().click(sheet('Quick start').getByRole('tab', { name: 'Python' }))
  expect(sheet('Add a course').getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true')
  expect(codeOf('Add a course')).toContain('requests.post(')
})

test('the page has one first-level heading', () => {
  show(<ApiDocsPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ask the tutor from your code')
})
