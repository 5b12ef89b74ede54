import { site } from '@/config/site'
import { headFor } from '@/routes/head'
import { routes } from '@/routes/table'
import { feedPath } from '../extras/feed'
import { listedPages } from '../extras/sitemap'
import { type CardWords, cardSize } from '../extras/social-card'
import { escapeMarkup } from './html'

/** The words of the social cards, by address: one for each listed page. */
export const socialCards = (): ReadonlyMap<string, CardWords> =>
  new Map(
    listedPages.map(({ path, title, description }) => {
      const marked = path === '/' ? 'margin' : (title.split(' ').at(-1) ?? '')
      return [path, { name: site.name, title, description, marked }]
    }),
  )

/**
 * The tags that only the static HTML carries.
 *
 * @param cards the path of each card, by the address of its page; other pages show the home page's.
 */
export function socialTags(address: string, cards: ReadonlyMap<string, string>): string {
  const { title, description, canonical } = headFor(address)
  const card = cards.get(address) ?? cards.get('/')
  const tags = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    ...(canonical && { 'og:url': canonical }),
    'og:image': `${site.url}${card}`,
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': title,
  }
  return [
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    canonical && address === routes.blog.path
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(title)}" href="${feedPath}">`
      : '',
  ].join('')
}
