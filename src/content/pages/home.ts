import { site } from '@/config/site'
import { claims, claimText, standards, uptimeMinutes } from '@/content/claims'
import { policy } from '@/content/policy'

/** The landing page's lists and long texts (specification, sections 1 and 2). */
export const home = {
  lead: `${site.name} is an AI tutor that reads your work line by line, finds where it went wrong, and asks the question that lets you fix it yourself.`,
  habits: {
    'It asks before it tells': 'A question about your line first, then a hint, then a worked step.',
    'It adapts to your mistakes': 'Drop a minus sign twice, and the next problem has one in it.',
    'Work you can share': 'Share a sheet, and a classmate or instructor opens it at the line you are on.',
    'Progress you can read': 'What you tried, what you fixed, and what to review next.',
  },
  subjects:
    'Accounting, Algebra, Anthropology, Art history, Astronomy, Biochemistry, Biology, Botany, Business studies, Calculus, Chemistry, Civics, Computer science, Creative writing, Data science, Discrete mathematics, Drama, Earth science, Ecology, Economics, English literature, Environmental science, Essay writing, Ethics, Film studies, Finance, French, Genetics, Geography, Geology, Geometry, German, History, Human anatomy, Indigenous studies, Italian, Latin, Law, Linear algebra, Linguistics, Logic, Marketing, Mechanics, Music theory, Nutrition, Philosophy, Physics, Political science, Probability, Programming, Psychology, Sociology, Spanish, Statistics, Trigonometry, World religions',
  courses: {
    'Essay writing': 'Beginner',
    'Quadratic equations': 'Intermediate',
    'Organic chemistry': 'Advanced',
    'French conversation': 'Beginner',
  },
  /** What each standard means here; on wide screens, the rest or the calculation behind it, too. */
  standards: {
    [standards.soc2]: ['Controls tested over twelve months.', 'Not on one good day.'],
    [standards.gdpr]: [
      'See it, correct it, take it with you, erase it.',
      `Requests are answered within ${policy.gdprDays} days.`,
    ],
    [standards.ferpa]: ['Education records stay under the school’s control.'],
    '256-bit AES': ['Every stored sheet is encrypted.', 'Down to the crossed-out lines.'],
    [claimText(claims.uptime)]: [
      `Our target: at most ${uptimeMinutes} minutes of downtime a month.`,
      `0.001 × 30 × 24 × 60 = ${uptimeMinutes}`,
    ],
  },
  audiences: {
    Students: 'Get unstuck on the line you are on, at any hour. You still write the answer.',
    Instructors: `Routine lines come back marked. ${claimText(claims.grading)}.`,
    Institutions: `Single sign-on and your own rosters. ${claimText(claims.uptime)}, and ${claimText(claims.support)} on the Institution plan.`,
    Developers: 'API-first design with webhooks and SDKs. Send a question, get one back.',
  },
  learning: ['Canvas', 'Moodle', 'Brightspace', 'Google Classroom', 'Blackboard', 'Schoology'],
  conferencing: ['Zoom', 'Microsoft Teams', 'Google Meet', 'Webex'],
} as const
