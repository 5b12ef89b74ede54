import { site } from '@/config/site'
import { headFor } from '@/routes/head'
import { matchRoute } from '@/routes/match'
import { feedPath } from '../extras/feed'
import { listedAddresses } from '../extras/sitemap'
import { type CardWords, cardSize } from '../extras/social-card'
import { escapeMarkup } from './escape'

/** The words of the social cards, by address: one for each listed page. */
export function socialCards(): ReadonlyMap<string, CardWords> {
  return new Map(
    listedAddresses().map((address) => {
      const row = matchRoute(address)?.row
      const { title, description } = headFor(address)
      return [
        address,
        {
          name: site.name,
          title: row?.title ?? title,
          description,
          ...(address === '/' && { marked: 'margin' }),
        },
      ]
    }),
  )
}

/**
 * The tags that only the static HTML carries: Open Graph, the Twitter card, the manifest, the icon
 * for Apple's home screen and, on the blog, its feed. A page without a card of its own shows the
 * home page's.
 *
 * @param cards the path of each card, by the address of its page.
 */
export function socialTags(address: string, cards: ReadonlyMap<string, string>): string {
  const { title, description, canonical } = headFor(address)
  const listed = listedAddresses().includes(address)
  const card = cards.get(address) ?? cards.get('/')
  const tags = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    ...(listed && canonical && { 'og:url': canonical }),
    ...(card && {
      'og:image': `${site.url}${card}`,
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'og:image:alt': title,
    }),
  }
  return [
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...(matchRoute(address)?.row.name === 'blog' && listed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(title)}" href="${feedPath}">`,
        ]
      : []),
  ].join('')
}
