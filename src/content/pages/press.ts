import { site } from '@/config/site'
import { claims, claimText, standards } from '@/content/claims'
import { founded, headcount } from '@/content/company'
import { reviewTime } from '@/content/contact'
import { price } from '@/content/plans'

/** The press page's copy (specification, section 2); sample text. */
export const press = {
  lead: 'The mistakes that get printed most often about our AI tutor for students and teachers, free during the beta, corrected in advance. Take the facts, and ask the person below for the rest, logos included.',
  /** The proof: text as it is, and mistakes with their corrections and the reasons. */
  headline: [
    'A tutor that ',
    {
      wrong: 'does',
      right: 'asks about',
      why: 'It asks, then hints, then shows one worked step. The student writes the answer.',
    },
    ' your homework',
  ],
  body: [
    'Founded in ',
    {
      wrong: '2020',
      right: founded,
      why: `In 2020 our parent company sent its sensors home. ${site.name} began in ${founded}.`,
    },
    ` in ${site.contactTown}, ${site.name} covers over 50 subjects. `,
    {
      wrong: 'Thousands of schools use it.',
      right: 'It is an invitation-only beta.',
      why: `Nobody can buy it yet. A person reads every request we receive within ${reviewTime}.`,
    },
    ' In ',
    {
      wrong: 'its',
      right: 'its parent company’s',
      why: `That result, and ${claimText(claims.performance)}, are the parent company’s.`,
    },
    ` classrooms, engagement rose by ${claims.engagement.figure}.`,
  ],
  lengths: [
    `${site.name} is an AI tutor that asks before it tells.`,
    `${site.name} is an AI tutor that reads a student’s work line by line, finds the mistake, and asks the question that helps them fix it.`,
    `${site.name} is an AI tutor for over 50 subjects. It reads a student’s work line by line, asks about a line that goes wrong, and gives a hint long before it shows a step. The company was founded in Ontario in ${founded} and grew out of a maker of classroom sensors. It is an invitation-only beta; prices are not announced.`,
  ],
  facts: [
    ['Founded', `${founded}, in ${site.contactTown}`],
    ['People', `${headcount}, half of whom have taught`],
    ['Stage', 'Invitation-only beta'],
    ['Prices', price],
    ['Subjects', claims.subjects.figure],
    ['Parent company', 'A background in sensor-based educational technology'],
    ['Its results', `${claimText(claims.engagement)}, ${claimText(claims.performance)}`],
    ['Compliance', `${standards.soc2}, ${standards.gdpr}, ${standards.ferpa}`],
  ],
  news: [
    {
      date: '2025-07-09',
      title: 'Privacy policy and terms, with the law in plain words beside it',
      text: 'Each clause has a sentence in the margin that says what it means. Lawyers wrote the clauses, teachers the margin.',
    },
    {
      date: '2025-05-20',
      title: 'Seven plans, and no price yet',
      text: 'The limits of four plans for learners and three for developers are settled. Prices follow when the beta has shown what a seat costs to run.',
    },
    {
      date: '2025-01-28',
      title: 'The beta opens, by invitation',
      text: 'Students, instructors, schools and developers can request access. A person reads each request we receive, and those selected get a code by email.',
    },
    {
      date: '2024-10-08',
      title: 'The tutor, through an API',
      text: 'Webhooks, and SDKs in six languages. Our own tutor uses the same calls.',
    },
  ],
} as const
