/** The blog's own words (specification, section 2); the posts are in content/posts. */
export const blog = {
  hero: {
    note: 'Crossed out is not thrown away.',
    lead: 'Notes on tutoring, classrooms and code by the people who do it: what we try, what works, and the lines we had to strike.',
  },
  list: {
    note: 'All short. Start anywhere.',
    heading: 'Six notes',
    all: 'All',
  },
  tags: { heading: 'Tags' },
  news: {
    note: 'No calculator.',
    heading: 'Try July’s problem first',
    text: 'If you like it, the next one comes by e-mail on the first school day of the month, with its working.',
    label: 'Email',
    issue: 'July 2025',
    problem: 'Which is larger, 99^2 or 98 × 100?',
    rule: 'Do not multiply. One line is enough.',
    hint: 'Is it the same for 5, between 4 and 6?',
  },
  more: {
    heading: 'Write back',
    contact: 'Send us a slip you learned from',
    community: 'Show what you built in the developer community',
  },
} as const
