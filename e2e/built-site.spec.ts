import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
// No page is opened here, so this is Playwright's own test, which watches no browser.
import { expect, test } from 'playwright/test'
import postcss from 'postcss'
import { commonHeaders } from '../prerender/hosts/security-headers'
import { readHeaders } from '../scripts/server.mjs'
import { dist, readRules } from './support/hosts'
import { rate } from './support/observatory'
import { defaults } from './support/site'

const read = (file: string) => readFileSync(join(dist, file), 'utf8')

async function readDocuments() {
  const { pages, redirects, notFound } = await readRules()
  return [...pages, ...redirects, { ...notFound, address: '/no-such-page' }]
}

test('every document has the common headers and a policy without unsafe sources', async () => {
  const documents = await readDocuments()
  expect(documents.length).toBeGreaterThan(55)
  for (const { address } of documents) {
    const headers = readHeaders(dist)(address)
    expect(headers).toMatchObject(commonHeaders(false))
    const policy = headers['Content-Security-Policy'] ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/unsafe|\*|https?:|(script|style)-src[^;]*data:/)
  }
})

test('the header and redirect files keep to the limits of Cloudflare Pages', () => {
  const lines = read('_headers').split('\n')
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100)
  expect(lines.filter((line) => line.length > 2000)).toEqual([])
  const redirects = read('_redirects').trim().split('\n')
  expect(redirects.filter((line) => !/^\/\S+ \/coming-soon\/\w+ 302$/.test(line))).toEqual([])
})

// A minifier once turned `border-image: none` into `border-image:`, which has no value.
test('every declaration of the stylesheets has a value', () => {
  const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(2)
  const empty = sheets.flatMap((file) => read(`assets/${file}`).match(/[{;](?!--)[\w-]+:[;}]/g) ?? [])
  expect(empty).toEqual([])
})

// On a touch screen the last thing that was pressed counts as pointed at until the next press: a
// button with the marker's line looks chosen.
test('no look of the pointer is left on what a finger has pressed', () => {
  const sheets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))
  const left = new Set<string>()
  for (const file of sheets)
    postcss.parse(read(`assets/${file}`)).walkRules(/:hover/, ({ selectors, parent }) => {
      const isForPointers =
        parent?.type === 'atrule' && 'params' in parent && parent.params === '(hover:hover)'
      if (!isForPointers) for (const one of selectors) if (one.includes(':hover')) left.add(one)
    })
  expect([...left].filter((one) => !followed.test(one))).toEqual([])
})

/** Links of the bar lead away, the row is the current one, and no toast has that button. */
const followed = /^\.(nav-a|rv-row)\b|sonner/

// A late stylesheet that registers properties or names an animation makes the browser restyle the
// page.
test('the shared stylesheet registers the properties and animations of all pages', () => {
  const sheets = readdirSync(join(dist, 'assets')).filter((file) => /^(?!toaster).*\.css$/.test(file))
  const registered = (css: string) => css.match(/(?<=@property )--tw-[\w-]+/g) ?? []
  const used = (css: string) => css.match(/--tw-[\w-]+/g) ?? []
  const [shared, ...pages] = sheets.map((file) => read(`assets/${file}`)).sort((a, b) => b.length - a.length)
  for (const css of pages) {
    const missing = used(css).filter(
      (name) => ![...registered(shared ?? ''), ...registered(css)].includes(name),
    )
    expect(missing).toEqual([])
  }
  expect(pages.filter((css) => registered(css).length > 0).length).toBeLessThanOrEqual(1)
  expect(pages.filter((css) => css.includes('@keyframes'))).toEqual([])
})

const metaOf = (html: string) => {
  const found = new Map<string, string[]>()
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"\s*\/?>/g,
  )) {
    found.set(name, [...(found.get(name) ?? []), content])
  }
  return found
}

const pngSize = (file: string, from = 0) => {
  const bytes = readFileSync(join(dist, file)).subarray(from)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('every listed page has a head for search engines and social networks, with a card of its own', async () => {
  const origin = defaults.url
  const seen = { title: new Set(), description: new Set(), card: new Set() }
  const { pages } = await readRules()
  const listed = pages.filter(({ file }) => read(file).includes('rel="canonical"'))
  expect(listed.length).toBeGreaterThan(8)
  for (const { address, file } of listed) {
    const html = read(file)
    const meta = metaOf(html)
    const titles = [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title]) => title)
    expect(titles, address).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${origin}${address}"`)
    expect(
      [...meta].filter(([name, all]) => all.length > 1 && name !== 'theme-color'),
      address,
    ).toEqual([])
    const one = (name: string) => meta.get(name)?.[0] ?? ''
    expect(one('description').length, address).toBeGreaterThan(49)
    expect(meta.has('robots'), address).toBe(false)
    expect(one('og:title')).toBe(titles[0])
    expect(one('og:description')).toBe(one('description'))
    expect(one('og:url')).toBe(`${origin}${address}`)
    expect(one('og:type')).toBe('website')
    expect(one('twitter:card')).toBe('summary_large_image')
    const card = one('og:image')
    expect(card.startsWith(`${origin}/assets/card`), address).toBe(true)
    const picture = card.slice(origin.length + 1)
    expect(pngSize(picture)).toEqual([1200, 630])
    expect(readFileSync(join(dist, picture)).length).toBeLessThan(120_000)
    seen.title.add(titles[0])
    seen.description.add(one('description'))
    seen.card.add(card)
  }
  for (const values of Object.values(seen)) expect(values.size).toBe(listed.length)
  const sitemap = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(sitemap).toEqual(listed.map(({ address }) => `${origin}${address}`))
})

