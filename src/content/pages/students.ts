import { claims, claimText } from '@/content/claims'

/** The five colour themes of the student page (specification, section 2). */
export const themes = [
  { value: 'blue', className: 'theme-blue', label: 'Blue', note: 'Ballpoint. Everyone’s first pen.' },
  {
    value: 'green',
    className: 'theme-green',
    label: 'Green',
    note: 'The colour of a check mark, and of margin notes.',
  },
  { value: 'orange', className: 'theme-orange', label: 'Orange', note: 'Easy to spot among other notes.' },
  { value: 'teal', className: 'theme-teal', label: 'Teal', note: 'Calm on a long page of reading.' },
  { value: 'indigo', className: 'theme-indigo', label: 'Indigo', note: 'Fountain-pen ink, for essays.' },
] as const

/** The theme that a query value names; blue for any other text. */
export const themeOf = (value: string | null) =>
  themes.find((theme) => theme.value === value)?.value ?? 'blue'

export const students = {
  lead: 'Write your work as you would on paper. The AI tutor reads each line and asks about the one that went wrong. Free for students during the beta.',
  features: {
    'A question on your own line':
      'Not a lecture and not the answer. The tutor points at the line, asks, and waits for you.',
    'Practice that remembers':
      'Drop three minus signs on Monday, and Wednesday starts with one. Get it right twice and it moves on.',
    [`${claims.subjects.figure} subjects, one way to work`]:
      'Chemistry, essays, proofs, French verbs. You learn how to use it once.',
    'Work you can show':
      'Share a sheet with a classmate or your teacher. They see every step, and every fix.',
    'Awake when you are': `Homework happens at ten at night. So does the tutor: ${claims.support.figure}, on any device with a browser.`,
  },
  steps: {
    'Choose a course': 'Start with a subject, or with a class you are already in.',
    'Ask questions': 'Write a line, or ask about one, in your own words.',
    'Track progress': 'See which mistakes have stopped, topic by topic.',
  },
  cards: {
    'Hints at three levels': 'A question, a hint, a worked step. You choose how much help you get.',
    'Mistakes, counted': 'Each topic keeps its own record: tried, fixed, due for review.',
    'Sheets together': 'Two people, one page, and the tutor in the margin.',
  },
  checklist: [
    'A new sheet whenever you need one',
    `All ${claimText(claims.subjects)}`,
    'Works on a phone, a tablet or a school laptop',
    'Type formulas the way you say them',
    'Reads photos of handwritten pages',
    'A weekly list of what to review',
    'Classmates see only what you share',
    'The tutor, at any hour',
  ],
} as const
