import { matchPath } from 'react-router-dom'
import { attempt } from '@/lib/attempt'
import { comingSoonHref } from './href'
import { type NamedRoute, type RouteRow, routeList, routes } from './table'

/** A row with its name and the value of its path's parameter, if it has one. */
export type RouteMatch = { readonly row: NamedRoute; readonly param?: string }

/** The path of a page that was opened as a file: `/index.html`, `/pricing.html`. */
export const pathOfFile = (pathname: string): string => pathname.replace(/(^\/index)?\.html$/, '') || '/'

/** The row that answers a path, or undefined for an unknown one. It compares as the router does. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const row of routeList) {
    const match = matchPath(row.path, pathOfFile(pathname))
    if (!match) continue
    const [param] = Object.values(match.params)
    if (param === undefined) return { row }
    // A malformed escape is taken literally.
    return { row, param: attempt(() => decodeURIComponent(param)) ?? param }
  }
  return undefined
}

/** The page shown at a path: coming soon where a flag is off, undefined for an unknown path. */
export function pageShownAt(pathname: string): string | undefined {
  const row = matchRoute(pathname)?.row
  return row && (comingSoonHref(row) ? routes.comingSoon.page : row.page)
}

/** The addresses of a row: its path, or one for each entry of its parameter. */
export const addressesOf = (row: RouteRow): readonly string[] =>
  row.entries ? row.entries.map((entry) => row.path.replace(/:\w+/, encodeURIComponent(entry))) : [row.path]
