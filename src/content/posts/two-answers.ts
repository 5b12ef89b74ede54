import type { Post } from './post'

/** The featured post: a root that squaring lets in. */
export const twoAnswers = {
  number: 7,
  title: 'Two answers, and one of them is a stranger',
  summary: 'Every line of the working is right. One of the answers is not.',
  category: 'Worked problems',
  author: 'Miriam Okafor',
  date: '2025-07-03',
  tags: ['algebra', 'checking'],
  body: [
    'Ask a class of thirty to solve {√(x + 7) = x − 5} and about twenty will hand in two answers. Every line of their working is right. One of the answers is not.',
    'The stranger comes in at line 2. Squaring both sides keeps every solution of line 1, and lets in any number that makes the two sides equal except for the sign. For {x = 2} the left side of line 1 is 3 and the right side is −3: different numbers, same square. From line 2 onwards nobody can tell them apart.',
    'So we do not mark line 5 wrong. The tutor asks the student to put each number back into line 1, and waits. Most see it at once: “Oh. A root can’t be negative.” Those who do not get a second question: which line could you not run backwards?',
    'That question is the one to keep. Adding 4 can be undone, and so can dividing by 5. Squaring cannot. When a step has no way back, the last line of the sheet is a list of suspects, and the check is part of the solution.',
    'In March we took “Don’t forget to check” out of this hint. Nobody had forgotten. They had never been told which step made the check necessary.',
  ],
} as const satisfies Post

/** The working that the featured post is about, with the slip on its last line. */
export const twoAnswersWorking = {
  caption: 'Solve, and say how you know',
  lines: ['√(x + 7) = x − 5', 'x + 7 = x^2 − 10x + 25', '0 = x^2 − 11x + 18', '0 = (x − 2)(x − 9)'],
  stranger: 'x = 2',
  answer: 'x = 9',
  notes: [
    { line: 2, text: 'Can you run this line backwards?' },
    { line: 5, text: 'Put 2 back into line 1. What is on the right?' },
  ],
  check: '√(2 + 7) = 3, but 2 − 5 = −3',
} as const
