import { type Feature, featureNames } from '@/config/feature-flags'
import { site } from '@/config/site'
import { officeCity } from '@/content/contact'

/** Where a footer link is. */
export type FooterGroup = 'Developers' | 'Learn' | 'Company' | 'Legal'

/** One page of the site. Everything that needs to know which pages exist reads these rows. */
export type RouteRow = {
  /** Path pattern in react-router's syntax. Unique in the table. */
  readonly path: string
  /** File `src/pages/{page}/page.tsx`. Several rows may share one. */
  readonly page: string
  /** Document title without the site's name; unique among the rows. */
  readonly title: string
  /** Meta description, 50 to 160 characters. */
  readonly description: string
  /**
   * The flag that gates the page; without it the page is public. Source: specification, section 2.
   */
  readonly feature?: Feature
  /** The frame around the page: header and footer, or the admin area's own bar. */
  readonly layout: 'site' | 'admin'
  /** Shown by the browser only: built as an empty shell, not listed, not indexed. */
  readonly clientOnly?: true
  /** Prerendered, but kept out of search engines and the sitemap. */
  readonly hidden?: true
  /** Values of the path's parameter to prerender. */
  readonly entries?: readonly string[]
  /** Label and place in the footer (specification, section 2, "Footer links"). */
  readonly footer?: { readonly group: FooterGroup; readonly label: string }
}

