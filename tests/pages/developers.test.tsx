import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { apiNotice } from '@/content/plans'
import ApiDocsPage from '@/pages/api-docs/page'
import CommunityPage from '@/pages/community/page'
import ExamplesPage from '@/pages/examples/page'
import SdksPage from '@/pages/sdks/page'
import { addresses, region, texts, visit } from '../support/visit'

const sheet = (name: string) => within(screen.getByRole('figure', { name }))
const codeOf = (name: string) => sheet(name).getAllByRole('code')[0]?.textContent ?? ''
const choose = (name: string, language: string) =>
  userEvent.click(sheet(name).getByRole('tab', { name: language }))

test('docs: the four buttons are there, under their names', () => {
  visit(ApiDocsPage)
  for (const [name, address] of [
    ['Get API Key', '/register'],
    ['View Pricing', '/pricing'],
    ['Full Documentation', '/api/docs#documentation'],
  ] as const)
    expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', address)
  expect(screen.getByRole('button', { name: 'Request Beta Access' })).toBeVisible()
})

test('docs: the quick start is in cURL, JavaScript and Python, and the choice holds for all sheets', async () => {
  visit(ApiDocsPage)
  expect(texts(sheet('Quick start').getAllByRole('tab'))).toEqual(['cURL', 'JavaScript', 'Python'])
  for (const [language, word] of [
    ['cURL', /^curl https:/],
    ['JavaScript', /await fetch\(/],
    ['Python', /requests\.post\(/],
  ] as const) {
    await choose('Quick start', language)
    expect(codeOf('Quick start')).toMatch(word)
    for (const part of ['/v1/tutor/ask', 'question', 'subject', 'grade_level', 'Bearer'])
      expect(codeOf('Quick start')).toContain(part)
  }
  expect(sheet('Add a course').getByRole('tab', { selected: true })).toHaveTextContent('Python')
  expect(codeOf('Add a course')).toContain('requests.post(')
})

test('docs: each call is in the list and leads to its section', () => {
  visit(ApiDocsPage)
  const calls =
    'POST/v1/tutor/ask GET/v1/subjects POST/v1/progress/track GET/v1/analytics/student/{id} ' +
    'GET/api/v1/courses POST/api/v1/courses GET/api/v1/students/{id} POST/api/v1/ai/tutor'
  const links = region('Endpoints').getAllByRole('link')
  for (const call of calls.split(' ')) {
    const link = links.find(({ textContent }) => textContent?.startsWith(call))
    const place = link?.getAttribute('href')?.replace(/^[^#]*/, '') ?? '?'
    expect(document.querySelector(place), call).toHaveTextContent(call.replace(/^[A-Z]+/, ''))
  }
})

test('docs: what may change is announced as long ahead as the terms promise', () => {
  visit(ApiDocsPage)
  expect(screen.getByText(/stable during the beta/)).toHaveTextContent(
    `The others may change, announced ${apiNotice} ahead.`,
  )
})

test('docs: the calls that send something document their fields', () => {
  visit(ApiDocsPage)
  for (const [name, fields] of Object.entries({
    'Ask the tutor': 'question subject grade_level response',
    'Open a session': 'studentId courseId topic adaptiveMode learningStyle',
    'Add a course': 'title description level aiTutoringEnabled tags',
    'Record a score': 'student_id topic score',
  })) {
    const section = screen.getByRole('region', { name })
    expect(texts([...section.querySelectorAll('dt code')]).join(' ')).toBe(fields)
  }
})

test('docs: an error is a message with HTTP 400, and the values are those of the contract', () => {
  visit(ApiDocsPage)
  expect(codeOf('A call that went wrong')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"message": "/)
  const [levels, styles] = ['beginner intermediate advanced', 'visual auditory kinesthetic mixed']
  expect(texts(region('Values').getAllByRole('listitem'))).toEqual(`${levels} ${styles}`.split(' '))
})

test('docs: arrow keys, Home and End move between the four tabs and open them', async () => {
  visit(ApiDocsPage)
  const tabs = within(screen.getByRole('tablist', { name: 'Documentation' }))
  expect(texts(tabs.getAllByRole('tab'))).toEqual(['Endpoints', 'Authentication', 'SDKs', 'Examples'])
  tabs.getByRole('tab', { name: 'Endpoints' }).focus()
  for (const [key, name] of [
    ['{ArrowRight}', 'Authentication'],
    ['{End}', 'Examples'],
    ['{ArrowRight}', 'Endpoints'],
    ['{ArrowLeft}', 'Examples'],
    ['{ArrowLeft}', 'SDKs'],
    ['{Home}', 'Endpoints'],
  ] as const) {
    await userEvent.keyboard(key)
    const tab = tabs.getByRole('tab', { selected: true })
    expect(tab).toHaveAccessibleName(name)
    expect(tab).toHaveFocus()
    expect(tabs.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab])
    expect(screen.getByRole('tabpanel', { name })).toBeVisible()
  }
})

test.each([
  ['#authentication', 'Authentication', 'A key belongs to a project'],
  ['#sdks', 'SDKs', 'Official SDKs'],
  ['#examples', 'Examples', 'Code you can run'],
  ['#errors', 'Endpoints', 'Errors'],
])('docs: the address with %s opens the tab %s and leads to the place', (hash, name, heading) => {
  visit(ApiDocsPage, `/api/docs${hash}`)
  const panel = screen.getByRole('tabpanel', { name })
  expect(within(panel).getByRole('heading', { name: heading })).toBeInTheDocument()
  expect(document.getElementById(hash.slice(1))).toHaveFocus()
})

test('sdks: each has a version, an install command and features', () => {
  visit(SdksPage)
  for (const [name, install] of Object.entries({
    'JavaScript/TypeScript': 'npm install @',
    Python: 'pip install ',
    PHP: 'composer require ',
    Java: 'implementation("',
    'C#/.NET': 'dotnet add package ',
    Go: 'go get ',
  })) {
    const article = within(screen.getByRole('article', { name }))
    expect(article.getByText(/^Version \d+\.\d+\.\d+$/)).toBeInTheDocument()
    expect(article.getByRole('code')).toHaveTextContent(install)
    expect(article.getAllByRole('listitem')).toHaveLength(3)
  }
  expect(screen.getAllByRole('article')).toHaveLength(6)
})

test('sdks: the first call is in six languages, and the page leads to the community and to registration', async () => {
  visit(SdksPage)
  const seen = new Set<string>()
  for (const language of ['JavaScript', 'Python', 'PHP', 'Java', 'C#/.NET', 'Go']) {
    await choose('First call with the SDK', language)
    seen.add(codeOf('First call with the SDK'))
  }
  expect(seen.size).toBe(6)
  const links = screen.getAllByRole('link', { name: /^(Developer community|Register for a key)$/ })
  expect(addresses(links)).toEqual(['/developers/community', '/register'])
})

test('a chosen language holds for the next page and from another tab; an unknown one does not', async () => {
  const { unmount } = visit(SdksPage)
  await choose('First call with the SDK', 'PHP')
  expect(localStorage.getItem('codeLanguage')).toBe('php')
  unmount()
  visit(ExamplesPage)
  const fromAnotherTab = (language: string) => {
    localStorage.setItem('codeLanguage', language)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'codeLanguage' })))
  }
  expect(codeOf('Record a quiz')).toMatch(/^<\?php/)
  fromAnotherTab('java')
  expect(codeOf('Record a quiz')).toMatch(/^import (java|com)\./)
  fromAnotherTab('cobol')
  expect(sheet('Record a quiz').getByRole('tab', { selected: true })).toHaveTextContent('JavaScript')
})

