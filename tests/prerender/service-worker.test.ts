import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Handler = (event: Readonly<Record<string, unknown>>) => void

/** The browser's caches, as far as the worker uses them. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  /** The profile is damaged. */
  isBroken = false
  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, entries)
    const pathOf = (key: string | { readonly url: string }) =>
      new URL(typeof key === 'string' ? key : key.url, origin).pathname
    return {
      put: async (key: string, response: Response) => {
        if (response.headers.get('Vary') === '*') throw new TypeError('Vary header contains *')
        entries.set(pathOf(key), response)
      },
      keys: async () => [...entries.keys()].map((path) => ({ url: `${origin}${path}` })),
      delete: async (key: { readonly url: string }) => entries.delete(pathOf(key)),
      matchAll: async () => [...entries.values()].map((response) => response.clone()),
    }
  }
  async match(path: string, { cacheName }: { readonly cacheName: string }) {
    if (this.isBroken) throw new DOMException('Internal error', 'UnknownError')
    return this.all.get(cacheName)?.get(path)?.clone()
  }
}

const origin = 'https://sidenote.example'

/** Starts the worker of a build with these files; `get` asks it for an address. */
async function startWorker(core: readonly string[], answers: (path: string) => Response) {
  const source = await readFile('prerender/extras/service-worker.js', 'utf8')
  const beside = { '/assets/admin.js': ['/assets/import.js'] }
  const facts = JSON.stringify({ app: '/assets/index-1.js', shell: '/shell', core, beside })
  const handlers = new Map<string, Handler>()
  const caches = new Caches()
  const worker = { addEventListener: (name: string, handler: Handler) => handlers.set(name, handler) }
  const names = ['self', 'caches', 'fetch', 'location']
  const fetchIt = async (asked: string | Request) =>
    answers(new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname)
  new Function(...names, source.replace('__WORKER__', facts))(worker, caches, fetchIt, { origin })
  return {
    breakCaches: () => {
      caches.isBroken = true
    },
    async install() {
      const waits: Promise<unknown>[] = []
      handlers.get('install')?.({ waitUntil: (work: Promise<unknown>) => waits.push(work) })
      await Promise.all(waits)
    },
    kept: (name: string) => [...(caches.all.get(name)?.keys() ?? [])],
    async get(path: string, mode = 'no-cors', headers = {}) {
      const waits: Promise<unknown>[] = []
      const answers: Promise<Response>[] = []
      handlers.get('fetch')?.({
        request: { url: `${origin}${path}`, method: 'GET', mode, headers: new Headers(headers) },
        respondWith: (response: Promise<Response>) => answers.push(response),
        waitUntil: (work: Promise<unknown>) => waits.push(work),
      })
      const answer = await answers[0]
      // What is waited for may begin to wait for more.
      for (const work of waits) await work
      return answer
    },
  }
}

const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html' } })

test('of too many files those go first that neither the app nor a kept page needs', async () => {
  const page = '<html data-app="/assets/page-old.js /assets/index-1.js"><body>'
  const worker = await startWorker(['/assets/framework.js'], (path) =>
    path.startsWith('/assets/') ? new Response('file') : html(page),
  )
  await worker.get('/pricing', 'navigate')
  for (const file of ['framework.js', 'gone.js', 'page-old.js']) await worker.get(`/assets/${file}`)
  for (let number = 1; number <= 248; number += 1) await worker.get(`/assets/${number}.js`)
  expect(worker.kept('assets')).toHaveLength(250)
  expect(worker.kept('assets')).toContain('/assets/framework.js')
  expect(worker.kept('assets')).toContain('/assets/page-old.js')
  expect(worker.kept('assets')).not.toContain('/assets/gone.js')
})

test('a page of another app on the same origin is not kept', async () => {
  const worker = await startWorker([], (path) =>
    html(path === '/pricing' ? '<html data-app="/assets/index-1.js">' : '<html><p>Your payslip'),
  )
  await worker.get('/payroll', 'navigate')
  await worker.get('/pricing', 'navigate')
  expect(worker.kept('pages')).toEqual(['/pricing'])
})

test('without a connection an address of the app starts it, and a file is missing', async () => {
  let isOnline = true
  const worker = await startWorker([], () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return html('<html data-app="/assets/page-1.js /assets/index-1.js">')
  })
  await worker.install()
  isOnline = false
  const typeOf = async (path: string) => (await worker.get(path, 'navigate'))?.type
  expect(await typeOf('/pricing')).toBe('default')
  expect(await typeOf('/licenses.txt')).toBe('error')
  expect(await typeOf('/pricing.html')).toBe('default')
})

