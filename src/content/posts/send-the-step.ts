import type { Post } from './post'

/** API notes: what belongs in the `question` field. */
export const sendTheStep: Post = {
  number: 4,
  title: 'Send the step, not the page',
  summary: 'The commonest mistake with our API comes back with a 200.',
  category: 'API notes',
  author: 'Priya Raman',
  date: '2025-05-29',
  tags: ['tutor/ask', 'hints'],
  body: [
    'The commonest mistake with `POST /v1/tutor/ask` is not an error. It comes back with a 200 and a polite reply, and the reply is about the wrong thing.',
    {
      caption: 'Too much',
      code: `{
  "question": "Check my work: (41 lines)",
  "subject": "algebra",
  "grade_level": 9
}`,
    },
    'A page of working went out as one question. The tutor reads from the top and asks about the first thing worth asking: here, a missing unit in line 2. The student was stuck at line 38.',
    {
      caption: 'Enough',
      code: `{
  "question": "3(x-4) = 2x+5, so 3x-4 = 2x+5. Right?",
  "subject": "algebra",
  "grade_level": 9
}`,
    },
    'Send the step: the line before, the line in question, and what the student wants to know. The `response` field then holds one question about one step (“What does the 3 multiply?”), short enough to stand beside it.',
    'Two rules that our own site follows. Ask when the student has stopped typing, not at every key. And leave the last reply on screen until there is a new line, since a hint that flickers is not read.',
  ],
}
