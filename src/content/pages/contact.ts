import { companyHistory } from '@/content/company'
import { responseTime } from '@/content/contact'

/** The contact page's copy. Source: specification, sections 1, 2 ("Contact") and 9. */
export const contact = {
  hero: {
    note: 'Show me the line you are stuck on.',
    lead: `Sales, support, the API, or anything else: somebody who works on it reads every message and answers within ${responseTime}.`,
    example: {
      heading: 'A first line that can be answered',
      struck: 'It does not work.',
      question: 'What does not, and where?',
      mended: 'On line 3 of “Quadratics 2” it marks x = 2 wrong, and I think it is right.',
    },
    stamp: { figure: '24 h', says: 'to a reply' },
  },
  hours: {
    note: 'A mark is an hour.',
    heading: 'When the phone is answered',
    text: `E-mail does not wait for Monday: a person answers it within ${responseTime}, on weekends too.`,
  },
  history: {
    note: 'Six postmarks, one address.',
    heading: 'Who you are writing to',
    text: 'The company so far, from 2020 to 2025.',
    history: companyHistory.map(({ year, title, brief }) => ({ year, title, text: brief })),
  },
  enterprise: {
    note: 'Bring the hardest page.',
    heading: 'For a whole school, see it on your own pages',
    text: 'Send us a problem set, a lab report or an essay of yours, with names removed. We mark it with you in the room.',
    agenda: {
      heading: 'Half an hour, line by line',
      lines: [
        { at: '0:00', what: 'Your courses, your LMS, your questions' },
        { at: '0:05', what: 'SSO, rosters and the admin dashboard' },
        { at: '0:12', what: 'One of your own pages, marked live' },
        { at: '0:24', what: 'What it would take, and when' },
      ],
    },
  },
} as const
