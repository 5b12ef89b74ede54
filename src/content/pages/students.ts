import { claims } from '@/content/claims'

/** The five colour themes of the student page (specification, section 2). */
export const themes = [
  { value: 'blue', label: 'Blue', note: 'Ballpoint. The first pen anybody is given.' },
  { value: 'green', label: 'Green', note: 'The colour of a tick, and of the margin.' },
  { value: 'orange', label: 'Orange', note: 'Easy to find again between other notes.' },
  { value: 'teal', label: 'Teal', note: 'Calm on a long page of reading.' },
  { value: 'indigo', label: 'Indigo', note: 'Fountain-pen ink, for essays.' },
] as const

/** The theme that a query value names; blue for any other text. */
export const themeOf = (value: string | null) =>
  themes.find((theme) => theme.value === value)?.value ?? 'blue'

export const students = {
  lead: 'Write your working as you would on paper. The tutor reads each line and asks about the one that slipped, before the slip has time to spread.',
  features: {
    'A question on your own line':
      'Not a lecture and not the answer. It points at the line, asks, and waits for you.',
    'Practice that remembers':
      'Three lost signs on Monday, and Wednesday starts with one. Keep it twice and it moves on.',
    [`${claims.subjects.figure} subjects, one way of working`]:
      'Chemistry, essays, proofs, French verbs. You learn how to use it once.',
    'Working you can show':
      'Share a sheet with a classmate or your teacher. They see the steps, and the mends.',
    'Awake when you are': `Homework happens at ten at night. So does help: ${claims.support.figure}, on any device with a browser.`,
  },
  steps: {
    'Choose a course': 'Start with a subject, or with the class list that has your name on it.',
    'Ask questions': 'Write a line, or ask about one, in your own words.',
    'Track progress': 'See which slips have stopped, topic by topic.',
  },
  cards: {
    'Hints in three depths': 'A question, a hint, a worked step. You choose how far down to go.',
    'Slips, counted': 'Each topic keeps its own record: tried, mended, due again.',
    'Sheets together': 'Two people, one page, and the tutor in the margin.',
  },
  checklist: [
    'A new sheet whenever you need one',
    'All 50+ subjects',
    'Works on a phone, a tablet or a school laptop',
    'Formulae typed as you say them',
    'Reads photographs of handwritten pages',
    'A weekly list of what is due for another look',
    'Nothing shared unless you share it',
    'Help at any hour',
  ],
} as const
