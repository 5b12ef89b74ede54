import { attempt } from './attempt'

/**
 * `http`: a status outside 2xx; `redirect`: not followed; `html` and `invalid-json`: a 2xx answer
 * that is not JSON.
 */
type RequestErrorKind = 'http' | 'redirect' | 'html' | 'invalid-json' | 'timeout' | 'offline' | 'network'

/** The one error of {@link postJson}. Its message is a sentence for people and never empty. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly kind: RequestErrorKind
  /** HTTP status, when the server answered at all. */
  readonly status: number | undefined
  /** The text of the answer's `error` field, when it had one; then it is the message, too. */
  readonly serverError: string | undefined

  constructor(
    kind: RequestErrorKind,
    message: string,
    details: Partial<Pick<RequestError, 'status' | 'serverError' | 'cause'>> = {},
  ) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.status = details.status
    this.serverError = details.serverError
  }
}

/**
 * POSTs JSON, once, and resolves to the JSON of the answer (specification, section 7: "the shared
 * request helper"). Rejects with RequestError: the answer's `error` text, or `HTTP error! status:
 * N`, or what kept the answer away. The time counts until the whole answer is there.
 */
export async function postJson(url: string, body: unknown, timeoutMs = 15_000): Promise<unknown> {
  // Half a character, of an emoji that was cut in two, is a mistake in the JSON of many servers.
  const text = JSON.stringify(body, (_, value) => (typeof value === 'string' ? wellFormed(value) : value))
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeoutMs)
  // WebKit never ends a request whose page was in its cache meanwhile, not even by the signal.
  const late = new Promise<never>((_, reject) => {
    stop.signal.onabort = reject
  })
  try {
    const request = fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
      signal: stop.signal,
      // The page may be left before it is sent. Browsers refuse that above 64 KiB, for all of them
      // together; a letter has three bytes at most.
      keepalive: text.length < 10_000,
      // Followed, most redirects would turn the POST into a GET without a body, whose answer looks
      // like a delivery. The page cannot see which kind it was, so none is followed.
      redirect: 'manual',
    })
    const response = await Promise.race([request, late])
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      const message = 'The server answered with a redirect, so we cannot tell whether it arrived.'
      throw new RequestError('redirect', message)
    }
    // Of an error the status says enough, where the rest breaks off or cannot be unpacked.
    const rest = Promise.race([response.text(), late])
    return readAnswer(response, await (response.ok ? rest : rest.catch(() => '')))
  } catch (cause) {
    if (cause instanceof RequestError) throw cause
    if (stop.signal.aborted) {
      const message = `The server did not answer within ${timeoutMs / 1000} seconds.`
      throw new RequestError('timeout', message, { cause })
    }
    if (globalThis.navigator?.onLine === false)
      throw new RequestError('offline', 'You are offline. Check your connection.', { cause })
    const message = 'The server could not be reached. Check your connection.'
    throw new RequestError('network', message, { cause })
  } finally {
    clearTimeout(timer)
  }
}

const wellFormed = (text: string) => text.toWellFormed().replaceAll('\0', '')

function readAnswer(response: Response, text: string): unknown {
  const { ok, status } = response
  const parsed = attempt((): { readonly value: unknown } => ({ value: JSON.parse(text) }))
  if (!ok) {
    const serverError = saidIn(Object(parsed?.value).error)
    const message = serverError ?? `HTTP error! status: ${status}`
    throw new RequestError('http', message, { status, serverError })
  }
  if (parsed) return parsed.value
  if (isHtml(response, text)) {
    throw new RequestError('html', 'The server sent a web page instead of an answer.', { status })
  }
  throw new RequestError('invalid-json', 'We could not read the server’s answer.', { status })
}

/** A text that says something. */
export const saidIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

function isHtml(response: Response, text: string): boolean {
  const declared = response.headers.get('content-type') ?? ''
  // PHP declares every answer as HTML that does not say what it is.
  if (/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(declared)) return text.trim() !== ''
  const start = text.slice(0, 10_000).replace(/<!--.*?-->/gs, '')
  return /^\s*<(!doctype html|html|head|body)\b/i.test(start)
}
