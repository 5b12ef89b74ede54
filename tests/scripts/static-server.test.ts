// @vitest-environment node
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preferredEncoding } from '../../scripts/static-file.mjs'
import { serveDist } from '../../scripts/static-server.mjs'
import { rawRequest } from './raw-request'

const SCRIPT = `console.log(${JSON.stringify('a'.repeat(4000))})`
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'pricing.html': '<h1>Pricing</h1>',
  'api.html': '<h1>API</h1>',
  'api/docs.html': '<h1>API docs</h1>',
  'coming-soon/blog.html': '<h1>Blog</h1>',
  'guide/index.html': '<h1>Guide</h1>',
  'robots.txt': 'User-agent: *',
  'photo.png': Buffer.alloc(2000),
  'assets/app-1a2b3c.js': SCRIPT,
  'assets/style-1a2b3c.css': `p{color:red}${' '.repeat(1000)}`,
  'assets/style-1a2b3c.css.br': brotliCompressSync('from the sibling'),
  '.vite/manifest.json': '{}',
  _headers: '/*',
  '.well-known/security.txt': 'Contact: mailto:hello@sidenote.example',
  '../secret.txt': 'outside the folder',
}

let folder = ''
let site: Awaited<ReturnType<typeof serveDist>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'))
  const dist = join(folder, 'dist')
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), content)
  }
  await symlink(join(folder, 'secret.txt'), join(dist, 'linked.txt'))
  site = await serveDist({ dir: dist, port: 0 })
})

afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['/', 'Home'],
  ['/?plan=student', 'Home'],
  ['/pricing', 'Pricing'],
  ['/pricing?type=sales', 'Pricing'],
  ['/pricing/', 'Pricing'],
  ['/%70ricing', 'Pricing'],
  ['/api', 'API'],
  ['/api/docs', 'API docs'],
  ['/coming-soon/blog', 'Blog'],
  ['/guide', 'Guide'],
  ['/guide/', 'Guide'],
  ['http://sidenote.example/pricing', 'Pricing'],
])('%s is answered with its own page and no redirect', async (path, heading) => {
  const answer = await rawRequest(site.url, path)
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toBe(`<h1>${heading}</h1>`)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test.each([
  '/nothing',
  '/pricing/more',
  '/coming-soon',
  '/coming-soon/a%2Fb',
  '/coming-soon/C:',
  `/${'x'.repeat(5000)}`,
])('an unknown page is the 404 document with its status', async (path) => {
  const answer = await rawRequest(site.url, path)
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).toBe('<h1>Not here</h1>')
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
  '/missing.png',
  '/assets/old-9f8e7d.js',
  '/assets/old',
  '/coming-soon/blog.js',
  '/.vite/manifest.json',
])('a missing asset is a plain 404: %s', async (path) => {
  const answer = await rawRequest(site.url, path, { headers: { accept: '*/*' } })
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body.toString()).toBe('Not found\n')
})

