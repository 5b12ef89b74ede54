/** A session, to come or recorded (specification, section 3, "Static content shapes"). */
export type Webinar = {
  /** Unique on the page; the fragment that leads to the session. */
  readonly id: string
  readonly title: string
  readonly date: string
  /** Start in Eastern time on the 24-hour clock: `16:00`. */
  readonly time: string
  /** Minutes. */
  readonly duration: number
  readonly presenter: string
  readonly audience: string
  readonly level: 'Beginner' | 'Intermediate' | 'Advanced'
  readonly topics: readonly string[]
  /** Held live, with questions; false for a recording. */
  readonly isLive: boolean
  /** False shows a disabled 'Registration Closed' button (specification, section 2). */
  readonly registrationOpen: boolean
  readonly spots?: string
  /** 0 until there is a recording. */
  readonly views: number
  /** Out of five, to one decimal; null until someone has rated it. */
  readonly rating: number | null
  readonly resources: readonly string[]
}

/** An evening at the office, listed with the developers' events, too. */
export const buildNight = { date: '2025-10-09', time: '18:30', title: 'Build night: webhooks' } as const

const live = { isLive: true, registrationOpen: true, views: 0, rating: null, resources: [] } as const

export const liveSessions: readonly Webinar[] = [
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
    topics: ['Lists from your LMS', 'Two teachers, one class', 'Who joins in October'],
    registrationOpen: false,
    spots: 'All 40 spots are taken. We will post the recording.',
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
    topics: ['The first sheet', 'What to say about answers', 'When not to use it'],
    spots: '120 spots, 71 left',
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
    topics: ['One question a line', 'Ask at the pause', 'What never to log'],
    spots: '60 spots, 22 left',
  },
  {
    ...live,
    id: 'will-not-tell',
    title: 'When the tutor will not give the answer',
    date: '2025-09-10',
    time: '18:30',
    duration: 50,
    presenter: 'Miriam Okafor and two parents',
    audience: 'Students and parents',
    level: 'Beginner',
    topics: ['The first angry evening', 'Helping without the answer', 'Homework rules'],
    spots: '200 spots, 164 left',
  },
]
