import type { Post } from './post'

/** Hint design: the ladder of four rungs. */
export const hintSize: Post = {
  number: 6,
  title: 'A hint has a size',
  summary: 'The only bad hint is a step taller than the student needs. What 1,000 slips say about height.',
  category: 'Hint design',
  author: 'Miriam Okafor',
  date: '2025-06-26',
  tags: ['hints', 'algebra', 'figures'],
  body: [
    'We used to grade hints as good or bad. That was the wrong scale. A hint has a size, like a step on a stair, and the only bad one is a step taller than the student needs.',
    'Here is the ladder we settled on for algebra, with what became of 1,000 slips in the spring term. The tutor starts at the bottom and climbs only when the next line comes back with the same slip in it.',
    {
      caption: 'Where 1,000 slips were mended',
      columns: ['Rung', 'For example', 'Mended'],
      rows: [
        ['1. Point', 'How did you get line 3?', '440'],
        ['2. Ask', 'What did the −4 turn into?', '320'],
        ['3. Narrow', 'One bracket, two terms. Which did the 3 miss?', '150'],
        ['4. Show', 'A worked step from another problem', '60'],
        ['Not mended', 'Goes to the teacher', '30'],
      ],
    },
    'The first rung says almost nothing, and more than four times in ten it is enough: there was a reason to look. And the third rung, on which we had spent most of our time, did less than half as much as the second.',
    'So we cut it. Our narrow hints had grown to 30 words. Now no hint is longer than the line that it is about. In June the third rung mended 190 in 1,000, and nobody has asked for the paragraphs back.',
  ],
}
