import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const SHELL = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']

/**
 * The Chromium that the end-to-end tests drive: the one that CHROME_PATH names, else Debian's
 * headless shell, which takes a third less time, else Playwright's own when it is installed, else
 * one on the PATH. Undefined when there is none.
 *
 * @param {object} options
 * @param {string} options.own Playwright's (`chromium.executablePath()`)
 * @param {boolean} [options.isWhole] one that keeps pages for Back, which the shell does not
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(path: string) => boolean} [options.works] whether the browser at a path works
 */
export function findBrowser({ own, isWhole = false, env = process.env, works = existsSync }) {
  const commands = COMMANDS.flatMap((command) => onPath(command, env))
  return [env.CHROME_PATH ?? '', ...onPath(SHELL, env), own, ...commands].find(
    (path) => path !== '' && !(isWhole && path.endsWith(SHELL)) && works(path),
  )
}

/**
 * Whether there is a browser at a path and it starts: a file alone may be a stub that asks for a
 * snap, or a browser without the system's libraries.
 *
 * @param {string} path
 */
export function starts(path) {
  if (!existsSync(path)) return false
  // On Windows `chrome.exe --version` opens a window instead of printing.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** The Firefox of the engines' journeys: the one of FIREFOX_PATH, else an ESR of the system. */
export const findFirefox = (env = process.env) => env.FIREFOX_PATH || findProgram('firefox-esr', env)

/** Debian's Chromium without a window. */
export const findShell = (env = process.env) => findProgram(SHELL, env)

/** @typedef {NonNullable<ReturnType<typeof findWebKit>>} WebKit */

/** WebKitGTK's driver, its small browser and the display of both, where all are installed. */
export function findWebKit(env = process.env) {
  const driver = findProgram('WebKitWebDriver', env)
  const display = findProgram('Xvfb', env)
  const browser = ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path))
  return driver && display && browser ? { driver, browser, display } : undefined
}

/** @param {string} name @param {NodeJS.ProcessEnv} env */
const findProgram = (name, env) => onPath(name, env).find((path) => existsSync(path))

/** Where a program of that name would be. @param {string} name @param {NodeJS.ProcessEnv} env */
function onPath(name, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name))
}
