import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Manifest, minifySync, type Plugin } from 'vite'
import type { SiteConfig } from '../src/config/site-schema.ts'
import { writeSocialImages } from './extras/social-images.ts'
import { workerFiles, writeWorker } from './extras/worker-bundle.ts'
import type { BuiltPage } from './hosts/rules.ts'
import { contentSecurityPolicy, hashSource, policyMeta } from './hosts/security-headers.ts'
import { writeHosts } from './hosts/write-hosts.ts'
import { compactHtml } from './pages/compact-html.ts'
import { flattenLayers } from './pages/flat-layers.ts'
import { inlineStyles } from './pages/inline-styles.ts'

type ServerEntry = typeof import('./pages/entry-server')

/** Fonts that every page is set in: the offline worker keeps them. */
const keptFonts = ['src/fonts/gabarito.woff2', 'src/fonts/atkinson.woff2']

/**
 * Files in place of dozens: the framework, the shell with all that it imports, and what the forms
 * share and the pages for developers. Every file that a page begins with costs a request.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie)\//,
    priority: 2,
  },
  { name: 'shell', test: /src\/app\/(?!offline\/)/, priority: 1 },
  { name: 'shared', test: /src\/content\/|lucide-react/, minShareCount: 4 },
  { name: 'form', test: /src\/(components\/form|lib\/zod)|node_modules\/zod\//, minShareCount: 3 },
  { name: 'docs', test: /src\/components\/docs\//, minShareCount: 2 },
]

/**
 * Builds the whole site with one `vite build`: the browser's files, then the prerenderer, then one
 * HTML file for each address with its CSS and the boot script inline.
 */
export function siteBuild(site: SiteConfig): Plugin {
  return {
    name: 'site-build',
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: {
              input: 'index.html',
              output: {
                codeSplitting: { groups: chunkGroups },
                // Every page names a dozen files in its first flight. 42 bits tell one build's file
                // from another's.
                entryFileNames: 'assets/[name]-[hash:7].js',
                // A page's file is called after its folder: every one of them is a page.tsx.
                chunkFileNames: ({ facadeModuleId }) =>
                  `assets/${/pages\/([^/]+)\/page\.tsx$/.exec(facadeModuleId ?? '')?.[1]?.concat('-page') ?? '[name]'}-[hash:7].js`,
                assetFileNames: 'assets/[name]-[hash:7][extname]',
              },
            },
          },
        },
        ssr: {
          build: {
            ssr: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'prerender/pages/entry-server.tsx' },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('vite.config.ts lost an environment')
        if (client.config.mode === 'production' && site.apiBase === '/api') {
          console.log("VITE_API_HOST is empty: the forms will post to the site's own origin.")
        }
        const { root } = client.config
        const outDir = path.resolve(root, client.config.build.outDir)
        // Inside the project, so that the prerenderer finds its packages wherever the site is
        // written.
        const ssrDir = path.join(root, 'node_modules/.prerender', String(process.pid))
        ssr.config.build.outDir = ssrDir
        try {
          if (!client.isBuilt) await builder.build(client)
          await builder.build(ssr)
          await writePages(site, root, outDir, path.join(ssrDir, 'entry-server.js'))
        } finally {
          await rm(ssrDir, { recursive: true, force: true })
          await rm(path.join(outDir, '.vite'), { recursive: true, force: true })
        }
      },
    },
  }
}

