import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Manifest, minifySync, type Plugin } from 'vite'
import type { SiteConfig } from '../src/config/site-schema.ts'
import { writeIcons } from './extras/icons.ts'
import { writeSocialImages } from './extras/social-images.ts'
import { workerFiles, writeWorker } from './extras/worker-bundle.ts'
import type { BuiltPage } from './hosts/rules.ts'
import { contentSecurityPolicy, hashSource, policyMeta } from './hosts/security-headers.ts'
import { writeHosts } from './hosts/write-hosts.ts'
import { compactHtml } from './pages/compact-html.ts'
import { criticalCss } from './pages/critical-css.ts'
import { flattenLayers } from './pages/flat-layers.ts'
import { fontFaces } from './pages/font-faces.ts'

type ServerEntry = typeof import('./pages/entry-server')

/** Fonts that the first screen of every page is set in. */
const preloadedFonts = ['src/fonts/gabarito.woff2', 'src/fonts/atkinson.woff2']

/**
 * What comes as one file in place of twenty: the framework and the parts of the shell, which every
 * page runs, and what several pages share. Every file that a page begins with costs it a request
 * and a name in its HTML.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie)\//,
  },
  {
    name: 'shell',
    test: /src\/(app\/(?!update-notice|offline-worker)|routes|config|components\/links|components\/ui\/(brand|margin|maths|pen-mark|plain-icon|dialog|tooltip-layer)|content\/claims)|src\/lib\/(theme|toast(-layer)?|when-idle)\.|lucide-react\/dist\/esm\/createLucideIcon|icons\/(menu|x|chevron-down|mail|phone|map-pin|arrow-right)\.|vite\/preload-helper|src\/features\/invitations\/(request-access-button|request-dialog|request-dialog-store|request-sheet)\./,
  },
  { name: 'copy-button', test: /src\/components\/ui\/copy-button\.|icons\/copy\./ },
  { name: 'json-storage', test: /src\/lib\/json-storage\./ },
  {
    name: 'form',
    test: /src\/(components\/form\/(?!live-form)|lib\/(use-later|drafts|use-draft|use-read-only-form|use-live-form)\.)/,
    minShareCount: 2,
  },
  {
    name: 'docs',
    test: /src\/(components\/docs\/(?!inline-code)|components\/ui\/tabs|content\/api\/)/,
    minShareCount: 2,
  },
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
        const outDir = path.resolve(client.config.root, client.config.build.outDir)
        // Inside the project, so that the prerenderer finds its packages wherever the site is
        // written.
        const prerenderers = path.resolve(client.config.root, 'node_modules/.prerender')
        await removeAbandoned(prerenderers)
        const ssrDir = path.join(prerenderers, String(process.pid))
        ssr.config.build.outDir = ssrDir
        try {
          if (!client.isBuilt) await builder.build(client)
          await builder.build(ssr)
          await writePages(site, client.config.root, outDir, path.join(ssrDir, 'entry-server.js'))
        } finally {
          await rm(ssrDir, { recursive: true, force: true })
          await rm(path.join(outDir, '.vite'), { recursive: true, force: true })
        }
      },
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Removes what killed builds left in a folder: every build has a folder there, named by the id of
 * its process.
 */
async function removeAbandoned(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const abandoned = (await readdir(folder)).filter((pid) => !isAlive(Number(pid)))
  await Promise.all(abandoned.map((pid) => rm(path.join(folder, pid), { recursive: true, force: true })))
}

