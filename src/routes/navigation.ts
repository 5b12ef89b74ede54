import { comingSoonHref, footerGroups, href, type RouteName, type RouteRow, routeList, routes } from './table'

/** Links of the bar behind one button. */
export type NavigationMenu = { readonly label: string; readonly links: readonly NavigationLink[] }

export type NavigationLink = ReturnType<typeof link>

/** A link of the navigation bar. `soon` marks what is not live yet, by its row's flag. */
function link(
  name: Exclude<RouteName, 'comingSoon'>,
  label: string,
  note = '',
  row: RouteRow = routes[name],
) {
  const soon = comingSoonHref(row)
  return { name, label, note, href: soon ?? href(name), soon: soon !== undefined }
}

/** Between brand and sign-in link (specification, section 2). */
export const navigation: readonly (NavigationLink | NavigationMenu)[] = [
  {
    label: 'Platform',
    links: [
      link('students', 'Students', 'Help on the line you are stuck on'),
      link('instructors', 'Instructors', 'First-pass marking, yours to overrule'),
      link('institutions', 'Institutions', 'Rosters, LMS integration and single sign-on'),
      link('platform', 'Platform overview', 'In preparation'),
    ],
  },
  link('api', 'API'),
  link('pricing', 'Pricing', '', { ...routes.pricing, feature: 'PRICING' }),
  {
    label: 'Learn',
    links: [
      link('resources', 'Resources', 'Guides, videos and events'),
      link('about', 'About', 'Who we are and what we value', { ...routes.about, feature: 'ABOUT' }),
    ],
  },
]

export const loginLink = link('login', 'Log in')

/** The literal paths; the feature guard redirects (specification, section 2). */
export const footerColumns = footerGroups.map((group) => ({
  group,
  links: routeList.flatMap((row) =>
    row.footer?.group === group
      ? [{ label: row.footer.label, href: row.path, soon: comingSoonHref(row) !== undefined }]
      : [],
  ),
}))
