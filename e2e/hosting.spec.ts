import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bothForms, type HostRules } from '../prerender/hosts/rules'
import { openInBrowser } from './support/host-in-browser'
import {
  type Answer,
  decode,
  dist,
  expectNamedEncoding,
  findHost,
  type Host,
  readRules,
  startHost,
} from './support/hosts'
import { expect, test } from './support/test'

const encodings = [
  { accept: 'gzip, deflate, br, zstd', expected: 'br' },
  { accept: 'gzip, deflate', expected: 'gzip' },
  { accept: 'br;q=0, gzip', expected: 'gzip' },
  { accept: 'identity', expected: undefined },
] as const

const revalidate = 'public, max-age=0, must-revalidate'
const page = { type: 'text/html; charset=utf-8', cache: revalidate }
const immutable = 'public, max-age=31536000, immutable'

type Wanted = {
  readonly location?: string
  readonly type?: string | undefined
  readonly encoding?: string | undefined
  readonly cache?: string | undefined
  readonly body?: Buffer
}

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(name, () => {
    // The file's tests run one after the other, on one server.
    test.describe.configure({ mode: 'default' })
    test.skip(
      !findHost(name) && !process.env.E2E_ALL,
      `${name} is not installed, so its configuration is not tried (apt-get install ${name})`,
    )

    let host: Host
    let rules: HostRules
    let checks: ReturnType<typeof checklist>

    test.beforeAll(async () => {
      rules = await readRules()
      host = await startHost(name)
    })
    test.afterAll(async () => {
      // If there is no host, beforeAll has failed and says why.
      await host?.stop()
    })
    test.beforeEach(() => {
      checks = checklist()
    })
    test.afterEach(() => checks.expectAll())

    /** The answer has the headers that every answer has, each once, and the `wanted` ones. */
    function expectAnswer(at: string, answer: Answer, status: number, wanted: Wanted): void {
      checks.equal(`${at} status`, answer.status, status)
      checks.equal(`${at} redirect`, answer.headers.location, wanted.location)
      if ('type' in wanted) checks.equal(`${at} type`, answer.headers['content-type'], wanted.type)
      if ('encoding' in wanted)
        checks.equal(`${at} encoding`, answer.headers['content-encoding'], wanted.encoding)
      if ('cache' in wanted) checks.equal(`${at} cache`, answer.headers['cache-control'], wanted.cache)
      if (wanted.body) checks.equal(`${at} body`, decode(answer).equals(wanted.body), true)
      for (const [name, value] of Object.entries(rules.common)) {
        checks.equal(`${at} ${name}`, answer.headers[name.toLowerCase()], value)
      }
      checks.equal(`${at} names no version`, /\d/.test(String(answer.headers.server ?? '')), false)
    }

    test('live pages and shells answer in the requested encoding, under their policy', async () => {
      expect(rules.pages.length).toBeGreaterThan(35)
      for (const { address, file } of rules.pages) {
        const html = readFileSync(join(dist, file))
        for (const path of [...bothForms(address), `${address}?plan=student`]) {
          for (const { accept, expected } of encodings) {
            const answer = await host.get(path, { 'Accept-Encoding': accept })
            const at = `${path} (${accept})`
            expectAnswer(at, answer, 200, { ...page, encoding: expected, body: html })
            checks.equal(`${at} vary`, has(answer, 'vary', 'Accept-Encoding'), true)
            policyFits(checks, at, answer)
          }
        }
      }
    })

    test('pages that are not live redirect to their coming-soon page, and that page is there', async () => {
      expect(rules.redirects.length).toBeGreaterThan(15)
      for (const { address, redirect: to } of rules.redirects) {
        for (const path of bothForms(address)) {
          expectAnswer(path, await host.get(path), 302, { location: to })
        }
        const query = '?utm_source=mail&a=%20'
        expectAnswer(address, await host.get(address + query), 302, { location: to + query })
        checks.equal(`${to} status`, (await host.get(to)).status, 200)
      }
    })

    test('files have their type, encoding and cache time', async () => {
      const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
        (file) => file in rules.untyped || (/\.\w+$/.test(file) && !/\.(html|br|gz)$/.test(file)),
      )
      expect(files.length).toBeGreaterThan(50)
      for (const file of files) {
        const plain = readFileSync(join(dist, file))
        const compressed = /\.(css|js|json|svg|txt|webmanifest|xml)$/.test(file) && plain.length >= 512
        const cache = file.startsWith('assets/') ? immutable : rules.caches[`/${file}`]
        for (const { accept, expected } of encodings) {
          const answer = await host.get(`/${file}`, { 'Accept-Encoding': accept })
          const type = rules.untyped[file] ?? rules.types[file.split('.').pop() ?? '']
          const encoding = compressed ? expected : undefined
          expectAnswer(`/${file} (${accept})`, answer, 200, { type, encoding, cache, body: plain })
        }
      }
    })

    test('unknown addresses get the 404 document with status 404, under its policy', async () => {
      const html = readFileSync(join(dist, rules.notFound.file))
      for (const path of [
        '/no-such-page',
        '/pricing/no-such-page',
        '/coming-soon/no_such_feature',
        '/coming-soon',
        '/admin',
        '/404',
        '/PRICING',
        '/pricing%0A',
        '/old-page.php',
        '/pricing.html',
        '/index.html',
        '/_headers',
        '/_redirects',
        '/.git/config',
        '/%3Cscript%3E',
        '//evil.example',
        '//evil.example/',
        '/%5Cevil.example/',
        `/${'a'.repeat(2000)}`,
      ]) {
        for (const { accept, expected } of encodings) {
          const answer = await host.get(path, { 'Accept-Encoding': accept })
          const at = `${path.slice(0, 40)} (${accept})`
          expectAnswer(at, answer, 404, { ...page, encoding: expected, body: html })
          policyFits(checks, at, answer)
        }
      }
    })

    test('a missing file is a plain 404 that is not cached, never HTML', async () => {
      for (const path of [
        '/assets/gone-1a2b3c.js',
        '/assets/gone-1a2b3c.css',
        '/assets/gone',
        '/assets/',
        '/assets/../gone.js',
        '/gone.svg',
        '/gone.js',
      ]) {
        const answer = await host.get(path, { Accept: 'text/html', 'Accept-Encoding': 'br, gzip' })
        expectAnswer(path, answer, 404, { type: 'text/plain; charset=utf-8', encoding: undefined })
        checks.equal(`${path} HTML`, answer.body.includes('<'), false)
        const isKept = /max-age=[1-9]|immutable/.test(String(answer.headers['cache-control']))
        checks.equal(`${path} kept`, isKept, false)
      }
    })

    test('a known version is not sent again, HEAD has no body, and nothing can be posted', async () => {
      for (const path of ['/', '/pricing', '/favicon.svg']) {
        const { headers } = await host.get(path, { 'Accept-Encoding': 'br' })
        checks.equal(`${path} has an ETag`, typeof headers.etag, 'string')
        const again = await host.get(path, { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) })
        checks.equal(`${path} again`, again.status, 304)
        checks.equal(`${path} again, cache`, again.headers['cache-control'], headers['cache-control'])
        const head = await host.get(path, { 'Accept-Encoding': 'br' }, 'HEAD')
        checks.equal(`${path} HEAD`, head.status, 200)
        checks.equal(`${path} HEAD body`, head.body.length, 0)
        checks.equal(`${path} POST`, (await host.get(path, {}, 'POST')).status, 405)
      }
    })

    test('whatever is answered is in the encoding that it names', () => expectNamedEncoding(host, rules))

    test('pages of each kind start in a browser', ({ page, allow }) => openInBrowser(page, host, allow))
  })
}

function checklist() {
  const faults: string[] = []
  return {
    equal(what: string, actual: unknown, expected: unknown) {
      if (actual !== expected) faults.push(`${what}: ${String(actual)} instead of ${String(expected)}`)
    },
    expectAll() {
      expect(faults).toEqual([])
    },
  }
}

type Checklist = ReturnType<typeof checklist>

const has = (answer: Answer, header: string, word: string) =>
  String(answer.headers[header] ?? '')
    .toLowerCase()
    .split(/,\s*/)
    .includes(word.toLowerCase())

/** The policy allows the inline script and style of this very document, and no others. */
function policyFits(checks: Checklist, at: string, answer: Answer): void {
  const policy = String(answer.headers['content-security-policy'])
  const html = decode(answer).toString()
  const blocks = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)]
  checks.equal(`${at} has an inline script`, blocks.length > 0, true)
  for (const [, tag, text = ''] of blocks) {
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const directive = policy.split('; ').find((part) => part.startsWith(`${tag}-src `))
    checks.equal(`${at} ${tag} hash`, directive?.includes(hash), true)
  }
  checks.equal(`${at} unsafe words`, /unsafe-/.test(policy), false)
}
