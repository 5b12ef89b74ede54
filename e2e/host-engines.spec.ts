import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostRules } from '../prerender/hosts/rules'
import { engineNames, hasEngine, startEngine, vercelFaults } from './support/engines'
import { openInBrowser } from './support/host-in-browser'
import { type Answer, decode, dist, expectNamedEncoding, type Host, readRules } from './support/hosts'
import { expect, test } from './support/test'

/** What an engine does otherwise, each with its reason in docs/hosting.md. */
const differs: Readonly<Record<string, readonly (typeof engineNames)[number][]>> = {
  'headers on a redirect': ['Firebase', 'Netlify'],
  'a policy by header on the 404 document': ['Cloudflare Pages', 'Netlify'],
  'If-None-Match': ['Firebase', 'Netlify'],
  '/_headers and /_redirects': ['Cloudflare Pages', 'Netlify'],
  '//pricing': ['Cloudflare Pages', 'Netlify'],
  '/%70ricing': ['Cloudflare Pages', 'Firebase'],
  '/coming-soon/%62log': ['Cloudflare Pages', 'Firebase'],
  'assets/*.js/': ['Firebase'],
  'favicon.svg/': ['Firebase'],
  'names in capitals': ['Netlify'],
}

test('Vercel accepts the routes of its file', () => {
  const faults = vercelFaults()
  test.skip(
    faults === undefined && !process.env.E2E_ALL,
    "Vercel's checker is not installed: npm run test:hosts",
  )
  expect(faults).toBeNull()
})

