import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run, runNode } from './processes.mjs'

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether what is installed is what package-lock.json asks for: every package is there in the locked version, save
 * for optional ones, which npm leaves out on platforms they are not made for.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, which npm writes last
 * @param {(path: string) => boolean} isThere whether a package's folder, such as `node_modules/vite`, is on the disk
 */
export function isInstalled(wanted, installed, isThere) {
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (path === '') return true
    const found = installed?.packages?.[path]
    if (!found) return entry.optional === true
    return found.version === entry.version && found.integrity === entry.integrity && isThere(path)
  })
}

/**
 * Installs the locked packages unless they are there already. True when they are there afterwards.
 *
 * @param {string} root
 * @param {AbortSignal} stop
 */
export async function installDependencies(root, stop) {
  const wanted = readLock(join(root, 'package-lock.json'))
  const installed = readLock(join(root, 'node_modules/.package-lock.json'))
  if (wanted && isInstalled(wanted, installed, (path) => existsSync(join(root, path)))) return true

  console.log('Installing the packages named in package-lock.json (npm ci)…')
  // NODE_ENV=production and `npm --silent` are passed on by the environment; neither may leave out build tools or hide an error.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn']
  const cli = npmCli()
  const { code } = cli
    ? await runNode(cli, args, { cwd: root, stop })
    : await run('npm', args, { cwd: root, stop, shell: process.platform === 'win32' })
  if (code !== 0 && !stop.aborted) {
    console.error(
      'The packages could not be installed; npm says why above. Mend that and run the command again.',
    )
  }
  return code === 0
}

/** @param {string} path @returns {Lock | undefined} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** The npm that runs this script or that came with this Node, as a script that needs no shell. */
function npmCli() {
  const bin = dirname(process.execPath)
  return [
    process.env.npm_execpath ?? '',
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
  ].find((path) => path.endsWith('npm-cli.js') && existsSync(path))
}
