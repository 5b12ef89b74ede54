import { createBuilder } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseSiteConfig } from '@/config/site-schema'

test('an empty environment gives the documented defaults', () => {
  expect(parseSiteConfig({})).toMatchObject({
    name: 'Sidenote',
    url: 'https://sidenote.example',
    contactEmail: 'hello@sidenote.example',
    contactPhone: '+1 (519) 555-0142',
    contactTown: 'Waterloo, Ontario',
    apiBase: '/api',
    reportUrl: '',
    adminPassword: 'admin123',
    hstsPreload: false,
  })
})

test('the API base is the host with the /api path', () => {
  expect(parseSiteConfig({ VITE_API_HOST: 'https://mail.example' }).apiBase).toBe('https://mail.example/api')
  expect(parseSiteConfig({ VITE_API_HOST: 'http://127.0.0.1:9000/' }).apiBase).toBe(
    'http://127.0.0.1:9000/api',
  )
})

test('an address for errors with one slash is completed: a browser would take it for a path', () => {
  const read = (address: string) => parseSiteConfig({ VITE_REPORT_URL: address }).reportUrl
  expect(read('https:/errors.example/reports')).toBe('https://errors.example/reports')
  expect(read('https://errors.example/reports?key=1')).toBe('https://errors.example/reports?key=1')
})

test.each([
  ['VITE_SITE_NAME', '', 'text'],
  ['VITE_SITE_URL', 'sidenote.example', 'origin'],
  ['VITE_SITE_URL', 'https://sidenote.example/path', 'origin'],
  ['VITE_SITE_URL', 'javascript:alert(1)', 'origin'],
  ['VITE_CONTACT_EMAIL', 'hello', 'email address'],
  ['VITE_SITE_URL', 'https://sidenote.example:443', 'such as https://sidenote.example'],
  ['VITE_SITE_URL', 'https://tüt.example', 'such as https://xn--tt-xka.example'],
  ['VITE_CONTACT_EMAIL', 'a%b@sidenote.example', 'email address'],
  ['VITE_CONTACT_EMAIL', 'a#b@sidenote.example', 'email address'],
  ['VITE_CONTACT_PHONE', 'call us', 'phone number'],
  ['VITE_CONTACT_PHONE', '(  )  ....', 'at least 7 digits'],
  ['VITE_CONTACT_PHONE', '+1 (519) 5', 'at least 7 digits'],
  ['VITE_CONTACT_TOWN', '   ', 'text'],
  ['VITE_API_HOST', 'mail.example', 'empty, or an http(s) origin'],
  ['VITE_ADMIN_PASSWORD', '', 'text'],
  ['VITE_REPORT_URL', 'errors.example/reports', 'empty, or an http(s) address'],
  ['VITE_REPORT_URL', 'data:text/plain,x', 'empty, or an http(s) address'],
  ['VITE_HSTS_PRELOAD', 'yes', 'on or off'],
  ['VITE_FEATURES', 'BLOGG', 'known: all, HOME, ABOUT'],
])('a bad %s (%j) is refused by name, value and expectation', (name, value, expectation) => {
  const read = () => parseSiteConfig({ [name]: value })
  expect(read).toThrow(name)
  expect(read).toThrow(JSON.stringify(value))
  expect(read).toThrow(expectation)
})

test('all bad values are named at once', () => {
  expect(() => parseSiteConfig({ VITE_SITE_URL: 'x', VITE_CONTACT_EMAIL: 'y' })).toThrow(
    /VITE_SITE_URL[\s\S]*VITE_CONTACT_EMAIL/,
  )
})

test('a misspelt name is refused, with the list of the valid ones; Vite’s own names are not', () => {
  const read = () => parseSiteConfig({ VITE_FEATUERS: 'all', VITE_USER_NODE_ENV: 'production', PATH: '/bin' })
  expect(read).toThrow(
    /VITE_FEATUERS is not known; there are VITE_SITE_NAME, .*VITE_FEATURES, VITE_HSTS_PRELOAD$/,
  )
  expect(parseSiteConfig({ VITE_USER_NODE_ENV: 'production', PATH: '/bin' }).name).toBe('Sidenote')
})

