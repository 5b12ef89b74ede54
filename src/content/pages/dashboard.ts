/** The student dashboard's fixed sample data (specification, section 2). */
export const dashboard = {
  student: 'Maya Chen',
  totals: [
    { label: 'Total sessions', value: '54', note: '12 in the last two weeks' },
    { label: 'Average score', value: '82%', note: 'over the last 12, up from 76%' },
    { label: 'Hours learned', value: '36', note: 'in five subjects' },
    { label: 'Achievements', value: '12', note: 'three of them new' },
  ],
  scores: [72, 78, 74, 81, 79, 85, 83, 88, 79, 90, 86, 94],
  hours: [
    { subject: 'Algebra', hours: 14 },
    { subject: 'Biology', hours: 8 },
    { subject: 'Essay writing', hours: 6 },
    { subject: 'Chemistry', hours: 5 },
    { subject: 'French', hours: 3 },
  ],
  /** `score` is 0 to 100. */
  sessions: [
    { subject: 'Algebra', topic: 'Factoring quadratics', date: '2025-06-16', minutes: 45, score: 94 },
    { subject: 'Biology', topic: 'Cell structure', date: '2025-06-15', minutes: 30, score: 86 },
    { subject: 'Essay writing', topic: 'Topic sentences', date: '2025-06-13', minutes: 40, score: 90 },
    { subject: 'Chemistry', topic: 'Balancing equations', date: '2025-06-11', minutes: 35, score: 79 },
    { subject: 'French', topic: 'Passé composé', lang: 'fr', date: '2025-06-09', minutes: 25, score: 88 },
  ],
  achievements: [
    { title: 'Ten signs in a row', text: 'No minus sign dropped in ten problems.', day: 'Jun 16' },
    {
      title: 'Fixed it yourself',
      text: 'Found the mistake before the second hint, five times.',
      day: 'Jun 13',
    },
    { title: 'A week of work', text: 'One sheet a day, seven days running.', day: 'Jun 8' },
  ],
  due: ['Minus signs in brackets', 'Limiting reagents', 'Agreement with être'],
} as const
