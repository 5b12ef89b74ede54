import { connect } from 'node:net'

const ATTEMPTS = 50

/**
 * Listens on `port` or, when another program has it, on the next free one. Port 0 takes any free port. Resolves with
 * the port it listens on; rejects when none of 50 can be had.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
export async function listenFrom(server, port, host) {
  const last = port === 0 ? 0 : Math.min(port + ATTEMPTS - 1, 65535)
  for (let candidate = port; candidate <= last; candidate += 1) {
    // Some systems let a program listen on 127.0.0.1 beside one that listens on every address: ask who answers first.
    if (candidate !== 0 && (await isAnswered(candidate, host))) continue
    const actual = await tryPort(server, candidate, host)
    if (actual !== undefined) return actual
  }
  throw new Error(`No free port from ${port} to ${last} on ${host}.`)
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isAnswered(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 500 })
    /** @param {boolean} answered */
    const settle = (answered) => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
    socket.once('timeout', () => settle(false))
  })
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>} undefined when the port is taken or reserved by the system
 */
function tryPort(server, port, host) {
  return new Promise((resolve, reject) => {
    /** @param {NodeJS.ErrnoException} error */
    const onError = (error) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined)
      else reject(error)
    }
    const onListening = () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    }
    server.once('error', onError)
    server.once('listening', onListening)
    server.listen(port, host)
  })
}
