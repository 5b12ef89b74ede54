import { createHash } from 'node:crypto'
import { fill, foldersOf, type HostRules, linesOf, revalidate } from './rules.ts'

/**
 * nginx (1.18 or newer): the server block, which its owner keeps, and what each build writes for
 * the `http` level and for that block. It needs only the modules of Debian and the official image:
 * a map chooses `.br` files instead of the brotli module, gzip_static sends `.gz` files.
 */
export async function nginxFiles(rules: HostRules) {
  const { hostname, common, pages, redirects, notFound, caches, types, untyped } = rules
  // All sites of a server share its variables, whose names must not be long.
  const id = createHash('sha256').update(hostname).digest('hex').slice(0, 8)
  // Patterns, since nginx takes plain keys up to a length only that depends on the processor. In a
  // quoted string it reads two backslashes as one.
  const entry = (pattern: string, value: string) => `    "~^${pattern}" "${value}";`
  const escaped = (path: string) => path.replaceAll('.', String.raw`\\.`)
  const address = (path: string) => `${escaped(path)}${path === '/' ? '' : '/?'}\\\\z`
  const file = (path: string) => `${escaped(path)}${path.endsWith('/') ? '' : String.raw`(?:\\.br)?$`}`
  const documents = pages.map((page) => [address(page.address), `/${page.file}`] as const)
  const moved = redirects.map((page) => [address(page.address), page.redirect] as const)
  const policies = [...pages, notFound].map((page) => [file(`/${page.file}`), page.policy] as const)
  const cached = Object.entries(caches).map(([path, cache]) => [`(?:200|304):${file(path)}`, cache] as const)
  const typed = Object.entries(types).map(([extension, type]) => [`~ \\.${extension}$`, type] as const)
  const named = Object.entries(untyped).map(([file, type]) => [`= /${file}`, type] as const)
  return {
    'nginx/server.conf': await fill('server.conf', { hostname }),
    'nginx/maps.conf': await fill('maps.conf', {
      id,
      documents: linesOf(documents, entry),
      redirects: linesOf(moved, entry),
      policies: linesOf(policies, entry),
      caches: linesOf([...cached, [String.raw`\\d+:/.+\\.html(?:\\.br)?$`, revalidate]], entry),
    }),
    'nginx/locations.conf': await fill('locations.conf', {
      id,
      headers: linesOf(Object.entries(common), (name, value) => `add_header ${name} "${value}" always;`),
      types: linesOf([...typed, ...named], (location, type) =>
        [
          `location ${location} {`,
          `    default_type "${type}";`,
          '    error_page 404 @missing;',
          `    try_files $uri$site_${id}_br $uri =404;`,
          '}',
        ].join('\n'),
      ),
      folders: foldersOf(rules)
        .map((folder) => `location ${folder} {\n    error_page 404 @missing;\n    return 404;\n}`)
        .join('\n'),
    }),
  }
}
