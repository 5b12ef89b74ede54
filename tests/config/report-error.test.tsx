import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const send = vi.fn<typeof fetch>()
let leave: AbortController

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  send.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', send)
  leave = new AbortController()
  const add = addEventListener
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) =>
    add(type, listener, { signal: leave.signal }),
  )
})
afterEach(() => leave.abort())

async function reporting(reportUrl: string) {
  vi.resetModules()
  vi.doMock('@/config/site', () => ({ site: { reportUrl } }))
  return import('@/config/report-error')
}

const sent = () => send.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))])

test('without an address an error is in the console and nowhere else', async () => {
  const { reportError } = await reporting('')
  const error = new Error('broken')
  reportError(error, 'page')
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error)
  expect(send).not.toHaveBeenCalled()
})

test('with an address it is also sent there, without what its message quotes of a visitor', async () => {
  const { reportError } = await reporting('https://errors.example/reports')
  let error = new Error()
  try {
    JSON.parse('"Amara Okafor" amara@waterloo.example')
  } catch (thrown) {
    if (thrown instanceof Error) error = thrown
  }
  error.stack = `${error}\n    at read (https://site.example/assets/list-1a2b3c4.js:1:204)\n    at <anonymous>`
  reportError(error, 'promise')
  expect(sent()).toEqual([
    [
      'https://errors.example/reports',
      { place: 'promise', name: 'SyntaxError', frames: ['/assets/list-1a2b3c4.js:1:204'] },
    ],
  ])
  expect(JSON.stringify(sent())).not.toMatch(/amara/i)
})

test('a report carries no address of a page and no cookie, and a receiver that is away breaks nothing', async () => {
  const { reportError } = await reporting('https://errors.example/reports')
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  reportError('broken', 'script')
  await new Promise((done) => setTimeout(done))
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    // It survives the end of the page, and needs no preflight.
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  expect(console.error).toHaveBeenCalledExactlyOnceWith('broken')
})

test("React's own errors keep their number", async () => {
  const { reportError } = await reporting('https://errors.example/reports')
  const error = new Error(
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Amara for the full message',
  )
  error.stack = ''
  reportError(error, 'hydration')
  expect(sent()[0]?.[1]).toEqual({ place: 'hydration', name: 'Error', react: '418', frames: [] })
})

test('an error in a loop sends ten reports', async () => {
  const { reportError } = await reporting('https://errors.example/reports')
  for (let i = 0; i < 50; i += 1) reportError('again', 'script')
  expect(sent()).toHaveLength(10)
  expect(sent()[0]?.[1]).toMatchObject({ name: 'string' })
})

const fromAnExtension = new Error('Minified React error #418; visit https://react.dev/errors/418')

test.each([
  ['hydration', fromAnExtension],
  ['offline worker', new Error('no worker')],
] as const)('what a visitor does not notice (%s) is a warning', async (place, error) => {
  const { reportError } = await reporting('')
  reportError(error, place)
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(error)
  expect(console.error).not.toHaveBeenCalled()
})

test('in development, where React says what differs, a difference is an error', async () => {
  const { reportError } = await reporting('')
  reportError(new Error("Hydration failed because the server rendered text didn't match"), 'hydration')
  expect(console.error).toHaveBeenCalledOnce()
})

test('what nothing has caught is reported once, and the browser does not log it again', async () => {
  const { reportUncaught } = await reporting('')
  reportUncaught()
  const error = new Error('in a handler')
  error.stack = `${error}\n    at press (https://site.example/assets/list-1a2b3c4.js:1:204)`
  const thrown = new ErrorEvent('error', { error, cancelable: true })
  window.dispatchEvent(thrown)
  const rejected = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: error })
  window.dispatchEvent(rejected)
  const observer = new ErrorEvent('error', { message: 'ResizeObserver loop', cancelable: true })
  window.dispatchEvent(observer)
  expect(console.error).toHaveBeenCalledTimes(2)
  expect([thrown, rejected, observer].map(({ defaultPrevented }) => defaultPrevented)).toEqual([
    true,
    true,
    false,
  ])
})

test('what other software in the page leaves uncaught is left to the browser', async () => {
  const { reportUncaught } = await reporting('https://errors.example/reports')
  reportUncaught()
  const theirs = new Error('in an extension')
  theirs.stack = `${theirs}\n    at fill (chrome-extension://abc/assets.js:1:204)`
  for (const reason of ['Object Not Found Matching Id:1', undefined, theirs]) {
    const rejected = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
    window.dispatchEvent(rejected)
    expect(rejected.defaultPrevented).toBe(false)
  }
  expect(console.error).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})
