import { type HeaderList, type HostRules, revalidate } from './rules.ts'

const headersOf = ({ policy }: { readonly policy: string }): HeaderList => ({
  'Content-Security-Policy': policy,
  'Cache-Control': revalidate,
})

/**
 * The `_headers` file of Netlify and Cloudflare Pages: an address, then its headers indented. Both
 * join the values of a header that several rules set, so no header is in two rules that match the
 * same address: `/*` carries what is common only, and an unknown address gets its policy from the
 * 404 document itself.
 */
export function headersFile({ common, pages, redirects, notFound, caches }: HostRules): string {
  const block = (address: string, headers: HeaderList) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    block('/*', common),
    ...[...pages, ...redirects, notFound].map((page) => block(page.address, headersOf(page))),
    ...Object.entries(caches).map(([path, cache]) =>
      block(path.replace(/(?<=.)\/$/, '/*'), { 'Cache-Control': cache }),
    ),
  ].join('')
}

/**
 * The `_redirects` file: gated addresses lead to their coming-soon page.
 *
 * @param status `302!` on Netlify, where a file at the address would win otherwise; Cloudflare
 *   Pages always redirects and refuses the `!`.
 */
export const redirectsFile = ({ redirects }: HostRules, status: '302' | '302!'): string =>
  redirects.map(({ address, redirect }) => `${address} ${redirect} ${status}\n`).join('')

/** The `vercel.json` of a folder that is deployed as it is. */
export function vercelFile({ common, pages, redirects, caches }: HostRules): string {
  const entry = (source: string, headers: HeaderList) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      entry('/(.*)', common),
      ...pages.map((page) => entry(page.address, headersOf(page))),
      ...Object.entries(caches).map(([path, cache]) =>
        entry(path.replace(/\/$/, '/(.*)'), { 'Cache-Control': cache }),
      ),
    ],
    redirects: redirects.map(({ address, redirect }) => ({
      source: address,
      destination: redirect,
      statusCode: 302,
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
