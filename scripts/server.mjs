import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response, next: () => void) => void} Handler
 * @typedef {(pathname: string) => Readonly<Record<string, string>>} HeadersOf
 *
 * @typedef {object} ServeOptions
 * @property {string} dir the built folder
 * @property {number} port the port to try first; 0 for any free one
 * @property {Handler} [api] sees every request first and passes on what is not its own
 * @property {HeadersOf} [headers] headers for a path, by default those of the folder's `_headers`
 */

const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
})

/** The media type of a file by its extension. @param {string} file */
export const contentType = (file) => TYPES[extname(file)] ?? 'application/octet-stream'

/**
 * Serves a built folder on 127.0.0.1 as a static host does: `/pricing` is `pricing.html`, an
 * unknown page `404.html` with status 404, or 400 for an address that cannot be decoded, a missing
 * asset a plain 404. A file's `.br` or `.gz` is sent to who takes it.
 *
 * @param {ServeOptions} options
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` without a
 *   trailing slash, `port` the next free one where the wanted one is taken
 */
export async function serveDist({ dir, port, api, headers = readHeaders(dir) }) {
  const server = createServer((request, response) => {
    const answer = () => void answerFile(dir, headers, request, response).catch(() => response.destroy())
    if (api) api(request, response, answer)
    else answer()
  })
  const actual = await listen(server, port)
  return {
    url: `http://127.0.0.1:${actual}`,
    port: actual,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** @param {import('node:http').Server} server @param {number} port @returns {Promise<number>} */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(listen(server, port + 1))
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/**
 * @param {string} dir @param {HeadersOf} headersOf @param {Request} request
 * @param {Response} response
 */
async function answerFile(dir, headersOf, request, response) {
  const path = parsePath(request.url ?? '/')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const page = path && (await findFile(dir, path, accepted))
  const isAsset = path?.startsWith('/assets/') || (/\.\w+$/.test(path ?? '') && !wantsPage(request))
  const file = page ?? (path && isAsset ? undefined : await findFile(dir, '/404', accepted))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Cache-Control', page ? cacheControl(path, page.name) : 'no-store')
  response.setHeader('Vary', page ? 'Accept-Encoding' : 'Accept-Encoding, Accept')
  for (const [name, value] of Object.entries(headersOf(path ?? '/404'))) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  }
  const status = page ? 200 : path ? 404 : 400
  if (!file) return response.writeHead(status, { 'Content-Type': TYPES['.txt'] }).end('Not found\n')
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
  response.setHeader('ETag', etag)
  if (page && request.headers['if-none-match'] === etag) return response.writeHead(304).end()
  if (file.encoding) response.setHeader('Content-Encoding', file.encoding)
  response.writeHead(status, { 'Content-Type': contentType(file.name), 'Content-Length': file.body.length })
  // Node leaves out the body of an answer to HEAD by itself.
  return response.end(file.body)
}

/**
 * The decoded path of a request, or undefined for one that no host looks up: bad percent-encoding,
 * a NUL, or a `.` or `..` segment however it is spelled, which a browser resolves before it asks.
 *
 * @param {string} target
 */
function parsePath(target) {
  try {
    const path = decodeURIComponent(target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, ''))
    return path.startsWith('/') && !/\0|(^|[/\\])\.\.?([/\\]|$)/.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * The file that answers a path: the file itself, then `path.html`, then `path/index.html`. Hidden
 * files, save for `.well-known`, and those that are written for hosts are not there.
 *
 * @param {string} dir @param {string} path @param {string} accepted encodings
 */
async function findFile(dir, path, accepted) {
  if (/\/\.(?!well-known\/)|^\/_(headers|redirects)$|\.html$|[\\:]/.test(path)) return undefined
  const bare = path.replace(/\/+$/, '')
  for (const name of [bare, `${bare}.html`, `${bare}/index.html`]) {
    for (const { encoding, suffix } of encodings) {
      if (encoding && !accepted.includes(encoding)) continue
      try {
        return { name, encoding, body: await readFile(join(dir, `${name}${suffix}`)) }
      } catch {} // There is no such file.
    }
  }
  return undefined
}

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: '', suffix: '' },
]

/** @param {string | undefined} path @param {string} file */
function cacheControl(path, file) {
  if (path?.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return file.endsWith('.html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=86400'
}

/** A browser asks for pages, and for nothing else, with `text/html`. @param {Request} request */
const wantsPage = (request) => request.headers.accept?.includes('text/html')

/**
 * Reads a folder's `_headers` (Netlify's format: a path, which may end in `*`, then indented `Name:
 * value` lines). An address without rules of its own gets those of the 404 document.
 *
 * @param {string} dir @returns {HeadersOf} headers for a path
 */
export function readHeaders(dir) {
  /** @type {Map<string, Record<string, string>>} */
  const rules = new Map()
  let current = /** @type {Record<string, string>} */ ({})
  for (const line of readFileSync(join(dir, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined) current[name] = value
    else if (line.trim()) {
      current = {}
      rules.set(line.trim(), current)
    }
  }
  const folders = [...rules].filter(([rule]) => /.\*$/.test(rule) && rule !== '/*')
  return (pathname) => {
    const path = pathname.replace(/(?<=.)\/$/, '')
    const folder = folders.find(([rule]) => path.startsWith(rule.slice(0, -1)))
    return { ...rules.get('/*'), ...(folder?.[1] ?? rules.get(path) ?? rules.get('/404')) }
  }
}
