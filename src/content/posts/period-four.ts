import type { Post } from './post'

/** Classroom notes: ten minutes by the clock. */
export const periodFour: Post = {
  number: 5,
  title: 'Period 4, ten minutes, no answers',
  summary: 'A teacher sits down, keeps quiet and writes what he sees.',
  category: 'Classroom notes',
  author: 'Daniel Tremblay',
  about: 'who teaches Grade 10 in Guelph',
  date: '2025-06-12',
  tags: ['first lesson', 'waiting'],
  body: [
    'Twenty-eight students, one sheet each, the equation of a line through two points. I said that the tutor would not give answers and neither would I. Then I sat down and wrote what I saw.',
    {
      caption: 'Monday, period 4',
      columns: ['Minute', 'What I saw'],
      rows: [
        ['1', 'Eleven hands up. I do not move.'],
        ['3', 'Four hands. A whisper: “It just asks what the slope is.”'],
        ['5', 'The back row is typing. Two argue about which point comes first.'],
        ['8', 'Aisha says it makes no difference, and proves it on the board, unasked.'],
        ['10', 'Bell. Nobody has packed up.'],
      ],
    },
    'The good part is minute 8. The tutor had only asked Aisha to try the other point. She got the same line, and wanted somebody to know.',
    'The part I would cross out is minute 1. Eleven students waited because waiting has always worked, and I had not said what to do instead. Next day it was on the board before they came in: read the question in the margin, write one line, any line. Three hands went up. Two were about the washroom.',
    'What I did not expect: nine sheets had stopped at the same line. That was Tuesday’s lesson, and I took no marking home.',
  ],
}
