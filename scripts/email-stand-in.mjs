import { randomUUID } from 'node:crypto'
import { checkPayload } from './email-contract.mjs'
import { readJson } from './json-body.mjs'
import { renderOutbox } from './outbox-page.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./email-contract.mjs').EmailKind} EmailKind
 *
 * @typedef {'error' | 'bare-error' | 'html' | 'html-error' | 'disconnect' | 'silence'} Fault what to answer in place of a good result:
 *   an error status with an error field, one without, an HTML document with status 200, one with an error status, a closed connection, or
 *   nothing at all
 *
 * @typedef {object} StandInOptions
 * @property {(kind: EmailKind) => Fault | undefined} [fault] for tests: asked at every call to send; no request can set it
 */

const OUTBOX_LIMIT = 200

const SEND = /** @type {Readonly<Record<string, EmailKind>>} */ ({
  '/api/send-email/demo': 'demo',
  '/api/send-email/contact': 'contact',
})

/**
 * The local stand-in for the e-mail API (specification, section 7), as a connect-style handler for Vite's dev server and the
 * static server alike. It answers `POST /api/send-email/demo` and `/contact` by the contract (200 with success, message and
 * id, or an error status with `{ error }` naming what is wrong) and keeps what was sent in memory, to be read at `/outbox`
 * and `/outbox.json`. Pages under `/api`, which are asked for with GET, are passed on.
 *
 * @param {StandInOptions} [options]
 * @returns {(request: Request, response: Response, next: () => void) => void}
 */
export function emailStandIn({ fault } = {}) {
  /** @type {import('./outbox-page.mjs').OutboxEntry[]} */
  const outbox = []

  /**
   * @param {EmailKind} kind
   * @param {Request} request
   * @param {Response} response
   */
  async function send(kind, request, response) {
    const body = await readJson(request)
    if ('error' in body) return sendJson(response, body.status, { error: body.error })
    const result = checkPayload(kind, body.value)
    if ('error' in result) return sendJson(response, 422, result)

    const wrong = fault?.(kind)
    if (wrong) return misbehave(response, wrong)
    const entry = { id: randomUUID(), kind, receivedAt: new Date().toISOString(), fields: result.fields }
    outbox.unshift(entry)
    outbox.length = Math.min(outbox.length, OUTBOX_LIMIT)
    return sendJson(response, 200, { success: true, message: 'Kept in the local outbox.', id: entry.id })
  }

  return (request, response, next) => {
    const path = (request.url ?? '/').replace(/[?#].*$/s, '')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (path === '/outbox' || path === '/outbox.json') {
      if (!reads) return refuseMethod(request, response, 'GET, HEAD')
      if (!isLocalHost(request.headers.host)) {
        return sendJson(response, 403, { error: 'The outbox is only shown on a local address.' })
      }
      if (path === '/outbox.json') return sendJson(response, 200, outbox)
      return sendPage(response, renderOutbox(outbox, OUTBOX_LIMIT))
    }
    if (!path.startsWith('/api/')) return next()

    const kind = Object.hasOwn(SEND, path) ? SEND[path] : undefined
    if (reads && !kind && !wantsJson(request)) return next()
    const allowed = allowOrigin(request, response)
    if (request.method === 'OPTIONS') return preflight(response, allowed)
    if (kind && request.method !== 'POST') return refuseMethod(request, response, 'POST, OPTIONS')
    if (!kind) {
      request.resume()
      return sendJson(response, 404, { error: 'There is no such API call.' })
    }
    // A request that breaks off has nobody left to answer.
    send(kind, request, response).catch(() => response.destroy())
  }
}

/** @param {Request} request */
function wantsJson(request) {
  const accept = request.headers.accept ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/**
 * Lets pages on other local ports, such as a dev server, call the API: the only origins that are let in.
 *
 * @param {Request} request
 * @param {Response} response
 */
function allowOrigin(request, response) {
  const { origin } = request.headers
  response.appendHeader('Vary', 'Origin')
  if (!origin || !URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  const local =
    /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) && /^https?:$/.test(protocol)
  if (local) response.setHeader('Access-Control-Allow-Origin', origin)
  return local
}

/** @param {Response} response @param {boolean} allowed */
function preflight(response, allowed) {
  if (!allowed) return sendJson(response, 403, { error: 'Only pages on a local address may call this API.' })
  response.setHeader('Access-Control-Allow-Methods', 'POST')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.setHeader('Access-Control-Allow-Private-Network', 'true')
  response.setHeader('Access-Control-Max-Age', '600')
  response.writeHead(204).end()
}

/**
 * Whether a Host header names this computer or an address. A foreign name that was pointed here (DNS rebinding) is neither.
 *
 * @param {string | undefined} host
 */
function isLocalHost(host) {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|\d+(?:\.\d+){3}|\[[\da-f:.]+\])(?::\d+)?$/i.test(host ?? '')
}

/** @param {Request} request @param {Response} response @param {string} allow */
function refuseMethod(request, response, allow) {
  request.resume()
  response.setHeader('Allow', allow)
  sendJson(response, 405, { error: `Only ${allow} can be used here.` })
}

/** @param {Response} response @param {Fault} fault */
function misbehave(response, fault) {
  if (fault === 'silence') return
  if (fault === 'disconnect') return void response.destroy()
  if (fault === 'error') return sendJson(response, 500, { error: 'The mail server is not reachable.' })
  if (fault === 'bare-error') return sendJson(response, 503, {})
  return sendPage(
    response,
    '<!doctype html><title>Proxy</title><p>Not JSON.</p>',
    fault === 'html' ? 200 : 502,
  )
}

/** @param {Response} response @param {number} status @param {unknown} value */
function sendJson(response, status, value) {
  sendBody(response, status, 'application/json; charset=utf-8', JSON.stringify(value))
}

/** @param {Response} response @param {string} html @param {number} [status] */
function sendPage(response, html, status = 200) {
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  sendBody(response, status, 'text/html; charset=utf-8', html)
}

/** @param {Response} response @param {number} status @param {string} type @param {string} text */
function sendBody(response, status, type, text) {
  const body = Buffer.from(text)
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
  })
  // Node leaves out the body of an answer to HEAD by itself.
  response.end(body)
}
