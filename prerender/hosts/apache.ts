import { type HostRules, linesOf, revalidate } from './rules.ts'

/**
 * Apache (2.4): an `.htaccess` for the folder of the site, with the modules that Debian and most
 * rented web space have on or allow (headers, rewrite). Apache compresses by itself (mod_deflate).
 */
export function apacheFile({ common, pages, redirects, notFound, caches, types }: HostRules): string {
  const pattern = (text: string) => text.replace(/[.]/g, '\\$&')
  const rewrite = (address: string, target: string, flags: string) =>
    `RewriteRule "^${pattern(address.slice(1))}${address === '/' ? '' : '/?'}$" "${target}" [${flags}]`
  const when = (name: string, value: string, condition: string) =>
    `Header always set ${name} "${value}" "expr=${condition}"`
  const extensions = Object.keys(types).join('|')
  return [
    '# Written by the build: replace it with each one.',
    '# Without MultiViews: it would answer /pricing with pricing.html.br, as a page in Breton.',
    'Options -MultiViews -Indexes',
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    ...Object.entries(types).map(([extension, type]) => `AddType "${type}" .${extension}`),
    '',
    'ErrorDocument 404 /404.html',
    '# A file that is not there: never an HTML page in its place.',
    `<If "%{REQUEST_URI} =~ m#^/assets/|\\.(?:${extensions})$#">`,
    '    ErrorDocument 404 "Not found"',
    '</If>',
    '',
    '# The server adds this to the version of what it compresses, and does not know it again.',
    'RequestHeader edit If-None-Match "-(?:gzip|br)\\"" "\\""',
    '# What the server has of its own would be sent beside ours.',
    '<IfModule mod_expires.c>',
    '    ExpiresActive Off',
    '</IfModule>',
    ...[...Object.keys(common), 'Content-Security-Policy', 'Cache-Control'].map(
      (name) => `Header onsuccess unset ${name}`,
    ),
    linesOf(Object.entries(common), (name, value) => `Header always set ${name} "${value}"`),
    ...[...pages, notFound].map(({ file, policy }) =>
      when('Content-Security-Policy', policy, `%{REQUEST_URI} == '/${file}'`),
    ),
    when('Cache-Control', revalidate, '%{REQUEST_URI} =~ m#\\.html$#'),
    ...Object.entries(caches).map(([path, cache]) =>
      path.endsWith('/')
        ? when('Cache-Control', cache, `%{REQUEST_URI} =~ m#^${path}# && %{REQUEST_STATUS} -lt 400`)
        : when('Cache-Control', cache, `%{REQUEST_URI} == '${path}'`),
    ),
    '',
    'RewriteEngine On',
    '# What an earlier line has chosen, a page or the 404 document, is sent as it is.',
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [END]',
    'RewriteRule "(?:^|/)(?:\\.(?!well-known/)|_(?:headers|redirects)$)|\\.(?:html|br|gz)$" - [R=404,END]',
    '# By the name that the visitor has: alone, the server would add the port that it listens on.',
    ...redirects.map(({ address, redirect }) =>
      rewrite(address, `%{REQUEST_SCHEME}://%{HTTP_HOST}${redirect}`, 'R=302,END'),
    ),
    ...pages.map(({ address, file }) => rewrite(address, `/${file}`, 'END')),
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule ^ - [R=404,END]',
    '',
  ].join('\n')
}
