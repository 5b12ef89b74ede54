import { claims } from '@/content/claims'

export const instructors = {
  lead: 'The AI tutor makes a first pass over the routine lines. What reaches you: the mistakes your class shares, and the pages that need a person. Free for instructors during the beta.',
  stats: [
    { ...claims.grading, note: 'a two-hour evening becomes half an hour' },
    claims.courseEngagement,
    claims.satisfaction,
  ],
  /** How many of the sample class's 28 sheets have each mistake. */
  slips: [
    { slip: 'Sign dropped when expanding brackets', sheets: 11, line: '−(x − 3) = −x − 3' },
    { slip: 'Gave only one root', sheets: 7, line: 'x² = 9, so x = 3' },
    { slip: 'Divided by a variable', sheets: 4, line: 'x² = 5x, so x = 5' },
    { slip: 'Miscopied the question', sheets: 2, line: '5x read as 6x' },
  ],
  classSize: 28,
  features: {
    'First pass, yours to overrule':
      'Each routine line comes back checked or questioned. One key accepts, another crosses it out. No mark reaches a student until you release it.',
    'Comments in your own words':
      'Write a comment once, and it is offered again wherever the same mistake turns up. Your students read you, not a machine.',
    'The lesson that is due':
      'Eleven of twenty-eight dropped the same sign. That is not eleven comments; it is ten minutes on Thursday.',
    'Up to 100 students':
      'Three classes of 28, say, in one account on the Instructor plan, with lists from your LMS and marks that sync back to it.',
    'The work, not just the answer':
      'Replay a sheet line by line: what was tried, what was asked, where it was fixed.',
  },
} as const
