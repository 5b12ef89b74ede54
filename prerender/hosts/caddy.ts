import { bothForms, type HeaderList, type HostRules, notFoundRule, rulesOf } from './rules.ts'

/**
 * The Caddyfile (Caddy 2.6 or newer), which its owner installs once and goes on from: the name, for
 * which Caddy fetches the certificate, and the e-mail API stand here. It says nothing that a build
 * could change; that is in the file it imports.
 */
export function caddyFile({ hostname }: HostRules): string {
  return `# Install this once and make it yours; docs/hosting.md has the recipe.
${hostname} {
	# The e-mail API, when it runs on this host:
	# handle /api/send-email/* {
	# 	reverse_proxy 127.0.0.1:3000
	# }

	root * /var/www/${hostname}
	import ${hostname}.caddy
}
`
}

/**
 * What a build says in Caddy's site block: which document answers an address, and under which
 * headers.
 */
export function caddySite(rules: HostRules): string {
  const pages = rulesOf(rules, 'page', 'shell')
  const redirects = rulesOf(rules, 'redirect')
  const folders = rulesOf(rules, 'folder')
  const notFound = notFoundRule(rules)
  const extensions = Object.keys(rules.types).map((extension) => `*.${extension}`)
  return `${[
    '# Written by the build, for the site block: replace it with each one.',
    '',
    ...headerLines(rules.common),
    'header -Server',
    '# Also on what is sent as it stands; set last, because the file server adds its own on what is compressed.',
    'header {',
    '	Vary Accept-Encoding',
    '	defer',
    '}',
    '',
    '# Which document answers an address, and under which policy.',
    'map {http.request.orig_uri.path} {site_page} {',
    ...pages.flatMap(({ address, file }) => bothForms(address).map((form) => `	${form} /${file}`)),
    '	default ""',
    '}',
    'map {site_page} {site_policy} {',
    ...pages.map(({ file, headers }) => `	/${file} "${headers['Content-Security-Policy'] ?? ''}"`),
    '	default ""',
    '}',
    '# Pages that are not live yet.',
    'map {http.request.orig_uri.path} {site_redirect} {',
    ...redirects.flatMap(({ address, to }) => bothForms(address).map((form) => `	${form} ${to}`)),
    '	default ""',
    '}',
    '',
    '@write not method GET HEAD',
    'handle @write {',
    '	header Allow "GET, HEAD"',
    '	respond 405',
    '}',
    '',
    '@gated expression `{site_redirect} != ""`',
    'handle @gated {',
    '	redir * {site_redirect} 302',
    '}',
    '',
    '@page expression `{site_page} != ""`',
    'handle @page {',
    '	header Content-Security-Policy "{site_policy}"',
    `	header Cache-Control "${notFound.headers['Cache-Control'] ?? ''}"`,
    '	rewrite * {site_page}',
    ...fileServer(),
    '}',
    '',
    '@file {',
    `	path ${extensions.join(' ')}`,
    '	file',
    '}',
    'handle @file {',
    ...Object.entries(rules.types).flatMap(([extension, type]) => [
      `	@${extension} path *.${extension}`,
      `	header @${extension} Content-Type "${type}"`,
    ]),
    ...folders.map(
      ({ prefix, headers }) => `	header ${prefix}* Cache-Control "${headers['Cache-Control'] ?? ''}"`,
    ),
    ...rulesOf(rules, 'file').map(
      ({ address, headers }) => `	header ${address} Cache-Control "${headers['Cache-Control'] ?? ''}"`,
    ),
    ...fileServer(),
    '}',
    '',
    '# A file that is not there: never an HTML page in its place.',
    `@missing path ${[...folders.map(({ prefix }) => `${prefix}*`), ...extensions].join(' ')}`,
    'handle @missing {',
    '	header Content-Type "text/plain; charset=utf-8"',
    '	header Cache-Control no-store',
    '	respond "Not found" 404',
    '}',
    '',
    'handle {',
    ...headerLines(notFound.headers).map((line) => `	${line}`),
    `	rewrite * /${notFound.file}`,
    ...fileServer('status 404'),
    '}',
  ].join('\n')}\n`
}

const headerLines = (headers: HeaderList) =>
  Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`)

const fileServer = (...more: readonly string[]) => [
  '	file_server {',
  ...['precompressed br gzip', ...more].map((line) => `		${line}`),
  '	}',
]