async function writePages(site: SiteConfig, root: string, outDir: string, entry: string): Promise<void> {
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const template = compactHtml(stripAssets(await read('index.html')))
  const fileOf = (key: string): string => {
    const file = manifest[key]?.file
    if (!file) throw new Error(`the manifest has no ${key}`)
    return file
  }
  const app = fileOf('index.html')
  const boot = await bootScript()
  const css = await lateStyles(outDir, manifest)
  const sharedCss = manifest['index.html']?.css?.[0] ?? ''
  const faces =
    css
      .get(sharedCss)
      ?.match(/@font-face\{[^}]*\}/g)
      ?.join('') ?? ''
  const fontFiles = keptFonts.map(fileOf)
  const server = (await import(`${pathToFileURL(entry).href}?${Date.now()}`)) as ServerEntry
  const built: BuiltPage[] = []
  const documents: string[] = []
  const cards = await writeSocialImages(outDir, server.socialCards())
  for (const [file, text] of Object.entries(server.programFiles())) {
    await writeFile(path.join(outDir, file), text)
  }

  for (const { path: address, page, shell, redirect } of server.pageFiles()) {
    const { js, css: pageCss } = chunkFiles(manifest, ['index.html', `src/pages/${page}/page.tsx`])
    const styles = [sharedCss, ...pageCss.filter((file) => file !== sharedCss)]
    const { head, body } = shell
      ? { head: server.shellHead(address), body: '<noscript><p>This page needs JavaScript.</p></noscript>' }
      : await server.renderPage(address)
    const inline = shell ? faces : await inlineStyles(styles.map((file) => css.get(file)).join(''), body)
    const policy = contentSecurityPolicy({
      scripts: [hashSource(boot)],
      styles: [hashSource(inline)],
      apiOrigin: site.apiBase.startsWith('/') ? '' : new URL(site.apiBase).origin,
    })
    const files = [...js.filter((file) => file !== app), app].map((file) => `/${file}`).join(' ')
    const html = template
      .replace('<html ', `<html data-app="${files}" ${shell ? '' : `data-page="${page}" `}`)
      .replace(
        '<!--head-->',
        () =>
          `${address === '/404' ? policyMeta(policy) : ''}<script>${boot}</script><style>${inline}</style>${styleLinks(styles, shell)}${compactHtml(head)}${server.socialTags(address, cards)}`,
      )
      .replace('<!--app-->', () => compactHtml(body))
      .replace('</body>', (end) => jsonLd(server.structuredData(address)) + end)
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
    await writeFile(path.join(outDir, file), html)
    built.push({ address, file, shell, redirect, policy })
    documents.push(html)
  }
  const shell = built.find((page) => page.shell && !page.redirect)
  if (!shell) throw new Error('no document can start the app at any address')
  await writeWorker(
    root,
    outDir,
    { app: `/${app}`, shell: shell.address, ...workerFiles(manifest, fontFiles) },
    documents,
  )
  await writeHosts(site, outDir, built)
}

const fontFace = /@font-face\{[^}]*\}/g

/**
 * Writes the stylesheets as they come after the first paint: without font faces, which stand in the
 * page, and without cascade layers. With either Chromium lays out all text again.
 *
 * @returns the stylesheets as they were, by the name of their file.
 */
async function lateStyles(outDir: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
  const css = new Map<string, string>()
  for (const file of files) {
    const text = await readFile(path.join(outDir, file), 'utf8')
    css.set(file, text)
    await writeFile(path.join(outDir, file), flattenLayers(text.replace(fontFace, '')))
  }
  return css
}

/**
 * The stylesheets of a page as links. What the first look needs is inline, so they wait until the
 * boot script enables them after `load`. A shell has nothing to show before its stylesheet.
 */
function styleLinks(styles: readonly string[], blocking: boolean): string {
  const links = (more: string) =>
    styles.map((file) => `<link rel="stylesheet" href="/${file}"${more}>`).join('')
  return blocking ? links('') : `${links(' disabled')}<noscript>${links('')}</noscript>`
}

/**
 * A data block runs nothing, so the policy need not name it. It stands last, where it delays no
 * paint.
 */
const jsonLd = (data: string | undefined) =>
  data ? `<script type="application/ld+json">${data}</script>` : ''

/** Takes out of Vite's page what the boot script loads later. */
function stripAssets(html: string): string {
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/>\s+</g, '><')
}

async function bootScript(): Promise<string> {
  const file = 'prerender/pages/boot.js'
  const { code } = minifySync(file, await readFile(file, 'utf8'))
  return code.trim()
}

/** Scripts and stylesheets that the manifest's entries need at once, through static imports. */
function chunkFiles(
  manifest: Manifest,
  keys: readonly string[],
): { js: readonly string[]; css: readonly string[] } {
  const seen = new Set<string>()
  const js = new Set<string>()
  const css = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    js.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return { js: [...js], css: [...css] }
}
