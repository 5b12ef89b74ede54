import { site } from '@/config/site'
import type { Feature } from '@/config/site-schema'
import { claims, claimText } from './claims'
import { officeCity, resetLinkTime, responseTime } from './contact'
import { apiNotice } from './plans'
import { policy } from './policy'

/** What the coming-soon page says of a page without an entry; a date is a quarter or a phrase. */
const fallback = {
  title: 'Coming Soon',
  description: 'Here is what the tutor does. Request beta access to try it.',
  expectedDate: 'To be announced',
  features: [
    'A question before an answer',
    'More than 50 subjects',
    'Work you can share',
    'Progress you can read',
    'A person who reads every request we receive',
  ],
}

/** Without a title and a date of its own, a feature has the fallback's. */
type Entry = Pick<typeof fallback, 'description' | 'features'> & Partial<typeof fallback>

/** What it says about a feature. Source: specification, sections 2 and 3. */
const entries: Readonly<Partial<Record<Feature, Entry>>> = {
  DASHBOARD: {
    title: 'Student dashboard',
    description: 'Your sessions, your scores and the topics to review, on one page.',
    expectedDate: 'Q1 2025',
    features: [
      'Sessions, scores and hours at a glance',
      'A chart of every score, session by session',
      'A list of what to review next',
      'Achievements that name the mistake you stopped making',
      'Hours by subject',
    ],
  },
  REGISTER: {
    title: 'Registration',
    description: 'Open your own account, choose a plan and start on your first sheet.',
    expectedDate: 'Q1 2025',
    features: [
      'An account with your email, Google or GitHub',
      'Free, Student and Instructor plans',
      `Parental consent for students under ${policy.consentAge}`,
      'Your class, if your school has set one up',
      'A first worked problem in two minutes',
    ],
  },
  LOGIN: {
    title: 'Login',
    description: 'Sign in on any device and pick up where you left off.',
    expectedDate: 'Q1 2025',
    features: [
      'Sign in with email, Google or GitHub',
      'Single sign-on for schools that use it',
      'Optional two-step sign-in',
      'Stay signed in on your own device',
      'See where you are signed in, and sign out anywhere',
    ],
  },
  API_DOCS: {
    title: 'API documentation',
    description: 'Add the AI tutor to your own product: ask a question, track progress, read the analytics.',
    expectedDate: 'Q2 2025',
    features: [
      'Every endpoint with parameters, errors and examples',
      'A quick start in cURL, JavaScript and Python',
      'API keys with rotation and scopes',
      'Webhooks for finished sessions',
      'SDKs in six languages',
    ],
  },
  BLOG: {
    title: 'Blog',
    description: 'Notes on tutoring, classrooms and code: what we tried, what worked, what we crossed out.',
    expectedDate: 'Q1 2025',
    features: [
      'Worked problems, with the mistakes left in',
      'What we learn from classrooms that use the beta',
      'How the tutor decides what to ask',
      'Engineering notes on the API',
      'A problem a month by email, if you like',
    ],
  },
  CASE_STUDIES: {
    title: 'Case studies',
    description:
      'Schools, colleges and developers show how they use the tutor, with their numbers and their doubts.',
    expectedDate: 'Q2 2025',
    features: [
      'A term of Grade 10 math, week by week',
      'Essay marking in a department of six',
      'A college that brought its own LMS',
      'A developer who built on the API',
      'What did not work, and what changed',
    ],
  },
  CAREERS: {
    title: 'Careers',
    description: 'Work on a tutor that asks before it tells, with teachers at the next desk.',
    expectedDate: 'Q2 2025',
    features: [
      'Roles in engineering, learning science and support',
      `${officeCity}, or remote in Canada`,
      'Salary ranges in every posting',
      'A paid work sample instead of puzzles',
      'An answer to every application',
    ],
  },
  RESOURCES: {
    title: 'Resources',
    description: 'Guides, lesson materials and videos for those who learn, teach and build with the tutor.',
    expectedDate: 'Q1 2025',
    features: [
      'A first half hour, for students and for teachers',
      'Lesson materials to print or project',
      'Videos of under five minutes',
      'Guides for developers',
      'Dates of upcoming events',
    ],
  },
  WEBINARS: {
    title: 'Webinars and events',
    description:
      'Live sessions for teachers, students, parents and developers, recorded in case you are teaching.',
    expectedDate: 'Q2 2025',
    features: [
      'Live walk-throughs with questions',
      'Recordings with transcripts',
      'Sessions for each level',
      'Slides and worksheets to keep',
      'Office hours, with time for your questions',
    ],
  },
  PLATFORM_STUDENTS: {
    title: 'Student platform',
    description: 'An AI tutor that reads your own work and asks the question you need, in over 50 subjects.',
    expectedDate: 'Q1 2025',
    features: [
      'A question about your line before any answer',
      'Practice that adapts to your mistakes',
      'Sheets that you share with classmates',
      'Progress by topic, week by week',
      'The tutor, at any hour',
    ],
  },
  PLATFORM_INSTRUCTORS: {
    title: 'Instructor platform',
    description: 'The routine lines come back marked; the judgment stays with you.',
    expectedDate: 'Q1 2025',
    features: [
      'A first pass over the routine lines',
      'The mistakes a class has in common, in one list',
      'Comments in your own words, ready to reuse',
      'Up to 100 students in one account',
      'Marks that sync to your LMS',
    ],
  },
  PLATFORM_INSTITUTIONS: {
    title: 'Institution platform',
    description:
      'An AI tutor for the whole school: rosters, single sign-on and analytics, with an uptime agreement.',
    expectedDate: 'Q2 2025',
    features: [
      'Single sign-on with SAML or OpenID Connect',
      'Rosters that stay in sync with your LMS',
      'An admin dashboard for departments and roles',
      'Bulk user management from a spreadsheet',
      `${claimText(claims.uptime)} and ${claimText(claims.support)}`,
    ],
  },
  HELP: {
    description: `The help center is not written yet. Until it is, write to us: a person answers within ${responseTime}.`,
    features: [
      'Invitation codes, and how to use yours',
      'Homework, hints and photos of your page',
      'Marks, and who sees them first',
      'Plans, limits and billing',
      'Your data, and API errors in plain words',
    ],
  },
  PRESS: {
    description: `The press page is not written yet. On a deadline? Call ${site.contactPhone} or write to ${site.contactEmail}.`,
    features: [
      'Facts and figures, with the date they were checked',
      'Ready copy in three lengths',
      'Logos, and the room around them',
      'Corrections, before you print',
      'A press contact who picks up the phone',
    ],
  },
  API_SDKS: {
    description: 'The SDK page is not written yet. The SDKs open with your invitation to the beta.',
    features: [
      'JavaScript/TypeScript, Python, PHP, Java, C#/.NET and Go',
      'One install command for each',
      'The first call, ready to copy',
      'What each SDK covers, and what it does not yet',
      'How to read a version number',
    ],
  },
  API_EXAMPLES: {
    description:
      'The code examples are not published yet. Request beta access, and a key comes with your invitation.',
    features: [
      'Five short programs in JavaScript, Python, PHP and Java',
      'The output that each should print',
      'Quick start projects with tests',
      'A webhook signature, checked',
      'Integration guides, call by call',
    ],
  },
  DEVELOPER_COMMUNITY: {
    description:
      'The developer community is not open yet. It opens with your invitation, for developers in the beta.',
    features: [
      'Channels where someone answers',
      'Projects that other developers built',
      'Office hours with the API team',
      'A build night, and a weekend you can join online',
      `API changes, announced ${apiNotice} ahead`,
    ],
  },
  PLATFORM: {
    description: 'The platform overview is not written yet. Meanwhile, here is what the AI tutor does.',
    features: [
      'Asks about your line before it tells',
      'Covers over 50 subjects',
      'Makes a first pass over marking, for instructors',
      'Connects to your LMS and single sign-on, for schools',
      'Runs on an API that developers can use',
    ],
  },
  COLOR_SCHEMES: {
    description: 'The page that shows the student page’s colour themes side by side is not open yet.',
    features: [
      'Blue, like a ballpoint',
      'Green, like a margin note',
      'Orange, easy to spot',
      'Teal, for long reading',
      'Indigo, for essays',
    ],
  },
  FORGOT_PASSWORD: {
    description: `Need a new password? Write to ${site.contactEmail} from your account’s address, and a person answers within ${responseTime}.`,
    features: [
      'Enter your account’s email address',
      'A link to set a new password, by email',
      `The link expires after ${resetLinkTime}`,
      'A different address, if you mistyped',
      'A person to write to if nothing arrives',
    ],
  },
}

/** The entry of a feature in upper or lower case; the fallback for any other text. */
export function comingSoonEntry(feature: string): typeof fallback {
  const name = feature.toUpperCase()
  return { ...fallback, ...(Object.hasOwn(entries, name) && entries[name as Feature]) }
}
