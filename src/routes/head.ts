import { site } from '@/config/site'
import { matchRoute } from './match'
import { comingSoonHref, routeList } from './table'

export type PageHead = {
  /** Full document title, with the site's name. */
  readonly title: string
  /** Absolute address without query; undefined for pages that are not to be indexed. */
  readonly canonical?: string
  readonly robots?: 'noindex'
}

/** The head of the page at a path; the 404 page's for an unknown path. */
export function headFor(pathname: string): PageHead {
  const { row, param } = matchRoute(pathname) ?? {}
  if (!row) return { title: `Page not found · ${site.name}`, robots: 'noindex' }
  if (param !== undefined) {
    // The table's words: the entry's own load with its page only.
    const awaited = routeList.find(({ feature }) => feature === param.toUpperCase())
    const state = awaited && !comingSoonHref(awaited) ? 'Open now' : 'Coming Soon'
    const title = awaited ? `${awaited.soon ?? awaited.title}: ${state}` : state
    return { title: `${title} · ${site.name}`, robots: 'noindex' }
  }
  const { path } = row
  const title = path === '/' ? `${site.name}: ${row.title}` : `${row.title} · ${site.name}`
  if (row.admin || row.noindex || comingSoonHref(row)) return { title, robots: 'noindex' }
  return { title, canonical: `${site.url}${path}` }
}
