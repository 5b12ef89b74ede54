import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * @typedef {object} Outcome
 * @property {number} code the exit code; 128 plus the signal's number when a signal ended the command; 127 when it could not be started
 * @property {boolean} timedOut whether it was ended because it took longer than its limit
 */

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const GRACE_MS = 5000
const PARENT_CHECK_MS = 200

/**
 * A signal that is aborted, with the name of the received signal as its reason, when the process is asked to stop.
 * Repeats are ignored: on Ctrl+C the terminal sends one SIGINT and npm forwards another.
 */
export function stopSignal() {
  const controller = new AbortController()
  for (const name of STOP_SIGNALS) process.on(name, () => controller.abort(name))
  // npm forwards SIGTERM only to the shell between it and this process, which dies of it and tells nobody.
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    const check = () => {
      if (process.ppid !== parent) controller.abort('SIGTERM')
    }
    setInterval(check, PARENT_CHECK_MS).unref()
  }
  return controller.signal
}

/**
 * Runs a command to its end with its output streamed to this process's own. Never rejects. When `stop` is aborted, or
 * after `limit` milliseconds, the command is asked to end and killed if it has not done so five seconds later, so that no child
 * outlives its parent.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, stop?: AbortSignal, env?: NodeJS.ProcessEnv, limit?: number, shell?: boolean }} options
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { cwd, stop, env = process.env, limit, shell = false }) {
  if (stop?.aborted) return Promise.resolve({ code: 128 + constants.signals.SIGINT, timedOut: false })
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'inherit', 'inherit'] })
    /** @type {NodeJS.Timeout | undefined} */
    let killer
    let timedOut = false
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      child.kill(signal)
      killer ??= setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    }
    const onStop = () => end(stop?.reason)
    const timer = limit
      ? setTimeout(() => {
          timedOut = true
          end('SIGTERM')
        }, limit)
      : undefined
    /** @param {number} code */
    const settle = (code) => {
      clearTimeout(killer)
      clearTimeout(timer)
      stop?.removeEventListener('abort', onStop)
      resolve({ code, timedOut })
    }
    stop?.addEventListener('abort', onStop)
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      settle(127)
    })
    child.on('close', (code, signal) => settle(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/**
 * Whether a process with this id runs, be it somebody else's.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Runs a JavaScript file, given relative to `cwd`, with the Node that runs this process.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} options
 */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options)
}
