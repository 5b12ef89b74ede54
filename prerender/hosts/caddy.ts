import { addressesTo, fill, foldersOf, type HostRules, linesOf, revalidate } from './rules.ts'

/** Caddy (2.6 or newer): the Caddyfile, which its owner keeps, and the file that builds rewrite. */
export async function caddyFiles(rules: HostRules) {
  const { hostname, common, pages, redirects, notFound, caches, types, untyped } = rules
  const entry = (key: string, value: string) => `	${key} ${value}`
  const typed = (extension: string, type: string) =>
    `	@${extension} path *.${extension}\n	header @${extension} Content-Type "${type}"`
  const named = (file: string, type: string) => `	header /${file} Content-Type "${type}"`
  const cached = (path: string, cache: string) =>
    `	header ${path.replace(/\/$/, '/*')} Cache-Control "${cache}"`
  const documents = addressesTo(pages, ({ file }) => `/${file}`)
  const moved = addressesTo(redirects, ({ redirect }) => redirect)
  const policies = pages.map(({ file, policy }) => [`/${file}`, `"${policy}"`] as const)
  const files = [
    ...Object.keys(types).map((extension) => `*.${extension}`),
    ...Object.keys(untyped).map((file) => `/${file}`),
  ].join(' ')
  return {
    'caddy/Caddyfile': await fill('Caddyfile', { hostname }),
    [`caddy/${hostname}.caddy`]: await fill('site.caddy', {
      headers: linesOf(Object.entries(common), (name, value) => `header ${name} "${value}"`),
      documents: linesOf(documents, entry),
      policies: linesOf(policies, entry),
      redirects: linesOf(moved, entry),
      revalidate,
      files,
      types: linesOf(Object.entries(types), typed),
      untyped: linesOf(Object.entries(untyped), named),
      caches: linesOf(Object.entries(caches), cached),
      missing: [...foldersOf(rules).map((folder) => `${folder}*`), files].join(' '),
      notFoundPolicy: notFound.policy,
    }),
  }
}
