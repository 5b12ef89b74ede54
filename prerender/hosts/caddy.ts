import { addressesTo, foldersOf, type HostRules, revalidate } from './rules.ts'

/** The Caddyfile (2.6 or newer), its owner's from then on: name, certificate, e-mail API. */
export const caddyFile = ({
  hostname,
}: HostRules) => `# Install this once and make it yours; docs/hosting.md has the recipe.
${hostname} {
	# The e-mail API, when it runs on this host:
	# handle /api/send-email/* {
	# 	reverse_proxy 127.0.0.1:3000
	# }

	root * /var/www/${hostname}
	import ${hostname}.caddy
}
`

function map(source: string, target: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([key, value]) => `	${key} ${value}`)
  return [`map ${source} ${target} {`, ...lines, '	default ""', '}'].join('\n')
}

const each = (list: Readonly<Record<string, string>>, line: (key: string, value: string) => string) =>
  Object.entries(list)
    .map(([key, value]) => line(key, value))
    .join('\n')

/** What a build says in Caddy's site block: the document of each address, and its headers. */
export function caddySite(rules: HostRules): string {
  const { common, pages, redirects, notFound, caches, types } = rules
  const address = '{http.request.orig_uri.path}'
  const extensions = Object.keys(types).map((extension) => `*.${extension}`)
  return `# Written by the build, for the site block: replace it with each one.

${each(common, (name, value) => `header ${name} "${value}"`)}
header -Server
# Also on what is sent as it is; set last, because the file server adds its own on what is compressed.
header {
	Vary Accept-Encoding
	defer
}

# Which document answers an address, and under which policy.
${map(
  address,
  '{site_page}',
  addressesTo(pages, ({ file }) => `/${file}`),
)}
${map(
  '{site_page}',
  '{site_policy}',
  pages.map(({ file, policy }) => [`/${file}`, `"${policy}"`]),
)}
# Pages that are not live yet.
${map(
  address,
  '{site_redirect}',
  addressesTo(redirects, ({ redirect }) => redirect),
)}

@write not method GET HEAD
handle @write {
	header Allow "GET, HEAD"
	respond 405
}

@gated expression \`{site_redirect} != ""\`
handle @gated {
	redir * {site_redirect} 302
}

@page expression \`{site_page} != ""\`
handle @page {
	header Content-Security-Policy "{site_policy}"
	header Cache-Control "${revalidate}"
	rewrite * {site_page}
	file_server {
		precompressed br gzip
	}
}

@file {
	path ${extensions.join(' ')}
	file
}
handle @file {
${each(
  types,
  (extension, type) => `	@${extension} path *.${extension}\n	header @${extension} Content-Type "${type}"`,
)}
${each(caches, (path, cache) => `	header ${path.replace(/\/$/, '/*')} Cache-Control "${cache}"`)}
	file_server {
		precompressed br gzip
	}
}

# A file that is not there: never an HTML page in its place.
@missing path ${[...foldersOf(rules).map((folder) => `${folder}*`), ...extensions].join(' ')}
handle @missing {
	header Content-Type "text/plain; charset=utf-8"
	header Cache-Control no-store
	respond "Not found" 404
}

handle {
	header Content-Security-Policy "${notFound.policy}"
	header Cache-Control "${revalidate}"
	rewrite * /${notFound.file}
	file_server {
		precompressed br gzip
		status 404
	}
}
`
}
