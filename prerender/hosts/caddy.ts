import { addressesTo, fill, foldersOf, type HostRules, linesOf, revalidate } from './rules.ts'

/** Caddy (2.6 or newer): the Caddyfile, which its owner keeps, and the file that builds rewrite. */
export async function caddyFiles(rules: HostRules) {
  const { hostname, common, pages, redirects, notFound, caches, types } = rules
  const entry = (key: string, value: string) => `	${key} ${value}`
  const extensions = Object.keys(types).map((extension) => `*.${extension}`)
  return {
    'caddy/Caddyfile': await fill('Caddyfile', { hostname }),
    [`caddy/${hostname}.caddy`]: await fill('site.caddy', {
      headers: linesOf(Object.entries(common), (name, value) => `header ${name} "${value}"`),
      documents: linesOf(
        addressesTo(pages, ({ file }) => `/${file}`),
        entry,
      ),
      policies: linesOf(
        pages.map(({ file, policy }) => [`/${file}`, `"${policy}"`]),
        entry,
      ),
      redirects: linesOf(
        addressesTo(redirects, ({ redirect }) => redirect),
        entry,
      ),
      revalidate,
      extensions: extensions.join(' '),
      types: linesOf(
        Object.entries(types),
        (extension, type) =>
          `	@${extension} path *.${extension}\n	header @${extension} Content-Type "${type}"`,
      ),
      caches: linesOf(
        Object.entries(caches),
        (path, cache) => `	header ${path.replace(/\/$/, '/*')} Cache-Control "${cache}"`,
      ),
      files: [...foldersOf(rules).map((folder) => `${folder}*`), ...extensions].join(' '),
      notFoundPolicy: notFound.policy,
    }),
  }
}
