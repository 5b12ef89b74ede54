import type { ExampleId } from '@/content/api/example-list'
import { samplesByName } from '@/content/api/samples'

export const exampleSamples = samplesByName<ExampleId>(
  import.meta.glob('@/content/samples/examples/*', { query: '?highlight', import: 'default', eager: true }),
)

/** Quick start projects (specification, section 2), with their minutes; sample text. */
export const projects = [
  ['Homework desk', 'JavaScript', 10, 'A terminal that asks for one line, then the next.'],
  ['Quiz recorder', 'Python', 15, 'Reads a spreadsheet of marks and records every attempt.'],
  ['Morning problem', 'PHP', 30, 'Posts one problem a day to the class page, with a hint on request.'],
  ['Course mirror', 'Java', 40, 'Adds the courses of a school’s timetable, level by level.'],
] as const

export const projectFiles = [
  { name: 'desk.mjs', note: 'The conversation. Start here.' },
  { name: 'tutor.mjs', note: 'The one file that knows the API.' },
  { name: 'stand-in.mjs', note: 'Answers without a key.' },
  { name: 'desk.test.mjs', note: 'Six tests, no network.' },
  { name: '.env.example', note: 'Copy it. Never commit the copy.' },
]

/** Ways to add the tutor to an existing product. `calls` are ids of endpoints, or `webhook`. */
export const guides = [
  {
    name: 'Learning-management system',
    where: 'Courses and scores that already live in your LMS.',
    calls: ['add-course', 'session', 'analytics'],
    steps: [
      'Add each LMS course once, and store our ID beside its own.',
      'Open a session from the assignment page, with the learner and the topic.',
      'Read the analytics overnight and write them into the grade book.',
    ],
  },
  {
    name: 'Class chat',
    where: 'A channel where classmates already ask each other.',
    calls: ['subjects', 'ask'],
    steps: [
      'Fetch the subjects when the bot starts, and offer them as the choices of a command.',
      'Send the question as it was written, and post the hint as a reply to it.',
    ],
  },
  {
    name: 'Your own app',
    where: 'Your own product, with your own accounts.',
    calls: ['session', 'webhook', 'analytics'],
    steps: [
      'Open the session on your server, never in the app: the key stays there.',
      'Wait for the webhook instead of polling.',
      'Show the learner what changed since the last session.',
    ],
  },
  {
    name: 'Quizzes and workbooks',
    where: 'Marks that you give by hand or by machine.',
    calls: ['track', 'analytics'],
    steps: [
      'Record every attempt with its topic, the wrong ones too.',
      'Read the analytics before the next class, and start with what went wrong.',
    ],
  },
]
