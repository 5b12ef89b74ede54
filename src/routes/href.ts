import type { Feature } from '@/config/feature-flags'
import { isLive } from '@/config/site'
import { type RouteName, type RouteRow, routes } from './table'

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name]: string } & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown

type PathOf<Name extends RouteName> = (typeof routes)[Name]['path']
type Rest<Name extends RouteName> =
  PathOf<Name> extends `${string}:${string}`
    ? [params: Params<PathOf<Name>>, search?: Readonly<Record<string, string>>]
    : [params?: undefined, search?: Readonly<Record<string, string>>]

/**
 * The address of a page: `href('pricing')`, `href('comingSoon', { feature: 'blog' })`,
 * `href('register', undefined, { plan: 'student' })`. A wrong name or a missing parameter does not
 * compile.
 */
export function href<Name extends RouteName>(name: Name, ...[params, search]: Rest<Name>): string {
  const values = (params ?? {}) as Readonly<Record<string, string>>
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const query = new URLSearchParams(search).toString()
  return query ? `${path}?${query}` : path
}

/**
 * Where a gated page leads while its flag is off: the flag lowercased, underscores kept
 * (specification, section 2).
 */
export const comingSoonHref = (feature: Feature): string =>
  href('comingSoon', { feature: feature.toLowerCase() })

/**
 * The address that the navigation bar links to: the real path while the page is live, its
 * coming-soon page otherwise (specification, section 2).
 */
export function navigationHref(name: Exclude<RouteName, 'comingSoon'>): string {
  const row: RouteRow = routes[name]
  return row.feature && !isLive(row.feature) ? comingSoonHref(row.feature) : href(name)
}
