import { officeCity } from '@/content/contact'
import { buildNight } from '@/content/live-sessions'
import { apiNotice } from '@/content/plans'

// The developer community (specification, section 2); names and figures are invented.

export const figures = [
  { figure: '1,240', says: 'developers' },
  { figure: '38', says: 'countries' },
  { figure: '91%', says: 'of questions answered' },
]

/** Half of all questions have one by then. */
export const firstAnswer = '26 minutes'

/** Median minutes to the first answer, for each hour from 0 to 23. */
export const answerMinutes = [
  96, 110, 121, 118, 104, 82, 61, 47, 33, 24, 19, 17, 16, 18, 17, 15, 14, 16, 22, 29, 38, 49, 63, 80,
]

export const channels = [
  ['first-call', 'Keys, headers and the first 200', 'Members; the API team replies by noon Eastern', 64],
  ['recipes', 'Code other people can use', 'Members', 41],
  [
    'webhooks',
    'Signatures, retries, tunnels to a laptop',
    'Members; the API team replies by noon Eastern',
    27,
  ],
  ['show-your-work', 'Half-finished things, with the mistakes left in', 'Everyone', 22],
  ['api-changes', `What is changing, ${apiNotice} ahead`, 'The API team', 3],
] as const

export const projects = [
  {
    name: 'Chalkline',
    by: 'Jonas Weber, Bremen',
    text: 'Reads a whiteboard with a webcam and sends the last line that was written.',
  },
  {
    name: 'Margin for Vim',
    by: 'Noor Haddad, Halifax',
    text: 'Asks about the line under the cursor and answers in the sign column.',
  },
  {
    name: 'Third period radio',
    by: 'Inês Carvalho, Porto',
    text: 'Reads out the hints that a class asked for most, before the last class.',
  },
]

export const events = [
  {
    date: '2025-09-18',
    name: 'Office hours with the API team',
    where: 'Online, 16:00 EDT',
    text: 'Bring a call that fails. We fix it on screen.',
  },
  {
    date: buildNight.date,
    name: buildNight.title,
    where: `${officeCity}, ${buildNight.time}`,
    text: 'Soup, a projector and a tunnel to your laptop. Write to us for the address.',
  },
  {
    date: '2025-10-23',
    name: 'Show your work',
    where: 'Online, 12:00 EDT',
    text: 'Five projects, five minutes each, no slides.',
  },
  {
    date: '2025-11-15',
    name: 'Grade book weekend',
    where: 'Toronto and online, two days',
    text: 'Put scores where teachers already look for them.',
  },
]

export const contributions = [
  { figure: '212', says: 'answers since February' },
  { figure: '9 min', says: 'median time to her first reply' },
  { figure: '1', says: 'page of our documentation that she rewrote' },
]