test.each([
  ['a password', () => new Response('Unauthorized', { status: 401 })],
  ['a sign-in page', () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })],
])('where the host has %s before /admin, visited pages are there offline all the same', async (_, shell) => {
  let isOnline = true
  const worker = await startWorker([], (path) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return path === '/shell' ? shell() : html('<html data-app="/assets/page-1.js /assets/index-1.js">')
  })
  await worker.install()
  await worker.get('/pricing', 'navigate')
  isOnline = false
  expect((await worker.get('/pricing', 'navigate'))?.type).toBe('default')
  expect((await worker.get('/about', 'navigate'))?.type).toBe('error')
})

test.each([
  ['an error', () => new Response('', { status: 502 })],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('an install that gets %s for the empty document is left to the next visit', async (_, shell) => {
  const page = () => html('<html data-app="/assets/page-1.js /assets/index-1.js">')
  const worker = await startWorker([], (path) => (path === '/shell' ? shell() : page()))
  await expect(worker.install()).rejects.toThrow()
})

test('an install while another build is going live is left to the next visit', async () => {
  const worker = await startWorker([], () => html('<html data-app="/assets/page-2.js /assets/index-2.js">'))
  await expect(worker.install()).rejects.toThrow('the site is of another build')
})

test('a file with a query is another one each time, as a site after this one may name it', async () => {
  const worker = await startWorker([], () => new Response('file'))
  await worker.get('/assets/theme.css')
  expect(worker.kept('assets')).toEqual(['/assets/theme.css'])
  expect(await worker.get('/assets/theme.css?v=2')).toBeUndefined()
})

test('a page that a host sends instead of a missing file, and an error, are not kept', async () => {
  const worker = await startWorker([], (path) =>
    path.startsWith('/assets/')
      ? html('<html data-app="/assets/index-1.js">')
      : new Response('<html data-app="/assets/index-1.js">', {
          status: 500,
          headers: { 'Content-Type': 'text/html' },
        }),
  )
  await worker.get('/assets/gone.js')
  await worker.get('/pricing', 'navigate')
  expect([...worker.kept('assets'), ...worker.kept('pages')]).toEqual([])
})

test('a proxy that sends `Vary: *` loses nobody the app without a connection', async () => {
  let isOnline = true
  const worker = await startWorker(['/assets/index-1.js'], (path) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    const type = path.startsWith('/assets/') ? 'text/javascript' : 'text/html'
    return new Response('<html data-app="/assets/index-1.js">', {
      headers: { Vary: '*', 'Content-Type': type },
    })
  })
  await worker.install()
  await worker.get('/about', 'navigate')
  isOnline = false
  expect((await worker.get('/pricing', 'navigate'))?.type).toBe('default')
  expect((await worker.get('/assets/index-1.js'))?.headers.get('Content-Type')).toBe('text/javascript')
  expect(worker.kept('pages')).toEqual(['/about'])
})

test('a cache that cannot be read is an empty one', async () => {
  let isOnline = true
  const worker = await startWorker(['/assets/framework.js'], (path) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return path.startsWith('/assets/') ? new Response('file') : html('<html data-app="/assets/index-1.js">')
  })
  await worker.install()
  worker.breakCaches()
  expect((await worker.get('/assets/framework.js'))?.status).toBe(200)
  expect((await worker.get('/pricing', 'navigate'))?.status).toBe(200)
  isOnline = false
  expect((await worker.get('/pricing', 'navigate'))?.type).toBe('error')
})

test('what a page loads later is kept with the code of the page', async () => {
  const worker = await startWorker([], () => new Response('file'))
  await worker.get('/assets/other.js')
  expect(worker.kept('assets')).toEqual(['/assets/other.js'])
  await worker.get('/assets/admin.js')
  expect(worker.kept('assets').sort()).toEqual(['/assets/admin.js', '/assets/import.js', '/assets/other.js'])
})

test('a part of a film is left to the browser, which plays no whole file in its place', async () => {
  const worker = await startWorker([], () => new Response('film'))
  expect(await worker.get('/assets/tour.mp4', 'no-cors', { Range: 'bytes=0-1' })).toBeUndefined()
  expect(worker.kept('assets')).toEqual([])
})