for (const name of engineNames) {
  test.describe(name, () => {
    // The tests run one after the other, on one server.
    test.describe.configure({ mode: 'default' })
    test.skip(!hasEngine(name) && !process.env.E2E_ALL, `${name} is not installed: npm run test:hosts`)
    let host: Host
    let rules: HostRules
    test.beforeAll(async () => {
      test.setTimeout(120_000)
      rules = await readRules()
      host = await startEngine(name)
    })
    test.afterAll(() => host?.stop())

    const is = (what: string) => differs[what]?.includes(name) ?? false

    test('each page has its own body, policy and cache time, with a query, too', async () => {
      const faults: string[] = []
      for (const { address, file, policy } of rules.pages) {
        for (const path of [address, `${address}?plan=student`]) {
          const answer = await host.get(path)
          if (answer.status !== 200) faults.push(`${path}: ${answer.status}`)
          else if (!decode(answer).equals(readFileSync(join(dist, file))))
            faults.push(`${path}: another body`)
          if (answer.headers['content-security-policy'] !== policy) faults.push(`${path}: another policy`)
          if (!/max-age=0/.test(String(answer.headers['cache-control']))) faults.push(`${path}: is kept`)
          faults.push(...missingHeaders(path, answer))
        }
      }
      expect(faults).toEqual([])
    })

    test('pages that are not live redirect to a page that is there', async () => {
      const faults: string[] = []
      for (const { address, redirect } of rules.redirects) {
        // As behind a proxy: the host listens on a port that its visitors do not know.
        const answer = await host.get(address, { Host: 'sidenote.example' })
        const to = String(answer.headers.location).replace(/^http:\/\/sidenote\.example(?=\/)/, '')
        if (answer.status !== 302 || to !== redirect) faults.push(`${address}: ${answer.status} to ${to}`)
        const { location } = (await host.get(`${address}?utm_source=mail`)).headers
        if (!String(location).endsWith(`${redirect}?utm_source=mail`))
          faults.push(`${address}: with a query to ${location}`)
        if (!is('headers on a redirect')) faults.push(...missingHeaders(address, answer))
        const next = await host.get(redirect)
        if (next.status !== 200) faults.push(`${redirect}: ${next.status}`)
      }
      expect(faults).toEqual([])
    })

    test('unknown addresses get the 404 document, which is not kept', async () => {
      const html = readFileSync(join(dist, rules.notFound.file))
      const faults: string[] = []
      for (const path of [
        '/no-such-page',
        '/pricing/no-such-page',
        '/api/no-such-page',
        '/coming-soon/no_such_feature',
        '/old-page.php',
        '/PRICING',
        '/%3Cscript%3E',
        ...(is('/_headers and /_redirects') ? [] : ['/_headers', '/_redirects']),
      ]) {
        const answer = await host.get(path)
        if (answer.status !== 404) faults.push(`${path}: ${answer.status}`)
        else if (!decode(answer).equals(html)) faults.push(`${path}: another body`)
        if (isKept(answer)) faults.push(`${path}: kept, ${answer.headers['cache-control']}`)
        const policy = answer.headers['content-security-policy']
        if (!is('a policy by header on the 404 document') && policy !== rules.notFound.policy)
          faults.push(`${path}: another policy`)
      }
      expect(faults).toEqual([])
    })

    test('an address in another form leads to the page or is unknown, and is never a page without its policy', async () => {
      const faults: string[] = []
      const forms = [
        '/pricing/',
        '/pricing.html',
        '/platform/',
        '//pricing',
        '/%70ricing',
        '/coming-soon/%62log',
      ]
      const home = ['/index.html', '/index', '/index/', '/index.html?tag=fractions', '/index?tag=fractions']
      const moved = ['/blog/', '/blog.html', '/blog?tag=fractions', '//evil.example/', '/%5Cevil.example/']
      for (const path of [...forms, ...home, ...moved].filter((path) => !is(path))) {
        const answer = await host.get(path)
        const { location } = answer.headers
        const policy = answer.headers['content-security-policy']
        const isOwn = (page: HostRules['notFound']) =>
          policy === page.policy && decode(answer).equals(readFileSync(join(dist, page.file)))
        if (!location && answer.status !== 404 && ![...rules.pages, ...rules.redirects].some(isOwn))
          faults.push(`${path}: ${answer.status} without its policy`)
        if (location && !/^(http:\/\/127\.0\.0\.1:\d+)?\/[\w/-]*(\?tag=fractions)?$/.test(String(location)))
          faults.push(`${path}: to ${location}`)
      }
      expect(faults).toEqual([])
    })

    test('files have their type and cache time; a missing one is a 404 that nobody keeps', async () => {
      const faults: string[] = []
      for (const file of rules.files) {
        const answer = await host.get(`/${file}`)
        const type = rules.types[file.split('.').pop() ?? '']?.split(';')[0]
        const cache = rules.caches[`/${file}`] ?? rules.caches[`/${file.replace(/\/.*/, '/')}`]
        if (answer.status !== 200) faults.push(`${file}: ${answer.status}`)
        const sent = String(answer.headers['content-type']).split(';')[0]
        // Two types have a second name.
        const usual = sent
          ?.replace('application/javascript', 'text/javascript')
          .replace('image/vnd.microsoft.icon', 'image/x-icon')
        const isSame = sent === type || usual === type
        // Where a name has no ending, each host chooses.
        if (type && !isSame) faults.push(`${file}: ${sent}`)
        if (answer.headers['cache-control'] !== cache)
          faults.push(`${file}: ${answer.headers['cache-control']}`)
        faults.push(...missingHeaders(file, answer))
      }
      for (const path of ['/assets/gone-1a2b3c.js', '/assets/gone-1a2b3c.css', '/gone.svg']) {
        const answer = await host.get(path)
        if (answer.status !== 404) faults.push(`${path}: ${answer.status}`)
        if (isKept(answer)) faults.push(`${path}: kept, ${answer.headers['cache-control']}`)
      }
      // Names that lead to a file that is there, if a server takes them for it.
      const script = rules.files.find((file) => /^assets\/.*\.js$/.test(file)) ?? ''
      const nearly = [`${script}/`, `${script}.br`, `${script}.gz`, `${script}/x`, 'favicon.svg/', 'assets/']
      const inCapitals = [script.toUpperCase(), `A${script.slice(1)}`, 'Favicon.svg']
      for (const path of [...nearly, ...(is('names in capitals') ? [] : inCapitals)]) {
        const answer = await host.get(`/${path}`)
        if (answer.status >= 400 && isKept(answer) && !is(path.replace(script, 'assets/*.js')))
          faults.push(`${path}: ${answer.status}, kept, ${answer.headers['cache-control']}`)
      }
      expect(faults).toEqual([])
    })

    test('HEAD has no body, a known version is not sent again, and an encoding is one that was asked for', async () => {
      const faults: string[] = []
      for (const [path, file] of [
        ['/pricing', 'pricing.html'],
        ['/licenses.txt', 'licenses.txt'],
        ['/favicon.svg', 'favicon.svg'],
        ['/icon-192.png', 'icon-192.png'],
      ] as const) {
        const head = await host.get(path, {}, 'HEAD')
        if (head.status !== 200 || head.body.length > 0) faults.push(`HEAD ${path}: ${head.status}, a body`)
        for (const accept of ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity']) {
          const answer = await host.get(path, { 'Accept-Encoding': accept })
          const encoding = String(answer.headers['content-encoding'] ?? 'identity')
          const isAsked = encoding === 'identity' || accept.split(', ').includes(encoding)
          if (!isAsked) faults.push(`${path} (${accept}): ${encoding}`)
          if (!decode(answer).equals(readFileSync(join(dist, file))))
            faults.push(`${path} (${accept}): changed`)
        }
        if (is('If-None-Match')) continue
        const asked = { 'Accept-Encoding': 'gzip' }
        const { headers } = await host.get(path, asked)
        const again = await host.get(path, { ...asked, 'If-None-Match': String(headers.etag) })
        if (again.status !== 304) faults.push(`${path}: ${again.status} again`)
      }
      expect(faults).toEqual([])
    })

    test('whatever is answered is in the encoding that it names', () => expectNamedEncoding(host, rules))

    test('pages of each kind start in a browser', ({ page, allow }) => openInBrowser(page, host, allow))

    function missingHeaders(path: string, { headers }: Answer): readonly string[] {
      return Object.entries(rules.common)
        .filter(([name, value]) => headers[name.toLowerCase()] !== value)
        .map(([name]) => `${path}: ${name}`)
    }
  })
}

const isKept = ({ headers }: Answer) => /max-age=[1-9]|immutable/.test(String(headers['cache-control']))
