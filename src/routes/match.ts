import { matchPath } from 'react-router-dom'
import { attempt } from '@/lib/attempt'
import { comingSoonHref, routeList, routes } from './table'

/**
 * A path as the table writes it: decoded once, as hosts do it (a malformed escape is taken
 * literally), apart from slashes; and that of a page opened as a file, such as `/pricing.html`.
 */
export const pathOfFile = (pathname: string): string =>
  (attempt(() => decodeURIComponent(pathname.replace(/%2f/gi, '%252F'))) ?? pathname).replace(
    /(^\/index)?\.html$/,
    '',
  ) || '/'

/**
 * The row that answers a path, with the value of the path's parameter, or undefined for an unknown
 * one. As in the router, neither capitals nor a slash at the end make another path.
 */
export function matchRoute(pathname: string) {
  for (const row of routeList) {
    const match = matchPath(row.path, pathOfFile(pathname))
    if (match) return { row, param: Object.values(match.params)[0] }
  }
  return undefined
}

/** The page shown at a path: coming soon where a flag is off, undefined for an unknown path. */
export function pageShownAt(pathname: string): string | undefined {
  const row = matchRoute(pathname)?.row
  return row && (comingSoonHref(row) ? routes.comingSoon.page : row.page)
}