/** The route table. Source: specification, section 2, "Route table". */
export const routes = {
  home: {
    path: '/',
    page: 'home',
    title: 'A tutor in the margin of every subject',
    description:
      `${site.name} reads your working line by line and asks the question you need ` +
      'at the line where you slipped. Invitation-only beta.',
    layout: 'site',
  },
  pricing: {
    path: '/pricing',
    page: 'pricing',
    title: 'Pricing',
    description:
      'Four plans for learners and teachers, three for developers. The limits are settled; ' +
      'prices are coming soon. No setup fees, 30-day money-back guarantee.',
    layout: 'site',
  },
  contact: {
    path: '/contact',
    page: 'contact',
    title: 'Contact',
    description: 'Write to sales, support or the API team. A person answers every message within 24 hours.',
    layout: 'site',
    footer: { group: 'Company', label: 'Contact' },
  },
  about: {
    path: '/about',
    page: 'about',
    title: 'About',
    description:
      'Why we build a tutor that asks before it tells, what we value, and the sensor-based ' +
      'classrooms that we come from.',
    layout: 'site',
  },
  privacy: {
    path: '/privacy',
    page: 'privacy',
    title: 'Privacy policy',
    description:
      'What we collect, why, how long we keep it, and how to see it, correct it or have it erased.',
    layout: 'site',
    footer: { group: 'Legal', label: 'Privacy' },
  },
  terms: {
    path: '/terms',
    page: 'terms',
    title: 'Terms of service',
    description:
      'The agreement between you and us: accounts, billing, content, liability and how changes are announced.',
    layout: 'site',
    footer: { group: 'Legal', label: 'Terms' },
  },
  security: {
    path: '/security',
    page: 'security',
    title: 'Security & Trust',
    description:
      'How student work is protected: encryption, access, certifications, and what happens in ' +
      'the first 72 hours of an incident.',
    layout: 'site',
    footer: { group: 'Legal', label: 'Security' },
  },
  gdpr: {
    path: '/gdpr',
    page: 'gdpr',
    title: 'GDPR',
    description:
      'Your eight rights over your data, how to exercise each one, and what we keep, why and for how long.',
    layout: 'site',
    footer: { group: 'Legal', label: 'GDPR' },
  },
  register: {
    path: '/register',
    page: 'register',
    title: 'Register',
    description: 'Request a place in the beta. A person reads every request within 2-3 business days.',
    feature: 'REGISTER',
    layout: 'site',
  },
  login: {
    path: '/login',
    page: 'login',
    title: 'Log in',
    description: 'Log in to review requests for access to the invitation-only beta and to send out codes.',
    feature: 'LOGIN',
    layout: 'site',
  },
  forgotPassword: {
    path: '/forgot-password',
    page: 'forgot-password',
    title: 'Forgot password',
    description:
      'Ask for a link to set a new password. It reaches your inbox in minutes and expires in 24 hours.',
    feature: 'FORGOT_PASSWORD',
    layout: 'site',
  },
  dashboard: {
    path: '/dashboard',
    page: 'dashboard',
    title: 'Student dashboard',
    description:
      'Sessions, scores, hours and achievements of a student, on one sheet, with what is due for another look.',
    feature: 'DASHBOARD',
    layout: 'site',
  },
  platform: {
    path: '/platform',
    page: 'platform',
    title: 'Platform overview',
    description:
      'An overview of the platform, in preparation. The pages for students, instructors and ' +
      'institutions describe the parts.',
    feature: 'PLATFORM',
    layout: 'site',
  },
  students: {
    path: '/platform/students',
    page: 'students',
    title: 'For students',
    description:
      'A tutor that reads your own working and asks the question you need, in more than 50 subjects.',
    feature: 'PLATFORM_STUDENTS',
    layout: 'site',
  },
  instructors: {
    path: '/platform/instructors',
    page: 'instructors',
    title: 'For instructors',
    description:
      'Routine lines come back marked; the judgement stays yours. 75% of grading time saved, ' +
      '95% instructor satisfaction.',
    feature: 'PLATFORM_INSTRUCTORS',
    layout: 'site',
  },
  institutions: {
    path: '/platform/institutions',
    page: 'institutions',
    title: 'For institutions',
    description:
      'Single sign-on, rosters from your LMS, bulk user management and 99.9% uptime, in place in three steps.',
    feature: 'PLATFORM_INSTITUTIONS',
    layout: 'site',
  },
  api: {
    path: '/api',
    page: 'api-docs',
    title: 'API',
    description:
      'Put the tutor inside your own product: ask, track progress, read analytics. cURL, ' +
      'JavaScript and Python quick start.',
    feature: 'API_DOCS',
    layout: 'site',
  },
  apiDocs: {
    path: '/api/docs',
    page: 'api-docs',
    title: 'API documentation',
    description:
      'Every endpoint with its parameters, errors and examples, authentication by API key, SDKs and sample code.',
    feature: 'API_DOCS',
    layout: 'site',
    footer: { group: 'Developers', label: 'API documentation' },
  },
  sdks: {
    path: '/api/sdks',
    page: 'sdks',
    title: 'SDKs',
    description:
      'Official SDKs for JavaScript/TypeScript, Python, PHP, Java, C#/.NET and Go: versions, ' +
      'install commands, features.',
    feature: 'API_SDKS',
    layout: 'site',
    footer: { group: 'Developers', label: 'SDKs' },
  },
  examples: {
    path: '/api/examples',
    page: 'examples',
    title: 'Code examples',
    description:
      'Working samples in JavaScript, Python, PHP and Java, quick start projects and integration guides.',
    feature: 'API_EXAMPLES',
    layout: 'site',
    footer: { group: 'Developers', label: 'Code examples' },
  },
  community: {
    path: '/developers/community',
    page: 'community',
    title: 'Developer community',
    description: 'Channels, featured projects, events and the people who build with the tutoring API.',
    feature: 'DEVELOPER_COMMUNITY',
    layout: 'site',
    footer: { group: 'Developers', label: 'Community' },
  },
  resources: {
    path: '/resources',
    page: 'resources',
    title: 'Resources',
    description:
      'Guides to get started, learning materials, video tutorials, developer resources and upcoming events.',
    feature: 'RESOURCES',
    layout: 'site',
  },
  help: {
    path: '/help',
    page: 'help',
    title: 'Help center',
    description:
      'Answers on accounts, courses, billing, privacy and the API, and how to reach a person when they are not enough.',
    feature: 'HELP',
    layout: 'site',
    footer: { group: 'Learn', label: 'Help center' },
  },
  blog: {
    path: '/blog',
    page: 'blog',
    title: 'Blog',
    description: 'Notes on tutoring, classrooms and code: what we try, what works, and what we crossed out.',
    feature: 'BLOG',
    layout: 'site',
    footer: { group: 'Learn', label: 'Blog' },
  },
  caseStudies: {
    path: '/case-studies',
    page: 'case-studies',
    title: 'Case studies',
    description:
      'How schools, colleges and developers use a tutor that works in the margin, with their numbers.',
    feature: 'CASE_STUDIES',
    layout: 'site',
    footer: { group: 'Learn', label: 'Case studies' },
  },
  webinars: {
    path: '/webinars',
    page: 'webinars',
    title: 'Webinars and events',
    description:
      'Live sessions and recordings for teachers, administrators and developers, with dates, presenters and topics.',
    feature: 'WEBINARS',
    layout: 'site',
    footer: { group: 'Learn', label: 'Webinars' },
  },
  careers: {
    path: '/careers',
    page: 'careers',
    title: 'Careers',
    description: `Open positions in engineering, learning science and support, in ${officeCity} and remote in Canada.`,
    feature: 'CAREERS',
    layout: 'site',
    footer: { group: 'Company', label: 'Careers' },
  },
  press: {
    path: '/press',
    page: 'press',
    title: 'Press and media',
    description:
      'Announcements, facts, logos and a person to call: what a journalist needs to write about us.',
    feature: 'PRESS',
    layout: 'site',
    footer: { group: 'Company', label: 'Press' },
  },
  colorSchemes: {
    path: '/color-schemes',
    page: 'color-schemes',
    title: 'Color scheme options',
    description:
      'The five colour themes of the student page side by side: blue, green, orange, teal and indigo.',
    feature: 'COLOR_SCHEMES',
    layout: 'site',
  },
  comingSoon: {
    path: '/coming-soon/:feature',
    page: 'coming-soon',
    title: 'Coming soon',
    description:
      'This part of the site is being written. See what it will do and when, and ask for early access.',
    layout: 'site',
    hidden: true,
    entries: featureNames.map((name) => name.toLowerCase()),
  },
  invitationRequests: {
    path: '/admin/invitation-requests',
    page: 'invitation-requests',
    title: 'Invitation requests',
    description:
      'Review requests for beta access: read, approve, reject, export. For administrators, in this browser only.',
    layout: 'admin',
    clientOnly: true,
  },
} as const satisfies Record<string, RouteRow>

/** The name of a route, for {@link href}. */
export type RouteName = keyof typeof routes

/** All rows with their names, in the table's order. */
export const routeList: readonly (RouteRow & { readonly name: RouteName })[] = Object.entries(routes).map(
  ([name, row]) => ({ ...row, name: name as RouteName }),
)
