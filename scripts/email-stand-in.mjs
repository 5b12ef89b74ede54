import { randomUUID } from 'node:crypto'
import { renderOutbox } from './outbox-page.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {'demo' | 'contact'} EmailKind
 */

const OUTBOX_LIMIT = 200
const MAX_BYTES = 64 * 1024
/** How much of a body that is too long is read, so that its sender gets to see the answer. */
const MAX_DRAIN_BYTES = 16 * 1024 * 1024
const ADDRESS = /^(?!.{255})[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/

/**
 * The fields of each call of the e-mail API (specification, section 7), in order.
 *
 * @type {Readonly<Record<EmailKind, readonly string[]>>}
 */
const FIELDS = {
  demo: 'demo_type first_name last_name email company role team_size phone_number message'.split(' '),
  contact: 'from_name from_email company subject message contact_reason'.split(' '),
}
const ADDRESSES = ['email', 'from_email']
const mayBeEmpty = (/** @type {EmailKind} */ kind, /** @type {string} */ name) =>
  kind === 'demo' && ['phone_number', 'message'].includes(name)

/**
 * The local stand-in for the e-mail API, as a connect-style handler for Vite's dev server and the
 * static server. It answers `POST /api/send-email/demo` and `/contact` by the contract (200 with
 * success, message and id, or an error status with `{ error }` naming what is wrong) and keeps what
 * was sent in memory, to be read at `/outbox` and `/outbox.json`. Pages under `/api` are passed on.
 *
 * @param {{ fails?: () => boolean }} [options] `fails` is for tests: it is asked at every call to
 *   send, and no request can set it
 * @returns {(request: Request, response: Response, next: () => void) => void}
 */
export function emailStandIn({ fails } = {}) {
  /** @type {import('./outbox-page.mjs').OutboxEntry[]} */
  const outbox = []

  /** @param {EmailKind} kind @param {Request} request @param {Response} response */
  async function send(kind, request, response) {
    const body = await readJson(request)
    if ('error' in body) return sendJson(response, body.status, { error: body.error })
    const error = faultOf(kind, body.value)
    if (error) return sendJson(response, 422, { error })

    if (fails?.()) return sendJson(response, 500, { error: 'The mail server is not reachable.' })
    const fields = /** @type {Record<string, string>} */ (body.value)
    const entry = { id: randomUUID(), kind, receivedAt: new Date().toISOString(), fields }
    outbox.unshift(entry)
    outbox.length = Math.min(outbox.length, OUTBOX_LIMIT)
    return sendJson(response, 200, { success: true, message: 'Kept in the local outbox.', id: entry.id })
  }

  return (request, response, next) => {
    const path = (request.url ?? '/').replace(/[?#].*$/s, '')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (path === '/outbox' || path === '/outbox.json') {
      if (!reads) return refuseMethod(request, response, 'GET, HEAD')
      // A foreign name that was pointed here (DNS rebinding) must not read the messages.
      if (!isLocal(request.headers.host)) {
        return sendJson(response, 403, { error: 'The outbox is only shown on a local address.' })
      }
      if (path === '/outbox.json') return sendJson(response, 200, outbox)
      const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
      response.setHeader('Content-Security-Policy', policy)
      return sendBody(response, 200, 'text/html; charset=utf-8', renderOutbox(outbox, OUTBOX_LIMIT))
    }
    const [, kind] = /^\/api\/send-email\/(demo|contact)$/.exec(path) ?? []
    const isPage = reads && !kind && !/json(?!.*html)/.test(request.headers.accept ?? '')
    if (!path.startsWith('/api/') || isPage) return next()

    // Pages on other local ports, such as a dev server, may call the API.
    const { origin } = request.headers
    const isAllowed = /^https?:/.test(origin ?? '') && isLocal(origin?.replace(/^https?:\/\//, ''))
    response.appendHeader('Vary', 'Origin')
    if (origin && isAllowed) response.setHeader('Access-Control-Allow-Origin', origin)
    if (request.method === 'OPTIONS') return preflight(response, isAllowed)
    if (kind && request.method !== 'POST') return refuseMethod(request, response, 'POST, OPTIONS')
    if (!kind) {
      request.resume()
      return sendJson(response, 404, { error: 'There is no such API call.' })
    }
    // A request that breaks off has nobody left to answer.
    send(/** @type {EmailKind} */ (kind), request, response).catch(() => response.destroy())
  }
}

/** Whether a host, with or without a port, is this computer. @param {string | undefined} host */
const isLocal = (host) =>
  /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host ?? '')

/**
 * What is wrong with a payload: it has exactly the fields of its kind, every one a string, none
 * empty that may not be, and an address that mail could be sent to.
 *
 * @param {EmailKind} kind @param {unknown} payload @returns {string | undefined}
 */
function faultOf(kind, payload) {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return 'The body must be a JSON object.'
  }
  const given = new Map(Object.entries(payload))
  const extra = [...given.keys()].find((name) => !FIELDS[kind].includes(name))
  if (extra !== undefined) return `Unknown field: ${extra.slice(0, 60)}.`
  for (const name of FIELDS[kind]) {
    const value = given.get(name)
    if (value === undefined) return `Missing field: ${name}.`
    if (typeof value !== 'string') return `${name} must be a string.`
    if (!value.trim() && !mayBeEmpty(kind, name)) return `${name} must not be empty.`
    if (ADDRESSES.includes(name) && !ADDRESS.test(value)) return `${name} must be a valid e-mail address.`
  }
  return undefined
}

/**
 * The JSON value of a request, or the status and the sentence to refuse it with. Rejects when the
 * request breaks off or does not end.
 *
 * @param {Request} request
 * @returns {Promise<{ value: unknown } | { status: number, error: string }>}
 */
async function readJson(request) {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\s*(;\s*charset="?utf-8"?)?$/i.test(type) || request.headers['content-encoding']) {
    request.resume()
    return { status: 415, error: 'Content-Type must be application/json.' }
  }
  /** @type {Buffer[]} */
  const chunks = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length <= MAX_BYTES) chunks.push(chunk)
    if (length > MAX_DRAIN_BYTES) throw new Error('The body does not end.')
  }
  if (length > MAX_BYTES) return { status: 413, error: 'The body must not be longer than 64 KiB.' }
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))) }
  } catch {
    return { status: 400, error: 'The body is not valid JSON.' }
  }
}

/** @param {Response} response @param {boolean} isAllowed */
function preflight(response, isAllowed) {
  if (!isAllowed)
    return sendJson(response, 403, { error: 'Only pages on a local address may call this API.' })
  response.setHeader('Access-Control-Allow-Methods', 'POST')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.setHeader('Access-Control-Allow-Private-Network', 'true')
  response.writeHead(204).end()
}

/** @param {Request} request @param {Response} response @param {string} allow */
function refuseMethod(request, response, allow) {
  request.resume()
  response.setHeader('Allow', allow)
  sendJson(response, 405, { error: `Only ${allow} can be used here.` })
}

/** @param {Response} response @param {number} status @param {unknown} value */
const sendJson = (response, status, value) =>
  sendBody(response, status, 'application/json; charset=utf-8', JSON.stringify(value))

/** @param {Response} response @param {number} status @param {string} type @param {string} text */
function sendBody(response, status, type, text) {
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(text)
}