/** What search engines require of each kind of thing that the pages describe. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Blog: ['blogPost'],
  BlogPosting: ['headline', 'datePublished', 'author', 'url'],
  Person: ['name'],
}

function schemaFaults(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(schemaFaults)
  if (typeof value !== 'object' || value === null) return value === '' ? ['an empty text'] : []
  const thing = value as Readonly<Record<string, unknown>>
  const type = String(thing['@type'])
  const missing = (required[type] ?? ['a known type']).filter((name) => !(name in thing))
  return [...missing.map((name) => `${type} has no ${name}`), ...Object.values(thing).flatMap(schemaFaults)]
}

test('the static pages describe themselves in schema.org terms, once, and only where they are listed', async () => {
  for (const { file } of await readDocuments()) {
    const html = read(file)
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    expect(blocks.length, file).toBe(html.includes('rel="canonical"') ? 1 : 0)
    for (const [, json = ''] of blocks) {
      const data = JSON.parse(json)
      expect(data['@context'], file).toBe('https://schema.org')
      expect(schemaFaults(data['@graph']), file).toEqual([])
    }
  }
})

test('coming-soon pages, the admin area and the 404 document are kept out of search engines', async () => {
  const { pages, redirects, notFound } = await readRules()
  const hidden = pages.filter(({ address }) => /^\/(coming-soon|admin)\//.test(address))
  const kept = [...hidden, ...redirects, notFound]
  expect(kept.length).toBeGreaterThan(45)
  for (const { file } of kept) expect(metaOf(read(file)).get('robots'), file).toEqual(['noindex'])
})

test('the manifest names icons that are there in their size, and the pages name the manifest', () => {
  const manifest: { icons: readonly { src: string; sizes: string; purpose: string }[] } = JSON.parse(
    read('site.webmanifest'),
  )
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of manifest.icons) expect(pngSize(src).join('x')).toBe(sizes)
  expect(pngSize('apple-touch-icon.png')).toEqual([180, 180])
  // What programs ask for without a link. An icon file holds a PNG from its byte 22.
  expect(pngSize('favicon.ico', 22)).toEqual([32, 32])
  for (const file of ['site.webmanifest', 'apple-touch-icon.png', 'favicon.svg']) {
    expect(read('index.html')).toContain(`href="/${file}"`)
  }
})

test('while the blog is not live there is no feed', () => {
  expect(existsSync(join(dist, 'feed.xml'))).toBe(false)
  expect(read('index.html')).not.toContain('application/rss+xml')
})

test('every document rates A+ with 130 points by the rules of the HTTP Observatory', async () => {
  const headers = readHeaders(dist)
  const documents = await readDocuments()
  expect(documents.length).toBeGreaterThan(55)
  const ratings = documents.map(({ address, file }) => ({ address, ...rate(headers(address), read(file)) }))
  expect(
    ratings.filter(({ score, points }) => score !== 130 || Math.min(...Object.values(points)) < 0),
  ).toEqual([])
})

test('the rating takes points for what is missing or weak', () => {
  expect(rate({}, '<script src="https://evil.example/x.js"></script>').score).toBe(25)
  const headers = readHeaders(dist)('/')
  const policy = headers['Content-Security-Policy'] ?? ''
  const with_ = (changed: string) => rate({ ...headers, 'Content-Security-Policy': changed }, '').score
  expect(with_(policy.replace("script-src 'self'", "script-src 'self' https:"))).toBe(80)
  expect(with_(policy.replace("style-src 'self'", "style-src 'self' data:"))).toBe(120)
  expect(with_(policy.replace("default-src 'none'", "default-src 'self'"))).toBe(125)
})

test('licenses.txt has the notice of everything that is shipped: add here what a change ships', () => {
  const text = read('licenses.txt')
  const shipped = [...text.matchAll(/^(\S+) \d[\w.-]* \((MIT|ISC|OFL-1\.1)\)$/gm)].map(([, name]) => name)
  expect(shipped.sort()).toEqual([
    '@fontsource-variable/atkinson-hyperlegible-mono',
    '@fontsource-variable/atkinson-hyperlegible-next',
    '@fontsource-variable/gabarito',
    '@fontsource-variable/stix-two-text',
    '@hookform/resolvers',
    '@tanstack/query-core',
    '@tanstack/react-query',
    '@tanstack/react-virtual',
    '@tanstack/virtual-core',
    'lucide-react',
    'react',
    'react-dom',
    'react-error-boundary',
    'react-hook-form',
    'react-router',
    'scheduler',
    'sonner',
    'tailwindcss',
    'zod',
  ])
  // One in each, and two in Lucide's, which names Feather's.
  expect(text.match(/^Permission (is hereby granted|to use, copy, modify)/gm)).toHaveLength(20)
  expect(text.match(/^SIL OPEN FONT LICENSE Version 1\.1/gm)).toHaveLength(4)
  expect(read('terms.html')).toContain('href="/licenses.txt"')
})

test('security.txt names the contact address and expires within a year', () => {
  const text = read('.well-known/security.txt')
  expect(text).toContain(`Contact: mailto:${defaults.contactEmail}\n`)
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(360)
  expect(days).toBeLessThanOrEqual(366)
})
