/** The blog's categories, in the order of the filter buttons. */
export const categories = ['Worked problems', 'Hint design', 'Classroom notes', 'API notes'] as const

export type Category = (typeof categories)[number]

/** A part of a post. A string is a paragraph: in it, backticks hold code and braces a formula. */
export type PostBlock =
  | string
  /** Lines of work, as `Maths` reads them, with the tutor's notes; a slip is struck out. */
  | { readonly working: readonly { readonly maths: string; readonly note?: string; readonly slip?: true }[] }
  | { readonly caption: string; readonly code: string }
  | {
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** A blog post. Source: specification, section 2, "Blog"; the posts are sample text. */
export type Post = {
  /** Its number, counted from the first post; also the fragment `note-{number}`. */
  readonly number: number
  readonly title: string
  readonly summary: string
  readonly category: Category
  readonly author: string
  /** Who a guest author is; it follows the name and a comma. */
  readonly about?: string
  readonly date: string
  readonly tags: readonly string[]
  readonly body: readonly PostBlock[]
}

export const featured = {
  number: 7,
  title: 'Two answers, and one of them is a stranger',
  summary: 'Every line of the work is right. One of the answers is not.',
  category: 'Worked problems',
  author: 'Miriam Okafor',
  date: '2025-07-03',
  tags: ['algebra', 'checking'],
  body: [
    'Ask a class of thirty to solve {√(x + 7) = x − 5} and about twenty will hand in two answers. Every line of their work is right. One of the answers is not.',
    'The stranger comes in at line 2. Squaring both sides keeps every solution of line 1, and lets in any number that makes the two sides equal except for the sign. For {x = 2} the left side of line 1 is 3 and the right side is −3: different numbers, same square. From line 2 on, nobody can tell them apart.',
    'So we do not mark line 5 wrong. The tutor asks the student to put each number back into line\u00a01, and waits. Most see it at once: “Oh. A root can’t be negative.” Those who do not see it get a second question: which line could you not run backwards?',
    'That question is the one to keep. Adding 4 can be undone, and so can dividing by 5. Squaring cannot. When a step has no way back, the last line of the sheet is a list of suspects, and the check is part of the solution.',
    'In March we took “Don’t forget to check” out of this hint. Nobody had forgotten. They had never been told which step makes the check necessary.',
  ],
} as const satisfies Post

export const featuredWorking = {
  caption: 'Solve, and say how you know',
  lines: ['√(x + 7) = x − 5', 'x + 7 = x² − 10x + 25', '0 = x² − 11x + 18', '0 = (x − 2)(x − 9)'],
  stranger: 'x = 2',
  answer: 'x = 9',
  notes: [
    { line: 2, text: 'How would you undo this step?' },
    { line: 5, text: 'Put 2 back into line 1. What is on the right?' },
  ],
  check: '√(2 + 7) = 3, but 2 − 5 = −3',
} as const

export const posts: readonly Post[] = [
  {
    number: 6,
    title: 'A hint has a size',
    summary: 'The only bad hint is a step taller than the student needs. What 1,000 slips say about height.',
    category: 'Hint design',
    author: 'Miriam Okafor',
    date: '2025-06-26',
    tags: ['hints', 'algebra', 'figures'],
    body: [
      'We used to grade hints as good or bad. That was the wrong scale. A hint has a size, like a step on a stair, and the only bad one is a step taller than the student needs.',
      'Here is the ladder we settled on for algebra, with what became of 1,000 slips in the spring term. The tutor starts at the bottom and climbs when the next line comes back with the same slip in it, or when the student presses “Further”. The first two rungs are the question, the third is the hint, the fourth the worked step.',
      {
        caption: 'Where 1,000 slips were fixed',
        columns: ['Rung', 'For example', 'Fixed'],
        rows: [
          ['1. Point', 'How did you get line 3?', '440'],
          ['2. Ask', 'What did the −4 turn into?', '320'],
          ['3. Narrow', 'One bracket, two terms. Which did the 3 miss?', '150'],
          ['4. Show', 'A worked step from another problem', '60'],
          ['Not fixed', 'Goes to the teacher', '30'],
        ],
      },
      'The first rung says almost nothing, and more than four times in ten it is enough: there was a reason to look. And the third rung, on which we had spent most of our time, did less than half as much as the second.',
      'So we cut it. Our narrow hints had grown to 30 words. Now no hint has more than twelve words. In June the third rung fixed 190 in 1,000, and nobody has asked for the paragraphs back.',
    ],
  },
  {
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
      'The good part is minute 8. The tutor had only asked Aisha to try the other point. She got the same line, and wanted someone to know.',
      'The part I would cross out is minute 1. Eleven students waited because waiting has always worked, and I had not said what to do instead. Next day it was on the board before they came in: read the question in the margin, write one line, any line. Three hands went up. Two were about the washroom.',
      'What I did not expect: nine sheets had stopped at the same line. That was Tuesday’s lesson, and I took no marking home.',
    ],
  },
  {
    number: 4,
    title: 'Send the step, not the page',
    summary: 'The most common mistake with our API comes back with a 200.',
    category: 'API notes',
    author: 'Priya Raman',
    date: '2025-05-29',
    tags: ['tutor/ask', 'hints'],
    body: [
      'The most common mistake with `POST /v1/tutor/ask` is not an error. It comes back with a 200 and a polite reply, and the reply is about the wrong thing.',
      {
        caption: 'Too much',
        code: `{
  "question": "Check my work: (41 lines)",
  "subject": "algebra",
  "grade_level": 9
}`,
      },
      'A whole page of work went out as one question. The tutor reads from the top and asks about the first thing worth asking: here, a missing unit in line 2. The student was stuck at line 38.',
      {
        caption: 'Enough',
        code: `{
  "question": "3(x-4) = 2x+5, so 3x-4 = 2x+5. Right?",
  "subject": "algebra",
  "grade_level": 9
}`,
      },
      'Send the step: the line before, the line in question, and what the student wants to know. The `response` field then holds one question about one step (“What does the 3 multiply?”), short enough to stand beside it.',
      'Two rules that our own tutor follows. Ask when the student has stopped typing, not at every keystroke. And leave the last reply on screen until there is a new line, since a hint that flickers is not read.',
    ],
  },
  {
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
      'In line 1 the 20% is of 80; in line 2 it is of 96. The tutor asks “of what?” and nothing else, and about half fix the line from that alone.',
      'Line 4 is where it gets good. Sami noticed that the 80 never mattered: times 1.2, times 0.8, and anything at all ends at 96% of itself. Then he asked: if the sale comes first and the rise second, is the jacket cheaper? (It is not. Why?)',
      'We left the wrong line in: a slip that checks itself is the one to learn from. What does take $96 back to $80? Sixteen of ninety-six, a sixth. Up by a fifth, down by a sixth. Now up by a quarter, down by what?',
    ],
  },
  {
    number: 2,
    title: 'With the small things gone',
    summary: 'An English department lets go of the commas and finds out what it was hiding behind.',
    category: 'Classroom notes',
    author: 'Colette Moreau',
    about: 'who teaches English in Fredericton',
    date: '2025-04-24',
    tags: ['essays', 'figures'],
    body: [
      'Our department marks about 170 essays every two weeks. In February we counted what we write in the margins. Of 1,912 comments, 1,204 were about commas, citations or the word “very”. Students fixed those and left the argument as it was.',
      'So for one unit we let the tutor ask about commas and citations while the essay was being written, and kept our own pens for three questions. What do you claim? What would someone who disagrees say? Which sentence could go?',
      'It was uncomfortable. I had no comment at all on four essays that I used to cover in red. They were tidy and said nothing. One of those students is still angry with me.',
      'Crossed out, for next year: the rule that every page must carry a comment. One question on page 1 that sends the writer to page 3 is worth more than nine check marks.',
      'Kept: the tutor never rewrites a sentence. A student asked it to, and it asked her what the sentence was for. She deleted it, which was the right answer.',
    ],
  },
  {
    number: 1,
    title: '“Are you sure?” is not a question',
    summary: 'The hint that fixed the most wrong lines also ruined the most right ones.',
    category: 'Hint design',
    author: 'Miriam Okafor',
    date: '2025-04-03',
    tags: ['hints', 'waiting', 'figures'],
    body: [
      'For a week in March the tutor’s first hint was “Are you sure about line 3?” We took it out because of what happened to the lines that were right.',
      'The tutor asks about some correct steps too, on purpose: one that speaks only when something is wrong has told you that something is wrong. So we could count both.',
      {
        caption: 'Out of 100 lines of each kind',
        columns: ['First hint', 'Wrong, fixed', 'Right, ruined'],
        rows: [
          ['Are you sure about line 3?', '48', '34'],
          ['Look at line 3 again.', '41', '19'],
          ['How did you get line 3?', '44', '6'],
        ],
      },
      'A third of the right lines were erased by students who had understood them. Words that were meant to make them look at the page had made them look at us.',
      'Doubt is not the same as checking. A check has something to do in it: put the number back, name the rule, say the unit. Our rule since then is that a hint must be answerable. If the only possible replies are yes and no, it is rewritten or dropped. That cost us 31 of 212 opening hints, among them the one we were proudest of.',
    ],
  },
]
