import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '../../lib/free-port'

/** How the server answers a POST. The headers that let other origins in are there already. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void

type EmailCall = { readonly path: string; readonly type: string | undefined; readonly payload: unknown }

export type EmailApi = {
  readonly origin: string
  readonly port: number
  /** Every POST since the last {@link EmailApi.answer}. */
  readonly calls: readonly EmailCall[]
  /** Sets the answer from now on, and forgets the calls so far. */
  readonly answer: (reply: Reply) => void
  /** Refuses connections until {@link EmailApi.open}. */
  readonly close: () => Promise<void>
  readonly open: () => Promise<void>
}

/** Serves an email API on 127.0.0.1, with the preflight of docs/email-api.md. */
export async function serveEmailApi(wanted?: number): Promise<EmailApi> {
  let reply: Reply = (response) => response.end('{}')
  const calls: EmailCall[] = []
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    // One connection per request: when a connection that a browser has kept open breaks, it sends
    // the request again by itself.
    response.setHeader('Connection', 'close')
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST')
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
      response.writeHead(204).end()
      return
    }
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    if (request.method === 'POST') {
      calls.push({
        path: request.url ?? '',
        type: request.headers['content-type'],
        payload: JSON.parse(text),
      })
    }
    // The target of a redirect.
    if (request.url === '/thanks') page(200)(response, request)
    else reply(response, request)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(port, '127.0.0.1', () => resolve()),
    )
  const port = wanted ?? (await freePort())
  await listen(port)
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    calls,
    answer: (next) => {
      reply = next
      calls.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    open: () => listen(port),
  }
}

const body =
  (status: number, type: string, text: string): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(text)

const json = (status: number, value: unknown) => body(status, 'application/json', JSON.stringify(value))
const page = (status: number) =>
  body(status, 'text/html; charset=utf-8', '<!doctype html><title>A page</title><p>Not JSON.</p>')
const redirect =
  (location: string): Reply =>
  (response) =>
    response.writeHead(302, { Location: location }).end()

export const accepted = json(200, { success: true, message: 'Sent.', id: '1' })

export const silence: Reply = () => {}

const unreadable = 'We could not read the server’s answer.'
const redirected = 'The server answered with a redirect, so we cannot tell whether it arrived.'
export const unreached = 'The server could not be reached. Check your connection.'

type Answer = readonly [name: string, reply: Reply]

/** Answers that count as sent, and as which kind. Source: specification, section 7. */
export const successes: readonly (readonly [...Answer, sent: 'json' | 'html'])[] = [
  ['200 with JSON', accepted, 'json'],
  ['200 with JSON that says nothing', json(200, {}), 'json'],
  ['201 with JSON declared as a page', body(201, 'text/html', '{"success":true}'), 'json'],
  ['200 with success beside an empty error', json(200, { success: true, error: '' }), 'json'],
  ['200 with an empty error and no success', json(200, { error: '' }), 'json'],
  ['200 with a page', page(200), 'html'],
  ['200 with words declared as a page', body(200, 'text/html', 'Thank you.'), 'html'],
]

/** Answers that count as failed, with the reason that is given. */
export const failures: readonly (readonly [...Answer, reason: string])[] = [
  ['200 without a body', body(200, 'application/json', ''), unreadable],
  ['400 with an error field', json(400, { error: 'from_email must be valid.' }), 'from_email must be valid.'],
  ['204', (response) => response.writeHead(204).end(), unreadable],
  ['422 without an error field', json(422, { message: 'x' }), 'HTTP error! status: 422'],
  ['200 with JSON that breaks off', body(200, 'application/json', '{"success": tr'), unreadable],
  ['400 with an error that is an object', json(400, { error: { code: 1 } }), 'HTTP error! status: 400'],
  ['401 with an error that is a list', json(401, { error: ['no'] }), 'HTTP error! status: 401'],
  ['500 with an error field', json(500, { error: 'The mail server is down.' }), 'The mail server is down.'],
  ['503 without an error field', json(503, {}), 'HTTP error! status: 503'],
  ['500 with an error that is a number', json(500, { error: 42 }), 'HTTP error! status: 500'],
  ['502 with a page', page(502), 'HTTP error! status: 502'],
  ['500 with words declared as a page', body(500, 'text/html', 'Sorry.'), 'HTTP error! status: 500'],
  // Followed, it would be a GET without the message, whatever answers it.
  ['a redirect to a page', redirect('/thanks'), redirected],
  ['429 with an error field', json(429, { error: 'Too many messages.' }), 'Too many messages.'],
  ['429 without an error field', json(429, {}), 'HTTP error! status: 429'],
  ['200 that says no', json(200, { success: false, error: 'Mailbox full.' }), 'Mailbox full.'],
  ['200 that says no with a message', json(200, { success: false, message: 'Not today.' }), 'Not today.'],
  [
    '200 that says no with a blank reason',
    json(200, { success: false, error: ' ' }),
    'Failed to submit request',
  ],
  ['200 that says no without a reason', json(200, { success: false }), 'Failed to submit request'],
  ['200 with an error that is an object', json(200, { error: { code: 7 } }), 'Failed to submit request'],
  ['200 with an error and no success', json(200, { error: 'Mailbox full!' }), 'Mailbox full!'],
  ['a connection that is reset', (response) => void response.socket?.resetAndDestroy(), unreached],
  ['200 with text', body(200, 'text/plain', 'OK'), unreadable],
  [
    'an answer cut off half way',
    (response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{"success":true', () => response.socket?.destroy())
    },
    unreached,
  ],
  [
    'an error cut off half way',
    (response) => {
      response.writeHead(502, { 'Content-Length': '100' })
      response.write('{"error":"Mail', () => response.socket?.destroy())
    },
    'HTTP error! status: 502',
  ],
  [
    'an error that is not compressed as it says',
    (response) => void response.writeHead(500, { 'Content-Encoding': 'gzip' }).end('Server error'),
    'HTTP error! status: 500',
  ],
]
