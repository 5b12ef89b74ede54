import { addressesTo, foldersOf, type HostRules, revalidate } from './rules.ts'

/** nginx's server block (1.18 or newer), its owner's from then on: names, e-mail API. */
export const nginxServer = ({
  hostname,
}: HostRules) => `# Install this once and make it yours; docs/hosting.md has the recipe.
include /etc/nginx/${hostname}/maps.conf;

server {
    listen 80;
    server_name ${hostname};
    root /var/www/${hostname};
    include /etc/nginx/${hostname}/locations.conf;

    # The e-mail API, when it runs on this host:
    # location ^~ /api/send-email/ {
    #     proxy_pass http://127.0.0.1:3000;
    # }
}
`

type Entry = readonly [key: string, value: string]

function map(source: string, target: string, entries: readonly Entry[], fallback = ''): string {
  // In a quoted string nginx reads `\\\\` as one backslash.
  const lines = entries.map(([key, value]) => `    "${key.replaceAll('\\', '\\\\')}" "${value}";`)
  return [`map "${source}" ${target} {`, `    default "${fallback}";`, ...lines, '}', ''].join('\n')
}

/**
 * What a build says at nginx's `http` level: which document answers an address, and under which
 * headers. It needs no module beyond what Debian and the official image have: `.br` files are
 * chosen by a map in place of the brotli module, `.gz` files by gzip_static.
 */
export function nginxMaps({ pages, redirects, notFound, caches }: HostRules): string {
  const cached = Object.entries(caches).map(([path, cache]): Entry => {
    const files = path.endsWith('/') ? '' : String.raw`(?:\.br)?$`
    return [`~^(?:200|206|304):${path.replaceAll('.', String.raw`\.`)}${files}`, cache]
  })
  return `# Written by the build, for the http level: replace it with each one.

# The suffix of the file to send: .br when the browser takes Brotli.
${map('$http_accept_encoding', '$site_br', [
  [String.raw`~*(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[;,]|$)`, '.br'],
])}
# Which document answers an address.
${map(
  '$uri',
  '$site_page',
  addressesTo(pages, ({ file }) => `/${file}`),
  '/no-such-page',
)}
# Pages that are not live yet.
${map(
  '$uri',
  '$site_redirect',
  addressesTo(redirects, ({ redirect }) => redirect),
)}
# What is sent, once the file is chosen.
${map('$uri', '$site_encoding', [[String.raw`~\.br$`, 'br']])}
${map('$uri', '$site_document', [[String.raw`~^(?<site_html>/.+\.html)(?:\.br)?$`, '$site_html']])}
${map(
  '$site_document',
  '$site_policy',
  [...pages, notFound].map(({ file, policy }) => [`/${file}`, policy]),
)}
${map('$status:$uri', '$site_cache', [...cached, [String.raw`~^\d+:/.+\.html(?:\.br)?$`, revalidate]])}`
}

/** What a build says in nginx's server block: headers, and how each kind of file is found. */
export function nginxLocations(rules: HostRules): string {
  const location = (matcher: string, ...lines: readonly string[]) =>
    [`location ${matcher} {`, ...lines.map((line) => `    ${line};`), '}'].join('\n')
  return `# Written by the build, for the server block: replace it with each one.

server_tokens off;
absolute_redirect off;
gzip off;
gzip_static on;
gzip_proxied any;
types { }
error_page 404 /404.html;

${Object.entries(rules.common)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
add_header Content-Security-Policy $site_policy always;
add_header Cache-Control $site_cache always;
add_header Content-Encoding $site_encoding always;
add_header Vary Accept-Encoding always;

if ($site_redirect) {
    return 302 $site_redirect;
}

${[
  location('/', 'default_type "text/html; charset=utf-8"', 'try_files $site_page$site_br =404'),
  location(
    '= /404.html',
    'internal',
    'default_type "text/html; charset=utf-8"',
    'try_files /404.html$site_br =404',
  ),
  ...Object.entries(rules.types).map(([extension, type]) =>
    location(
      `~ \\.${extension}$`,
      `default_type "${type}"`,
      'error_page 404 @missing',
      'try_files $uri$site_br $uri =404',
    ),
  ),
  ...foldersOf(rules).map((folder) => location(folder, 'error_page 404 @missing', 'return 404')),
  '# A file that is not there: never an HTML page in its place.',
  location('@missing', 'default_type "text/plain; charset=utf-8"', 'return 404 "Not found\\n"'),
].join('\n')}
`
}
