import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

const text = z.string()
const filled = text.regex(/\S/, 'must not be empty')
const address = text.regex(/^(?!.{255})[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/, 'must be an email address')

/** The payload of each call of the email API (specification, section 7). */
const payloads = {
  demo: z.strictObject({
    demo_type: filled,
    first_name: filled,
    last_name: filled,
    email: address,
    company: filled,
    role: filled,
    team_size: filled,
    phone_number: text,
    message: text,
  }),
  contact: z.strictObject({
    from_name: filled,
    from_email: address,
    company: filled,
    subject: filled,
    message: filled,
    contact_reason: filled,
  }),
}

/** Whether a host, with or without a port, is this computer. @param {string | undefined} host */
const isLocal = (host) =>
  /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host ?? '')

/**
 * The local stand-in for the email API, as a connect-style handler for Vite's dev server and the
 * static server. It answers `POST /api/send-email/…` by the contract (200 with success, message and
 * id, or an error status with `{ error }`) and keeps what was sent in memory, to be read at
 * `/outbox`, the latest first. All else is passed on.
 *
 * @param {{ fails?: () => boolean }} [options] `fails` is for tests, and runs at every call
 * @returns {(request: Request, response: Response, next: () => void) => void}
 */
export function emailStandIn({ fails } = {}) {
  /** @type {{ id: string, kind: string, receivedAt: string, fields: unknown }[]} */
  const outbox = []

  return async (request, response, next) => {
    const { host, origin } = request.headers
    const path = request.url?.replace(/[?#].*$/s, '')
    const kind = /^\/api\/send-email\/([\w-]+)$/.exec(path ?? '')?.[1]
    const payload = Object.entries(payloads).find(([name]) => name === kind)?.[1]
    /** @param {number} status @param {unknown} value */
    const answer = (status, value) =>
      response
        .writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(value, null, 2))

    if (path === '/outbox') {
      // A foreign name that points here (DNS rebinding) must not read the messages.
      if (isLocal(host)) answer(200, outbox)
      else answer(403, { error: 'The outbox is only shown on a local address.' })
    } else if (!kind) next()
    else {
      // Pages on other local ports, such as a dev server, may call the API.
      response.appendHeader('Vary', 'Origin')
      if (origin && isLocal(origin.replace(/^https?:\/\//, ''))) {
        response.setHeader('Access-Control-Allow-Origin', origin)
        response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
      }
      if (request.method === 'OPTIONS') response.writeHead(204).end()
      else if (request.method !== 'POST') answer(405, { error: 'Only POST can be used here.' })
      else if (!payload)
        answer(404, {
          error: `The local stand-in has no "${kind}": add its fields to scripts/email-stand-in.mjs.`,
        })
      else {
        const { data: fields, error } = payload.safeParse(await json(request).catch(() => undefined))
        const entry = { id: randomUUID(), kind, receivedAt: new Date().toISOString(), fields }
        if (error) answer(422, { error: z.prettifyError(error) })
        else if (fails?.()) answer(500, { error: 'The mail server is not reachable.' })
        else {
          outbox.unshift(entry)
          answer(200, { success: true, message: 'Kept in the local outbox.', id: entry.id })
        }
      }
    }
  }
}
