import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [isQuiet] holds the output back until the end, for commands that run side by
 *   side
 * @property {string} [cwd] the folder to run it in, by default the project's
 * @property {number} [limit] milliseconds after which the command is ended
 */

/**
 * Runs a program in the project's folder and resolves with its exit code, which is not 0 when it
 * could not be started, was ended by a signal or took too long.
 *
 * @param {string} command @param {readonly string[]} args @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = process.env, isQuiet = false, cwd = root, limit } = {}) {
  return new Promise((resolve) => {
    const stdio = isQuiet ? 'pipe' : 'inherit'
    // On Windows it is npm.cmd, which only a shell finds.
    const shell = process.platform === 'win32' && command === 'npm'
    const child = spawn(command, args, { cwd, env, stdio, shell, ...(limit && { timeout: limit }) })
    /** @type {Buffer[]} */
    const output = []
    child.stdout?.on('data', (part) => output.push(part))
    child.stderr?.on('data', (part) => output.push(part))
    child.on('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

/** @param {string} script @param {readonly string[]} args @param {RunOptions} [options] */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options)

/**
 * Builds the site into a folder. Resolves with the exit code.
 *
 * @param {string} outDir relative to the root
 * @param {RunOptions & { mode?: 'production' | 'development' }} [options] `development` makes React
 *   report hydration mismatches
 */
export function buildSite(outDir, { mode = 'production', ...options } = {}) {
  // The tests make several builds at once, each in a folder of its own, which Vite would refuse.
  const args = ['build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--bypass-lock']
  return runNode('node_modules/vite/bin/vite.js', args, options)
}

/**
 * An environment for tests, so that they see the site's defaults: without VITE_ settings, NODE_ENV
 * and `.env` files.
 *
 * @param {Readonly<Record<string, string>>} [settings] laid over it
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(settings = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITE_') && name !== 'NODE_ENV',
  )
  return { ...Object.fromEntries(inherited), SITE_ENV_FILES: 'none', ...settings }
}

/** When a file of the project was written; 0 where there is none. @param {string} file */
const written = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether a folder has the packages of its lock file: npm writes its own list last. */
export const isInstalled = (/** @type {'' | `${string}/`} */ folder) =>
  written(`${folder}node_modules/.package-lock.json`) >= written(`${folder}package-lock.json`)

/** Installs the locked packages unless they are there. Ends the process where that fails. */
export async function installDependencies() {
  if (isInstalled('')) return

  console.log('Installing the packages named in package-lock.json (npm ci)…')
  // The environment passes on `npm --silent`, which must not hide an error.
  const args = ['ci', '--loglevel=warn']
  const { npm_execpath: npm = '' } = process.env
  const code = npm.endsWith('npm-cli.js') ? await runNode(npm, args) : await run('npm', args)
  if (code === 0) return
  console.error('The packages could not be installed; npm says why above.')
  process.exit(1)
}

/** @param {string} file @returns {any} undefined where there is no such file */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}
