import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { highlightSamples } from './prerender/pages/highlight-plugin.ts'
import { siteBuild } from './prerender/site-build.ts'
import { emailStandIn } from './scripts/email-stand-in.mjs'
import { parseSiteConfig } from './src/config/site-schema.ts'

/** The local email API behind `npm run dev`; never part of a build. */
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

export default defineConfig(({ command, mode }) => {
  // Vite keeps a NODE_ENV that the environment brings, and would build React for developers by it.
  if (command === 'build') {
    process.env.NODE_ENV = mode === 'development' ? mode : 'production'
    process.env.VITE_USER_NODE_ENV = '' // One that a .env file brings.
  }
  // Unit tests see the defaults, whatever the environment sets. Test builds are given their
  // settings and read no file.
  const envDir = process.env.SITE_ENV_FILES === 'none' ? false : process.cwd()
  const site = parseSiteConfig(mode === 'test' ? {} : loadEnv(mode, envDir, 'VITE_'))
  return {
    plugins: [
      react(),
      tailwindcss(),
      sonnerWithoutInjection,
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
      // All cores: the default leaves one idle, which is half of a small machine.
      maxWorkers: '100%',
      // Long enough for a busy machine; the benchmark reports what is slow.
      testTimeout: 120_000,
      // Test files share their worker's modules and window, which saves half of the time.
      isolate: false,
      setupFiles: ['tests/setup.ts'],
      // One project after the other, since a worker that changes its environment begins anew.
      projects: [
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/setup-dom.ts'],
          },
        },
        {
          extends: true,
          test: { name: 'node', include: ['tests/**/*.test.ts'], sequence: { groupOrder: 1 } },
        },
      ],
    },
  }
})
