import type { Post } from './post'

/** Worked problems: up by a fifth, down by a sixth. */
export const upAndDown: Post = {
  number: 3,
  title: 'Up 20%, down 20%, not back',
  summary: 'A good wrong line is neat, checks itself, and has been printed in a newspaper.',
  category: 'Worked problems',
  author: 'Owen Achterberg',
  date: '2025-05-15',
  tags: ['percentages', 'checking'],
  body: [
    'A jacket costs $80. The price goes up by 20%, then down by 20%. Six students in ten say that it is $80 again, and can show you why: they add 16 and take off 16.',
    {
      working: [
        { maths: '80 + 16 = 96' },
        { maths: '96 − 16 = 80', slip: true, note: '20% of what?' },
        { maths: '96 × 0.8 = 76.80' },
        { maths: '1.2 × 0.8 = 0.96', note: 'Where did the 80 go?' },
      ],
    },
    'In line 1 the 20% is of 80; in line 2 it is of 96. The tutor asks “of what?” and nothing else, and about half mend the line from that alone.',
    'Line 4 is where it gets good. Sami noticed that the 80 never mattered: times 1.2, times 0.8, and anything at all ends at 96% of itself. Then he asked: if the sale comes first and the rise second, is the jacket cheaper? (It is not. Why?)',
    'We left the wrong line in: a slip that checks itself is the one to learn from. What does take $96 back to $80? Sixteen of ninety-six, a sixth. Up by a fifth, down by a sixth. Now up by a quarter, down by what?',
  ],
}