test('an error is printed without the lines of code it came from', () => {
  let refusal: unknown
  try {
    parseSiteConfig({ VITE_SITE_URL: 'x' })
  } catch (error) {
    refusal = error
  }
  expect(refusal).toBeInstanceOf(Error)
  expect((refusal as Error).stack).toBe((refusal as Error).message)
})

test('the HSTS preload list is asked for only where that is configured', () => {
  expect(parseSiteConfig({ VITE_HSTS_PRELOAD: 'on' }).hstsPreload).toBe(true)
  expect(parseSiteConfig({ VITE_HSTS_PRELOAD: 'off' }).hstsPreload).toBe(false)
})

test('ten features of the specification are live and eighteen are not, until they are overridden', () => {
  const live = 'HOME ABOUT PRICING CONTACT PRIVACY TERMS REGISTER LOGIN SECURITY GDPR'.split(' ')
  const others = (
    'DASHBOARD PLATFORM_STUDENTS PLATFORM_INSTRUCTORS PLATFORM_INSTITUTIONS PLATFORM API_DOCS API_SDKS ' +
    'API_EXAMPLES DEVELOPER_COMMUNITY BLOG CASE_STUDIES WEBINARS RESOURCES HELP CAREERS PRESS ' +
    'FORGOT_PASSWORD COLOR_SCHEMES'
  ).split(' ')
  const { features } = parseSiteConfig({})
  expect(features).toMatchObject(
    Object.fromEntries([...live, ...others].map((name) => [name, live.includes(name)])),
  )
})

test('feature overrides combine from left to right', () => {
  const { features } = parseSiteConfig({ VITE_FEATURES: 'all, -BLOG' })
  expect(features.DASHBOARD).toBe(true)
  expect(features.BLOG).toBe(false)
  expect(parseSiteConfig({ VITE_FEATURES: '-BLOG,all' }).features.BLOG).toBe(true)
  expect(parseSiteConfig({ VITE_FEATURES: '-LOGIN' }).features.LOGIN).toBe(false)
})

test.each(['constructor', '__proto__', 'toString', '-'])('%j is no feature', (name) => {
  expect(() => parseSiteConfig({ VITE_FEATURES: name })).toThrow('unknown feature')
})

/** What `vite build` makes of vite.config.ts with this variable in the environment. */
function builderFor(mode: string, name: string, value: string) {
  vi.stubEnv('SITE_ENV_FILES', 'none')
  // The configuration sets it, and it is the other tests' again afterward.
  vi.stubEnv('NODE_ENV', 'test')
  vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  return createBuilder({ mode, logLevel: 'silent' })
}

test('a malformed value stops the build', async () => {
  await expect(builderFor('production', 'VITE_SITE_URL', 'sidenote.example')).rejects.toThrow(
    'VITE_SITE_URL is "sidenote.example", but must be an http(s) origin',
  )
})

const noHost = "VITE_API_HOST is empty: the forms will post to the site's own origin."

test.each([
  ['production', 'VITE_API_HOST', '', [noHost]],
  ['production', 'VITE_API_HOST', 'https://mail.example', []],
  [
    'production',
    'VITE_API_HOST',
    'http://mail.example',
    ['VITE_API_HOST is http: no form of a site with https can post to it.'],
  ],
  ['production', 'VITE_REPORT_URL', 'https://errors.example/reports', [noHost]],
  [
    'production',
    'VITE_REPORT_URL',
    'http://errors.example/reports',
    [noHost, 'VITE_REPORT_URL is http: no error of a site with https can be sent to it.'],
  ],
  ['development', 'VITE_API_HOST', '', []],
])(
  'a %s build with %s=%j says once where forms post to and what cannot be sent',
  async (mode, name, value, said) => {
    const builder = await builderFor(mode, name, value)
    vi.spyOn(builder, 'build').mockRejectedValue(new Error('stopped'))
    const says = vi.spyOn(console, 'log').mockImplementation(() => {})
    await expect(builder.buildApp()).rejects.toThrow('stopped')
    expect(says.mock.calls).toEqual(said.map((line) => [line]))
  },
)

test.each([
  ['production', 'development', true],
  ['staging', 'test', true],
  ['development', 'production', false],
])(
  'a %s build with NODE_ENV=%s in the environment has what its mode asks for',
  async (mode, set, isProduction) => {
    const { config } = await builderFor(mode, 'NODE_ENV', set)
    expect(config.isProduction).toBe(isProduction)
  },
)
