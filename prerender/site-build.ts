import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../src/config/site-schema.ts'
import { writeSite } from './write-site.ts'

/**
 * Groups that replace dozens of files: the framework, the shell with all that it imports and the
 * smallest parts of other pages, and what forms and developer pages share. Every file that a page
 * begins with costs a request.
 *
 * @param root the project's folder as Vite names it. A checkout may lie in another `src/app/`:
 *   Docker's usual folder is `/usr/src/app`.
 */
export function chunkGroups(root: string) {
  const start = root.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const source = (what: string, packages = 'none of them') =>
    new RegExp(`^${start}/src/(?:${what})|/node_modules/(?:${packages})`)
  return [
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie)\//,
      priority: 2,
    },
    {
      name: 'shell',
      test: source(
        'app/(?!offline/)|components/links/contact-facts|config/report-error|lib/(dates|input-method)',
      ),
      priority: 1,
    },
    {
      name: 'shared',
      // Buttons that copy are on pages of code, and in dialogs that come later.
      test: source(
        'content|components/(ui/(?!copy-button)|links)|features/messages/demo-(button|type)',
        'lucide-react',
      ),
      minShareCount: 4,
    },
    {
      name: 'form',
      test: source('components/form|lib/(zod|query|tab-locks)', 'zod|@tanstack/(react-)?query'),
      minShareCount: 3,
    },
    { name: 'messages', test: source('features/messages/(deliver|message-form)|domain/messages') },
    // Their stylesheet is inline in every page.
    { name: 'fonts', test: source('fonts/') },
    { name: 'docs', test: source('components/docs/'), minShareCount: 2 },
  ]
}

/**
 * Builds the whole site with one `vite build`: the browser's files, then the prerenderer, then one
 * HTML file for each address with its CSS and the boot script inline.
 */
export function siteBuild(site: SiteConfig): Plugin {
  // Inside the project, so that the prerenderer finds its packages wherever the site is written.
  const ssrDir = path.resolve('node_modules/.prerender', String(process.pid))
  return {
    name: 'site-build',
    // Between Tailwind and Vite's own work on stylesheets.
    enforce: 'pre',
    // Tailwind registers its properties in every stylesheet. A stylesheet that comes later, with a
    // prefetched page, would make the browser restyle the whole page. The shared one has them all.
    transform: {
      filter: { id: /\/src\/.+\.css$/ },
      handler: async (css, id) =>
        (await readFile(id, 'utf8')).includes('@reference')
          ? css.replace(/@property --tw-[^}]+}/g, '')
          : undefined,
    },
    // Vite names files as they are on the disk. The current folder may be a link to there, or
    // spelled with other capitals.
    configResolved({ root, environments: { client } }) {
      Object.assign(client?.build.rolldownOptions.output ?? {}, {
        codeSplitting: { groups: chunkGroups(root) },
      })
    },
    config: () => ({
      environments: {
        client: {
          build: {
            manifest: true,
            license: { fileName: '.vite/licenses.json' },
            rolldownOptions: {
              input: 'index.html',
              output: {
                // Every page names a dozen files in its first flight, so the hash is short: 42 bits
                // tell one build's file from another's.
                entryFileNames: 'assets/[name]-[hash:7].js',
                // A page's chunk is named after its folder, since every page is a page.tsx.
                chunkFileNames({ facadeModuleId }) {
                  const [, page] = /pages\/([^/]+)\/page\.tsx$/.exec(facadeModuleId ?? '') ?? []
                  return `assets/${page ? `${page}-page` : '[name]'}-[hash:7].js`
                },
                assetFileNames: 'assets/[name]-[hash:7][extname]',
              },
            },
          },
        },
        ssr: {
          build: {
            ssr: 'prerender/pages/entry-server.tsx',
            outDir: ssrDir,
            copyPublicDir: false,
            // What a browser loads later, such as the descriptions, the prerenderer needs at once.
            rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments
          if (!client || !ssr) throw new Error('vite.config.ts lost an environment')
          if (client.config.mode === 'production') {
            if (site.apiBase === '/api')
              console.log("VITE_API_HOST is empty: the forms will post to the site's own origin.")
            const isRefused = (address: string) =>
              /^http:\/\/(?!localhost\b|127\.)/.test(address) && site.url.startsWith('https:')
            if (isRefused(site.apiBase))
              console.log('VITE_API_HOST is http: no form of a site with https can post to it.')
            if (isRefused(site.reportUrl))
              console.log('VITE_REPORT_URL is http: no error of a site with https can be sent to it.')
          }
          try {
            await builder.build(client)
            await builder.build(ssr)
            await writeSite(site, path.resolve(client.config.build.outDir), `${ssrDir}/entry-server.js`)
          } finally {
            await rm(ssrDir, { recursive: true, force: true })
          }
        },
      },
    }),
  }
}
