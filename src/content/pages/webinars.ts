import { site } from '@/config/site'
import { officeTown } from '@/content/contact'

/** A topic of a session; `at` is the minute of a recording at which it begins. */
export type WebinarTopic = { readonly name: string; readonly at?: number }

/**
 * A session, to come or recorded. Source of the fields: specification, section 3, "Static content
 * shapes".
 */
export type Webinar = {
  /** Unique on the page; the fragment that leads to the session. */
  readonly id: string
  readonly title: string
  /** ISO date. */
  readonly date: string
  /** Start in Eastern time on the 24-hour clock: `16:00`. */
  readonly time: string
  /** Minutes. */
  readonly duration: number
  readonly presenter: string
  readonly audience: string
  readonly level: 'Beginner' | 'Intermediate' | 'Advanced'
  readonly topics: readonly WebinarTopic[]
  /** Held live, with questions; false for a recording. */
  readonly isLive: boolean
  /** False shows a disabled 'Registration Closed' button (specification, section 2). */
  readonly registrationOpen: boolean
  /** Why the registration is open or closed. */
  readonly places?: string
  /** 0 until there is a recording. */
  readonly views: number
  /** Out of five, to one decimal; null until someone has rated it. */
  readonly rating: number | null
  /** What can be taken home. */
  readonly resources: readonly string[]
}

/** A part of the fifty minutes. `yours` where the visitor does the work. */
export type SessionPart = {
  readonly minutes: number
  readonly title: string
  readonly text: string
  readonly yours: boolean
}

/**
 * A town and its distance from Eastern time, in minutes. Equal all year: all five change their
 * clocks on the same day.
 */
export type Town = { readonly name: string; readonly offset: number }

const live = { isLive: true, registrationOpen: true, views: 0, rating: null, resources: [] } as const
const recorded = { isLive: false, registrationOpen: false } as const

const liveSessions: readonly Webinar[] = [
  {
    ...live,
    id: 'class-list',
    title: 'Office hours: the first class list',
    date: '2025-07-22',
    time: '16:00',
    duration: 30,
    presenter: 'Owen Achterberg',
    audience: 'Instructors',
    level: 'Beginner',
    topics: [
      { name: 'Lists from your LMS' },
      { name: 'Two teachers, one class' },
      { name: 'Who joins in October' },
    ],
    registrationOpen: false,
    places: 'All 40 places are taken. It will be recorded.',
  },
  {
    ...live,
    id: 'september-plan',
    title: 'A September plan in fifty minutes',
    date: '2025-08-13',
    time: '19:00',
    duration: 50,
    presenter: 'Miriam Okafor',
    audience: 'Instructors',
    level: 'Beginner',
    topics: [
      { name: 'The first sheet' },
      { name: 'What to say about answers' },
      { name: 'When not to use it' },
    ],
    places: '120 places, 71 left',
  },
  {
    ...live,
    id: 'homework-bot',
    title: 'Building a homework bot on the API',
    date: '2025-08-27',
    time: '12:00',
    duration: 50,
    presenter: 'Priya Raman',
    audience: 'Developers',
    level: 'Advanced',
    topics: [{ name: 'One question a line' }, { name: 'Ask at the pause' }, { name: 'What never to log' }],
    places: '60 places, 22 left',
  },
  {
    ...live,
    id: 'will-not-tell',
    title: 'What to say when it will not tell',
    date: '2025-09-10',
    time: '18:30',
    duration: 50,
    presenter: 'Miriam Okafor and two parents',
    audience: 'Students and parents',
    level: 'Beginner',
    topics: [
      { name: 'The first angry evening' },
      { name: 'Helping without the answer' },
      { name: 'Homework rules' },
    ],
    places: '200 places, 164 left',
  },
]

