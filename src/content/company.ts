import { site } from '@/config/site'
import { claims, claimText } from './claims'
import { reviewTime } from './contact'

/** The year in which the company began. */
export const founded = '2023'

/** Oldest first (specification, section 2). `brief` is a year's sentence for the press. */
export const companyHistory = [
  {
    year: '2020',
    title: 'The classroom goes home',
    text: 'Schools close, and our parent company mails its motion sensors to kitchens. The students who get a question about their graph that same evening are the ones who send in another graph.',
    brief: 'Motion sensors go out by mail, to kitchens.',
  },
  {
    year: '2021',
    title: 'Two results',
    text: `In classes that see their own graph and are asked about it: ${claimText(claims.engagement)}, ${claimText(claims.performance)}.`,
    brief: `${claimText(claims.engagement)}, ${claimText(claims.performance)}.`,
  },
  {
    year: '2022',
    title: 'From the trace to the page',
    text: 'A first prototype reads a line of algebra as the sensor reads a step. It finds a dropped minus sign, and asks about it.',
    brief: 'A prototype reads its first line of algebra.',
  },
  {
    year: founded,
    title: `${site.name} begins`,
    text: `A company of its own, in ${site.contactTown}. Essays, lab reports and proofs follow algebra. Today there are over 50 subjects.`,
    brief: `A company of its own, in ${site.contactTown}.`,
  },
  {
    year: '2024',
    title: 'The API comes first',
    text: 'The tutor runs on the same API that other developers use, with webhooks and SDKs.',
    brief: 'The API opens to other developers.',
  },
  {
    year: '2025',
    title: 'An invitation-only beta',
    text: `Students, instructors and schools request access. A person reads every request we receive within ${reviewTime}.`,
    brief: 'Access starts with a request.',
  },
] as const
