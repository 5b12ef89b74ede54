import { addressesTo, fill, foldersOf, type HostRules, linesOf, revalidate } from './rules.ts'

/**
 * nginx (1.18 or newer): the server block, which its owner keeps, and what each build writes for
 * the `http` level and for that block. It needs only the modules of Debian and the official image:
 * a map chooses `.br` files instead of the brotli module, gzip_static sends `.gz` files.
 */
export async function nginxFiles(rules: HostRules) {
  const { hostname, common, pages, redirects, notFound, caches, types } = rules
  const entry = (key: string, value: string) => `    "${key}" "${value}";`
  const cached = Object.entries(caches).map(([path, cache]) => {
    const end = path.endsWith('/') ? '' : String.raw`(?:\\.br)?$`
    // In a quoted string nginx reads two backslashes as one.
    return [`~^(?:200|206|304):${path.replaceAll('.', String.raw`\\.`)}${end}`, cache] as const
  })
  const documents = addressesTo(pages, ({ file }) => `/${file}`)
  const moved = addressesTo(redirects, ({ redirect }) => redirect)
  const policies = [...pages, notFound].map(({ file, policy }) => [`/${file}`, policy] as const)
  return {
    'nginx/server.conf': await fill('server.conf', { hostname }),
    'nginx/maps.conf': await fill('maps.conf', {
      documents: linesOf(documents, entry),
      redirects: linesOf(moved, entry),
      policies: linesOf(policies, entry),
      caches: linesOf([...cached, [String.raw`~^\\d+:/.+\\.html(?:\\.br)?$`, revalidate]], entry),
    }),
    'nginx/locations.conf': await fill('locations.conf', {
      headers: linesOf(Object.entries(common), (name, value) => `add_header ${name} "${value}" always;`),
      types: linesOf(Object.entries(types), (extension, type) =>
        [
          `location ~ \\.${extension}$ {`,
          `    default_type "${type}";`,
          '    error_page 404 @missing;',
          '    try_files $uri$site_br $uri =404;',
          '}',
        ].join('\n'),
      ),
      folders: foldersOf(rules)
        .map((folder) => `location ${folder} {\n    error_page 404 @missing;\n    return 404;\n}`)
        .join('\n'),
    }),
  }
}
