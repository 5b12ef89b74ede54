import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { serveDist } from '../../scripts/server.mjs'
import { rawRequest } from './raw-request'

const script = '/assets/app-1a2b3c.js'
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'pricing.html': '<h1>Pricing</h1>',
  'api.html': '<h1>API</h1>',
  'api/docs.html': '<h1>API docs</h1>',
  'guide/index.html': '<h1>Guide</h1>',
  'robots.txt': 'User-agent: *',
  [`.${script}`]: 'plain',
  [`.${script}.br`]: brotliCompressSync('in Brotli'),
  [`.${script}.gz`]: gzipSync('in gzip'),
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:hello@sidenote.example',
  '../secret.txt': 'outside the folder',
  _headers:
    '/*\n  Cache-Control: public, max-age=0, must-revalidate\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n' +
    ['/', '/pricing', '/404'].map((page) => `${page}\n  Content-Security-Policy: of ${page}\n`).join(''),
}

let folder = ''
let site: Awaited<ReturnType<typeof serveDist>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'))
  const dir = join(folder, 'dist')
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), content)
  }
  site = await serveDist({
    dir,
    port: 0,
    api: (request, response, next) => (request.url === '/api/ping' ? void response.end('pong') : next()),
  })
})

afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await rawRequest(site.url, path, { headers })
  return { ...answer, text: answer.body.toString() }
}

test.each([
  ['/', 'Home'],
  ['/?plan=student', 'Home'],
  ['/pricing?type=sales', 'Pricing'],
  ['/api/docs', 'API docs'],
  ['/guide', 'Guide'],
])('%s is answered with its own page and no redirect', async (path, heading) => {
  const { status, text, headers } = await ask(path)
  expect([status, text]).toEqual([200, `<h1>${heading}</h1>`])
  expect(headers['content-type']).toBe('text/html;charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test.each(['/nothing', '/pricing/more', `/${'x'.repeat(5000)}`, '/%E0%A4%A', '/pricing%00.html'])(
  'a person who opens %s sees the 404 page',
  async (path) => {
    const answer = await ask(path, { accept: 'text/html,*/*;q=0.8' })
    expect([answer.status, answer.text]).toEqual([404, '<h1>Not here</h1>'])
  },
)

test.each(['/missing.png', '/assets/old-9f8e7d.js', '/assets/old', '/.vite/manifest.json', '/_headers.txt'])(
  'a missing asset is a plain 404: %s',
  async (path) => {
    const { status, text, headers } = await ask(path)
    expect([status, text]).toEqual([404, 'Not found\n'])
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/plain; charset=utf-8',
      'no-store',
    ])
  },
)

test('hidden files and those for hosts are not served, .well-known is', async () => {
  for (const path of [
    '/.vite/manifest.json',
    '/_headers',
    '/_headers/',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
  ])
    expect((await ask(path)).status, path).toBe(404)
  expect((await ask('/.well-known/security.txt')).status).toBe(200)
})

// Under another one, its inline style and script would be refused.
test.each([
  ['/', 200, 'Home', 'of /'],
  ['/pricing/', 200, 'Pricing', 'of /pricing'],
  ['/%70ricing', 200, 'Pricing', 'of /pricing'],
  ['/coming-soon/Caf%C3%A9', 404, 'Not here', 'of /404'],
  ['/index', 404, 'Not here', 'of /404'],
  ['/index/', 404, 'Not here', 'of /404'],
  ['/%69ndex', 404, 'Not here', 'of /404'],
  ['//pricing', 404, 'Not here', 'of /404'],
  ['//', 404, 'Not here', 'of /404'],
  ['/pricing//', 404, 'Not here', 'of /404'],
  ['/pricing.html/', 404, 'Not here', 'of /404'],
  ['/pricing%2Ehtml', 404, 'Not here', 'of /404'],
] as const)(
  'whatever form an address has, %s, a page comes under its own policy',
  async (path, ...wanted) => {
    const { status, text, headers } = await ask(path, { accept: 'text/html' })
    expect([status, text.replace(/<.*?>/g, ''), headers['content-security-policy']]).toEqual(wanted)
  },
)

test('no page is kept as an asset', async () => {
  for (const path of ['/assets/../pricing', '/assets/%2e%2e/pricing', '/assets/%2E./pricing'])
    expect(await ask(path), path).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
})

test('each encoding that the build wrote is sent to clients that accept it', async () => {
  const plain = await ask(script)
  const gzip = await ask(script, { 'accept-encoding': 'gzip' })
  const brotli = await ask(script, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect([plain.text, plain.headers['content-encoding']]).toEqual(['plain', undefined])
  expect([gunzipSync(gzip.body).toString(), gzip.headers['content-encoding']]).toEqual(['in gzip', 'gzip'])
  expect([brotliDecompressSync(brotli.body).toString(), brotli.headers['content-encoding']]).toEqual([
    'in Brotli',
    'br',
  ])
  expect(brotli.headers.vary).toContain('Accept-Encoding')
  expect(brotli.headers['content-type']).toBe('text/javascript')
  expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a folder that is being built again answers 404, and the server lives on', async () => {
  const empty = await mkdtemp(join(folder, 'empty-'))
  const building = await serveDist({ dir: empty, port: 0 })
  onTestFinished(() => building.close())
  for (const _ of [1, 2]) {
    const { status, body } = await rawRequest(building.url, '/', { headers: { accept: 'text/html' } })
    expect([status, body.toString()]).toEqual([404, 'Not found\n'])
  }
})

// Windows keeps hundreds of ports for its virtual machines, and says EACCES where nobody listens.
test('a long row of ports that the system keeps to itself is passed over without a warning', async () => {
  const kept = 40
  const listen = vi.spyOn(Server.prototype, 'listen')
  const refused: unknown[] = []
  listen.mockImplementation(function (this: Server, port: unknown) {
    if (refused.length < kept) {
      refused.push(port)
      queueMicrotask(() => this.emit('error', Object.assign(new Error('denied'), { code: 'EACCES' })))
      return this
    }
    listen.mockRestore()
    return this.listen(0, '127.0.0.1')
  })
  const warned = vi.fn()
  process.on('warning', warned)
  onTestFinished(() => void process.off('warning', warned))
  const built = await serveDist({ dir: folder, port: 4173 })
  onTestFinished(() => built.close())
  expect(refused).toEqual(Array.from({ length: kept }, (_, at) => 4173 + at))
  expect((await rawRequest(built.url, '/')).status).toBe(404)
  expect(warned).not.toHaveBeenCalled()
})
