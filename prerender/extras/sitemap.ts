import { isLive, site } from '@/config/site'
import { descriptions } from '@/routes/descriptions'
import { headFor } from '@/routes/head'
import { routeList } from '@/routes/table'
import { escapeMarkup } from '../pages/html'
import { blogFeed, feedPath } from './feed'

export const listedPages = routeList.filter(({ path }) => headFor(path).canonical)

/** The files that tell programs about the site, by name; the feed when the blog is live. */
export const programFiles = (): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(),
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
  'llms.txt': llms(),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  ...(isLive('BLOG') && { [feedPath.slice(1)]: blogFeed() }),
})

const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPages.map(({ path }) => `<url><loc>${escapeMarkup(`${site.url}${path}`)}</loc></url>`).join('\n')}
</urlset>
`

/** The site in a page of Markdown for language models (llmstxt.org). */
const llms = () => `# ${site.name}

> ${descriptions.home}

Contact: ${site.contactEmail}, ${site.contactPhone}, ${site.contactTown}.

## Pages

${listedPages
  .filter(({ path }) => path !== '/')
  .map(({ name, title, path }) => `- [${title}](${site.url}${path}): ${descriptions[name]}`)
  .join('\n')}
`

/** The web app manifest. Source: W3C, "Web Application Manifest". */
const manifest = {
  id: '/',
  name: site.name,
  short_name: site.name,
  description: descriptions.home,
  lang: 'en-CA',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
