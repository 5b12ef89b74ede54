import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * @typedef {'br' | 'gzip' | 'identity'} Encoding
 * @typedef {{ body: Buffer, etag: string, encoding: Encoding }} Representation
 */

const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
})

const COMPRESSIBLE = /^(?:text\/|image\/svg|image\/x-icon|font\/ttf|application\/(?:json|xml|wasm|manifest))/
const MIN_BYTES_TO_COMPRESS = 512
const SIBLINGS = /** @type {const} */ ({ br: '.br', gzip: '.gz' })

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The media type of a file by its extension, or the type of unknown bytes. @param {string} file */
export function contentType(file) {
  return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/**
 * The file of a built folder that answers a path, as a static host looks it up: the file itself, `path.html`, then
 * `path/index.html`; a trailing slash makes no difference but for the order. Hidden files (save for `.well-known`), the
 * host's own `_headers` and `_redirects`, and whatever a link leads to outside the folder do not exist.
 *
 * @param {string} dir
 * @param {readonly string[]} segments the decoded, checked parts of the path
 * @param {boolean} trailingSlash
 * @returns {Promise<string | undefined>}
 */
export async function findFile(dir, segments, trailingSlash) {
  if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) return undefined
  if (segments[0] === '_headers' || segments[0] === '_redirects') return undefined
  // These characters name something else than a child of the folder on one system or another.
  if (segments.some((segment) => /[/\\:]/.test(segment))) return undefined
  const path = join(dir, ...segments)
  const index = join(path, 'index.html')
  const candidates =
    segments.length === 0 ? [index] : trailingSlash ? [index, `${path}.html`] : [path, `${path}.html`, index]
  const root = await realpath(dir)
  for (const candidate of candidates) {
    try {
      const real = await realpath(candidate)
      if (real.startsWith(root + sep) && (await stat(real)).isFile()) return candidate
    } catch {
      // No such file, or a name that is too long to be one.
    }
  }
  return undefined
}

/**
 * Reads files in the encoding a request prefers and keeps what it read and compressed until the file changes on the
 * disk. A `.br` or `.gz` sibling, where the build wrote one, is served as it stands.
 *
 * @returns {(file: string, acceptEncoding: string | undefined) => Promise<Representation>}
 */
export function fileReader() {
  /** @type {Map<string, { version: string, representation: Promise<Representation> }>} */
  const kept = new Map()
  return async (file, acceptEncoding) => {
    const { mtimeMs, size } = await stat(file)
    const version = `${mtimeMs} ${size}`
    const small = size < MIN_BYTES_TO_COMPRESS || !COMPRESSIBLE.test(contentType(file))
    const encoding = small ? 'identity' : preferredEncoding(acceptEncoding)
    const key = `${encoding} ${file}`
    const known = kept.get(key)
    if (known?.version === version) return known.representation
    const representation = represent(file, encoding)
    representation.catch(() => kept.delete(key))
    kept.set(key, { version, representation })
    return representation
  }
}

/**
 * The encoding to answer with, by the Accept-Encoding header (RFC 9110, section 12.5.3); Brotli before gzip at equal weight.
 *
 * @param {string | undefined} header
 * @returns {Encoding}
 */
export function preferredEncoding(header) {
  /** @type {Map<string, number>} */
  const weights = new Map()
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (name) weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1)
  }
  /** @param {Encoding} name */
  const weightOf = (name) => weights.get(name) ?? weights.get('*') ?? 0
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip'
  return weightOf(best) > 0 ? best : 'identity'
}

/**
 * @param {string} file
 * @param {Encoding} encoding
 * @returns {Promise<Representation>}
 */
async function represent(file, encoding) {
  const body = await encode(file, encoding)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, encoding, etag: `"${hash}"` }
}

/**
 * @param {string} file
 * @param {Encoding} encoding
 */
async function encode(file, encoding) {
  if (encoding === 'identity') return readFile(file)
  try {
    return await readFile(file + SIBLINGS[encoding])
  } catch {
    const plain = await readFile(file)
    if (encoding === 'gzip') return gzipAsync(plain)
    // The effort that hosts spend on a page they compress while the visitor waits.
    return brotliAsync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  }
}
