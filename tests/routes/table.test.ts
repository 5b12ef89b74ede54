import { existsSync, readdirSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { site } from '@/config/site'
import { descriptions } from '@/routes/descriptions'
import { headFor } from '@/routes/head'
import { matchRoute, pageShownAt, pathOfFile } from '@/routes/match'
import { footerColumns, loginLink, navigation } from '@/routes/navigation'
import { addressesOf, comingSoonHref, href, navigationHref, routeList, routes } from '@/routes/table'

test('the table has every route of the specification with its flag', () => {
  const gates = Object.fromEntries(routeList.map((row) => [row.path, row.feature ?? 'public']))
  expect(gates).toMatchObject({
    '/': 'public',
    '/pricing': 'public',
    '/contact': 'public',
    '/about': 'public',
    '/privacy': 'public',
    '/terms': 'public',
    '/security': 'public',
    '/gdpr': 'public',
    '/register': 'REGISTER',
    '/login': 'LOGIN',
    '/dashboard': 'DASHBOARD',
    '/api': 'API_DOCS',
    '/platform/students': 'PLATFORM_STUDENTS',
    '/platform/instructors': 'PLATFORM_INSTRUCTORS',
    '/platform/institutions': 'PLATFORM_INSTITUTIONS',
    '/platform': 'PLATFORM',
    '/color-schemes': 'COLOR_SCHEMES',
    '/forgot-password': 'FORGOT_PASSWORD',
    '/resources': 'RESOURCES',
    '/help': 'HELP',
    '/blog': 'BLOG',
    '/case-studies': 'CASE_STUDIES',
    '/webinars': 'WEBINARS',
    '/careers': 'CAREERS',
    '/press': 'PRESS',
    '/api/docs': 'API_DOCS',
    '/api/sdks': 'API_SDKS',
    '/api/examples': 'API_EXAMPLES',
    '/developers/community': 'DEVELOPER_COMMUNITY',
    '/coming-soon/:feature': 'public',
    '/admin/invitation-requests': 'public',
  })
})

test('a flag that is off gates a page', () => {
  const off = Object.entries(site.features).flatMap(([name, isLive]) => (isLive ? [] : name))
  expect(off.length).toBeGreaterThan(15)
  expect(
    off.filter((name) => routeList.every(({ feature }) => feature !== name)),
    'name it in a row: feature',
  ).toEqual([])
})

test('paths and titles are unique', () => {
  for (const key of ['path', 'title'] as const) {
    const values = routeList.map((row) => row[key])
    expect(
      values.filter((value, at) => values.indexOf(value) !== at),
      `a ${key} that two rows have`,
    ).toEqual([])
  }
})

test.each(Object.entries(descriptions))(
  'the description of %s has 50 to 160 characters',
  (_, description) => {
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
  },
)

test.each(routeList)('$path has a page file', ({ page }) => {
  const file = `src/pages/${page}/page.tsx`
  expect(existsSync(file), `${file} is missing`).toBe(true)
})

test('each page file has a row', () => {
  const shown = new Set(['not-found', ...routeList.map(({ page }) => page)])
  const unshown = readdirSync('src/pages').filter((page) => !shown.has(page))
  expect(unshown, 'folders of src/pages without a row in src/routes/table.ts').toEqual([])
})

test('the navigation bar leads to the coming-soon page of what is not live', () => {
  expect(navigationHref('students')).toBe('/coming-soon/platform_students')
  expect(navigationHref('api')).toBe('/coming-soon/api_docs')
  expect(navigationHref('pricing')).toBe('/pricing')
  expect(navigationHref('login')).toBe('/login')
})

/** Those of the names that the specification lists, in the order in which they stand. */
const among = (specified: readonly string[], names: readonly string[]) =>
  names.filter((name) => specified.includes(name))

test('the navigation bar has every link of the specification, in its order', () => {
  const links = navigation.flatMap((item) => ('links' in item ? item.links : [item]))
  const paths = [...links, loginLink].map(({ name }) => href(name))
  const specified =
    '/platform/students /platform/instructors /platform/institutions /platform /api /pricing ' +
    '/resources /about /login'
  expect(among(specified.split(' '), paths)).toEqual(specified.split(' '))
})

test('flags that gate no page steer the navigation bar, too', async () => {
  const off = { PRICING: false, ABOUT: false, LOGIN: false }
  vi.resetModules()
  const { features } = (await import('@/config/site')).site
  Object.assign(features, off)
  onTestFinished(() => void Object.assign(features, { PRICING: true, ABOUT: true, LOGIN: true }))
  const bar = await import('@/routes/navigation')
  const links = bar.navigation.flatMap((item) => ('links' in item ? item.links : [item]))
  expect([...links, bar.loginLink].filter(({ name }) => name.toUpperCase() in off)).toMatchObject([
    { name: 'pricing', href: '/coming-soon/pricing', soon: true },
    { name: 'about', href: '/coming-soon/about', soon: true },
    { name: 'login', href: '/coming-soon/login', soon: true },
  ])
  expect(pageShownAt('/pricing')).toBe('pricing')
})

test('the footer has every link of the specification, as literal paths and in its order', () => {
  const links = footerColumns.flatMap((column) => column.links.map((link) => link.href))
  const specified =
    '/api/docs /api/sdks /api/examples /developers/community /help /blog /case-studies /webinars ' +
    '/careers /press /contact /privacy /terms /security /gdpr'
  expect(among(specified.split(' '), links)).toEqual(specified.split(' '))
  expect(new Set(links).size).toBe(links.length)
})

test('a footer link to a page that is not live says so', () => {
  const links = footerColumns.flatMap((column) => column.links)
  const soon = links.filter((link) => link.soon).map((link) => link.label)
  const specified =
    'API docs, SDKs, Code examples, Community, Help center, Blog, Case studies, Webinars, ' + 'Careers, Press'
  expect(soon).toEqual(expect.arrayContaining(specified.split(', ')))
  expect(soon).not.toContain('Contact')
})

test('an address is written by name', () => {
  expect(href('register', undefined, { plan: 'student' })).toBe('/register?plan=student')
  expect(href('comingSoon', { feature: 'a b/c' })).toBe('/coming-soon/a%20b%2Fc')
  expect(comingSoonHref(routes.apiDocs)).toBe('/coming-soon/api_docs')
  expect(comingSoonHref(routes.login)).toBeUndefined()
})

test('a path finds its row, whatever its case and trailing slash', () => {
  expect(matchRoute('/Pricing/')?.row.name).toBe('pricing')
  expect(matchRoute('/')?.row.name).toBe('home')
  expect(matchRoute('/coming-soon/Blog')).toMatchObject({ row: { name: 'comingSoon' }, param: 'Blog' })
  expect(matchRoute('/coming-soon/%E0%A4%A')?.param).toBe('%E0%A4%A')
})

test.each(['/nope', '/pricing/x', '/coming-soon', '/coming-soon/', '/coming-soon/a/b', '/__proto__'])(
  '%s is unknown',
  (path) => {
    expect(matchRoute(path)).toBeUndefined()
    expect(headFor(path)).toMatchObject({ robots: 'noindex' })
  },
)

// A host decodes an address once, looks for the file and answers 200.
test('a percent-encoded path is the page that a host sends for it', () => {
  expect(pageShownAt('/%70ricing')).toBe('pricing')
  expect(pageShownAt('/case%2Dstudies')).toBe(pageShownAt('/case-studies'))
  expect(pageShownAt('/coming%2Dsoon/blog')).toBe('coming-soon')
  expect(pathOfFile('/%70ricing')).toBe('/pricing')
  for (const path of ['/%', '/%E0%A4%A', '/%2570ricing']) expect(pageShownAt(path), path).toBeUndefined()
})

test.each([
  ['Caf%C3%A9', 'Café'],
  ['100%25', '100%'],
  ['%2525', '%25'],
  ['a%20b%2Fc%2fd', 'a b/c/d'],
  ['100%', '100%'],
])('the name behind /coming-soon/, %s, is decoded once', (name, param) => {
  expect(matchRoute(`/coming-soon/${name}`)).toMatchObject({ row: { name: 'comingSoon' }, param })
})

test('a path shows its page, or the coming-soon page while its flag is off', () => {
  expect(pageShownAt('/pricing')).toBe('pricing')
  expect(pageShownAt('/login')).toBe('login')
  expect(pageShownAt('/blog')).toBe('coming-soon')
  expect(pageShownAt('/coming-soon/blog')).toBe('coming-soon')
  expect(pageShownAt('/nope')).toBeUndefined()
})

test('every flag has a prerendered coming-soon address', () => {
  const row = routeList.find((candidate) => candidate.name === 'comingSoon')
  expect(row && addressesOf(row)).toEqual(
    Object.keys(site.features).map((name) => `/coming-soon/${name.toLowerCase()}`),
  )
})

test('public pages have a canonical address, private ones are not indexed', () => {
  expect(headFor('/pricing')).toEqual({
    title: `Pricing: free during the beta · ${site.name}`,
    canonical: 'https://sidenote.example/pricing',
  })
  expect(headFor('/coming-soon/blog')).toMatchObject({
    title: `Blog: Coming Soon · ${site.name}`,
    robots: 'noindex',
  })
  expect(headFor('/').title).toBe(`${site.name}: AI tutor that asks before it tells`)
  for (const path of ['/admin/invitation-requests', '/login', '/platform', '/blog'])
    expect(headFor(path), path).toMatchObject({ robots: 'noindex' })
  expect(headFor('/login')).not.toHaveProperty('canonical')
})

test.each([
  ['/index.html', 'home'],
  ['/pricing.html', 'pricing'],
  ['/no-such-page.html', undefined],
])('a page that a host shows at its file, %s, is that page', (path, page) => {
  expect(pageShownAt(path)).toBe(page)
})
