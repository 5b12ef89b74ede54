/** The blog's own words (specification, section 2); the posts are in content/posts. */
export const blog = {
  hero: {
    lead: 'Notes on tutoring, classrooms and code by the people who do it: what we try, what works, and the lines we had to strike.',
  },
  tags: { heading: 'Tags' },
  news: {
    text: 'If you like it, the next one comes by e-mail on the first school day of the month, with its working.',
  },
  more: {
    contact: 'Send us a slip you learned from',
    community: 'Show what you built in the developer community',
  },
} as const
