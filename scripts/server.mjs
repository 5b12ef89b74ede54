import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

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
 * @property {(request: Request, response: Response) => void} [site] instead of `siteOf(dir)`
 */

/**
 * Serves a built folder on 127.0.0.1 as a static host does: `/pricing` is `pricing.html`, an
 * unknown page `404.html` with status 404, a missing asset a plain 404. A file's `.br` or `.gz` is
 * sent to browsers that accept it.
 *
 * @param {ServeOptions} options
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` without a
 *   trailing slash, `port` the next free one where the wanted one is taken
 */
export async function serveDist({ dir, port, api, headers, site = siteOf(dir, headers) }) {
  const server = createServer((request, response) => {
    if (api) api(request, response, () => site(request, response))
    else site(request, response)
  })
  // Not Node's five seconds: on a busy machine a connection was closed as the next request came.
  server.keepAliveTimeout = 60_000
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

/**
 * What answers a request with a file of a build.
 *
 * @param {string} dir
 * @param {HeadersOf} headers
 * @returns {(request: Request, response: Response) => void}
 */
export function siteOf(dir, headers = readHeaders(dir)) {
  // `dev` looks for a file at each request: a preview shows the newest build.
  const sendFile = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] })
  return (request, response) => {
    const path = pathOf(request)
    const isHidden = hiddenFiles.test(path)
    const wanted = headers(isHidden ? '/404' : path)
    for (const [name, value] of Object.entries(wanted)) response.setHeader(name, value)
    // sirv would say text/xml; the hosts say what the feed's readers expect.
    if (path.endsWith('.xml')) response.setHeader('Content-Type', 'application/xml; charset=utf-8')
    const missing = () => answerMissing(dir, path, request, response)
    if (isHidden) missing()
    else sendFile(request, response, missing)
  }
}

/**
 * The path as sirv reads it: the headers must be those of the file that it sends.
 *
 * @param {Request} request
 */
function pathOf({ url = '/' }) {
  const path = url.replace(/[?#].*$/s, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** What no host serves: files under their own name, pages at a second address of sirv's. */
const hiddenFiles = /\/\.(?!well-known\/)|\/\/|(^\/_(headers|redirects)|\/index|\.(html|br|gz))\/?$/

/** @param {string} dir @param {string} path @param {Request} request @param {Response} response */
function answerMissing(dir, path, request, response) {
  const page = join(dir, '404.html')
  const isWanted = !path.startsWith('/assets/') && request.headers.accept?.includes('text/html')
  // While the folder is being built again it is not there.
  const isPage = isWanted && existsSync(page)
  response.writeHead(404, {
    'Cache-Control': 'no-store',
    'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
  })
  response.end(isPage ? readFileSync(page) : 'Not found\n')
}

/** @param {import('node:http').Server} server @param {number} port @returns {Promise<number>} */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // EACCES: Windows keeps whole rows of ports for its virtual machines.
      if (['EADDRINUSE', 'EACCES'].includes(error.code ?? '')) server.listen(++port, '127.0.0.1')
      else reject(error)
    })
    server.once('listening', () => {
      server.removeAllListeners('error') // A later one ends the process.
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
    server.listen(port, '127.0.0.1')
  })
}

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
  const file = join(dir, '_headers')
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
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
