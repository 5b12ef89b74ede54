import { site } from '@/config/site'
import { headFor } from '@/routes/head'
import { addressesOf, isOpen } from '@/routes/match'
import { routeList, routes } from '@/routes/table'
import { escapeMarkup } from '../pages/escape'
import { blogFeed, feedPath } from './feed'

/**
 * Every address that search engines may list: live, and neither hidden nor drawn by the browser
 * alone.
 */
export const listedAddresses = (): readonly string[] =>
  routeList
    .filter(isOpen)
    .flatMap(addressesOf)
    .filter((address) => headFor(address).canonical)

/**
 * The files that tell programs about the site, by name. The feed is among them when the blog is
 * live.
 */
export function programFiles(): Readonly<Record<string, string>> {
  const feed = blogFeed()
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'llms.txt': llms(),
    'site.webmanifest': `${JSON.stringify(manifest(), null, 2)}\n`,
    ...(feed && { [feedPath.slice(1)]: feed }),
  }
}

function sitemap(): string {
  const pages = listedAddresses().map(
    (address) => `<url><loc>${escapeMarkup(headFor(address).canonical ?? '')}</loc></url>`,
  )
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
  ].join('\n')}\n`
}

/** The site in a page of Markdown for language models (llmstxt.org). */
function llms(): string {
  const pages = routeList.filter((row) => isOpen(row) && headFor(row.path).canonical && row.path !== '/')
  return `${[
    `# ${site.name}`,
    '',
    `> ${routes.home.description}`,
    '',
    `Contact: ${site.contactEmail}, ${site.contactPhone}, ${site.contactTown}.`,
    '',
    '## Pages',
    '',
    ...pages.map(({ title, path, description }) => `- [${title}](${site.url}${path}): ${description}`),
  ].join('\n')}\n`
}

/** The web app manifest. Source: W3C, "Web Application Manifest". */
function manifest() {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: routes.home.description,
    lang: 'en-CA',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable.png', 512, 'maskable'),
    ],
  }
}
