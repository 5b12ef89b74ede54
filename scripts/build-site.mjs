import { runNode } from './processes.mjs'

/**
 * Builds the site with Vite, its output streamed. Resolves with the outcome; a failed build is one with a code other than 0.
 *
 * @param {string} root
 * @param {object} [options]
 * @param {string} [options.outDir] relative to the root; `dist` by default
 * @param {'production' | 'development'} [options.mode] `development` makes React report hydration mismatches
 * @param {NodeJS.ProcessEnv} [options.env] the environment, by default this process's; NODE_ENV is always the mode
 * @param {AbortSignal} [options.stop]
 * @param {number} [options.limit] milliseconds
 */
export function buildSite(
  root,
  { outDir = 'dist', mode = 'production', env = process.env, stop, limit } = {},
) {
  return runNode(
    'node_modules/vite/bin/vite.js',
    ['build', '--mode', mode, '--outDir', outDir, '--emptyOutDir'],
    {
      cwd: root,
      env: { ...env, NODE_ENV: mode },
      ...(stop && { stop }),
      ...(limit && { limit }),
    },
  )
}

/**
 * An environment for tests: without the VITE_ settings and the NODE_ENV of the shell and without `.env` files, so that a test sees
 * the site's defaults wherever it runs, and with the given settings laid over it.
 *
 * @param {Readonly<Record<string, string>>} [settings]
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(settings = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITE_') && name !== 'NODE_ENV',
  )
  return { ...Object.fromEntries(inherited), SITE_ENV_FILES: 'none', ...settings }
}
