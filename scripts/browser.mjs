import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const SHELL = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']

const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The Chromium that the end-to-end tests drive: the one that CHROME_PATH names, else Debian's
 * headless shell, which takes a third less time, else Playwright's own when it is installed, else
 * one of the system's. Undefined when there is none.
 *
 * @param {object} options
 * @param {string} options.own Playwright's (`chromium.executablePath()`)
 * @param {boolean} [options.isWhole] one that keeps pages for Back, which the shell does not
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {NodeJS.Platform} [options.platform]
 * @param {(path: string) => boolean} [options.works] whether a path will do
 */
export function findBrowser({
  own,
  isWhole = false,
  env = process.env,
  platform = process.platform,
  works = existsSync,
}) {
  return [env.CHROME_PATH ?? '', ...onPath(SHELL, env), own, ...systemPaths(env, platform)].find(
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
  // On Windows `chrome.exe --version` opens a window in place of printing.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** @param {NodeJS.ProcessEnv} env @param {NodeJS.Platform} platform */
function systemPaths(env, platform) {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return folders.flatMap((folder) => (folder ? WINDOWS.map((path) => `${folder}\\${path}`) : []))
  }
  const commands = COMMANDS.flatMap((command) => onPath(command, env))
  return platform === 'darwin'
    ? [...MAC, ...commands]
    : [...commands, '/usr/bin/chromium', '/snap/bin/chromium']
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
