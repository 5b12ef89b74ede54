import { site } from '@/config/site'
import { claims, claimText } from './claims'

/** Oldest first (specification, section 2). `brief` is a year's sentence for the press. */
export const companyHistory = [
  {
    year: '2020',
    title: 'The classroom goes home',
    text: 'Schools close, and our parent company mails its motion sensors to kitchens. The students who get a question about their graph the same evening are the ones who send another.',
    brief: 'Sensors go to kitchens by mail.',
  },
  {
    year: '2021',
    title: 'Two results',
    text: `In classes that see their own trace and are asked about it: ${claimText(claims.engagement)}, ${claimText(claims.performance)}.`,
    brief: `${claimText(claims.engagement)}, ${claimText(claims.performance)}.`,
  },
  {
    year: '2022',
    title: 'From the trace to the page',
    text: 'A first prototype reads a line of algebra as the sensor reads a step. It finds a lost minus sign, and asks about it.',
    brief: 'The first line of algebra is read.',
  },
  {
    year: '2023',
    title: `${site.name} begins`,
    text: `A company of its own, in ${site.contactTown}. Essays, lab reports and proofs follow algebra, until there are over 50 subjects.`,
    brief: `A company of its own, in ${site.contactTown}.`,
  },
  {
    year: '2024',
    title: 'The API comes first',
    text: 'Everything the site does goes through the API that other builders use, with webhooks and SDKs.',
    brief: 'It opens to other builders.',
  },
  {
    year: '2025',
    title: 'An invitation-only beta',
    text: 'Students, instructors and schools ask for a place. A person reads every request within 2-3 business days.',
    brief: 'A place begins with a request.',
  },
] as const
