// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { isAlive, run } from '../../scripts/processes.mjs'

const cwd = tmpdir()
const runCode = (code: string, options: { stop?: AbortSignal; limit?: number } = {}) =>
  run(process.execPath, ['-e', code], { cwd, ...options })

test('a process is alive until it has ended', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  expect(isAlive(process.pid)).toBe(true)
  expect(isAlive(pid)).toBe(false)
})

test('a command’s exit code is handed back', async () => {
  expect(await runCode('process.exit(0)')).toEqual({ code: 0, timedOut: false })
  expect(await runCode('process.exit(3)')).toEqual({ code: 3, timedOut: false })
})

test('a command that a signal ended counts as failed', async () => {
  expect(await runCode('process.kill(process.pid, "SIGKILL")')).toEqual({ code: 137, timedOut: false })
})

test('a command that does not exist counts as failed', async () => {
  expect(await run('no-such-command', [], { cwd })).toEqual({ code: 127, timedOut: false })
})

test('a command that takes longer than its limit is ended', async () => {
  expect(await runCode('setInterval(() => {}, 1000)', { limit: 100 })).toEqual({ code: 143, timedOut: true })
})

test('a command is ended when its parent is asked to stop, and none is begun afterwards', async () => {
  const controller = new AbortController()
  const running = runCode('setInterval(() => {}, 1000)', { stop: controller.signal })
  controller.abort('SIGINT')
  expect(await running).toEqual({ code: 130, timedOut: false })
  expect(await runCode('process.exit(0)', { stop: controller.signal })).toEqual({
    code: 130,
    timedOut: false,
  })
})
