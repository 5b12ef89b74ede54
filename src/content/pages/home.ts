import { site } from '@/config/site'
import { claims, claimText, standards } from '@/content/claims'

/** The landing page's lists and long texts (specification, sections 1 and 2). */
export const home = {
  lead: `You write the working. ${site.name} reads each line, finds the one that slipped, and asks the question that lets you mend it yourself.`,
  habits: {
    'It asks before it tells': 'A question about your line first, then a hint, then a worked step.',
    'It adapts to your slips': 'Lose a minus sign twice, and the next problem has one in it.',
    'Working can be shared': 'Classmates and instructors open the same sheet, at the same line.',
    'Progress you can read': 'What you tried, what you mended, what is due for another look.',
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
    [standards.soc2]: ['Controls tested over months.', 'Not on one good day.'],
    [standards.gdpr]: [
      'See it, correct it, take it with you, erase it.',
      'Requests are answered within 30 days.',
    ],
    [standards.ferpa]: ['Education records stay with the school.'],
    '256-bit AES': ['Every stored sheet is encrypted.', 'Down to the crossings-out.'],
    [claimText(claims.uptime)]: ['At most 43.2 minutes away a month.', '0.001 × 30 × 24 × 60 = 43.2'],
  },
  audiences: {
    Students: 'Get unstuck at the line you are on, at any hour. You still write the ending.',
    Instructors: `Routine lines come back marked. ${claimText(claims.grading)}.`,
    Institutions: `Single sign-on and your own rosters. ${claimText(claims.uptime)}, ${claimText(claims.support)}.`,
    Developers: 'API-first design with webhooks and SDKs. Send a question, get one back.',
  },
  learning: ['Canvas', 'Moodle', 'Brightspace', 'Google Classroom', 'Blackboard', 'Schoology'],
  conferencing: ['Zoom', 'Microsoft Teams', 'Google Meet', 'Webex'],
} as const
