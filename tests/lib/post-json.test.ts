import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { postJson, RequestError } from '@/lib/post-json'

let server: Server | undefined

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
}

const answering = (status: number, body: string, type = 'application/json') =>
  serve((_, response) => response.writeHead(status, { 'Content-Type': type }).end(body))

async function failure(work: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof RequestError)) throw new Error(`not a RequestError: ${String(error)}`)
  expect(error.message).not.toBe('')
  expect(error.message).not.toContain('[object')
  return error
}

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

test('JSON counts as JSON whatever type the server declares, null too', async () => {
  expect(await postJson(await answering(200, 'null', 'text/html'), {})).toBeNull()
})

test.each([
  ['declared and with a doctype', '<!DOCTYPE html><html></html>', 'text/html; charset=utf-8'],
  ['with a doctype but declared as JSON', '\n <!doctype html><p>x', 'application/json'],
  ['without a doctype but declared', '<p>Thanks</p>', 'text/html'],
  ['beginning with <html>', '<html lang="en"></html>', ''],
  ['declared, in words alone', 'Thank you, your message is on its way.', 'text/html; charset=UTF-8'],
  ['declared, with what PHP says before the JSON', 'Notice: x in a.php\n{"success":true}', 'text/html'],
  ['with comments before the doctype', '\uFEFF<!-- a\n-->\n<!-- b --><!doctype html><p>x', ''],
])('a page in an ok answer is told apart: %s', async (_, body, type) => {
  expect(await failure(postJson(await answering(200, body, type), {}))).toMatchObject({
    kind: 'html',
    status: 200,
  })
})

test.each([
  ['nothing, declared as a page', ' \n', 'text/html'],
  ['words without a type', 'OK', ''],
  ['a comment alone', '<!-- <html> -->', ''],
  ['comments alone', '<!-- a -->'.repeat(50_000), ''],
  ['comments without an end', '<!--'.repeat(50_000), ''],
])('an ok answer is no page: %s', async (_, body, type) => {
  expect(await failure(postJson(await answering(200, body, type), {}))).toMatchObject({
    kind: 'invalid-json',
  })
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed and is no delivery', async (status) => {
  const methods: (string | undefined)[] = []
  const url = await serve((request, response) => {
    methods.push(request.method)
    response.writeHead(request.url === '/send' ? status : 200, { Location: '/elsewhere' }).end('{}')
  })
  expect(await failure(postJson(url, {}))).toMatchObject({
    kind: 'redirect',
    message: 'The server answered with a redirect, so we cannot tell whether it arrived.',
  })
  expect(methods).toEqual(['POST'])
})

test('half an emoji and NUL are no mistake in the JSON that is sent', async () => {
  let sent = ''
  const url = await serve(async (request, response) => {
    for await (const part of request) sent += part
    response.end('{}')
  })
  await postJson(url, { message: 'Thanks \ud83d\0!', count: 2 })
  expect(sent).toBe('{"message":"Thanks \ufffd!","count":2}')
})

test.each([
  ['goes out although its page is left', 9_000, true],
  ['is sent as usual where browsers would refuse that', 10_000, false],
])('a message of some length %s', async (_, length, keepalive) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await postJson(await answering(200, '{}'), { message: 'x'.repeat(length) })
  expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ keepalive }))
})

test.each([
  ['that ends with its signal', (end: (reason: unknown) => void, { reason }: AbortSignal) => end(reason)],
  ['of a page that WebKit had in its cache meanwhile, which nothing ends', () => {}],
])('the timeout is 15 seconds by default, also for a request %s', async (_, onAbort) => {
  vi.useFakeTimers()
  const settled = vi.fn()
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => onAbort(reject, signal))
      }),
  )
  void failure(postJson('http://x/', {})).then(settled)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled.mock.calls[0]?.[0]).toMatchObject({
    kind: 'timeout',
    message: 'The server did not answer within 15 seconds.',
  })
  expect(vi.getTimerCount()).toBe(0)
})
