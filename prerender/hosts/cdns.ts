import { cachesByFile, type HeaderList, type HostRules, revalidate } from './rules.ts'

const headersOf = ({ policy }: { readonly policy: string }): HeaderList => ({
  'Content-Security-Policy': policy,
  'Cache-Control': revalidate,
})

/**
 * The `_headers` file of Cloudflare Pages: an address, then its headers indented. The values of a
 * header that several rules set are joined, so no header is in two rules that match the same
 * address: `/*` carries what is common only, and an unknown address gets its policy from the 404
 * document itself.
 */
export function headersFile({ common, pages, redirects, notFound, caches }: HostRules): string {
  return [
    block('/*', common),
    ...[...pages, ...redirects, notFound].map((page) => block(page.address, headersOf(page))),
    ...Object.entries(caches).map(([path, cache]) =>
      block(path.replace(/(?<=.)\/$/, '/*'), { 'Cache-Control': cache }),
    ),
  ].join('')
}

/**
 * The `_headers` file of Netlify, which has no limit of 100 rules. It would cache a missing
 * asset for a year, as its folder, so files are named one by one; and it serves `/pricing.html`.
 */
export function netlifyHeaders(rules: HostRules): string {
  const { common, pages, redirects, notFound } = rules
  const documents = [...pages, ...redirects, notFound]
  const addresses = documents.flatMap((page) =>
    [page.address, `/${page.file}`].map((address) => block(address, headersOf(page))),
  )
  const files = cachesByFile(rules).map(([path, cache]) => block(path, { 'Cache-Control': cache }))
  return [block('/*', common), ...addresses, ...files].join('')
}

const block = (address: string, headers: HeaderList) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/**
 * The `_redirects` file: gated addresses lead to their coming-soon page.
 *
 * @param status `302!` on Netlify, where a file at the address would win otherwise; Cloudflare
 *   Pages always redirects and refuses the `!`.
 */
export const redirectsFile = ({ redirects }: HostRules, status: '302' | '302!'): string =>
  redirects.map(({ address, redirect }) => `${address} ${redirect} ${status}\n`).join('')

/** Netlify serves Home at `/index`, too, where no rule gives it its policy. */
export const netlifyRedirects = (rules: HostRules): string => `${redirectsFile(rules, '302!')}/index / 301!\n`

/**
 * The configuration of a folder for Vercel (Build Output API, version 3). Unlike `vercel.json`, it
 * can answer below `/api` with the 404 document, and cache what is there and not what is missing.
 */
export function vercelFile({ common, pages, redirects, notFound, caches }: HostRules): string {
  const exactly = (address: string) => (address === '/' ? '^/$' : `^${escaped(address)}/?$`)
  return json({
    version: 3,
    routes: [
      { src: '^/.*$', headers: common, continue: true },
      { src: hidden, status: 404, dest: `/${notFound.file}`, headers: headersOf(notFound) },
      ...redirects.map(({ address, redirect }) => ({
        src: exactly(address),
        status: 302,
        headers: { Location: redirect },
      })),
      ...pages.map((page) => ({
        src: exactly(page.address),
        dest: `/${page.file}`,
        headers: headersOf(page),
      })),
      { handle: 'filesystem' },
      { handle: 'hit' },
      ...Object.entries(caches).map(([path, cache]) => ({
        src: `^${escaped(path)}${path.endsWith('/') ? '' : '$'}`,
        headers: { 'Cache-Control': cache },
        continue: true,
      })),
      { handle: 'error' },
      { src: '^/.*$', status: 404, dest: `/${notFound.file}`, headers: headersOf(notFound) },
    ],
  })
}

/** Firebase Hosting: the file beside which `dist` lies. */
export function firebaseFile(rules: HostRules): string {
  const { common, pages, redirects, notFound } = rules
  const entry = (source: string, headers: HeaderList) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })
  return json({
    hosting: {
      public: 'dist',
      ignore: ['_headers', '_redirects', '**/*.br', '**/*.gz'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...redirects.map(({ address, redirect }) => ({
          source: address,
          destination: redirect,
          type: 302,
        })),
        // With a query, `cleanUrls` alone would send these to the query, without an end.
        ...['/index', '/index.html'].map((source) => ({ source, destination: '/', type: 301 })),
      ],
      headers: [
        entry('**', { ...common, ...headersOf(notFound) }),
        // `**` passes over folders with a dot.
        entry('/.well-known/*', common),
        ...pages.map((page) => entry(page.address, headersOf(page))),
        ...cachesByFile(rules).map(([path, cache]) => entry(path, { 'Cache-Control': cache })),
      ],
    },
  })
}

/** Cloudflare Workers with static assets; `_headers` and `_redirects` hold there as on Pages. */
export const workersFile = ({ hostname }: HostRules): string =>
  json({
    name: hostname.replace(/[^a-z0-9-]/gi, '-'),
    compatibility_date: '2025-11-01',
    main: 'missing.js',
    assets: { directory: '../../dist', binding: 'ASSETS', html_handling: 'auto-trailing-slash' },
  })

/** Answers for files that do not exist: Workers would cache the answer for a year. */
export const workersScript = ({ common, notFound }: HostRules): string => `const headers = ${json({
  ...common,
  ...headersOf(notFound),
  'Content-Type': 'text/html; charset=utf-8',
})}
export default {
  async fetch(request, env) {
    const { body } = await env.ASSETS.fetch(new URL('${notFound.address}', request.url))
    return new Response(body, { status: 404, headers })
  },
}
`

/** Files that a host does not serve under their own name. */
const hidden = '^/(?:.*/)?\\.(?!well-known/)|^/_(?:headers|redirects)$|\\.(?:html|br|gz)$'

const escaped = (path: string) => path.replace(/[.]/g, '\\$&')

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
