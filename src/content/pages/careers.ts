import { officeCity, officeTown } from '@/content/contact'
import { thousands } from '@/lib/dates'

/** A job posting. Source of the shape: specification, section 3, "Static content shapes". */
export type JobPosting = {
  readonly title: string
  readonly department: string
  readonly location: 'office' | 'remote' | 'either'
  readonly type: string
  /** Pay in Canadian dollars; `from` and `to` are equal where the pay is fixed. */
  readonly salary: { readonly from: number; readonly to: number; readonly per: 'year' | 'hour' }
  readonly level: string
  readonly requirements: readonly string[]
  readonly posted: string
}

export const locationText = (location: JobPosting['location']): string =>
  ({ office: officeCity, remote: 'Remote in Canada', either: `${officeCity}, or remote in Canada` })[location]

/** A salary as it is printed: `$96,000 to $115,000`, `$31 an hour`. */
export function salaryText({ from, to, per }: JobPosting['salary']): string {
  const dollars = (amount: number) => `$${thousands(amount)}`
  const range = from === to ? dollars(from) : `${dollars(from)} to ${dollars(to)}`
  return per === 'hour' ? `${range} an hour` : range
}

export const careers = {
  lead: `We are twenty-four people in ${officeTown} and across Canada. Half of us have stood in front of a class. We hire slowly, pay what we print, and answer every application.`,
  postings: [
    {
      title: 'Senior Front-End Engineer',
      department: 'Engineering',
      location: 'either',
      type: 'Full-time',
      salary: { from: 128_000, to: 152_000, per: 'year' },
      level: 'Senior',
      requirements: [
        'Five years of interfaces that people use all day',
        'TypeScript and React, and the patience to leave things out',
        'You have made a page usable by keyboard and screen reader, and can say how you checked',
      ],
      posted: '2025-06-23',
    },
    {
      title: 'Learning Scientist, Mathematics',
      department: 'Learning science',
      location: 'office',
      type: 'Full-time',
      salary: { from: 96_000, to: 115_000, per: 'year' },
      level: 'Mid-level',
      requirements: [
        'A graduate degree in mathematics education, or ten years of teaching it',
        'Studies of your own on hints, feedback or worked examples',
        'You can read a page of working and say where the thought went wrong',
      ],
      posted: '2025-06-16',
    },
    {
      title: 'API Developer Advocate',
      department: 'Developers',
      location: 'remote',
      type: 'Full-time',
      salary: { from: 102_000, to: 120_000, per: 'year' },
      level: 'Mid-level',
      requirements: [
        'Samples, guides and talks that others have built on',
        'Two of JavaScript, Python, PHP and Java, written well',
        'You answer the question behind the question',
      ],
      posted: '2025-07-02',
    },
    {
      title: 'Support Specialist, Schools',
      department: 'Support',
      location: 'office',
      type: 'Full-time, evenings in rotation',
      salary: { from: 58_000, to: 66_000, per: 'year' },
      level: 'Entry level',
      requirements: [
        'Clear, kind writing in English; French is welcome',
        'You have set up a class list in at least one LMS',
        'Calm on the first Monday of September',
      ],
      posted: '2025-07-07',
    },
    {
      title: 'Co-op Student, Software',
      department: 'Engineering',
      location: 'office',
      type: 'Co-op, September to December',
      salary: { from: 31, to: 31, per: 'hour' },
      level: 'Student',
      requirements: [
        'Enrolled in a co-op program at a Canadian university',
        'One project that you would show a stranger',
        'Curious about how people learn from mistakes',
      ],
      posted: '2025-07-08',
    },
  ] satisfies readonly JobPosting[],
  steps: [
    { day: 0, title: 'You write', text: 'A page about one thing you made. No cover letter.' },
    { day: 5, title: 'We answer', text: 'Yes or no, from a person, within five working days.' },
    { day: 9, title: 'We talk', text: 'Forty-five minutes with the person you would work with.' },
    { day: 14, title: 'You show', text: 'A paid half day on a real problem, with us beside you.' },
    { day: 18, title: 'We offer', text: 'In writing, with the salary from the posting.' },
  ],
  benefits: [
    ['Four weeks off', 'and the last week of December, when schools are closed too'],
    ['A classroom day a term', 'everybody, engineers first'],
    ['$2,000 a year to learn', 'courses, books, or a teaching certificate'],
    ['Parental leave', 'topped up to full pay for 20 weeks'],
    ['Extended health', 'from the first day, family included'],
  ],
} as const