test('examples: five programs in four languages, chosen once for all of them', async () => {
  visit(ExamplesPage)
  for (const [language, first] of [
    ['JavaScript', /^(const|import) /],
    ['Python', /^import /],
    ['PHP', /^<\?php/],
    ['Java', /^import (java|com)\./],
  ] as const) {
    await choose('Record a quiz', language)
    const sheets = screen.getAllByRole('figure').filter((figure) => within(figure).queryByRole('tablist'))
    expect(sheets).toHaveLength(5)
    for (const program of sheets.map((element) => within(element))) {
      expect(texts(program.getAllByRole('tab'))).toEqual(['JavaScript', 'Python', 'PHP', 'Java'])
      expect(program.getAllByRole('code')[0]).toHaveTextContent(first)
    }
  }
})

test('examples: Copy takes the whole program and says "Copied!" for two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  visit(ExamplesPage)
  await user.click(sheet('Record a quiz').getByRole('tab', { name: 'Python' }))
  const button = sheet('Record a quiz').getByRole('button', { name: /^Copy/ })
  await user.click(button)
  expect(await navigator.clipboard.readText()).toBe(codeOf('Record a quiz'))
  expect(button).toHaveTextContent('Copied!')
  expect(sheet('Record a quiz').getByRole('status')).toHaveTextContent('Copied!')
  act(() => vi.advanceTimersByTime(1800))
  expect(button).toHaveTextContent('Copied!')
  act(() => vi.advanceTimersByTime(200))
  expect(button).toHaveTextContent(/^Copy Record a quiz, Python$/)
})

test.each([
  ['with keys', '', 'press Ctrl+C.'],
  ['on a touch screen', '(pointer: coarse)', 'hold it and choose Copy.'],
])(
  'examples: a text that cannot be copied is selected, and it says how to copy it %s',
  async (_, pointer, how) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: media === pointer }) as MediaQueryList,
    )
    const user = userEvent.setup()
    Reflect.deleteProperty(navigator, 'clipboard')
    visit(ExamplesPage)
    await user.click(sheet('Record a quiz').getByRole('button', { name: /^Copy/ }))
    expect(getSelection()?.toString()).toBe(codeOf('Record a quiz'))
    expect(sheet('Record a quiz').getByRole('status')).toHaveTextContent(
      `Your browser blocked copying. The text is selected: ${how}`,
    )
  },
)

test('community: stats, channels, projects, dated events, a contributor, and the way in', () => {
  visit(CommunityPage)
  expect(region('Someone is always up').getAllByRole('definition')).toHaveLength(3)
  const channels = within(screen.getByRole('table', { name: 'Channels' })).getAllByRole('rowheader')
  expect(texts(channels)).toEqual(Array(5).fill(expect.stringMatching(/^#[a-z-]+$/)))
  expect(region('Featured projects').getAllByRole('heading', { level: 3 })).toHaveLength(4)
  const events = screen.getByRole('region', { name: 'Upcoming events' })
  const dates = [...events.querySelectorAll('time')].map(({ dateTime }) => dateTime)
  expect(dates).toHaveLength(4)
  expect(dates.toSorted()).toEqual(dates)
  expect(screen.getByRole('region', { name: 'Contributor spotlight' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Request Beta Access' })).toBeInTheDocument()
})
