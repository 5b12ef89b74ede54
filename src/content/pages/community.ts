import { officeCity } from '@/content/contact'

// The developer community (specification, section 2); names and figures are invented.

export const figures = [
  { figure: '1,240', says: 'developers' },
  { figure: '38', says: 'countries' },
  { figure: '91%', says: 'of questions answered' },
]

/** Median minutes to the first answer, for each hour from 0 to 23. */
export const answerMinutes = [
  96, 110, 121, 118, 104, 82, 61, 47, 33, 24, 19, 17, 16, 18, 17, 15, 14, 16, 22, 29, 38, 49, 63, 80,
]

export const channels = [
  {
    name: 'first-call',
    purpose: 'Keys, headers and the first 200',
    answers: 'Members, and the API team by noon',
    posts: 64,
  },
  {
    name: 'recipes',
    purpose: 'Programs that somebody else can use',
    answers: 'Members',
    posts: 41,
  },
  {
    name: 'webhooks',
    purpose: 'Signatures, retries, tunnels to a laptop',
    answers: 'Members, and the API team by noon',
    posts: 27,
  },
  {
    name: 'show-your-work',
    purpose: 'Half-finished things, with the mistakes left in',
    answers: 'Everybody',
    posts: 22,
  },
  {
    name: 'api-changes',
    purpose: 'What changes, a month before it does',
    answers: 'The API team',
    posts: 3,
  },
]

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
    text: 'Reads out the hints that a class asked for most, before the last lesson.',
  },
]

export const events = [
  {
    date: '2025-09-18',
    name: 'Office hours with the API team',
    where: 'Online, 16:00 EDT',
    text: 'Bring a call that fails. We mend it on screen.',
  },
  {
    date: '2025-10-09',
    name: 'Build night: webhooks',
    where: `${officeCity}, 18:30`,
    text: 'Soup, a projector and a tunnel to your laptop.',
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
  { figure: '212', says: 'answers in a year' },
  { figure: '9 min', says: 'median time to her first reply' },
  { figure: '1', says: 'page of our documentation that she rewrote' },
]
