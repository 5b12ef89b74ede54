import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caddySite, nginxSite } from '../../../e2e/support/hosts'
import { hostRules } from '../../../prerender/hosts/rules'
import { commonHeaders } from '../../../prerender/hosts/security-headers'
import { writeHosts } from '../../../prerender/hosts/write-hosts'

const script = `console.log(${JSON.stringify('tutor '.repeat(300))})`
const files: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'pricing.html': '<h1>Pricing</h1>',
  'blog.html': '',
  'admin/requests.html': '',
  '404.html': '<h1>Not here</h1>',
  'favicon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'sw.js': '',
  'assets/app-1a2b3c.js': script,
  'assets/font-1a2b3c.woff2': 'font',
  'social/card.png': 'picture',
  '.well-known/atproto-did': 'did:plc:1a2b3c',
  '.well-known/apple-app-site-association': '{}',
  CNAME: 'site.example',
}
const page = (address: string, file: string, more: object = {}) => ({
  address,
  file,
  policy: `policy of ${address}`,
  ...more,
})
const pages = [
  page('/', 'index.html'),
  page('/pricing', 'pricing.html'),
  page('/blog', 'blog.html', { redirect: '/coming-soon/blog' }),
  page('/admin/requests', 'admin/requests.html'),
  page('/404', '404.html'),
]

let folder = ''
let dist = ''
const read = (file: string) => readFile(path.join(folder, file), 'utf8')

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosts-'))
  dist = path.join(folder, 'dist')
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true })
    await writeFile(path.join(dist, name), content)
  }
  await writeHosts({ url: 'https://site.example', hstsPreload: false }, dist, pages)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('docs/hosting.md names each folder and file that is written for a host', async () => {
  const docs = await readFile('docs/hosting.md', 'utf8')
  const written = await readdir(`${dist}-hosts`)
  expect(
    written.filter((name) => !docs.includes(`\`${name}`) && !docs.includes(`dist-hosts/${name}`)),
  ).toEqual([])
})

test('no header is in two blocks of _headers that match one address, since hosts join them', async () => {
  const blocks = (await read('dist/_headers')).split(/\n(?=\S)/)
  const common = blocks.find((block) => block.startsWith('/*\n')) ?? ''
  const names = (block: string) => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name)
  expect(names(common)).toEqual(Object.keys(commonHeaders(false)))
  for (const block of blocks.filter((block) => block !== common)) {
    expect(names(block).filter((name) => names(common).includes(name))).toEqual([])
  }
  expect(new Set(blocks.map((block) => block.split('\n')[0])).size).toBe(blocks.length)
})

test('gated pages redirect; Netlify needs the force mark and Cloudflare refuses it', async () => {
  expect(await read('dist/_redirects')).toBe('/blog /coming-soon/blog 302\n')
  expect(await read('dist-hosts/netlify/_redirects')).toBe('/blog /coming-soon/blog 302!\n/index / 301!\n')
  // For a while only: a browser would keep a permanent one after the page has gone live.
  expect(JSON.parse(await read('dist-hosts/firebase.json')).hosting.redirects).toEqual([
    { source: '/blog', destination: '/coming-soon/blog', type: 302 },
    { source: '/index', destination: '/', type: 301 },
    { source: '/index.html', destination: '/', type: 301 },
  ])
})

