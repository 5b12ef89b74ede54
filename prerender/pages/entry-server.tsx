import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { DocumentHead, ServedPage } from '@/app/document-head'
import { loadPage } from '@/app/pages'
import { describe } from '@/routes/descriptions'
import { addressesOf, comingSoonHref, routeList } from '@/routes/table'
import { socialTags } from './social-tags'
import { structuredData } from './structured-data'

export { programFiles } from '../extras/sitemap'
export { cardWarning } from './social-tags'

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

export const pageFiles = (): readonly PageFile[] => [
  ...routeList.flatMap((row) =>
    addressesOf(row).map((address) => {
      const redirect = comingSoonHref(row)
      const shell = row.admin || redirect !== undefined
      return { address, page: redirect ? 'coming-soon' : row.page, shell, redirect }
    }),
  ),
  { address: '/404', page: 'not-found', shell: false },
]

/**
 * Renders a page: the tags of its head, the markup of `#root`, and its JSON-LD.
 *
 * @throws whatever a component throws, also inside a Suspense boundary.
 */
export async function renderPage({ address, page, shell, redirect }: PageFile) {
  if (!shell) await loadPage(page, true)
  let failure: unknown
  const tree = shell ? (
    <>
      <DocumentHead pathname={address} />
      <noscript>
        <p className="p-6 text-lead">
          This page needs JavaScript.{' '}
          {redirect ? <a href={redirect}>It is coming soon</a> : <a href="/">Return to Home</a>}
        </p>
      </noscript>
    </>
  ) : (
    <App router={(pages) => <StaticRouter location={address}>{pages}</StaticRouter>} />
  )
  const { prelude } = await prerender(
    <ServedPage value={{ pathname: address, description: describe(address) }}>{tree}</ServedPage>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw failure
  const [hoisted = ''] = /^(?:<title[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html) ?? []
  return {
    head: hoisted + socialTags(address),
    body: html.slice(hoisted.length),
    data: structuredData(address),
  }
}
