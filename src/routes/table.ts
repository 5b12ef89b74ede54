import { type Feature, featureNames } from '@/config/feature-flags'
import { site } from '@/config/site'
import { officeCity } from '@/content/contact'

export const footerGroups = ['Developers', 'Learn', 'Company', 'Legal'] as const

/** One page of the site. Everything that needs to know which pages exist reads these rows. */
export type RouteRow = {
  /** Path pattern in react-router's syntax. Unique in the table. */
  readonly path: string
  /** File `src/pages/{page}/page.tsx`: the last part of the path unless given. */
  readonly page?: string
  /** Document title without the site's name; unique among the rows. */
  readonly title: string
  /** Meta description, 50 to 160 characters. */
  readonly description: string
  /** The flag that gates the page; without it the page is public (specification, section 2). */
  readonly feature?: Feature
  /** Of the admin area: drawn by the browser alone, under its own bar, and not indexed. */
  readonly admin?: true
  /** Values of the path's parameter to prerender. */
  readonly entries?: readonly string[]
  /** Label and place in the footer (specification, section 2, "Footer links"). */
  readonly footer?: { readonly group: (typeof footerGroups)[number]; readonly label: string }
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
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing',
    description:
      'Four plans for learners and teachers, three for developers. The limits are settled; ' +
      'prices are coming soon. No setup fees, 30-day money-back guarantee.',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description: 'Write to sales, support or the API team. A person answers every message within 24 hours.',
    footer: { group: 'Company', label: 'Contact' },
  },
  about: {
    path: '/about',
    title: 'About',
    description:
      'Why we build a tutor that asks before it tells, what we value, and the sensor-based ' +
      'classrooms that we come from.',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy policy',
    description:
      'What we collect, why, how long we keep it, and how to see it, correct it or have it erased.',
    footer: { group: 'Legal', label: 'Privacy' },
  },
  terms: {
    path: '/terms',
    title: 'Terms of service',
    description:
      'The agreement between you and us: accounts, billing, content, liability and how changes are announced.',
    footer: { group: 'Legal', label: 'Terms' },
  },
  security: {
    path: '/security',
    title: 'Security & Trust',
    description:
      'How student work is protected: encryption, access, certifications, and what happens in ' +
      'the first 72 hours of an incident.',
    footer: { group: 'Legal', label: 'Security' },
  },
  gdpr: {
    path: '/gdpr',
    title: 'GDPR',
    description:
      'Your eight rights over your data, how to exercise each one, and what we keep, why and for how long.',
    footer: { group: 'Legal', label: 'GDPR' },
  },
  register: {
    path: '/register',
    title: 'Register',
    description: 'Request a place in the beta. A person reads every request within 2-3 business days.',
    feature: 'REGISTER',
  },
  login: {
    path: '/login',
    title: 'Log in',
    description: 'Log in to review requests for access to the invitation-only beta and to send out codes.',
    feature: 'LOGIN',
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password',
    description:
      'Ask for a link to set a new password. It reaches your inbox in minutes and expires in 24 hours.',
    feature: 'FORGOT_PASSWORD',
  },
  dashboard: {
    path: '/dashboard',
    title: 'Student dashboard',
    description:
      'Sessions, scores, hours and achievements of a student, on one sheet, with what is due for another look.',
    feature: 'DASHBOARD',
  },
  platform: {
    path: '/platform',
    title: 'Platform overview',
    description:
      'An overview of the platform, in preparation. The pages for students, instructors and ' +
      'institutions describe the parts.',
    feature: 'PLATFORM',
  },
  students: {
    path: '/platform/students',
    title: 'For students',
    description:
      'A tutor that reads your own working and asks the question you need, in more than 50 subjects.',
    feature: 'PLATFORM_STUDENTS',
  },
  instructors: {
    path: '/platform/instructors',
    title: 'For instructors',
    description:
      'Routine lines come back marked; the judgement stays yours. 75% of grading time saved, ' +
      '95% instructor satisfaction.',
    feature: 'PLATFORM_INSTRUCTORS',
  },
  institutions: {
    path: '/platform/institutions',
    title: 'For institutions',
    description:
      'Single sign-on, rosters from your LMS, bulk user management and 99.9% uptime, in place in three steps.',
    feature: 'PLATFORM_INSTITUTIONS',
  },
  api: {
    path: '/api',
    page: 'api-docs',
    title: 'API',
    description:
      'Put the tutor inside your own product: ask, track progress, read analytics. cURL, ' +
      'JavaScript and Python quick start.',
    feature: 'API_DOCS',
  },
  apiDocs: {
    path: '/api/docs',
    page: 'api-docs',
    title: 'API documentation',
    description:
      'Every endpoint with its parameters, errors and examples, authentication by API key, SDKs and sample code.',
    feature: 'API_DOCS',
    footer: { group: 'Developers', label: 'API documentation' },
  },
  sdks: {
    path: '/api/sdks',
    title: 'SDKs',
    description:
      'Official SDKs for JavaScript/TypeScript, Python, PHP, Java, C#/.NET and Go: versions, ' +
      'install commands, features.',
    feature: 'API_SDKS',
    footer: { group: 'Developers', label: 'SDKs' },
  },
  examples: {
    path: '/api/examples',
    title: 'Code examples',
    description:
      'Working samples in JavaScript, Python, PHP and Java, quick start projects and integration guides.',
    feature: 'API_EXAMPLES',
    footer: { group: 'Developers', label: 'Code examples' },
  },
  community: {
    path: '/developers/community',
    title: 'Developer community',
    description: 'Channels, featured projects, events and the people who build with the tutoring API.',
    feature: 'DEVELOPER_COMMUNITY',
    footer: { group: 'Developers', label: 'Community' },
  },
  resources: {
    path: '/resources',
    title: 'Resources',
    description:
      'Guides to get started, learning materials, video tutorials, developer resources and upcoming events.',
    feature: 'RESOURCES',
  },
  help: {
    path: '/help',
    title: 'Help center',
    description:
      'Answers on accounts, courses, billing, privacy and the API, and how to reach a person when they are not enough.',
    feature: 'HELP',
    footer: { group: 'Learn', label: 'Help center' },
  },
  blog: {
    path: '/blog',
    title: 'Blog',
    description: 'Notes on tutoring, classrooms and code: what we try, what works, and what we crossed out.',
    feature: 'BLOG',
    footer: { group: 'Learn', label: 'Blog' },
  },
  caseStudies: {
    path: '/case-studies',
    title: 'Case studies',
    description:
      'How schools, colleges and developers use a tutor that works in the margin, with their numbers.',
    feature: 'CASE_STUDIES',
    footer: { group: 'Learn', label: 'Case studies' },
  },
  webinars: {
    path: '/webinars',
    title: 'Webinars and events',
    description:
      'Live sessions and recordings for teachers, administrators and developers, with dates, presenters and topics.',
    feature: 'WEBINARS',
    footer: { group: 'Learn', label: 'Webinars' },
  },
  careers: {
    path: '/careers',
    title: 'Careers',
    description: `Open positions in engineering, learning science and support, in ${officeCity} and remote in Canada.`,
    feature: 'CAREERS',
    footer: { group: 'Company', label: 'Careers' },
  },
  press: {
    path: '/press',
    title: 'Press and media',
    description:
      'Announcements, facts, logos and a person to call: what a journalist needs to write about us.',
    feature: 'PRESS',
    footer: { group: 'Company', label: 'Press' },
  },
  colorSchemes: {
    path: '/color-schemes',
    title: 'Color scheme options',
    description:
      'The five colour themes of the student page side by side: blue, green, orange, teal and indigo.',
    feature: 'COLOR_SCHEMES',
  },
  comingSoon: {
    path: '/coming-soon/:feature',
    page: 'coming-soon',
    title: 'Coming soon',
    description:
      'This part of the site is being written. See what it will do and when, and ask for early access.',
    entries: featureNames.map((name) => name.toLowerCase()),
  },
  invitationRequests: {
    path: '/admin/invitation-requests',
    title: 'Invitation requests',
    description:
      'Review requests for beta access: read, approve, reject, export. For administrators, in this browser only.',
    admin: true,
  },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes

export type NamedRoute = RouteRow & { readonly name: RouteName; readonly page: string }

/** All rows with their names and pages, in the table's order. */
export const routeList = Object.entries<RouteRow>(routes).map(
  ([name, row]): NamedRoute => ({ page: row.path.replace(/.*\//, ''), ...row, name: name as RouteName }),
)
