import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { listenFrom } from './listen.mjs'
import { contentType, fileReader, findFile } from './static-file.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response, next: () => void) => void} Handler
 *
 * @typedef {object} ServeOptions
 * @property {string} dir the built folder
 * @property {number} port the port to try first; 0 for any free one
 * @property {string} [host] `127.0.0.1` by default
 * @property {Handler} [api] sees every request first and passes on what is not its own
 * @property {(pathname: string) => Readonly<Record<string, string>>} [headers] headers to add to the answer for a path, whatever its
 *   status; they replace the server's own of the same name
 *
 * @typedef {object} Served
 * @property {string} url the origin, without a trailing slash
 * @property {number} port the port it listens on, which is not the one asked for if that was taken
 * @property {() => Promise<void>} close ends open connections too
 */

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'
const ONE_DAY = 'public, max-age=86400'
const PLAIN = 'text/plain; charset=utf-8'

/**
 * Serves a built folder as a static host does. `/pricing` is `pricing.html` and `/` is `index.html`, without a redirect; an
 * unknown page is `404.html` with status 404, and so is an address that ends in `.html`; one that nobody can decode gets it with status 400; a missing asset (under `/assets/`, or with a file extension and not asked for as a
 * page) is a plain 404, never HTML. Rejects when no port can be had.
 *
 * @param {ServeOptions} options
 * @returns {Promise<Served>}
 */
export async function serveDist({ dir, port, host = '127.0.0.1', api, headers }) {
  const handle = staticHandler({ dir, ...(headers && { headers }) })
  const server = createServer((request, response) => {
    if (api) api(request, response, () => handle(request, response))
    else handle(request, response)
  })
  const actual = await listenFrom(server, port, host)
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    port: actual,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {Pick<ServeOptions, 'dir' | 'headers'>} options
 * @returns {(request: Request, response: Response) => void}
 */
function staticHandler({ dir, headers }) {
  const root = resolve(dir)
  const read = fileReader()

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async function answer(request, response) {
    const path = parsePath(request.url ?? '/')
    for (const [name, value] of Object.entries({
      'X-Content-Type-Options': 'nosniff',
      ...headers?.(path?.pathname ?? '/404'),
    })) {
      response.setHeader(name, value)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(request, response, 405, 'Method not allowed')
    }
    const file = path && (await findFile(root, path.segments, path.trailingSlash))
    // A page is found under its address alone: the headers are that address's.
    if (path && file && !path.segments.at(-1)?.endsWith('.html'))
      return sendFile(request, response, file, 200, cacheControl(path.pathname, file))
    const status = path ? 404 : 400
    const page =
      path && isAsset(path.pathname, request) ? undefined : await findFile(root, ['404.html'], false)
    if (page) return sendFile(request, response, page, status, REVALIDATE)
    return sendText(request, response, status, path ? 'Not found' : 'Bad request')
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {string} file
   * @param {number} status
   * @param {string} cache
   */
  async function sendFile(request, response, file, status, cache) {
    const { body, etag, encoding } = await read(file, String(request.headers['accept-encoding'] ?? ''))
    setDefault(response, 'Cache-Control', cache)
    response.setHeader('ETag', etag)
    response.appendHeader('Vary', status >= 400 ? 'Accept-Encoding, Accept' : 'Accept-Encoding')
    if (status === 200 && matches(request.headers['if-none-match'], etag))
      return response.writeHead(304).end()
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    setDefault(response, 'Content-Type', contentType(file))
    response.writeHead(status, { 'Content-Length': body.length })
    return response.end(request.method === 'HEAD' ? undefined : body)
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`)
      if (response.headersSent) response.destroy()
      else sendText(request, response, 500, 'Internal server error')
    })
  }
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 * @param {string} text
 */
function sendText(request, response, status, text) {
  const body = `${text}\n`
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': PLAIN, 'Content-Length': Buffer.byteLength(body) })
  return response.end(request.method === 'HEAD' ? undefined : body)
}

/** @param {Response} response @param {string} name @param {string} value */
function setDefault(response, name, value) {
  if (!response.hasHeader(name)) response.setHeader(name, value)
}

/**
 * The decoded parts of a request target, or undefined for one that no host should look up: bad percent-encoding, a NUL,
 * or a `.` or `..` segment however it is spelled (a browser resolves these before it asks).
 *
 * @param {string} target
 */
function parsePath(target) {
  const pathname = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/'
  if (!pathname.startsWith('/')) return undefined
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const climbs = segments.some((segment) =>
      segment.split(/[/\\]/).some((part) => part === '.' || part === '..'),
    )
    if (climbs || segments.some((segment) => segment.includes('\0'))) return undefined
    return { pathname, segments, trailingSlash: pathname.endsWith('/') }
  } catch {
    return undefined
  }
}

/** @param {string} pathname @param {string} file */
function cacheControl(pathname, file) {
  if (pathname.startsWith('/assets/')) return IMMUTABLE
  return file.endsWith('.html') ? REVALIDATE : ONE_DAY
}

/**
 * Whether a path that leads nowhere was meant as a file. A person who types `/old-page.php` is shown the 404 page: a browser
 * asks for pages, and for nothing else, with `text/html`.
 *
 * @param {string} pathname
 * @param {Request} request
 */
function isAsset(pathname, request) {
  if (pathname.startsWith('/assets/')) return true
  return /\.[a-z][a-z0-9]{0,11}$/i.test(pathname) && !request.headers.accept?.includes('text/html')
}

/**
 * If-None-Match by weak comparison (RFC 9110, section 13.1.2).
 *
 * @param {string | undefined} header
 * @param {string} etag
 */
function matches(header, etag) {
  if (!header) return false
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
