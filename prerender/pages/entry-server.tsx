import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { loadPage } from '@/app/pages'
import { headFor } from '@/routes/head'
import { comingSoonHref } from '@/routes/href'
import { addressesOf, isOpen, pageShownAt } from '@/routes/match'
import { routeList } from '@/routes/table'
import { escapeMarkup } from './html'

export { programFiles } from '../extras/sitemap'
export { socialCards, socialTags } from './social-tags'
export { structuredData } from './structured-data'

/** One HTML file to write. */
export type PageFile = {
  /** Address without a trailing slash; `/404` is the document of unknown ones. */
  readonly address: string
  /** Name of the page module, for hydration and the chunk to preload. */
  readonly page: string
  /** Without markup: the browser draws the page, or the guard redirects. */
  readonly shell: boolean
  /** The coming-soon address that a gated page leads to. */
  readonly redirect?: string | undefined
}

/** Every HTML file of the site. */
export const pageFiles = (): readonly PageFile[] => [
  ...routeList.flatMap((row) =>
    addressesOf(row).map((address) => ({
      address,
      page: isOpen(row) ? row.page : 'coming-soon',
      shell: row.clientOnly === true || !isOpen(row),
      redirect: row.feature && !isOpen(row) ? comingSoonHref(row.feature) : undefined,
    })),
  ),
  { address: '/404', page: 'not-found', shell: false },
]

/**
 * Renders the page at a path: the markup of `#root`, and the tags that React hoists out of it.
 *
 * @throws whatever a component throws, also inside a Suspense boundary.
 */
export async function renderPage(path: string): Promise<{ readonly head: string; readonly body: string }> {
  await loadPage(pageShownAt(path) ?? 'not-found')
  let failure: unknown
  const { prelude } = await prerender(
    <App router={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>} />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw failure
  const hoisted = /^(?:<title[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? ''
  return { head: hoisted, body: html.slice(hoisted.length) }
}

/** The head of an address that is not rendered: it is not for search engines. */
export function shellHead(path: string): string {
  const { title, description } = headFor(path)
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}"/>`,
    '<meta name="robots" content="noindex"/>',
  ].join('')
}
