import { officeTown } from '@/content/contact'
import { buildNight, type Webinar } from '@/content/live-sessions'

/** A webinar that is over: nobody registers for it, so it says nothing of registration. */
export type RecordedWebinar = Omit<Webinar, 'registrationOpen' | 'spots'> & {
  /** The minutes at which its topics begin. */
  readonly starts: readonly number[]
}

/** Sample text, like the rest of the page (specification, sections 2 and 3). */
export const recordings: readonly RecordedWebinar[] = [
  {
    isLive: false,
    id: 'argue-with-a-hint',
    title: 'Argue with a hint',
    date: '2025-06-18',
    time: '19:00',
    duration: 50,
    presenter: 'Miriam Okafor',
    audience: 'Instructors',
    level: 'Intermediate',
    topics: ['A hint that is too tall', 'Five sheets, marked', '“But I would have said…”'],
    starts: [0, 17, 38],
    views: 412,
    rating: 4.8,
    resources: ['Worksheet', 'Transcript'],
  },
  {
    isLive: false,
    id: 'webhooks-by-hand',
    title: 'Webhooks by hand',
    date: '2025-05-28',
    time: '12:00',
    duration: 44,
    presenter: 'Priya Raman',
    audience: 'Developers',
    level: 'Advanced',
    topics: ['Check a signature on paper', 'The same event twice', 'A laptop behind a tunnel'],
    starts: [0, 12, 31],
    views: 236,
    rating: 4.6,
    resources: ['Slides', 'Transcript'],
  },
  {
    isLive: false,
    id: 'lists-from-brightspace',
    title: 'A class list, there and back',
    date: '2025-05-07',
    time: '16:00',
    duration: 28,
    presenter: 'Owen Achterberg',
    audience: 'Administrators',
    level: 'Beginner',
    topics: ['What the LMS sends', 'Preview, then apply', 'Marks on the way home'],
    starts: [0, 9, 21],
    views: 189,
    rating: 4.1,
    resources: ['Checklist', 'Transcript'],
  },
]

/** The fifty minutes; `yours` where the visitor does the work. */
export const parts = [
  { minutes: 5, title: 'One problem', text: 'On the screen, and in the chat.', yours: false },
  { minutes: 20, title: 'You work it', text: 'On paper. Nobody talks.', yours: true },
  { minutes: 15, title: 'We mark it', text: 'Five sheets from the room, unnamed.', yours: false },
  { minutes: 10, title: 'You ask', text: 'The last ten minutes are yours.', yours: true },
]

/** Minutes from Eastern time, all year: all five change their clocks on the same day. */
export const towns = [
  { name: 'Vancouver', offset: -180 },
  { name: 'Winnipeg', offset: -60 },
  { name: officeTown, offset: 0 },
  { name: 'Halifax', offset: 60 },
  { name: 'St. John’s', offset: 90 },
]

export const evenings = [
  {
    date: '2025-09-25',
    time: '18:30',
    title: 'Marking evening',
    text: 'Bring the stack you have been putting off. We will do ours, too.',
  },
  {
    ...buildNight,
    text: 'For developers. A projector, and a tunnel to your laptop.',
  },
]
