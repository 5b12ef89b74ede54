import { site } from '@/config/site'
import { claims, claimText } from '@/content/claims'
import { type companyHistory, founded } from '@/content/company'
import { reviewTime } from '@/content/contact'

/** A walk in front of a motion sensor: times in seconds, distances in metres. */
export const walk = {
  asked: [
    [0, 1],
    [2, 1],
    [6, 3],
    [8, 3],
    [10, 2],
  ],
  /** A reading every half second, from 0 s. */
  readings: [
    1, 1.02, 0.99, 1.01, 1, 1, 1.25, 1.62, 2.02, 2.42, 2.8, 3.16, 3.4, 3.41, 3.39, 3.4, 3.4, 3.17, 2.91, 2.65,
    2.4,
  ],
  /** Questions beside the trace, the student's answers, and places on the plot. */
  notes: [
    {
      at: [1.5, 1.5],
      question: 'Flat until 2.5 s. What were your feet doing?',
      reply: 'Nothing. I missed the start.',
    },
    {
      at: [4.7, 3.1],
      question: 'Steeper than the dashed line. Faster, or farther?',
      reply: 'Faster: 2.4 m in 3.5 s is about 0.7 m/s. It asked for 0.5.',
    },
    {
      at: [9.5, 3.2],
      question: 'Now the slopes agree. Why is it still 0.4 m off?',
      reply: 'I turned around 0.4 m too far away.',
    },
  ],
} as const

export const background = {
  text: 'Our parent company has a background in sensor-based educational technology: instruments that put a student’s own data on the screen as it happens. The tutor keeps four of their habits.',
  columns: ['The sensor in a classroom', 'The tutor on a sheet'],
  pairs: [
    ['Draws the line while you walk it.', 'Reads the line while you write it.'],
    ['Has no opinion. It shows what you did.', 'Asks about it before it tells.'],
    ['Says when, to the half second.', 'Says where, to the exact term.'],
    ['Shows one trace to the whole class.', 'Opens one sheet to class and instructor.'],
  ],
} as const

export const levels = ['Not yet', 'Getting there', 'There'] as const

/** What each value looks like at each level, and the level that we give ourselves. */
export const values = [
  {
    name: 'Student-centered',
    means: 'The student does the work.',
    looks: [
      'Hands over the answer.',
      'Asks once, then tells.',
      'Asks about the student’s own line, and waits.',
    ],
    mark: 'There',
  },
  {
    name: 'Innovation',
    means: 'New where it helps to learn, plain where it does not.',
    looks: [
      'A chat box beside a textbook.',
      'Reads student work in over 50 subjects.',
      'Reads a rough sketch as surely as a typed line.',
    ],
    mark: 'Getting there',
  },
  {
    name: 'Accessibility',
    means: 'If one student cannot use it, it is not finished.',
    looks: [
      'Works with a mouse, on a good day.',
      'Works by keyboard, with a screen reader, at 400% zoom.',
      'Checked each term by students who depend on it.',
    ],
    mark: 'Getting there',
  },
  {
    name: 'Excellence',
    means: 'Good enough to show our work.',
    looks: [
      'It worked in the demo.',
      'A beta where a person reads every request we receive.',
      'Each class can show what changed, and why.',
    ],
    mark: 'Getting there',
  },
] as const

/** What happened in each year of the company's history. */
export const journey: Readonly<Record<(typeof companyHistory)[number]['year'], string>> = {
  2020: 'Schools close, and our parent company mails its motion sensors to kitchens. The students who get a question about their graph that same evening are the ones who send in another graph.',
  2021: `In classes that see their own graph and are asked about it: ${claimText(claims.engagement)}, ${claimText(claims.performance)}.`,
  2022: 'A first prototype reads a line of algebra as the sensor reads a step. It finds a dropped minus sign, and asks about it.',
  [founded]: `A company of its own, in ${site.contactTown}. Essays, lab reports and proofs follow algebra. Today there are over 50 subjects.`,
  2024: 'The tutor runs on the API that other developers will use, with webhooks and SDKs.',
  2025: `Students, instructors, schools and developers request access. A person reads every request we receive within ${reviewTime}.`,
}
