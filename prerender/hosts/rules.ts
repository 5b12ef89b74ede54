import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

export type HeaderList = Readonly<Record<string, string>>

export type HtmlFile = {
  /** Address without a trailing slash; `/404` is the document for unknown ones. */
  readonly address: string
  readonly file: string
  readonly policy: string
  readonly redirect?: string | undefined
}

/** What a host has to know about a built site: the host files and their tests read it. */
export type HostRules = {
  readonly hostname: string
  readonly common: HeaderList
  /** Pages that answer with status 200: prerendered ones, and empty ones that the browser draws. */
  readonly pages: readonly HtmlFile[]
  /** Gated pages: 302 to `redirect`. The file is for hosts that cannot redirect. */
  readonly redirects: readonly (HtmlFile & { readonly redirect: string })[]
  /** The document of every other address, with status 404. */
  readonly notFound: HtmlFile
  /** Cache-Control by file or by folder (`/assets/`). A missing file is never HTML. */
  readonly caches: Readonly<Record<string, string>>
  /** Every served file that is not HTML, without a leading slash. */
  readonly files: readonly string[]
  /** Media type by file extension (without the dot), for every file that is not HTML. */
  readonly types: Readonly<Record<string, string>>
  /** Media type by file, for those whose name has no ending. */
  readonly untyped: Readonly<Record<string, string>>
}

/** Fingerprinted names never change their content. */
const immutable = 'public, max-age=31536000, immutable'
const oneDay = 'public, max-age=86400'
export const revalidate = 'public, max-age=0, must-revalidate'

/**
 * The rules of a built site.
 *
 * @param files paths of all files of the built folder, with forward slashes.
 */
export function hostRules(
  hostname: string,
  common: HeaderList,
  html: readonly HtmlFile[],
  files: readonly string[],
): HostRules {
  const served = files
    .filter((file) => !/\.(html|br|gz)$|^_(headers|redirects)$|(^|\/)\.(?!well-known\/)/.test(file))
    .sort()
  const odd = served.find((file) => !/^[\w./~-]+$/.test(file))
  if (odd) throw new Error(`${odd}: name it with letters from a to z, digits, - and _ only`)
  const notFound = html.find(({ address }) => address === '/404')
  if (!notFound) throw new Error('the site has no 404 document')
  const cacheOf = (path: string) => {
    if (path === '/assets/') return immutable
    // A script at the root is a service worker: an old one must never be kept.
    return /\.(js|txt|xml)$/.test(path) ? revalidate : oneDay
  }
  // Of /.well-known/ only our file is ours: hosts put others there, to prove who owns the name.
  // A folder where pages are too has no rule: it would hold for them.
  const paths = served.map((file) => {
    const folder = `/${file.replace(/\/.*/, '/')}`
    const isShared = html.some(({ address }) => `${address}/`.startsWith(folder))
    return file.startsWith('.') || isShared ? `/${file}` : folder
  })
  return {
    hostname,
    common,
    pages: html.filter((page) => page !== notFound && !page.redirect),
    redirects: html.flatMap((page) => (page.redirect ? [{ ...page, redirect: page.redirect }] : [])),
    notFound,
    caches: Object.fromEntries(paths.map((path) => [path, cacheOf(path)])),
    files: served,
    types: Object.fromEntries(
      served
        .filter((file) => extname(file))
        .map((file) => [extname(file).slice(1), typeOf(file)])
        .sort(),
    ),
    untyped: Object.fromEntries(
      served
        // GitHub Pages reads it.
        .filter((file) => !extname(file) && file !== 'CNAME')
        .map((file) => [
          file,
          typeOf(`${file}.${file.endsWith('apple-app-site-association') ? 'json' : 'txt'}`),
        ]),
    ),
  }
}

function typeOf(file: string): string {
  const type = types[extname(file).toLowerCase()]
  if (!type) throw new Error(`${file}: name the media type of ${extname(file)} in prerender/hosts/rules.ts`)
  return type
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
}

/** Cache-Control of each file, for hosts whose rules know no status, where a 404 would get it. */
export const cachesByFile = ({ files, caches }: HostRules): readonly (readonly [string, string])[] =>
  files.map((file) => [
    `/${file}`,
    caches[`/${file}`] ?? caches[`/${file.replace(/\/.*/, '/')}`] ?? revalidate,
  ])

export const foldersOf = ({ caches }: HostRules): readonly string[] =>
  Object.keys(caches).filter((path) => path.endsWith('/'))

/** An address with and without its trailing slash: both are answered alike, as the router does. */
export const bothForms = (address: string): readonly string[] =>
  address === '/' ? ['/'] : [address, `${address}/`]

/** Both forms of each page's address, with what they lead to. */
export const addressesTo = <Page extends HtmlFile>(pages: readonly Page[], target: (page: Page) => string) =>
  pages.flatMap((page) => bothForms(page.address).map((form) => [form, target(page)] as const))

/** Pairs as lines of a configuration. */
export const linesOf = (
  pairs: readonly (readonly [string, string])[],
  line: (key: string, value: string) => string,
): string => pairs.map(([key, value]) => line(key, value)).join('\n')

/** A configuration of `templates/` with its `{{names}}` replaced. */
export async function fill(template: string, values: Readonly<Record<string, string>>): Promise<string> {
  const text = await readFile(`prerender/hosts/templates/${template}`, 'utf8')
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${template} asks for ${name}`)
    return value
  })
}
