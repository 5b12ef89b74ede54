import type { Feature } from '@/config/feature-flags'
import { officeCity } from './contact'

/** What the coming-soon page says of a page without an entry; a date is a quarter or a phrase. */
const fallback = {
  title: 'Coming Soon',
  description:
    'This page is not written yet. Ask for early access and you will be among the first to read it.',
  expectedDate: 'To be announced',
  features: [
    'A question before an answer',
    'More than 50 subjects',
    'Working that can be shared',
    'Progress you can read',
    'A person who reads every request',
  ],
}

/** What it says about a feature. Source: specification, sections 2 and 3. */
const entries: Readonly<Partial<Record<Feature, typeof fallback>>> = {
  DASHBOARD: {
    title: 'Student dashboard',
    description: 'One sheet with your sessions, your scores and the topics that want another look.',
    expectedDate: 'Q1 2025',
    features: [
      'Sessions, scores and hours at a glance',
      'Each topic with what you tried and what you mended',
      'A list of what is due for another look',
      'Achievements that name the slip you stopped making',
      'Pick up any sheet at the line where you left it',
    ],
  },
  REGISTER: {
    title: 'Registration',
    description: 'Open your own account, choose a plan and start on your first sheet.',
    expectedDate: 'Q1 2025',
    features: [
      'An account with your e-mail, Google or GitHub',
      'Free, Student and Instructor plans',
      'Parental consent for students under 18',
      'Your class list, if your school has sent one',
      'A first worked problem in two minutes',
    ],
  },
  LOGIN: {
    title: 'Login',
    description: 'Come back to your sheets from any device, signed in and where you left off.',
    expectedDate: 'Q1 2025',
    features: [
      'Sign in with e-mail, Google or GitHub',
      'Single sign-on for schools that use it',
      'A second step for those who want one',
      'Stay signed in on your own device',
      'See where you are signed in, and sign out anywhere',
    ],
  },
  API_DOCS: {
    title: 'API documentation',
    description: 'Put the tutor inside your own product: ask a question, track progress, read the analytics.',
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
      'A problem a month by e-mail, if you like',
    ],
  },
  CASE_STUDIES: {
    title: 'Case studies',
    description:
      'Schools, colleges and developers show how they use the tutor, with their numbers and their doubts.',
    expectedDate: 'Q2 2025',
    features: [
      'A term of Grade 10 mathematics, week by week',
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
      'A first hour, for students and for teachers',
      'Lesson materials to print or project',
      'Videos of under five minutes',
      'Guides for developers',
      'Dates of upcoming events',
    ],
  },
  WEBINARS: {
    title: 'Webinars and events',
    description:
      'Live sessions for teachers, administrators and developers, recorded for those who teach at that hour.',
    expectedDate: 'Q2 2025',
    features: [
      'Live walk-throughs with questions',
      'Recordings with transcripts',
      'Sessions for each level and subject',
      'Slides and worksheets to keep',
      'Office hours with the API team',
    ],
  },
  PLATFORM_STUDENTS: {
    title: 'Student platform',
    description:
      'A tutor that reads your own working and asks the question you need, in more than 50 subjects.',
    expectedDate: 'Q1 2025',
    features: [
      'A question about your line before any answer',
      'Practice that adapts to your slips',
      'Sheets that you share with classmates',
      'Progress by topic, week by week',
      'Help at any hour',
    ],
  },
  PLATFORM_INSTRUCTORS: {
    title: 'Instructor platform',
    description: 'The routine lines come back marked; the judgement stays with you.',
    expectedDate: 'Q1 2025',
    features: [
      'A first pass over the routine lines',
      'The mistakes a class has in common, in one list',
      'Comments in your own words, ready to reuse',
      'Up to 100 students in one account',
      'Marks that go back to your LMS',
    ],
  },
  PLATFORM_INSTITUTIONS: {
    title: 'Institution platform',
    description: 'Rosters, single sign-on and analytics for a whole school, with an uptime agreement.',
    expectedDate: 'Q2 2025',
    features: [
      'Single sign-on with SAML or OpenID Connect',
      'Rosters from your LMS, kept in step',
      'An admin dashboard for departments and roles',
      'Bulk user management from a spreadsheet',
      '99.9% uptime and 24/7 support',
    ],
  },
}

/** The entry of a feature in upper or lower case; the fallback for any other text. */
export function comingSoonEntry(feature: string) {
  const name = feature.toUpperCase()
  return (Object.hasOwn(entries, name) ? entries[name as Feature] : undefined) ?? fallback
}
