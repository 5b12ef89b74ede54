import { isLive, site } from '@/config/site'
import type { Feature } from '@/config/site-schema'

export const footerGroups = ['Developers', 'Learn', 'Company', 'Legal'] as const

/** One page of the site. Everything that needs to know which pages exist reads these rows. */
export type RouteRow = {
  /** Path pattern in react-router's syntax. Unique in the table. */
  readonly path: string
  /** File `src/pages/{page}/page.tsx`: the last part of the path unless given. */
  readonly page?: string
  /** Document title without the site's name; unique among the rows. */
  readonly title: string
  /** The flag that gates the page; without it the page is public (specification, section 2). */
  readonly feature?: Feature
  /** The heading of its coming-soon page, where that is not the title. */
  readonly soon?: string
  /** Of the admin area: drawn by the browser alone, under its own bar, and not indexed. */
  readonly admin?: true
  /** Of no use in a search result: a placeholder, or a door for administrators. */
  readonly noindex?: true
  /** Values of the path's parameter to prerender. */
  readonly entries?: readonly string[]
  /** Label and place in the footer (specification, section 2, "Footer links"). */
  readonly footer?: { readonly group: (typeof footerGroups)[number]; readonly label: string }
}

/** The route table. Source: specification, section 2, "Route table". */
export const routes = {
  home: { path: '/', page: 'home', title: 'AI tutor that asks before it tells' },
  pricing: { path: '/pricing', title: 'Pricing: free during the beta' },
  about: { path: '/about', title: 'About: why our tutor asks first' },
  privacy: { path: '/privacy', title: 'Privacy policy', footer: { group: 'Legal', label: 'Privacy' } },
  terms: { path: '/terms', title: 'Terms of service', footer: { group: 'Legal', label: 'Terms' } },
  security: { path: '/security', title: 'Security & Trust', footer: { group: 'Legal', label: 'Security' } },
  gdpr: { path: '/gdpr', title: 'GDPR: your eight rights', footer: { group: 'Legal', label: 'GDPR' } },
  register: { path: '/register', title: 'Register for the beta', soon: 'Registration', feature: 'REGISTER' },
  login: { path: '/login', title: 'Log in', soon: 'Login', noindex: true, feature: 'LOGIN' },
  forgotPassword: { path: '/forgot-password', title: 'Forgot password', feature: 'FORGOT_PASSWORD' },
  dashboard: { path: '/dashboard', title: 'Student dashboard', feature: 'DASHBOARD' },
  platform: { path: '/platform', title: 'Platform overview', noindex: true, feature: 'PLATFORM' },
  students: {
    path: '/platform/students',
    title: 'AI tutor for students',
    soon: 'Student platform',
    feature: 'PLATFORM_STUDENTS',
  },
  instructors: {
    path: '/platform/instructors',
    title: 'First-pass marking for instructors',
    soon: 'Instructor platform',
    feature: 'PLATFORM_INSTRUCTORS',
  },
  institutions: {
    path: '/platform/institutions',
    title: 'AI tutoring for schools and colleges',
    soon: 'Institution platform',
    feature: 'PLATFORM_INSTITUTIONS',
  },
  api: {
    path: '/api',
    page: 'api-docs',
    title: 'Tutoring API quick start',
    soon: 'API documentation',
    feature: 'API_DOCS',
  },
  apiDocs: {
    path: '/api/docs',
    page: 'api-docs',
    title: 'API documentation',
    feature: 'API_DOCS',
    footer: { group: 'Developers', label: 'API docs' },
  },
  sdks: {
    path: '/api/sdks',
    title: 'SDKs in six languages',
    feature: 'API_SDKS',
    footer: { group: 'Developers', label: 'SDKs' },
  },
  examples: {
    path: '/api/examples',
    title: 'Code examples',
    feature: 'API_EXAMPLES',
    footer: { group: 'Developers', label: 'Code examples' },
  },
  community: {
    path: '/developers/community',
    title: 'Developer community',
    feature: 'DEVELOPER_COMMUNITY',
    footer: { group: 'Developers', label: 'Community' },
  },
  resources: {
    path: '/resources',
    title: 'Resources for students, teachers and developers',
    soon: 'Resources',
    feature: 'RESOURCES',
  },
  help: {
    path: '/help',
    title: 'Help center',
    feature: 'HELP',
    footer: { group: 'Learn', label: 'Help center' },
  },
  blog: { path: '/blog', title: 'Blog', feature: 'BLOG', footer: { group: 'Learn', label: 'Blog' } },
  caseStudies: {
    path: '/case-studies',
    title: 'Case studies',
    feature: 'CASE_STUDIES',
    footer: { group: 'Learn', label: 'Case studies' },
  },
  webinars: {
    path: '/webinars',
    title: 'Webinars and events',
    feature: 'WEBINARS',
    footer: { group: 'Learn', label: 'Webinars' },
  },
  careers: {
    path: '/careers',
    title: 'Careers',
    feature: 'CAREERS',
    footer: { group: 'Company', label: 'Careers' },
  },
  press: {
    path: '/press',
    title: 'Press and media',
    feature: 'PRESS',
    footer: { group: 'Company', label: 'Press' },
  },
  contact: {
    path: '/contact',
    title: 'Contact sales, support or the API team',
    footer: { group: 'Company', label: 'Contact' },
  },
  colorSchemes: { path: '/color-schemes', title: 'Color scheme options', feature: 'COLOR_SCHEMES' },
  comingSoon: {
    path: '/coming-soon/:feature',
    page: 'coming-soon',
    title: 'Coming soon',
    entries: Object.keys(site.features).map((name) => name.toLowerCase()),
  },
  invitationRequests: { path: '/admin/invitation-requests', title: 'Invitation requests', admin: true },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes

export type NamedRoute = RouteRow & { readonly name: RouteName; readonly page: string }

/** All rows with their names and pages, in the table's order. */
export const routeList = Object.entries<RouteRow>(routes).map(
  ([name, row]): NamedRoute => ({ page: row.path.replace(/.*\//, ''), ...row, name: name as RouteName }),
)

/** The addresses of a row: its path, or one for each entry of its parameter. */
export const addressesOf = ({ path, entries }: RouteRow): readonly string[] =>
  entries ? entries.map((entry) => path.replace(/:\w+/, encodeURIComponent(entry))) : [path]

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
