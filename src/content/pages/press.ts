import { site } from '@/config/site'
import { claims, claimText, standards } from '@/content/claims'
import { companyHistory } from '@/content/company'
import { price } from '@/content/plans'

const founded = companyHistory.find(({ title }) => title.startsWith(site.name))?.year ?? '2023'

/** The press page's copy (specification, section 2); sample text. */
export const press = {
  lead: 'What gets printed about us most often, mended in advance. Take the reasons, the facts and the logos. The person below picks up the phone.',
  /** The proof: text as it is, and slips with their corrections and the reasons. */
  headline: [
    'A tutor that ',
    {
      wrong: 'does',
      right: 'asks about',
      why: 'It asks, then hints, then shows one worked step. The student writes the end.',
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
      why: 'Nobody can buy it yet. A person reads every request within 2-3 business days.',
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
    `${site.name} reads a student’s own working, line by line, finds the one that slipped, and asks the question that lets the student mend it alone.`,
    `${site.name} is an AI tutor for over 50 subjects. It reads a student’s working line by line and asks about the line that slipped, before it gives a hint and long before it shows a step. The company began in Ontario in ${founded}, out of a maker of sensors for classrooms. It is an invitation-only beta; prices are not announced.`,
  ],
  facts: [
    ['Began', `${founded}, in ${site.contactTown}`],
    ['People', '24, half of whom have taught'],
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
      text: 'The limits of four plans for learners and three for developers are settled. Prices follow when the beta has shown what a place costs.',
    },
    {
      date: '2025-01-28',
      title: 'The beta opens, by invitation',
      text: 'Students, instructors and schools can ask for a place. A person reads each request; a code comes by e-mail.',
    },
    {
      date: '2024-10-08',
      title: 'What the site can do, the API can do',
      text: 'Webhooks and SDKs in six languages. The site itself has no other way in.',
    },
  ],
} as const
