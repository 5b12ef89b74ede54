import { spawn } from 'node:child_process'
import { root, testEnvironment } from '../run.mjs'

/**
 * Seconds that the commands of the README take, with the packages installed.
 *
 * @returns {AsyncGenerator<readonly [command: string, seconds: number, exitCode: number]>} in turn,
 *   so that each has the machine for itself
 */
export async function* timeCommands() {
  yield ['npm start', ...(await timed('scripts/start.mjs', ['--port', '0'], /The site is at/))]
  yield ['npm run build', ...(await timed('node_modules/vite/bin/vite.js', ['build']))]
  yield ['npm run test:fast', ...(await timed('scripts/test.mjs', ['--fast']))]
  yield ['npm test', ...(await timed('scripts/test.mjs', []))]
}

/**
 * Runs a command to its end or, where it has none, to the line that says it is ready.
 *
 * @param {string} script @param {readonly string[]} args @param {RegExp} [ready]
 * @returns {Promise<[seconds: number, exitCode: number]>}
 */
function timed(script, args, ready) {
  const begun = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env: testEnvironment() })
    const seconds = () => (performance.now() - begun) / 1000
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part
        if (!ready?.test(output)) return
        resolve([seconds(), 0])
        child.kill()
      })
    child.on('close', (code) => resolve([seconds(), code ?? 1]))
  })
}
