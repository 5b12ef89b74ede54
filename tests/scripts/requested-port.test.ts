// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { requestedPort } from '../../scripts/serve-site.mjs'

/** What the process says that asks for a port with these arguments, and how it ends. */
function refusal(...args: readonly string[]) {
  const code = `import { requestedPort } from ${JSON.stringify(pathToFileURL('scripts/serve-site.mjs').href)}
    requestedPort(${JSON.stringify(args)})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  return { status, said: stderr.trim() }
}

test.each([
  [['--port', '8080'], 8080],
  [['--port=0'], 0],
  [['--open', '--port', '65535'], 65535],
])('%j asks for port %i', (args, port) => {
  expect(requestedPort(args)).toBe(port)
})

test.each([
  [['--port'], '--port has no value: give a number from 0 to 65535.'],
  [['--port='], '--port has no value: give a number from 0 to 65535.'],
  [['--port', '65536'], '"65536" is not a port: give a number from 0 to 65535.'],
  [['--port', 'http'], '"http" is not a port: give a number from 0 to 65535.'],
])('%j ends with a sentence', (args, said) => {
  expect(refusal(...args)).toEqual({ status: 1, said })
})
