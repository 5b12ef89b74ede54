import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { SiteConfig } from '../../src/config/site-schema.ts'
import { apacheFile } from './apache.ts'
import { caddyFiles } from './caddy.ts'
import {
  firebaseFile,
  headersFile,
  netlifyHeaders,
  netlifyRedirects,
  redirectsFile,
  vercelFile,
  workersFile,
  workersScript,
} from './cdns.ts'
import { nginxFiles } from './nginx.ts'
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
  await Promise.all(
    files.filter((file) => isText.test(file)).map((file) => compress(path.join(outDir, file))),
  )
  const beside = `${outDir}-hosts`
  await rm(beside, { recursive: true, force: true })
  await writeFile(`${outDir}/_headers`, headersFile(rules))
  await writeFile(`${outDir}/_redirects`, redirectsFile(rules, '302'))
  for (const [file, text] of Object.entries({
    'netlify/_headers': netlifyHeaders(rules),
    'netlify/_redirects': netlifyRedirects(rules),
    'vercel/config.json': vercelFile(rules),
    'apache/.htaccess': apacheFile(rules),
    'firebase.json': firebaseFile(rules),
    'workers/wrangler.jsonc': workersFile(rules),
    'workers/missing.js': workersScript(rules),
    ...(await nginxFiles(rules)),
    ...(await caddyFiles(rules)),
    'rules.json': `${JSON.stringify(rules, null, 2)}\n`,
  })) {
    await mkdir(path.dirname(`${beside}/${file}`), { recursive: true })
    await writeFile(`${beside}/${file}`, text)
  }
}

const isText = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/

/**
 * Writes a `.br` and a `.gz` beside a file, at the highest effort. A file of less than 512 bytes is
 * left as it is: compressed, it would still take one packet.
 */
async function compress(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < 512 && !file.endsWith('.html')) return
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain))
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
}
