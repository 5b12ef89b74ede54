import { once } from 'node:events'
import { emailStandIn } from './email-stand-in.mjs'
import { readHeaders } from './headers-file.mjs'
import { serveDist } from './static-server.mjs'

const DEFAULT_PORT = 4173

/**
 * Serves a built site with the headers of its host and the e-mail stand-in on one address, says where it is, and returns when the process has been asked to
 * stop and the server is closed. Where no port can be had it says so and sets the process's exit code.
 *
 * @param {{ dir: string, port: number, stop: AbortSignal }} options
 */
export async function serveSite({ dir, port, stop }) {
  if (stop.aborted) return
  const options = { dir, port, api: emailStandIn(), headers: readHeaders(dir) }
  const served = await serveDist(options).catch((error) => {
    console.error(`${error.message} Name another one: --port 0 takes any that is free.`)
  })
  if (!served) {
    process.exitCode = 1
    return
  }
  if (port !== 0 && served.port !== port)
    console.log(`\nPort ${port} is taken, so the site uses ${served.port}.`)
  console.log(`\nThe site is at ${served.url} (Ctrl+C stops it).`)
  console.log('Admin: /admin/invitation-requests. The e-mail that its forms send: /outbox.')
  if (!stop.aborted) await once(stop, 'abort')
  await served.close()
  console.log('\nStopped.')
}

/**
 * The port to try first: from `--port N`, else from the PORT variable, else 4173. Ends the process with a sentence when it is
 * not a port.
 *
 * @param {readonly string[]} args
 */
export function requestedPort(args) {
  const at = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='))
  const text = at < 0 ? process.env.PORT : args[at]?.startsWith('--port=') ? args[at].slice(7) : args[at + 1]
  if (at < 0 && !text) return DEFAULT_PORT
  if (text && /^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text)
  console.error(
    `${text ? `${JSON.stringify(text)} is not a port` : '--port has no value'}: give a number from 0 to 65535.`,
  )
  process.exit(1)
}
