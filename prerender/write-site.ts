import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Manifest, minifySync } from 'vite'
import type { SiteConfig } from '../src/config/site-schema.ts'
import { type Licensed, licensesFile } from './extras/licenses.ts'
import { securityFile } from './extras/security-txt.ts'
import type { HtmlFile } from './hosts/rules.ts'
import { contentSecurityPolicy, hashSource, policyMeta } from './hosts/security-headers.ts'
import { writeHosts } from './hosts/write-hosts.ts'
import { chunkOf, chunksFrom, isFontStyles, workerFiles } from './manifest.ts'
import { inlineStyles } from './pages/inline-styles.ts'

type ServerEntry = typeof import('./pages/entry-server')

/** Fonts that every page uses: they are preloaded, and the offline worker keeps them. */
const sharedFonts = ['src/fonts/gabarito.woff2', 'src/fonts/atkinson.woff2']

/**
 * Writes the pages and the other files of the site into a folder that holds the client build.
 *
 * @param entry the built prerenderer.
 */
export async function writeSite(site: SiteConfig, outDir: string, entry: string): Promise<void> {
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const licenses = await licensesFile(JSON.parse(await read('.vite/licenses.json')) as Licensed[])
  await rm(path.join(outDir, '.vite'), { recursive: true })
  // The boot script loads what Vite's own tag would load.
  const template = (await readFile('index.html', 'utf8'))
    .replace('<script type="module" src="/src/main.tsx"></script>', '')
    .replace(/>\s+</g, '><')
  const appChunks = chunksFrom(manifest, 'index.html')
  const app = `/${chunkOf(manifest, 'index.html').file}`
  const boot = await minified('prerender/pages/boot.js')
  const server = (await import(`${pathToFileURL(entry).href}?${Date.now()}`)) as ServerEntry
  const warning = server.cardWarning()
  if (warning) console.log(warning)
  const fonts = sharedFonts.map((font) => `/${chunkOf(manifest, font).file}`)
  const fontLinks = fonts.map((href) => `<link rel="preload" href="${href}" as="font" crossorigin>`).join('')
  // What scripts may connect to, beside the site itself.
  const connected = [site.apiBase, site.reportUrl]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
  const built: HtmlFile[] = []
  let empty: { readonly address: string; readonly html: string } | undefined

  for (const pageFile of server.pageFiles()) {
    const { address, page, shell, redirect } = pageFile
    const chunks = new Set([...appChunks, ...chunksFrom(manifest, `src/pages/${page}/page.tsx`)])
    const own = `/${chunkOf(manifest, `src/pages/${page}/page.tsx`).file}`
    const others = [...chunks].map(({ file }) => `/${file}`).filter((file) => file !== app && file !== own)
    const scripts = [own, ...others, app]
    const allStyles = [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))]
    const styles = allStyles.filter((file) => !isFontStyles(file))
    const { head, body, data } = await server.renderPage(pageFile)
    const contents = async (files: readonly string[]) => (await Promise.all(files.map(read))).join('')
    const faces = await contents(allStyles.filter(isFontStyles))
    if (!faces) throw new Error('src/fonts/fonts.css is not in a stylesheet of its own')
    const inline = shell ? faces : await inlineStyles(await contents(styles), body, faces)
    const policy = contentSecurityPolicy(boot, inline, connected)
    const script = `<script>${boot}</script>`
    const headTags = [
      address === '/404' ? policyMeta(policy) : '',
      // It finds only the stylesheets above it, and waits for those that are enabled.
      shell ? script : '',
      `<style>${inline}</style>`,
      styleLinks(styles, shell),
      shell ? '' : script,
      head,
    ].join('')
    const html = template
      .replace('<html ', `<html data-app="${scripts.join(' ')}" ${shell ? '' : `data-page="${page}" `}`)
      .replace('<!--head-->', () => headTags)
      .replace('<!--app-->', () => body)
      // Last, where it delays no paint. The policy need not name a data block, which runs nothing.
      .replace(
        '</body>',
        (end) => fontLinks + (data ? `<script type="application/ld+json">${data}</script>` : '') + end,
      )
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
    await writeFile(path.join(outDir, file), html)
    built.push({ address, file, redirect, policy })
    if (shell && !redirect) empty ??= { address, html }
  }

  if (!empty) throw new Error('no document can start the app at any address')
  const { core, beside } = workerFiles(manifest)
  const facts = JSON.stringify({ app, shell: empty.address, core: [...core, ...fonts], beside })
  const worker = await minified('prerender/extras/service-worker.js', facts)
  // A new empty document makes a new worker, which fetches it.
  const files = {
    ...server.programFiles(),
    'sw.js': `/* ${hashSource(empty.html)} */${worker}`,
    'licenses.txt': licenses,
    '.well-known/security.txt': securityFile(site, Date.now()),
  }
  await mkdir(path.join(outDir, '.well-known'), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(outDir, file), text)
  await writeHosts(site, outDir, built)
}

/**
 * The stylesheets of a page as links. What the first screen needs is inline, so they wait until the
 * boot script enables them after `load`; for a place in the page at once, and then the browser
 * shows and looks for nothing before them. A shell has nothing to show before its stylesheet.
 */
function styleLinks(styles: readonly string[], blocking: boolean): string {
  const links = (more: string) =>
    styles.map((file) => `<link rel="stylesheet" href="/${file}"${more}>`).join('')
  return blocking ? links('') : `${links(' blocking="render" disabled')}<noscript>${links('')}</noscript>`
}

/** A browser script, minified, with the build's facts instead of `__WORKER__`. */
async function minified(file: string, facts = ''): Promise<string> {
  const source = await readFile(file, 'utf8')
  return minifySync(
    file,
    source.replace('__WORKER__', () => facts),
  ).code.trim()
}
