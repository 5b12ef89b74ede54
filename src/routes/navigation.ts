import { isLive } from '@/config/site'
import { navigationHref } from './href'
import { type FooterGroup, type RouteName, type RouteRow, routeList, routes } from './table'

/** One place in the bar: a link, or a disclosure with several. */
export type NavigationItem =
  | { readonly kind: 'link'; readonly link: NavigationLink }
  | { readonly kind: 'menu'; readonly label: string; readonly links: readonly NavigationLink[] }

export type NavigationLink = ReturnType<typeof link>

/** A link of the navigation bar. `soon` marks a page that is not live yet. */
function link(name: Exclude<RouteName, 'comingSoon'>, label: string, note = '') {
  const row: RouteRow = routes[name]
  return {
    name,
    label,
    note,
    href: navigationHref(name),
    soon: row.feature !== undefined && !isLive(row.feature),
  }
}

/** Between brand and sign-in link (specification, section 2). */
export const navigation: readonly NavigationItem[] = [
  {
    kind: 'menu',
    label: 'Platform',
    links: [
      link('students', 'Students', 'Questions on the line you are stuck on'),
      link('instructors', 'Instructors', 'Marks the routine lines with you'),
      link('institutions', 'Institutions', 'Rosters, timetables and single sign-on'),
      link('platform', 'Platform overview', 'In preparation'),
    ],
  },
  { kind: 'link', link: link('api', 'API') },
  { kind: 'link', link: link('pricing', 'Pricing') },
  {
    kind: 'menu',
    label: 'Learn',
    links: [
      link('resources', 'Resources', 'Guides, videos and events'),
      link('about', 'About', 'Who we are and what we value'),
    ],
  },
]

export const loginLink = link('login', 'Log in')

const groups: readonly FooterGroup[] = ['Developers', 'Learn', 'Company', 'Legal']

/** The literal paths; the feature guard redirects (specification, section 2). */
export const footerColumns = groups.map((group) => ({
  group,
  links: routeList.flatMap((row) =>
    row.footer?.group === group ? [{ label: row.footer.label, href: row.path }] : [],
  ),
}))
