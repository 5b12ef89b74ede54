import { site } from '@/config/site'
import { claims, claimText, standards } from '@/content/claims'

type SubjectGroup = { readonly letter: string; readonly names: readonly string[] }

type SecurityMark = {
  readonly name: string
  readonly means: string
  /** The rest of the sentence, or the calculation behind it; wide screens only. */
  readonly more?: string
}

const subjects = (list: string): readonly SubjectGroup[] => {
  const groups = new Map<string, string[]>()
  for (const name of list.split(', ')) {
    const letter = name.charAt(0)
    groups.set(letter, [...(groups.get(letter) ?? []), name])
  }
  return [...groups].map(([letter, names]) => ({ letter, names }))
}

/** The landing page's copy; each `id` is an anchor (specification, sections 1 and 2). */
export const home = {
  hero: {
    id: 'hero',
    lead: `You write the working. ${site.name} reads each line, finds the one that slipped, and asks the question that lets you mend it yourself.`,
    more: { label: 'How it works', to: '#how' },
    fine: 'Invitation-only beta. A person reads every request within 2-3 business days.',
  },
  why: {
    id: 'why',
    lead: 'Adaptive and collaborative learning with analytics. In practice, four habits:',
    habits: {
      asks: {
        heading: 'It asks before it tells',
        text: 'A question about your line first, then a hint, then a worked step.',
      },
      adapts: {
        heading: 'It adapts to your slips',
        text: 'Lose a minus sign twice, and the next problem has one in it.',
      },
      shares: {
        heading: 'Working can be shared',
        text: 'Classmates and instructors open the same sheet, at the same line.',
      },
      records: {
        heading: 'Progress you can read',
        text: 'What you tried, what you mended, what is due for another look.',
      },
    },
  },
  subjects: {
    id: 'subjects',
    lead: 'A tutor for every subject, down to the equation, word or label that slipped.',
    index: subjects(
      'Accounting, Algebra, Anthropology, Art history, Astronomy, Biochemistry, Biology, Botany, Business studies, Calculus, Chemistry, Civics, Computer science, Creative writing, Data science, Discrete mathematics, Drama, Earth science, Ecology, Economics, English literature, Environmental science, Essay writing, Ethics, Film studies, Finance, French, Genetics, Geography, Geology, Geometry, German, History, Human anatomy, Indigenous studies, Italian, Latin, Law, Linear algebra, Linguistics, Logic, Marketing, Mechanics, Music theory, Nutrition, Philosophy, Physics, Political science, Probability, Programming, Psychology, Sociology, Spanish, Statistics, Trigonometry, World religions',
    ),
  },
  steps: {
    id: 'how',
    choose: {
      heading: 'Choose a course',
      text: 'Pick a subject and a level, or open the list your school has sent.',
      courses: [
        { name: 'Essay writing', level: 'Beginner' },
        { name: 'Quadratic equations', level: 'Intermediate' },
        { name: 'Organic chemistry', level: 'Advanced' },
        { name: 'French conversation', level: 'Beginner' },
      ],
      chosen: 'Quadratic equations',
    },
    ask: {
      heading: 'Ask questions',
      text: 'Ask about the line in front of you, in your own words, as often as you need.',
    },
    track: {
      heading: 'Track progress',
      text: 'See each topic week by week, and which slips have stopped happening.',
      /** Right answers out of ten in weeks 1 to 6. */
      weeks: [3, 4, 6, 6, 8, 9],
    },
  },
  security: {
    id: 'security',
    marks: [
      { name: standards.soc2, means: 'Controls tested over months.', more: 'Not on one good day.' },
      {
        name: standards.gdpr,
        means: 'See it, correct it, take it with you, erase it.',
        more: 'Requests are answered within 30 days.',
      },
      { name: standards.ferpa, means: 'Education records stay with the school.' },
      { name: '256-bit AES', means: 'Every stored sheet is encrypted.', more: 'Down to the crossings-out.' },
      {
        name: claimText(claims.uptime),
        means: 'At most 43.2 minutes away a month.',
        more: '0.001 × 30 × 24 × 60 = 43.2',
      },
    ] satisfies readonly SecurityMark[],
    links: { security: 'Security & Trust', gdpr: 'Your GDPR rights' },
  },
  audiences: {
    id: 'audiences',
    note: 'Who is working today?',
    heading: 'One sheet, four people who need it',
    students: {
      heading: 'Students',
      text: 'Get unstuck at the line you are on, at any hour. You still write the ending.',
      link: `${site.name} for students`,
    },
    instructors: {
      heading: 'Instructors',
      text: `Routine lines come back marked. ${claimText(claims.grading)}.`,
      link: `${site.name} for instructors`,
    },
    institutions: {
      heading: 'Institutions',
      text: `Single sign-on and your own rosters. ${claimText(claims.uptime)}, ${claimText(claims.support)}.`,
      link: `${site.name} for institutions`,
    },
    developers: {
      heading: 'Developers',
      text: 'API-first design with webhooks and SDKs. Send a question, get one back.',
      link: 'API documentation',
    },
  },
  results: {
    id: 'results',
    parent: [claims.engagement, claims.performance],
    instructors: [claims.satisfaction, claims.courseEngagement],
    source:
      'The two bars are results of our parent company, which comes from sensor-based educational technology. Before is 100.',
  },
  integrations: {
    id: 'integrations',
    learning: {
      heading: 'Learning management',
      tools: ['Canvas', 'Moodle', 'Brightspace', 'Google Classroom', 'Blackboard', 'Schoology'],
    },
    conferencing: { heading: 'Conferencing', tools: ['Zoom', 'Microsoft Teams', 'Google Meet', 'Webex'] },
  },
  closing: {
    id: 'closing',
    lead: 'Tell us who you are and what you teach or study. If there is a place, your code comes by e-mail.',
  },
} as const
