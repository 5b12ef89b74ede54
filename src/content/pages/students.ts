import { claims } from '@/content/claims'

/** The five colour themes of the student page (specification, section 2). */
export const themes = [
  { value: 'blue', label: 'Blue', note: 'Ballpoint. The first pen anybody is given.' },
  { value: 'green', label: 'Green', note: 'The colour of a tick, and of the margin.' },
  { value: 'orange', label: 'Orange', note: 'Easy to find again between other notes.' },
  { value: 'teal', label: 'Teal', note: 'Calm on a long page of reading.' },
  { value: 'indigo', label: 'Indigo', note: 'Fountain-pen ink, for essays.' },
] as const

/** The value of one colour theme. */
export type ThemeValue = (typeof themes)[number]['value']

/** The theme that a query value names; blue for any other text. */
export const themeOf = (value: string | null): ThemeValue =>
  themes.find((theme) => theme.value === value)?.value ?? 'blue'

/** The student page's words. */
export const students = {
  lead: 'Write your working as you would on paper. The tutor reads each line and asks about the one that slipped, before the slip has time to spread.',
  features: [
    {
      title: 'A question on your own line',
      text: 'Not a lecture and not the answer. It points at the line, asks, and waits for you.',
    },
    {
      title: 'Practice that remembers',
      text: 'Three lost signs on Monday, and Wednesday starts with one. Keep it twice and it moves on.',
    },
    {
      title: `${claims.subjects.figure} subjects, one way of working`,
      text: 'Chemistry, essays, proofs, French verbs. You learn how to use it once.',
    },
    {
      title: 'Working you can show',
      text: 'Share a sheet with a classmate or your teacher. They see the steps, and the mends.',
    },
    {
      title: 'Awake when you are',
      text: `Homework happens at ten at night. So does help: ${claims.support.figure}, on any device with a browser.`,
    },
  ],
  steps: [
    {
      title: 'Choose a course',
      text: 'Start with a subject, or with the class list that has your name on it.',
    },
    { title: 'Ask questions', text: 'Write a line, or ask about one, in your own words.' },
    { title: 'Track progress', text: 'See which slips have stopped, topic by topic.' },
  ],
  variant: {
    title: 'Your sheet, your colour',
    text: 'Choose a pen. The whole sheet follows, by day and by night.',
    hero: 'Finish your homework knowing why',
    heroText: 'Twenty minutes with a tutor that asks. Tomorrow you will not need the hint.',
    cards: [
      {
        title: 'Hints in three depths',
        text: 'A question, a hint, a worked step. You choose how far down to go.',
      },
      { title: 'Slips, counted', text: 'Each topic keeps its own record: tried, mended, due again.' },
      { title: 'Sheets together', text: 'Two people, one page, and the tutor in the margin.' },
    ],
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
  },
} as const
