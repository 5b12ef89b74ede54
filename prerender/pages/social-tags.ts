import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { site } from '@/config/site'
import { describe, descriptions } from '@/routes/descriptions'
import { headFor } from '@/routes/head'
import { routeList, routes } from '@/routes/table'
import { feedPath } from '../extras/feed'
import { escapeMarkup } from './html'

/** Pages that search results may show, also those whose flag is still off. */
const sharedPages = routeList.filter(({ path, admin, noindex }) => !admin && !noindex && !path.includes(':'))

/**
 * The social card of each shared page, named after its words; `marked` is what the marker
 * highlights. `node scripts/draw-cards.mjs` draws them.
 */
export const socialCards = () =>
  sharedPages.map(({ name, path, title }) => {
    const marked = title.split(' ').at(-1) ?? ''
    const words = { name: site.name, title, description: descriptions[name], marked }
    const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8)
    return { path, words, file: `/assets/card${path === '/' ? '' : path.replaceAll('/', '-')}-${hash}.png` }
  })

const isDrawn = ({ file }: { readonly file: string }) => existsSync(`public${file}`)

/** The cards that exist: those of pages whose words have not changed since they were drawn. */
const drawnCards = socialCards().filter(isDrawn)

/** What the build says where a page's words, or the site's name, have changed since. */
export function cardWarning(): string | undefined {
  const cards = socialCards()
  const missing = cards.filter((card) => !isDrawn(card)).length
  return missing
    ? `${missing} of ${cards.length} social cards are not drawn yet: run node scripts/draw-cards.mjs.`
    : undefined
}

/** The tags that only the static HTML carries. A page without a card shows the home page's. */
export function socialTags(address: string): string {
  const { title, canonical } = headFor(address)
  const card = [address, '/'].map((at) => drawnCards.find(({ path }) => path === at)).find(Boolean)
  const tags = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': describe(address),
    ...(canonical && { 'og:url': canonical }),
    ...(card && {
      'og:image': `${site.url}${card.file}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
    }),
  }
  return [
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
    ),
    `<meta name="twitter:card" content="${card ? 'summary_large_image' : 'summary'}">`,
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    canonical && address === routes.blog.path
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(title)}" href="${feedPath}">`
      : '',
  ].join('')
}