test('the Vercel configuration orders its routes: headers, redirects, pages, files, 404 document', async () => {
  type Route = { src?: string; dest?: string; status?: number; handle?: string; continue?: boolean }
  type Config = { version: number; routes: readonly (Route & { headers?: Record<string, string> })[] }
  const { version, routes }: Config = JSON.parse(await read('dist-hosts/vercel/config.json'))
  expect(version).toBe(3)
  const at = (handle: string) => routes.findIndex((route) => route.handle === handle)
  expect(routes.flatMap(({ handle }) => handle ?? [])).toEqual(['filesystem', 'hit', 'error'])

  // Before a file is looked for: what is common, what is hidden, redirects, then pages.
  const [common, hidden, ...addresses] = routes.slice(0, at('filesystem'))
  expect(common).toEqual({ src: '^/.*$', headers: commonHeaders(false), continue: true })
  expect(hidden).toMatchObject({ status: 404, dest: '/404.html' })
  const isHidden = (path: string) => new RegExp(hidden?.src ?? '').test(path)
  expect(['/_headers', '/pricing.html', '/assets/app-1a2b3c.js.br', '/.env'].filter(isHidden)).toHaveLength(4)
  expect(['/', '/pricing', '/.well-known/security.txt', '/assets/app-1a2b3c.js'].filter(isHidden)).toEqual([])
  const live = (address: string, dest: string) => ({
    dest,
    headers: {
      'Content-Security-Policy': `policy of ${address}`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  })
  expect(addresses).toEqual([
    { src: '^/blog/?$', status: 302, headers: { Location: '/coming-soon/blog' } },
    { src: '^/$', ...live('/', '/index.html') },
    { src: '^/pricing/?$', ...live('/pricing', '/pricing.html') },
    { src: '^/admin/requests/?$', ...live('/admin/requests', '/admin/requests.html') },
  ])

  // Caches hold for files that are there only, and everything else is the 404 document.
  const hits = routes.slice(at('hit') + 1, at('error'))
  const cacheOf = (path: string) =>
    hits.filter(({ src = '' }) => new RegExp(src).test(path)).map(({ headers }) => headers?.['Cache-Control'])
  expect(cacheOf('/assets/app-1a2b3c.js')).toEqual(['public, max-age=31536000, immutable'])
  expect(cacheOf('/social/card.png')).toEqual(['public, max-age=86400'])
  expect(cacheOf('/favicon.svg')).toEqual(['public, max-age=86400'])
  for (const file of ['/robots.txt', '/sw.js'])
    expect(cacheOf(file)).toEqual(['public, max-age=0, must-revalidate'])
  expect(cacheOf('/faviconxsvg')).toEqual([])
  expect(routes.slice(at('error') + 1)).toEqual([{ src: '^/.*$', status: 404, ...live('/404', '/404.html') }])
})

test('the files that an owner installs once do not change with a build, and include those that do', async () => {
  const owned = ['dist-hosts/nginx/server.conf', 'dist-hosts/caddy/Caddyfile']
  const first = await Promise.all(owned.map(read))
  expect(first[0]).toContain('include /etc/nginx/site.example/maps.conf;')
  expect(first[0]).toContain('include /etc/nginx/site.example/locations.conf;')
  expect(first[1]).toContain('import site.example.caddy')
  const maps = await read('dist-hosts/nginx/maps.conf')
  const next = path.join(folder, 'next')
  await mkdir(next)
  await writeHosts(
    { url: 'https://site.example', hstsPreload: false },
    next,
    pages.map((one) => ({ ...one, policy: `next ${one.policy}` })),
  )
  expect(await Promise.all(owned.map((file) => read(file.replace('dist-', 'next-'))))).toEqual(first)
  expect(await read('next-hosts/nginx/maps.conf')).not.toBe(maps)
})

test('two sites on one nginx have no variable in common, whatever their names are', async () => {
  const hosts = ['a-b.example', 'a.b.example', `${'staging.'.repeat(12)}example`]
  const variables = hosts.map(async (host, index) => {
    const at = path.join(folder, `site-${index}`)
    await mkdir(at)
    await writeHosts({ url: `https://${host}`, hstsPreload: false }, at, pages)
    const maps = await read(`site-${index}-hosts/nginx/maps.conf`)
    const locations = await read(`site-${index}-hosts/nginx/locations.conf`)
    const names = [...maps.matchAll(/^map \S+ \$(\w+)/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(4)
    for (const [, used] of locations.matchAll(/\$(site_\w+?)(?=\$|\W)/g)) expect(names).toContain(used)
    // nginx does not start with long keys that are no patterns, unless its owner says so.
    expect(maps).not.toMatch(/^ {4}"[^~]/m)
    // Nor with longer names.
    for (const name of names) expect(name.length).toBeLessThan(46)
    return names
  })
  const all = (await Promise.all(variables)).flat()
  expect(new Set(all).size).toBe(all.length)
})

test('a file whose type no host would be told stops the build; CNAME is the host’s own', () => {
  const rulesFor = (file: string) => hostRules('site.example', {}, pages, [file])
  expect(rulesFor('press/brochure.pdf').types).toEqual({ pdf: 'application/pdf' })
  expect(rulesFor('team.JPG').types).toEqual({ JPG: 'image/jpeg' })
  expect([rulesFor('CNAME').types, rulesFor('CNAME').untyped]).toEqual([{}, {}])
  expect(() => rulesFor('press/model.glb')).toThrow(
    'press/model.glb: name the media type of .glb in prerender/hosts/rules.ts',
  )
})

test('nginx and Caddy serve a file whose name has no ending, as text or, Apple’s, as JSON', async () => {
  const nginx = await read('dist-hosts/nginx/locations.conf')
  const caddy = await read('dist-hosts/caddy/site.example.caddy')
  for (const [file, type] of [
    ['/.well-known/atproto-did', 'text/plain; charset=utf-8'],
    ['/.well-known/apple-app-site-association', 'application/json; charset=utf-8'],
  ]) {
    expect(nginx).toContain(`location = ${file} {\n    default_type "${type}";`)
    expect(caddy).toContain(`\theader ${file} Content-Type "${type}"`)
    expect(caddy.match(/^@missing path .+|^\tpath .+/gm)).toEqual([
      expect.stringContaining(` ${file}`),
      expect.stringContaining(` ${file}`),
    ])
  }
  expect(nginx + caddy).not.toMatch(/CNAME (\{|Content-Type)/)
})

test('a file in a folder where a page is too has a rule of its own, which the pages are not under', () => {
  const documents = [...pages, page('/api/docs', 'api/docs.html'), page('/press', 'press.html')]
  const own = ['api/openapi.json', 'press/brochure.pdf', 'pressroom/map.png', 'social/card.png']
  const { caches } = hostRules('site.example', {}, documents, own)
  expect(Object.keys(caches)).toEqual(['/api/openapi.json', '/press/brochure.pdf', '/pressroom/', '/social/'])
})

test.each(["press/maya's kit.pdf", 'press/kit 1.pdf', 'press/überblick.pdf', 'c++.pdf'])(
  'a file whose name would break a host’s rules stops the build: %s',
  (file) => {
    expect(() => hostRules('site.example', {}, pages, [file])).toThrow(
      `${file}: name it with letters from a to z, digits, - and _ only`,
    )
  },
)

test('the tests of nginx and Caddy find a build in a folder with a space in its name', async () => {
  const at = '/home/maya/my site/dist'
  const nginx = nginxSite(await read('dist-hosts/nginx/server.conf'), at, 8080)
  expect(nginx).toContain(`root "${at}";`)
  expect(nginx).toContain(`include "${at}-hosts/nginx/maps.conf";`)
  expect(nginx).toContain(`include "${at}-hosts/nginx/locations.conf";`)
  const caddy = caddySite(await read('dist-hosts/caddy/Caddyfile'), at, 8080)
  expect(caddy).toContain(`root * "${at}"`)
  expect(caddy).toContain(`import "${at}-hosts/caddy/site.example.caddy"`)
})

// `nginx -t` would refuse the line, and new pages would stay under the policies of the old ones.
test('the recipe for HTTP/2 is one that an nginx before 1.25.1 takes, too', async () => {
  const docs = (await readFile('docs/hosting.md', 'utf8')).replace(/\s+/g, ' ')
  expect(docs).toContain('put `http2 on;` beside them, or before nginx 1.25.1')
  expect(docs).toContain('`http2` at the end of its `listen … ssl` lines')
})

test.each([
  ['Netlify’s tool builds once more, over the rule files just copied', 'deploy --no-build --prod --dir dist'],
  ['Pages leaves out .well-known unless it is told', '{ path: dist, include-hidden-files: true }'],
  ['Cloudflare, which builds, would set up a Worker of its own', 'the deploy command is the line above'],
  ['Vercel, which builds, would not know the pages', 'the first three of these lines behind it'],
  ['Caddy, another user, may not read what scp copies', 'rsync -a dist-hosts/caddy/side'],
  ['nginx and Caddy send the worker’s .br, which comes last, too', "rsync -a --exclude '/sw.js*' dist/"],
  ['aws s3 sync leaves out a page as long as the one there and older', 'find dist -exec touch {} + aws s3'],
])('a recipe heeds that %s', async (_, recipe) => {
  expect((await readFile('docs/hosting.md', 'utf8')).replace(/\s+/g, ' ')).toContain(recipe)
})

test('the function for CloudFront leads to each page and each file', async () => {
  const [source] = /function handler[\s\S]*?\n {4}\}/.exec(await readFile('docs/hosting.md', 'utf8')) ?? []
  const handler = new Function(`${source}; return handler`)()
  const found = (uri: string) => handler({ request: { uri } }).uri
  const addresses = ['/', '/pricing', '/pricing/', '/admin/requests']
  expect(addresses.map(found)).toEqual(['/', '/pricing.html', '/pricing.html', '/admin/requests.html'])
  const kept = ['/assets/app-1a2b3c.js', '/.well-known/security.txt', '/.well-known/atproto-did']
  expect(kept.map(found)).toEqual(kept)
})
