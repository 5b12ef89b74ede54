import { matchPath } from 'react-router-dom'
import { attempt } from '@/lib/attempt'
import { comingSoonHref } from './href'
import { routeList, routes } from './table'

/** The path of a page that was opened as a file: `/index.html`, `/pricing.html`. */
export const pathOfFile = (pathname: string): string => pathname.replace(/(^\/index)?\.html$/, '') || '/'

/**
 * The row that answers a path, with the value of the path's parameter (a malformed escape is taken
 * literally), or undefined for an unknown one. It compares as the router does.
 */
export function matchRoute(pathname: string) {
  for (const row of routeList) {
    const match = matchPath(row.path, pathOfFile(pathname))
    const [param] = Object.values(match?.params ?? {})
    if (match) return { row, param: param && (attempt(() => decodeURIComponent(param)) ?? param) }
  }
  return undefined
}

/** The page shown at a path: coming soon where a flag is off, undefined for an unknown path. */
export function pageShownAt(pathname: string): string | undefined {
  const row = matchRoute(pathname)?.row
  return row && (comingSoonHref(row) ? routes.comingSoon.page : row.page)
}