const recordings: readonly Webinar[] = [
  {
    ...recorded,
    id: 'argue-with-a-hint',
    title: 'Argue with a hint',
    date: '2025-06-18',
    time: '19:00',
    duration: 50,
    presenter: 'Miriam Okafor',
    audience: 'Instructors',
    level: 'Intermediate',
    topics: [
      { at: 0, name: 'A hint that is too tall' },
      { at: 17, name: 'Five sheets, marked' },
      { at: 38, name: '“But I would have said…”' },
    ],
    views: 412,
    rating: 4.8,
    resources: ['Worksheet', 'Transcript'],
  },
  {
    ...recorded,
    id: 'webhooks-by-hand',
    title: 'Webhooks by hand',
    date: '2025-05-28',
    time: '12:00',
    duration: 44,
    presenter: 'Priya Raman',
    audience: 'Developers',
    level: 'Advanced',
    topics: [
      { at: 0, name: 'Check a signature on paper' },
      { at: 12, name: 'The same event twice' },
      { at: 31, name: 'A laptop behind a tunnel' },
    ],
    views: 236,
    rating: 4.6,
    resources: ['Slides', 'Transcript'],
  },
  {
    ...recorded,
    id: 'lists-from-brightspace',
    title: 'A class list, there and back',
    date: '2025-05-07',
    time: '16:00',
    duration: 28,
    presenter: 'Owen Achterberg',
    audience: 'Administrators',
    level: 'Beginner',
    topics: [
      { at: 0, name: 'What the LMS sends' },
      { at: 9, name: 'Preview, then apply' },
      { at: 21, name: 'Marks on the way home' },
    ],
    views: 189,
    rating: 4.1,
    resources: ['Checklist', 'Transcript'],
  },
]

/**
 * Webinars and events. The live sessions are those of the resources page. Source: specification,
 * sections 2 and 3; sample text.
 */
export const webinars = {
  hero: {
    note: 'Camera off is fine. Pen down is not.',
    lead: 'Webinars and events for people who teach, run a school or build on the API. One problem, worked by you, then marked with the room watching.',
    caption: 'A session on the clock',
  },
  parts: [
    { minutes: 5, title: 'One problem', text: 'On the screen, and in the chat.', yours: false },
    { minutes: 20, title: 'You work it', text: 'On paper. Nobody talks.', yours: true },
    { minutes: 15, title: 'We mark it', text: 'Five sheets from the room, unnamed.', yours: false },
    { minutes: 10, title: 'You ask', text: 'The rest of the hour is for tea.', yours: true },
  ] satisfies readonly SessionPart[],
  live: {
    note: 'Tear off, keep by the kettle.',
    heading: 'Live sessions',
    text: 'Four in fifty days. Free, recorded for those who teach at that hour, and small enough to ask.',
    sessions: liveSessions,
  },
  towns: {
    heading: 'The same hour in five towns',
    text: 'Times above are Eastern. In Newfoundland it is an hour and a half later.',
    rows: [
      { name: 'Vancouver', offset: -180 },
      { name: 'Winnipeg', offset: -60 },
      { name: officeTown, offset: 0 },
      { name: 'Halifax', offset: 60 },
      { name: 'St. John’s', offset: 90 },
    ] satisfies readonly Town[],
  },
  recordings: {
    note: 'Skip to the minute you need.',
    heading: 'Recordings',
    text: 'Each on a ruler, a tick for ten minutes. They play inside the beta, with what was handed out.',
    sessions: recordings,
  },
  inPerson: {
    note: 'Soup at half past six.',
    heading: 'In one room',
    text: `Two evenings in ${site.contactTown}. No registration: the door is open.`,
    events: [
      {
        date: '2025-09-25',
        dateText: 'September 25, 18:30',
        title: 'Marking evening',
        text: 'Bring the pile that you have been putting off. We do ours, too.',
      },
      {
        date: '2025-10-09',
        dateText: 'October 9, 18:30',
        title: 'Build night: webhooks',
        text: 'For developers. A projector, and a tunnel to your laptop.',
      },
    ],
    school: 'Ask for a session at your school',
    developers: 'More dates for developers',
  },
} as const
