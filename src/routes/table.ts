import { site } from '@/config/site'
import type { Feature } from '@/config/site-schema'
import { officeCity, responseTime, reviewTime } from '@/content/contact'

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
  home: {
    path: '/',
    page: 'home',
    title: 'AI tutor that asks before it tells',
    description:
      `${site.name} is an AI tutor for over 50 subjects. It reads your work line by line and ` +
      'asks about the line that went wrong. Free in the invitation-only beta.',
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing: free during the beta',
    description:
      'Free while in beta. Compare four plans for students, teachers and schools and three for ' +
      'developers. No setup fees, 30-day money-back guarantee.',
  },
  about: {
    path: '/about',
    title: 'About: why our tutor asks first',
    description:
      'How classrooms with motion sensors led to an AI tutor that asks before it tells: our ' +
      'mission, our four values, and how we got here since 2020.',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy policy',
    description:
      `What ${site.name} collects from students and visitors, why, how long it is kept, and ` +
      'how to see, correct or erase it. No cookies, no trackers.',
    footer: { group: 'Legal', label: 'Privacy' },
  },
  terms: {
    path: '/terms',
    title: 'Terms of service',
    description:
      `The agreement for using ${site.name}, with a plain-language note beside every clause: ` +
      'accounts, billing, refunds, your work, liability.',
    footer: { group: 'Legal', label: 'Terms' },
  },
  security: {
    path: '/security',
    title: 'Security & Trust',
    description:
      `SOC 2 Type II, 256-bit AES, FERPA and GDPR: how ${site.name} protects student work, ` +
      'what is not in place yet, and the first 72 hours of an incident.',
    footer: { group: 'Legal', label: 'Security' },
  },
  gdpr: {
    path: '/gdpr',
    title: 'GDPR: your eight rights',
    description:
      'Your eight rights over your data, and how to use each one. What we keep, why and how long, ' +
      'and an answer within 30 days.',
    footer: { group: 'Legal', label: 'GDPR' },
  },
  register: {
    path: '/register',
    title: 'Register for the beta',
    soon: 'Registration',
    description:
      `Request an invitation to ${site.name}, the AI tutor that asks before it tells. Free, no ` +
      `card. A person reads every request we receive within ${reviewTime}.`,
    feature: 'REGISTER',
  },
  login: {
    path: '/login',
    title: 'Log in',
    soon: 'Login',
    description:
      'Sign-in for administrators who review beta requests. Student or instructor? Your ' +
      'sign-in comes once your account is open. Request access here.',
    noindex: true,
    feature: 'LOGIN',
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password',
    description:
      'How a password is reset by email, with a link that expires in 24 hours. No email is sent ' +
      'yet: for a new password write to us, and a person answers.',
    feature: 'FORGOT_PASSWORD',
  },
  dashboard: {
    path: '/dashboard',
    title: 'Student dashboard',
    description:
      `See what a student sees after a term with the ${site.name} tutor: sessions, scores, ` +
      'hours, achievements and what to review next. Sample data.',
    feature: 'DASHBOARD',
  },
  platform: {
    path: '/platform',
    title: 'Platform overview',
    description:
      'An overview of the platform, in preparation. The pages for students, instructors and ' +
      'institutions describe the parts.',
    noindex: true,
    feature: 'PLATFORM',
  },
  students: {
    path: '/platform/students',
    title: 'AI tutor for students',
    soon: 'Student platform',
    description:
      `Stuck on homework? ${site.name} reads your own work and asks the question that gets you ` +
      'unstuck, in over 50 subjects, at any hour. Ask for a free demo.',
    feature: 'PLATFORM_STUDENTS',
  },
  instructors: {
    path: '/platform/instructors',
    title: 'First-pass marking for instructors',
    soon: 'Instructor platform',
    description:
      'Routine lines come back marked; the judgment stays yours. 75% time saved on grading, ' +
      '95% instructor satisfaction, up to 100 students per account.',
    feature: 'PLATFORM_INSTRUCTORS',
  },
  institutions: {
    path: '/platform/institutions',
    title: 'AI tutoring for schools and colleges',
    soon: 'Institution platform',
    description:
      'An AI tutor for the whole school: single sign-on, rosters from your LMS, bulk user ' +
      'management and 99.9% uptime, in place in three steps.',
    feature: 'PLATFORM_INSTITUTIONS',
  },
  api: {
    path: '/api',
    page: 'api-docs',
    title: 'Tutoring API quick start',
    soon: 'API documentation',
    description:
      'Add an AI tutor to your product with one POST. Copy the cURL, JavaScript or Python ' +
      'call; the reply is the next hint, not the answer.',
    feature: 'API_DOCS',
  },
  apiDocs: {
    path: '/api/docs',
    page: 'api-docs',
    title: 'API documentation',
    description:
      `Reference for all eight ${site.name} API calls: fields, sample replies, errors, key ` +
      'rotation and scopes, webhooks and monthly limits.',
    feature: 'API_DOCS',
    footer: { group: 'Developers', label: 'API docs' },
  },
  sdks: {
    path: '/api/sdks',
    title: 'SDKs in six languages',
    description:
      'Official SDKs for JavaScript/TypeScript, Python, PHP, Java, C#/.NET and Go, each with ' +
      'its install command, first call and version.',
    feature: 'API_SDKS',
    footer: { group: 'Developers', label: 'SDKs' },
  },
  examples: {
    path: '/api/examples',
    title: 'Code examples',
    description:
      'Five short programs in JavaScript, Python, PHP and Java that call the tutoring API, ' +
      'each with its expected output, and four integration guides.',
    feature: 'API_EXAMPLES',
    footer: { group: 'Developers', label: 'Code examples' },
  },
  community: {
    path: '/developers/community',
    title: 'Developer community',
    description:
      'Ask developers who build on the tutoring API. Half of all questions get a first answer ' +
      'within 26 minutes. Channels, projects and events.',
    feature: 'DEVELOPER_COMMUNITY',
    footer: { group: 'Developers', label: 'Community' },
  },
  resources: {
    path: '/resources',
    title: 'Resources for students, teachers and developers',
    soon: 'Resources',
    description:
      'Guides, printable worksheets and videos under five minutes for students and teachers, ' +
      'API guides for developers, and upcoming live sessions.',
    feature: 'RESOURCES',
  },
  help: {
    path: '/help',
    title: 'Help center',
    description:
      'Short answers on invitation codes, homework, marks, plans, privacy and API errors. ' +
      `Still stuck? A person answers within ${responseTime}.`,
    feature: 'HELP',
    footer: { group: 'Learn', label: 'Help center' },
  },
  blog: {
    path: '/blog',
    title: 'Blog',
    description:
      'Worked problems with the mistakes left in, what makes a hint work, notes from real ' +
      'classrooms, and engineering notes on the tutoring API.',
    feature: 'BLOG',
    footer: { group: 'Learn', label: 'Blog' },
  },
  caseStudies: {
    path: '/case-studies',
    title: 'Case studies',
    description:
      'Four beta pilots with their numbers and what went wrong: a Grade 10 math class, an ' +
      'English department, a college LMS rollout and a developer.',
    feature: 'CASE_STUDIES',
    footer: { group: 'Learn', label: 'Case studies' },
  },
  webinars: {
    path: '/webinars',
    title: 'Webinars and events',
    description:
      'Free live sessions for teachers, students, parents and developers, with times in five cities, and ' +
      'three recordings with handouts and transcripts.',
    feature: 'WEBINARS',
    footer: { group: 'Learn', label: 'Webinars' },
  },
  careers: {
    path: '/careers',
    title: 'Careers',
    description:
      `Five open positions with salaries posted, in ${officeCity}, and remote in Canada. Every ` +
      'application gets a yes or no within five business days.',
    feature: 'CAREERS',
    footer: { group: 'Company', label: 'Careers' },
  },
  press: {
    path: '/press',
    title: 'Press and media',
    description:
      'Facts and ready copy in 10, 25 and 60 words, four corrections before you print, ' +
      'and a press contact who picks up the phone.',
    feature: 'PRESS',
    footer: { group: 'Company', label: 'Press' },
  },
  contact: {
    path: '/contact',
    title: 'Contact sales, support or the API team',
    description:
      `Write or call ${site.name} in ${officeCity}. A person answers every message within ` +
      `${responseTime}. Schools can request a half-hour demo with their own classwork.`,
    footer: { group: 'Company', label: 'Contact' },
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
      'What a page of the site is for, and whether it is open yet. Request access to the ' +
      'invitation-only beta meanwhile.',
    entries: Object.keys(site.features).map((name) => name.toLowerCase()),
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

/** The addresses of a row: its path, or one for each entry of its parameter. */
export const addressesOf = ({ path, entries }: RouteRow): readonly string[] =>
  entries ? entries.map((entry) => path.replace(/:\w+/, encodeURIComponent(entry))) : [path]
