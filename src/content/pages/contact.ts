import { companyHistory } from '@/content/company'
import { responseTime } from '@/content/contact'

/** The contact page's copy. Source: specification, sections 1, 2 ("Contact") and 9. */
export const contact = {
  hero: {
    lead: `Sales, support, the API, or anything else: somebody who works on it reads every message and answers within ${responseTime}.`,
    stamp: { figure: '24 h', says: 'to a reply' },
  },
  hours: {
    text: `E-mail does not wait for Monday: a person answers it within ${responseTime}, on weekends too.`,
  },
  history: {
    history: companyHistory.map(({ year, title, brief }) => ({ year, title, text: brief })),
  },
  enterprise: {
    text: 'Send us a problem set, a lab report or an essay of yours, with names removed. We mark it with you in the room.',
    agenda: {
      lines: [
        { at: '0:00', what: 'Your courses, your LMS, your questions' },
        { at: '0:05', what: 'SSO, rosters and the admin dashboard' },
        { at: '0:12', what: 'One of your own pages, marked live' },
        { at: '0:24', what: 'What it would take, and when' },
      ],
    },
  },
} as const
