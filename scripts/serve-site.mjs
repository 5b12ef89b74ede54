import { once } from 'node:events'
import { emailStandIn } from './email-stand-in.mjs'
import { readHeaders } from './headers-file.mjs'
import { serveDist } from './static-server.mjs'

const DEFAULT_PORT = 4173

/**
 * Serves a built site with the headers of its host and the e-mail stand-in on one address, says where it is, and returns when the process has been asked to
 * stop and the server is closed.
 *
 * @param {{ dir: string, port: number, stop: AbortSignal }} options
 */
export async function serveSite({ dir, port, stop }) {
  if (stop.aborted) return
  const served = await serveDist({ dir, port, api: emailStandIn(), headers: readHeaders(dir) })
  if (port !== 0 && served.port !== port)
    console.log(`\nPort ${port} is taken, so the site uses ${served.port}.`)
  console.log(`\nThe site is at ${served.url} (Ctrl+C stops it).`)
  console.log('Admin sign-in: /login. The e-mail that its forms send: /outbox.')
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
  if (text === undefined || (at < 0 && text === '')) return DEFAULT_PORT
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port
  console.error(`${JSON.stringify(text)} is not a port: give a number from 0 to 65535.`)
  process.exit(1)
}