async function writePages(site: SiteConfig, root: string, outDir: string, entry: string): Promise<void> {
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const template = compactHtml(stripAssets(await read('index.html')))
  const main = manifest['index.html']
  if (!main) throw new Error('the manifest has no entry')
  const boot = await bootScript()
  const sharedCss = main.css?.[0]
  if (!sharedCss) throw new Error('the entry has no stylesheet')
  const { faces, css: layered } = await flattenStyles(outDir, manifest)
  const fontFiles = preloadedFonts.map((font) => {
    const file = manifest[font]?.file
    if (!file) throw new Error(`the manifest has no ${font}`)
    return file
  })
  // Named last: a browser holds back the first paint for fonts that are named before the body.
  const fonts = fontFiles.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  )
  const server = (await import(`${pathToFileURL(entry).href}?${Date.now()}`)) as ServerEntry
  const built: BuiltPage[] = []
  const documents: string[] = []
  const cards = await writeSocialImages(outDir, server.socialCards())
  await writeIcons(outDir)
  for (const [file, text] of Object.entries(server.programFiles())) {
    await writeFile(path.join(outDir, file), text)
  }

  for (const { path: address, page, shell, redirect } of server.pageFiles()) {
    const chunk = manifest[`src/pages/${page}/page.tsx`]
    const { js, css: pageCss } = chunkFiles(manifest, [
      'index.html',
      ...(chunk ? [`src/pages/${page}/page.tsx`] : []),
    ])
    const styles = [sharedCss, ...pageCss.filter((file) => file !== sharedCss)]
    const { head, body } = shell
      ? { head: server.shellHead(address), body: '<noscript><p>This page needs JavaScript.</p></noscript>' }
      : await server.renderPage(address)
    const css = styles.map((file) => layered.get(file)).join('\n')
    const inline = shell
      ? faces
      : await inlineStyles(css, faces, body, fontFiles, template.length + boot.length)
    const policy = contentSecurityPolicy({
      scripts: [hashSource(boot)],
      styles: [hashSource(inline)],
      apiOrigin: site.apiBase.startsWith('/') ? '' : new URL(site.apiBase).origin,
    })
    const data = [
      `data-app="${[...js.filter((file) => file !== main.file), main.file].map((file) => `/${file}`).join(' ')}"`,
      `data-fonts="${fontFiles.map((file) => `/${file}`).join(' ')}"`,
      shell ? 'data-now' : '',
    ].join(' ')
    const html = template
      .replace('<html ', `<html ${data} `)
      .replace(
        '<!--head-->',
        () =>
          `${address === '/404' ? policyMeta(policy) : ''}<script>${boot}</script><style>${inline}</style>${styleLinks(styles, shell === true)}${compactHtml(head)}${server.socialTags(address, cards)}`,
      )
      .replace('<div id="root">', shell ? '<div id="root">' : `<div id="root" data-page="${page}">`)
      .replace('<!--app-->', () => compactHtml(body))
      .replace('</body>', (end) => `${fonts.join('')}${jsonLd(server.structuredData(address))}${end}`)
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
    { app: `/${main.file}`, shell: shell.address, ...workerFiles(manifest, fontFiles) },
    documents,
  )
  await writeHosts(site, outDir, built)
}

/**
 * Takes the cascade layers and the font faces out of every stylesheet of the build: they come after
 * the first paint.
 *
 * @returns the font faces, and the stylesheets as they were, by the name of their file.
 */
async function flattenStyles(
  outDir: string,
  manifest: Manifest,
): Promise<{ readonly faces: string; readonly css: ReadonlyMap<string, string> }> {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
  const css = new Map<string, string>()
  let found = ''
  for (const file of files) {
    const text = await readFile(path.join(outDir, file), 'utf8')
    const { faces, rest } = fontFaces(text)
    css.set(file, text)
    found += faces
    await writeFile(path.join(outDir, file), flattenLayers(rest))
  }
  return { faces: found, css }
}

/** Words that fill the first screen of a wide window. */
const firstScreenWords = 150

/**
 * Where the first screen of a page surely ends: at the first section that begins after enough
 * words.
 */
function foldOf(body: string): number {
  const main = body.indexOf('<main')
  for (const section of body.matchAll(/<section\b/g)) {
    const before = body.slice(main, section.index).replace(/<[^>]*>/g, ' ')
    if (section.index > main && before.trim().split(/\s+/).length >= firstScreenWords) return section.index
  }
  return body.length
}

/**
 * Brotli bytes of a document that a server sends in its first flight: ten segments of 1460, less
 * the response's headers.
 */
const firstFlight = 13_400

/**
 * What to inline: the font faces, and all rules that the page's HTML uses if the document then fits
 * the first flight; otherwise those of the first screen.
 */
async function inlineStyles(
  css: string,
  faces: string,
  body: string,
  fonts: readonly string[],
  frame: number,
): Promise<string> {
  const stylesFor = async (part: string) => `${flattenLayers(await criticalCss(css, part, fonts))}${faces}`
  const all = await stylesFor(body)
  const fold = foldOf(body)
  const size = brotliCompressSync(`${all}${compactHtml(body)}`).length + frame / 3
  return size <= firstFlight ? all : stylesFor(body.slice(0, fold))
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
