import { claims } from '@/content/claims'
import { apiPlans } from '@/content/plans'

const [developerPlan] = apiPlans

// Four groups of the beta, unnamed; all of it is sample text (specification, sections 2 and 3).
// `but` is what speaks against the result, as whole sentences.

/** Calls to the API for one sheet, at every keystroke or at every pause, and sheets a month. */
export const calls = { sheets: 1500, everyKey: 41, everyPause: 6 }

export const mathematics = {
  title: 'A term of Grade 10 math',
  who: ['A high school in Kitchener', '28 students', 'February to May 2025'],
  text: [
    'The department wanted one mistake gone, not a better average: the sign that gets dropped when you expand a bracket with a minus in front. For two weeks we only counted. From week 3 the tutor asked about it, on the line where it happened, and the teacher stopped circling it.',
    'What she did with the time: three students at a desk, twenty minutes, every Thursday.',
  ],
  caption: 'Who dropped a sign, week by week',
  result: { figure: '19 to 3', says: 'of 28 sheets dropped a sign, in week 1 and in week 12' },
  but: 'March break undid seven of the eleven gains. And there was no control class, so nobody can say how much of this was the tutor and how much was May.',
}

export const essays = {
  title: 'Essay marking in a department of six',
  who: ['An English department in Moncton', 'Six teachers', 'Two class sets each'],
  text: 'The tutor asked about commas and citations while the essay was being written. What was handed in came with a first pass over the rest, which each teacher could accept or cross out, line by line.',
  caption: 'Minutes to mark one class set, with the first pass and without it',
  result: {
    figure: claims.grading.figure,
    says: `${claims.grading.says}: 20 hours became 5, all six together`,
  },
  but: 'Teacher F saved half an hour in two and a half. She reads every line of the first pass again, and her students wrote the longest second drafts. The department has stopped asking her to be quicker.',
}

export const college = {
  title: 'A college that brought its own LMS',
  who: ['A college in Sudbury', '1,640 students', 'February to April 2025'],
  caption: 'Eight weeks, as planned and as they went',
  result: { figure: '1,640', says: 'students on lists that update themselves' },
  but: 'Eight weeks became ten, and the two extra were our fault: the import wrote first and reported afterward.',
}

export const developer = {
  title: 'A developer who built on the API',
  who: ['A company of two in Halifax', 'A homework app', '1,500 sheets a month'],
  text: 'Their first version asked the tutor at every keystroke. Hints flickered and nobody read them. Now it asks when the typing stops, and the hint stays until there is a new line.',
  caption: 'Calls for one sheet of homework',
  limit: `The ${developerPlan.name} plan has ${developerPlan.amount} ${developerPlan.unit}.`,
  result: { figure: '41 to 6', says: 'calls per sheet, and the hints get read' },
  but: 'Some students type a whole page without a pause. They get one question for forty lines, which is one too few.',
}

/** One character per student, in the same order every week: `x` where the sheet dropped a sign. */
export const weeks = [
  { sheets: 'xxxxxxxxxxxxxxxxx.x.x.......' },
  { sheets: 'xxxxxxxxxxxxxx..xx..x.......' },
  { sheets: 'xxxxxxxxxxxx................', note: 'The tutor asks for the first time' },
  { sheets: 'xxx.x.x..x.xx...............' },
  { sheets: 'xxxxxxxxxxxx.xxx............', note: 'After March break', afterBreak: true },
  { sheets: 'xxxxxxxxx..xx...............' },
  { sheets: 'xxxxx.xxxx..................' },
  { sheets: 'xx.xxxx.x...................' },
  { sheets: 'xxxx....xx..................' },
  { sheets: 'x..xxx......................' },
  { sheets: 'x..xx.x.....................' },
  { sheets: 'xx..x.......................', note: 'Three. They work with the teacher' },
]

/** Minutes for one class set, marked alone and after the tutor's first pass. */
export const times = [
  { teacher: 'A', before: 240, after: 45 },
  { teacher: 'B', before: 225, after: 40 },
  { teacher: 'C', before: 210, after: 35 },
  { teacher: 'D', before: 195, after: 35 },
  { teacher: 'E', before: 180, after: 25 },
  { teacher: 'F', before: 150, after: 120 },
]

/** `happened` is missing where the plan held. */
export const steps = [
  { step: 'Connect', planned: 'Week 1', note: 'Single sign-on by Tuesday, one course by Thursday.' },
  {
    step: 'Two departments',
    planned: 'Weeks 2 to 4',
    happened: 'Weeks 2 to 6',
    note: 'Course codes had been used twice. 41 students sat in the wrong section for a day.',
  },
  {
    step: 'Everyone',
    planned: 'Weeks 5 to 8',
    happened: 'Weeks 7 to 10',
    note: 'The lists have followed the LMS since then. Nobody types a name.',
  },
]

export const changes = [
  [
    'Nobody to compare with',
    'Every pilot now has a comparison class that works on paper and starts a term later.',
  ],
  ['A first pass that is read twice', 'It can be switched off for one class, or for one teacher.'],
  ['41 students in the wrong section', 'An import shows every change before it writes one.'],
  [
    'Forty lines without a pause',
    'The API now answers the last complete line, even while the student is typing.',
  ],
] as const
