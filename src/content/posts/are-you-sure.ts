import type { Post } from './post'

/** Hint design: what doubt does to lines that were right. */
export const areYouSure: Post = {
  number: 1,
  title: '“Are you sure?” is not a question',
  summary: 'The hint that mended the most wrong lines also spoiled the most right ones.',
  category: 'Hint design',
  author: 'Miriam Okafor',
  date: '2025-04-03',
  tags: ['hints', 'waiting', 'figures'],
  body: [
    'For a week in March the tutor’s first hint was “Are you sure about line 3?” We took it out because of what happened to the lines that were right.',
    'The tutor asks about some correct steps too, on purpose: one that speaks only when something is wrong has told you that something is wrong. So we could count both.',
    {
      caption: 'Out of 100 lines of each kind',
      columns: ['First hint', 'Wrong, mended', 'Right, spoiled'],
      rows: [
        ['Are you sure about line 3?', '48', '34'],
        ['Look at line 3 again.', '41', '19'],
        ['How did you get line 3?', '44', '6'],
      ],
    },
    'A third of the right lines were rubbed out by students who had understood them. Words that were meant to make them look at the page had made them look at our face.',
    'Doubt is not the same as checking. A check has something to do in it: put the number back, name the rule, say the unit. Our rule since then is that a hint must be answerable. If the only possible replies are yes and no, it is rewritten or dropped. That cost us 31 of 212 opening hints, among them the one we were proudest of.',
  ],
}
