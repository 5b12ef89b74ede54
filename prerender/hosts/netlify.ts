import { type HeaderList, type HostRules, rulesOf } from './rules.ts'

/**
 * The `_headers` file of Netlify and Cloudflare Pages: an address, then its headers indented. Both
 * join the values of a header that several rules set, so no header stands in two rules that match
 * the same address: `/*` carries what is common only, and an unknown address gets its policy from
 * the 404 document itself.
 */
export function headersFile(rules: HostRules): string {
  const block = (address: string, headers: HeaderList) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const blocks = rules.rules.map((rule) => {
    if (rule.kind === 'not-found') return block('/404', rule.headers)
    return block(rule.kind === 'folder' ? `${rule.prefix}*` : rule.address, rule.headers)
  })
  return `${[block('/*', rules.common), ...blocks].join('\n')}\n`
}

/**
 * The `_redirects` file: gated addresses lead to their coming-soon page. Netlify lets a file at the
 * address win over a redirect unless the status ends in `!`; Cloudflare Pages always redirects and
 * refuses the `!`.
 */
export function redirectsFile(rules: HostRules, host: 'netlify' | 'cloudflare'): string {
  const status = host === 'netlify' ? '302!' : '302'
  return rulesOf(rules, 'redirect')
    .map(({ address, to }) => `${address} ${to} ${status}\n`)
    .join('')
}
