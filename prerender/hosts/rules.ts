import { contentType } from '../../scripts/server.mjs'

/** Header names and values. */
export type HeaderList = Readonly<Record<string, string>>

/**
 * What a host answers at one address, or below one folder. Every host file is written from a list
 * of these, and the tests of the hosts read the same list.
 */
export type HostRule =
  /**
   * An HTML file with status 200: a prerendered page, or the empty shell of a page that only the
   * browser draws.
   */
  | {
      readonly kind: 'page' | 'shell'
      readonly address: string
      readonly file: string
      readonly headers: HeaderList
    }
  /**
   * A gated page: 302 to its coming-soon address. `file` is its shell, for hosts that cannot
   * redirect.
   */
  | {
      readonly kind: 'redirect'
      readonly address: string
      readonly to: string
      readonly file: string
      readonly headers: HeaderList
    }
  /** Every address that no other rule knows: the document with status 404. */
  | { readonly kind: 'not-found'; readonly file: string; readonly headers: HeaderList }
  /** All files below a folder, such as `/assets/`. A missing one is a plain 404, never HTML. */
  | { readonly kind: 'folder'; readonly prefix: string; readonly headers: HeaderList }
  /** One file at the root. */
  | { readonly kind: 'file'; readonly address: string; readonly file: string; readonly headers: HeaderList }

/** All that a host has to know about a built site. */
export type HostRules = {
  /** Host name of the deployed site. */
  readonly hostname: string
  /** Headers of every answer. */
  readonly common: HeaderList
  readonly rules: readonly HostRule[]
  /** Media type by file extension (without the dot), for every file that is not HTML. */
  readonly types: Readonly<Record<string, string>>
}

/** An HTML file that the build wrote. */
export type BuiltPage = {
  /** Address without a trailing slash; `/404` is the document for unknown ones. */
  readonly address: string
  /** Path below the built folder. */
  readonly file: string
  readonly shell: boolean
  /** Where a gated address leads; absent on a live one. */
  readonly redirect?: string | undefined
  readonly policy: string
}

/** Fingerprinted names never change their content. */
const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'public, max-age=0, must-revalidate'
const oneDay = 'public, max-age=86400'

/**
 * The rules of a built site.
 *
 * @param files paths of all files of the built folder, with forward slashes.
 */
export function hostRules(
  hostname: string,
  common: HeaderList,
  pages: readonly BuiltPage[],
  files: readonly string[],
): HostRules {
  const served = files.filter((file) => !/\.(html|br|gz)$|^_(headers|redirects)$|(^|\/)\./.test(file))
  const root = served.filter((file) => !file.includes('/'))
  const folders = new Set(served.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))
  return {
    hostname,
    common,
    rules: [
      ...pages.map(pageRule),
      ...[...folders].sort().map((folder) => ({
        kind: 'folder' as const,
        prefix: `/${folder}/`,
        headers: { 'Cache-Control': folder === 'assets' ? immutable : oneDay },
      })),
      ...root.sort().map((file) => ({
        kind: 'file' as const,
        address: `/${file}`,
        file,
        // A script at the root is a service worker: an old one must never be kept.
        headers: { 'Cache-Control': /\.(js|txt|xml)$/.test(file) ? revalidate : oneDay },
      })),
    ],
    types: Object.fromEntries(served.map((file) => [extension(file), contentType(file)]).sort()),
  }
}

function pageRule({ address, file, shell, redirect, policy }: BuiltPage): HostRule {
  const headers = { 'Content-Security-Policy': policy, 'Cache-Control': revalidate }
  if (address === '/404') return { kind: 'not-found', file, headers }
  if (redirect) return { kind: 'redirect', address, to: redirect, file, headers }
  return { kind: shell ? 'shell' : 'page', address, file, headers }
}

const extension = (file: string) => file.slice(file.lastIndexOf('.') + 1)

/** The rules of some kinds. */
export const rulesOf = <Kind extends HostRule['kind']>(
  { rules }: HostRules,
  ...kinds: readonly Kind[]
): readonly Extract<HostRule, { kind: Kind }>[] =>
  rules.filter((rule): rule is Extract<HostRule, { kind: Kind }> =>
    (kinds as readonly string[]).includes(rule.kind),
  )

/** The rule of the 404 document. @throws {Error} when the site has none. */
export function notFoundRule(rules: HostRules): Extract<HostRule, { kind: 'not-found' }> {
  const [rule] = rulesOf(rules, 'not-found')
  if (!rule) throw new Error('the site has no 404 document')
  return rule
}

/** An address with and without its trailing slash: both are answered alike, as the router does. */
export const bothForms = (address: string): readonly string[] =>
  address === '/' ? ['/'] : [address, `${address}/`]
