import { type HeaderList, type HostRules, rulesOf } from './rules.ts'

/**
 * The `vercel.json` of a folder that is deployed as it is: clean addresses, headers and the
 * redirects of gated pages.
 */
export function vercelFile(rules: HostRules): string {
  const entry = (source: string, headers: HeaderList) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      entry('/(.*)', rules.common),
      ...rulesOf(rules, 'page', 'shell', 'file').map(({ address, headers }) => entry(address, headers)),
      ...rulesOf(rules, 'folder').map(({ prefix, headers }) => entry(`${prefix}(.*)`, headers)),
    ],
    redirects: rulesOf(rules, 'redirect').map(({ address, to }) => ({
      source: address,
      destination: to,
      statusCode: 302,
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
