import { isLive } from '@/config/site'
import { type RouteName, type RouteRow, routes } from './table'

type Texts<Name extends string> = Readonly<Record<Name, string>>
type Rest<Name extends RouteName> = (typeof routes)[Name]['path'] extends `${string}:${infer Param}`
  ? [params: Texts<Param>, search?: Texts<string>]
  : [params?: undefined, search?: Texts<string>]

/** The address of a page: `href('pricing')`, `href('comingSoon', { feature: 'blog' })`. */
export function href<Name extends RouteName>(name: Name, ...[params, search]: Rest<Name>): string {
  const values = (params ?? {}) as Texts<string>
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const query = new URLSearchParams(search).toString()
  return query ? `${path}?${query}` : path
}

/** The coming-soon page of a page whose flag is off (specification, section 2). */
export const comingSoonHref = ({ feature }: RouteRow): string | undefined =>
  feature && !isLive(feature) ? href('comingSoon', { feature: feature.toLowerCase() }) : undefined

/** A page's address; its coming-soon page while it is not live (specification, section 2). */
export const navigationHref = (name: Exclude<RouteName, 'comingSoon'>): string =>
  comingSoonHref(routes[name]) ?? href(name)
