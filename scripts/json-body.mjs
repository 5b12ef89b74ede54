/** @typedef {import('node:http').IncomingMessage} Request */

const MAX_BYTES = 64 * 1024
/** How much of a body that is too long is read and dropped, so that its sender gets to see the answer. */
const MAX_DRAIN_BYTES = 16 * 1024 * 1024

/**
 * The JSON value of a request, or the status and the sentence to refuse it with: it must be UTF-8, at most 64 KiB and sent
 * uncompressed as `application/json`. Rejects when the request breaks off or does not end.
 *
 * @param {Request} request
 * @returns {Promise<{ value: unknown } | { status: number, error: string }>}
 */
export async function readJson(request) {
  if (!isJson(request)) {
    request.resume()
    return { status: 415, error: 'Content-Type must be application/json.' }
  }
  const body = await readBody(request)
  if (!body) return { status: 413, error: 'The body must not be longer than 64 KiB.' }
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) }
  } catch {
    return { status: 400, error: 'The body is not valid JSON.' }
  }
}

/** @param {Request} request */
async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length <= MAX_BYTES) chunks.push(chunk)
    else chunks.length = 0
    if (length > MAX_DRAIN_BYTES) throw new Error('The body does not end.')
  }
  return length <= MAX_BYTES ? Buffer.concat(chunks) : undefined
}

/** @param {Request} request */
function isJson(request) {
  if (request.headers['content-encoding']) return false
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(/\s*;\s*/)
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return type.trim() === 'application/json' && (!charset || /^charset="?utf-8"?$/.test(charset.trim()))
}
