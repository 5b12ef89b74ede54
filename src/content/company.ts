import { site } from '@/config/site'
import { claims, claimText } from './claims'

export const founded = '2023'

/** How many work here, and the day on which that, and what else is counted, was true. */
export const headcount = 24
export const countedOn = 'July 9, 2025'

/** Oldest first (specification, section 2). `/about` tells more (content/pages/about.ts). */
export const companyHistory = [
  {
    year: '2020',
    title: 'The classroom goes home',
    brief: 'Motion sensors go out by mail, to kitchens.',
  },
  {
    year: '2021',
    title: 'Two results',
    brief: `${claimText(claims.engagement)}, ${claimText(claims.performance)}.`,
  },
  {
    year: '2022',
    title: 'From the trace to the page',
    brief: 'A prototype reads its first line of algebra.',
  },
  {
    year: founded,
    title: `${site.name} begins`,
    brief: `A company of its own, in ${site.contactTown}.`,
  },
  {
    year: '2024',
    title: 'The API comes first',
    brief: 'The tutor moves to an API of its own.',
  },
  {
    year: '2025',
    title: 'An invitation-only beta',
    brief: 'Access starts with a request.',
  },
] as const
