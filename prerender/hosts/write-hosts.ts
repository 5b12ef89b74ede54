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
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('.vite/'))
  const rules = hostRules(new URL(site.url).hostname, commonHeaders(site.hstsPreload), pages, files)
  const beside = `${outDir}-hosts`
  await rm(beside, { recursive: true, force: true })
  for (const host of ['netlify', 'nginx', 'caddy']) await mkdir(path.join(beside, host), { recursive: true })
  await Promise.all([
    writeFile(path.join(outDir, '_headers'), headersFile(rules)),
    writeFile(path.join(outDir, '_redirects'), redirectsFile(rules, '302')),
    writeFile(path.join(beside, 'netlify/_redirects'), redirectsFile(rules, '302!')),
    writeFile(path.join(beside, 'vercel.json'), vercelFile(rules)),
    writeFile(path.join(beside, 'nginx/server.conf'), nginxServer(rules)),
    writeFile(path.join(beside, 'nginx/maps.conf'), nginxMaps(rules)),
    writeFile(path.join(beside, 'nginx/locations.conf'), nginxLocations(rules)),
    writeFile(path.join(beside, 'caddy/Caddyfile'), caddyFile(rules)),
    writeFile(path.join(beside, `caddy/${rules.hostname}.caddy`), caddySite(rules)),
    writeFile(path.join(beside, 'rules.json'), `${JSON.stringify(rules, null, 2)}\n`),
    precompress(outDir, files),
  ])
}
