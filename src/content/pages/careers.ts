import { site } from '@/config/site'
import { headcount } from '@/content/company'
import { officeCity, officeTown } from '@/content/contact'
import { thousands } from '@/lib/dates'

/** How long the answer to an application takes. */
export const decisionTime = 'five business days'

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

/** The posting that the page shows marked: two of its requirements are taken apart there. */
export const marked = {
  degree: ['A graduate degree in mathematics education', 'ten years of teaching it'],
  reading: ['You can read a page of student work and say', 'where the thinking went wrong'],
} as const

export const learningScientist: JobPosting = {
  title: 'Learning Scientist, Mathematics',
  department: 'Learning science',
  location: 'office',
  type: 'Full-time',
  salary: { from: 96_000, to: 115_000, per: 'year' },
  level: 'Mid-level',
  requirements: [
    marked.degree.join(', or '),
    'Your own research on hints, feedback or worked examples',
    marked.reading.join(' '),
  ],
  posted: '2025-06-16',
}

export const careers = {
  lead: `We are ${headcount} people in ${officeTown} and across Canada, behind an AI tutor for students and teachers that is free during the beta. Half of us have stood in front of a class. We hire slowly, pay what we post, and answer every application.`,
  postings: [
    {
      title: 'Senior Front-End Engineer',
      department: 'Engineering',
      location: 'either',
      type: 'Full-time',
      salary: { from: 128_000, to: 152_000, per: 'year' },
      level: 'Senior',
      requirements: [
        'Five years of building interfaces that people use all day',
        'TypeScript and React, and the patience to leave things out',
        'You have made a page usable by keyboard and screen reader, and can say how you checked',
      ],
      posted: '2025-06-23',
    },
    learningScientist,
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
        'Calm on the day after Labour Day',
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
    {
      day: 0,
      title: 'You write',
      text: `Email a page about one thing you made to ${site.contactEmail}. No cover letter.`,
    },
    { day: 5, title: 'We decide', text: `Yes or no, from a person, within ${decisionTime}.` },
    { day: 9, title: 'We talk', text: 'Forty-five minutes with the person you would work with.' },
    { day: 14, title: 'You show', text: 'A paid half day on a real problem, with us beside you.' },
    { day: 18, title: 'We offer', text: 'In writing, with the salary from the posting.' },
  ],
  benefits: [
    ['Four weeks off', 'and the last week of December, when schools are closed too'],
    ['A classroom day a term', 'everyone, engineers first'],
    ['$2,000 a year to learn', 'courses, books or a teaching certificate'],
    ['Parental leave', 'topped up to full pay for 20 weeks'],
    ['Extended health', 'from the first day, family included'],
  ],
} as const