test('a person who goes to an old address with an extension sees the 404 page, but never for an asset', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const page = await rawRequest(site.url, '/wp-login.php', { headers })
  expect([page.status, page.body.toString()]).toEqual([404, '<h1>Not here</h1>'])
  expect(page.headers.vary).toContain('Accept')
  const asset = await rawRequest(site.url, '/assets/old-9f8e7d.js', { headers })
  expect([asset.status, asset.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
})

test('assets are cached for good and other files for a day', async () => {
  const asset = await rawRequest(site.url, '/assets/app-1a2b3c.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const other = await rawRequest(site.url, '/robots.txt')
  expect(other.headers['cache-control']).toBe('public, max-age=86400')
  expect(other.headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('an unchanged file is confirmed with 304 and no body, a changed one is sent', async () => {
  const first = await rawRequest(site.url, '/pricing')
  const etag = String(first.headers.etag)
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await rawRequest(site.url, '/pricing', { headers: { 'if-none-match': tag } })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
  const changed = await rawRequest(site.url, '/pricing', { headers: { 'if-none-match': '"other"' } })
  expect(changed.status).toBe(200)
})

test('a file that is rebuilt is served anew', async () => {
  const file = join(folder, 'dist/fresh.html')
  await writeFile(file, 'old')
  const before = await rawRequest(site.url, '/fresh')
  await writeFile(file, 'new')
  await utimes(file, new Date(), new Date(Date.now() + 5000))
  const after = await rawRequest(site.url, '/fresh')
  expect([before.body.toString(), after.body.toString()]).toEqual(['old', 'new'])
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('text is compressed as the request prefers, with an entity tag for each encoding', async () => {
  const path = '/assets/app-1a2b3c.js'
  const plain = await rawRequest(site.url, path)
  const gzip = await rawRequest(site.url, path, { headers: { 'accept-encoding': 'gzip' } })
  const brotli = await rawRequest(site.url, path, {
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(SCRIPT)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT)
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT)
  expect(brotli.headers.vary).toContain('Accept-Encoding')
  expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('a compressed sibling that the build wrote is served as it stands', async () => {
  const answer = await rawRequest(site.url, '/assets/style-1a2b3c.css', {
    headers: { 'accept-encoding': 'br' },
  })
  expect(brotliDecompressSync(answer.body).toString()).toBe('from the sibling')
  expect(answer.headers['content-type']).toBe('text/css; charset=utf-8')
})

test('pictures and tiny files are not compressed', async () => {
  const headers = { 'accept-encoding': 'br, gzip' }
  for (const path of ['/photo.png', '/pricing']) {
    const answer = await rawRequest(site.url, path, { headers })
    expect(answer.headers['content-encoding']).toBeUndefined()
  }
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity, *;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
])('Accept-Encoding %j prefers %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})

test('HEAD is answered like GET without the body', async () => {
  const get = await rawRequest(site.url, '/pricing')
  const head = await rawRequest(site.url, '/pricing', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body.length).toBe(0)
  expect(head.headers['content-length']).toBe(String(get.body.length))
  expect(head.headers.etag).toBe(get.headers.etag)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
  const answer = await rawRequest(site.url, '/pricing', { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%E0%A4%A',
  '/%',
  '/pricing%00.html',
  'pricing',
  '*',
])('the target %s is a bad request', async (path) => {
  const answer = await rawRequest(site.url, path)
  expect(answer.status).toBe(400)
  expect(answer.body.toString()).not.toContain('outside')
})

test.each([
  ['/pricing.html', 404],
  ['/index.html', 404],
  ['/coming-soon/%E0%A4%A', 400],
])('a person who opens %s is shown the 404 page', async (path, status) => {
  const answer = await rawRequest(site.url, path, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).toBe('<h1>Not here</h1>')
})

test('neither a link out of the folder nor a doubly encoded path leaves it', async () => {
  for (const path of ['/linked.txt', '/%252e%252e/secret.txt', '//secret.txt']) {
    const answer = await rawRequest(site.url, path)
    expect(answer.status).toBe(404)
  }
})

test('.well-known is served, other hidden files and the host’s own are not', async () => {
  expect((await rawRequest(site.url, '/.well-known/security.txt')).status).toBe(200)
  expect((await rawRequest(site.url, '/.vite/manifest.json')).status).toBe(404)
  expect((await rawRequest(site.url, '/_headers')).status).toBe(404)
})

test('added headers stand on every answer and replace the server’s own', async () => {
  const guarded = await serveDist({
    dir: join(folder, 'dist'),
    port: 0,
    headers: (pathname) => ({
      'Content-Security-Policy': "default-src 'self'",
      'Cache-Control': 'no-cache',
      'X-Path': pathname,
    }),
  })
  try {
    for (const [path, status] of [
      ['/pricing', 200],
      ['/nothing', 404],
      ['/%', 400],
    ] as const) {
      const answer = await rawRequest(guarded.url, path)
      expect(answer.status).toBe(status)
      expect(answer.headers['content-security-policy']).toBe("default-src 'self'")
    }
    const page = await rawRequest(guarded.url, '/pricing')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['x-path']).toBe('/pricing')
  } finally {
    await guarded.close()
  }
})

test('the API sees each request first and passes on what is not its own', async () => {
  const withApi = await serveDist({
    dir: join(folder, 'dist'),
    port: 0,
    api: (request, response, next) => {
      if (request.url === '/api/ping') response.end('pong')
      else next()
    },
  })
  try {
    expect((await rawRequest(withApi.url, '/api/ping')).body.toString()).toBe('pong')
    expect((await rawRequest(withApi.url, '/api/docs')).body.toString()).toBe('<h1>API docs</h1>')
  } finally {
    await withApi.close()
  }
})
