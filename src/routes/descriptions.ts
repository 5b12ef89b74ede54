import { site } from '@/config/site'
import { officeCity, responseTime, reviewTime } from '@/content/contact'
import { matchRoute } from './match'
import type { RouteName } from './table'

/**
 * The meta description of each page, 50 to 160 characters. Not in the route table, which every
 * page's script has: a page that is opened has its own in its HTML, and only the next needs these.
 */
export const descriptions: Readonly<Record<RouteName | 'notFound', string>> = {
  home:
    `${site.name} is an AI tutor for over 50 subjects. It reads your work line by line and ` +
    'asks about the line that went wrong. Free in the invitation-only beta.',
  pricing:
    'Free while in beta. Compare four plans for students, teachers and schools and three for ' +
    'developers. No setup fees, 30-day money-back guarantee.',
  about:
    'How classrooms with motion sensors led to an AI tutor that asks before it tells: our ' +
    'mission, our four values, and how we got here since 2020.',
  privacy:
    `What ${site.name} collects from students and visitors, why, how long it is kept, and ` +
    'how to see, correct or erase it. No cookies, no trackers.',
  terms:
    `The agreement for using ${site.name}, with a plain-language note beside every clause: ` +
    'accounts, billing, refunds, your work, liability.',
  security:
    `SOC 2 Type II, 256-bit AES, FERPA and GDPR: how ${site.name} protects student work, ` +
    'what is not in place yet, and the first 72 hours of an incident.',
  gdpr:
    'Your eight rights over your data, and how to use each one. What we keep, why and how long, ' +
    'and an answer within 30 days.',
  register:
    `Request an invitation to ${site.name}, the AI tutor that asks before it tells. Free, no ` +
    `card. A person reads every request we receive within ${reviewTime}.`,
  login:
    'Sign-in for administrators who review beta requests. Student or instructor? Your ' +
    'sign-in comes once your account is open. Request access here.',
  forgotPassword:
    'How a password is reset by email, with a link that expires in 24 hours. No email is sent ' +
    'yet: for a new password write to us, and a person answers.',
  dashboard:
    `See what a student sees after a term with the ${site.name} tutor: sessions, scores, ` +
    'hours, achievements and what to review next. Sample data.',
  platform:
    'An overview of the platform, in preparation. The pages for students, instructors and ' +
    'institutions describe the parts.',
  students:
    `Stuck on homework? ${site.name} reads your own work and asks the question that gets you ` +
    'unstuck, in over 50 subjects, at any hour. Ask for a free demo.',
  instructors:
    'Routine lines come back marked; the judgment stays yours. 75% time saved on grading, ' +
    '95% instructor satisfaction, up to 100 students per account.',
  institutions:
    'An AI tutor for the whole school: single sign-on, rosters from your LMS, bulk user ' +
    'management and 99.9% uptime, in place in three steps.',
  api:
    'Add an AI tutor to your product with one POST. Copy the cURL, JavaScript or Python ' +
    'call; the reply is the next hint, not the answer.',
  apiDocs:
    `Reference for all eight ${site.name} API calls: fields, sample replies, errors, key ` +
    'rotation and scopes, webhooks and monthly limits.',
  sdks:
    'Official SDKs for JavaScript/TypeScript, Python, PHP, Java, C#/.NET and Go, each with ' +
    'its install command, first call and version.',
  examples:
    'Five short programs in JavaScript, Python, PHP and Java that call the tutoring API, ' +
    'each with its expected output, and four integration guides.',
  community:
    'Ask developers who build on the tutoring API. Half of all questions get a first answer ' +
    'within 26 minutes. Channels, projects and events.',
  resources:
    'Guides, printable worksheets and videos under five minutes for students and teachers, ' +
    'API guides for developers, and upcoming live sessions.',
  help:
    'Short answers on invitation codes, homework, marks, plans, privacy and API errors. ' +
    `Still stuck? A person answers within ${responseTime}.`,
  blog:
    'Worked problems with the mistakes left in, what makes a hint work, notes from real ' +
    'classrooms, and engineering notes on the tutoring API.',
  caseStudies:
    'Four beta pilots with their numbers and what went wrong: a Grade 10 math class, an ' +
    'English department, a college LMS rollout and a developer.',
  webinars:
    'Free live sessions for teachers, students, parents and developers, with times in five cities, and ' +
    'three recordings with handouts and transcripts.',
  careers:
    `Five open positions with salaries posted, in ${officeCity}, and remote in Canada. Every ` +
    'application gets a yes or no within five business days.',
  press:
    'Facts and ready copy in 10, 25 and 60 words, four corrections before you print, ' +
    'and a press contact who picks up the phone.',
  contact:
    `Write or call ${site.name} in ${officeCity}. A person answers every message within ` +
    `${responseTime}. Schools can request a half-hour demo with their own classwork.`,
  colorSchemes:
    'The five colour themes of the student page side by side: blue, green, orange, teal and indigo.',
  comingSoon:
    'What a page of the site is for, and whether it is open yet. Request access to the ' +
    'invitation-only beta meanwhile.',
  invitationRequests:
    'Review requests for beta access: read, approve, reject, export. For administrators, in this browser only.',
  notFound: 'There is no page at this address. The home page and the footer lead to all the others.',
}

/** The description of the page at a path; the 404 page's for an unknown path. */
export const describe = (pathname: string): string =>
  descriptions[matchRoute(pathname)?.row.name ?? 'notFound']
