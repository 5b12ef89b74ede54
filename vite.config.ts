import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { highlightSamples } from './prerender/pages/highlight-plugin.ts'
import { siteBuild } from './prerender/site-build.ts'
import { emailStandIn } from './scripts/email-stand-in.mjs'
import { parseSiteConfig } from './src/config/site-schema.ts'

/** The local e-mail API behind `npm run dev`; never part of a build. */
const devMail: Plugin = {
  name: 'email-stand-in',
  apply: 'serve',
  configureServer: (server) => void server.middlewares.use(emailStandIn()),
}

/**
 * sonner injects a <style> that the Content-Security-Policy refuses; its stylesheet is part of ours
 * instead. The build fails when a new version of sonner does it in another way.
 */
const sonnerWithoutInjection: Plugin = {
  name: 'sonner-without-injection',
  enforce: 'pre',
  transform: {
    filter: { id: /sonner\/dist\/index\.m?js$/ },
    handler(code) {
      const cut = code.replace(/__insertCSS\("(?:[^"\\]|\\.)*"\);?/, '')
      if (cut === code) throw new Error('sonner no longer injects its style with __insertCSS("…")')
      return { code: cut, map: null }
    },
  },
}

/**
 * React Router's contexts and components are called for at the top of one large module and named
 * there (`displayName`), so that nothing of it can be left out. Marked as pure and unnamed, what
 * the site does not use is dropped: 4 KiB of every page. Its warnings are for development. The
 * build fails when a new version of React Router is written in another way.
 */
const routerWithoutUnused = (): Plugin => {
  const cuts = [
    { what: /\b(React\w*\.(?:createContext|forwardRef|memo)\()/g, by: '/* @__PURE__ */ $1' },
    { what: /^\w+\.displayName = "\w+";$/gm, by: '' },
    { what: /\bENABLE_DEV_WARNINGS = true\b/g, by: 'ENABLE_DEV_WARNINGS = false' },
  ]
  const missing = new Set(cuts)
  return {
    name: 'router-without-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/development\/.*\.mjs$/ },
      handler(code) {
        let cut = code
        for (const one of cuts) {
          if (cut.search(one.what) >= 0) missing.delete(one)
          cut = cut.replace(one.what, one.by)
        }
        return { code: cut, map: null }
      },
    },
    buildEnd(error) {
      for (const { what } of error ? [] : missing) throw new Error(`React Router no longer has ${what}`)
    },
  }
}

/**
 * lucide's icons are two components each, which look up a context and put their classes together,
 * and name their parts with random keys. A build draws them with src/components/ui/plain-icon.ts: 1
 * KiB less of every page, and half of the components. It fails when a new version of lucide is
 * written in another way.
 */
const plainIcons = (): Plugin => {
  const factory = /export \{ createLucideIcon as default \};/
  const keys = /, key: "\w+"/g
  const missing = new Set([factory, keys])
  return {
    name: 'plain-icons',
    apply: 'build',
    // The prerenderer draws them too; otherwise it would import the package as it is.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/(createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler(code) {
        for (const one of missing) if (code.search(one) >= 0) missing.delete(one)
        const plain = factory.test(code)
          ? "export { plainIcon as default } from '@/components/ui/plain-icon'"
          : code.replace(keys, '')
        return { code: plain, map: null }
      },
    },
    buildEnd(error) {
      for (const what of error ? [] : missing) throw new Error(`lucide-react no longer has ${what}`)
    },
  }
}

export default defineConfig(({ mode }) => {
  // Unit tests see the defaults whatever is set around them. Test builds are given their settings
  // and read no file.
  const envDir = process.env.SITE_ENV_FILES === 'none' ? false : process.cwd()
  const site = parseSiteConfig(mode === 'test' ? {} : loadEnv(mode, envDir, 'VITE_'))
  return {
    plugins: [
      react(),
      tailwindcss(),
      sonnerWithoutInjection,
      routerWithoutUnused(),
      plainIcons(),
      highlightSamples(site),
      devMail,
      siteBuild(site),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    define: { __SITE__: JSON.stringify(site) },
    build: {
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
    test: {
      // Days and hours are shown in the visitor's time zone; the end-to-end tests use the same one.
      env: { TZ: 'America/Toronto' },
      restoreMocks: true,
      // Every core: one is left idle otherwise, and half of a small machine is one core.
      maxWorkers: '100%',
      // Long enough for a busy machine: what is slow is for the benchmark to say.
      testTimeout: 30_000,
      projects: [
        { extends: true, test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/setup.ts'],
          },
        },
      ],
    },
  }
})
