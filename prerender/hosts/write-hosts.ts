import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteConfig } from '../../src/config/site-schema.ts'
import { caddyFile, caddySite } from './caddy.ts'
import { headersFile, redirectsFile, vercelFile } from './cdns.ts'
import { nginxLocations, nginxMaps, nginxServer } from './nginx.ts'
import { precompress } from './precompress.ts'
import { type HtmlFile, hostRules } from './rules.ts'
import { commonHeaders } from './security-headers.ts'

/**
 * Writes what each host needs, once all other files of the site are there. `_headers` and
 * `_redirects` are in the built folder, where their hosts read them and do not serve them; the
 * others are beside it, in a folder of the same name with `-hosts`, which no host can serve.
 */
export async function writeHosts(
  site: Pick<SiteConfig, 'url' | 'hstsPreload'>,
  outDir: string,
  pages: readonly HtmlFile[],
): Promise<void> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  const rules = hostRules(new URL(site.url).hostname, commonHeaders(site.hstsPreload), pages, files)
  await precompress(outDir, files)
  const beside = `${outDir}-hosts`
  await rm(beside, { recursive: true, force: true })
  for (const [file, text] of [
    [`${outDir}/_headers`, headersFile(rules)],
    [`${outDir}/_redirects`, redirectsFile(rules, '302')],
    [`${beside}/netlify/_redirects`, redirectsFile(rules, '302!')],
    [`${beside}/vercel.json`, vercelFile(rules)],
    [`${beside}/nginx/server.conf`, nginxServer(rules)],
    [`${beside}/nginx/maps.conf`, nginxMaps(rules)],
    [`${beside}/nginx/locations.conf`, nginxLocations(rules)],
    [`${beside}/caddy/Caddyfile`, caddyFile(rules)],
    [`${beside}/caddy/${rules.hostname}.caddy`, caddySite(rules)],
    [`${beside}/rules.json`, `${JSON.stringify(rules, null, 2)}\n`],
  ] as const) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
