import { claims } from '@/content/claims'

export const instructors = {
  lead: 'The tutor takes a first pass over the routine lines. What reaches you is the list of slips that your class has in common, and the pages that need a person.',
  stats: [
    { ...claims.grading, note: 'an evening of two hours becomes half an hour' },
    { ...claims.courseEngagement, note: 'students who open the sheet again after the mark' },
    { ...claims.satisfaction, note: 'of instructors in the beta would keep it' },
  ],
  /** How many of the sample class's 28 sheets have each slip. */
  slips: [
    { slip: 'Sign lost when a bracket is opened', sheets: 11, line: '−(x − 3) = −x − 3' },
    { slip: 'Only one root written down', sheets: 7, line: 'x² = 9, so x = 3' },
    { slip: 'Divided by a variable', sheets: 4, line: 'x² = 5x, so x = 5' },
    { slip: 'Copied the question wrongly', sheets: 2, line: '5x read as 6x' },
  ],
  classSize: 28,
  features: {
    'First pass, yours to overrule':
      'Each routine line comes back ticked or questioned. One key accepts, one key crosses it out. Nothing reaches a student until you release it.',
    'Comments in your own words':
      'Write a remark once and it is offered again where the same slip stands. Your students read you, not a machine.',
    'The lesson that is due':
      'Eleven of twenty-eight lost the same sign. That is not eleven comments, it is ten minutes on Thursday.',
    'Up to 100 students':
      'Four classes of 25 in one account on the Instructor plan, with lists from your LMS and marks that go back to it.',
    'Working, not just answers':
      'Replay a sheet line by line: what was tried, what was asked, where it was mended.',
  },
} as const
