import { claims, claimText } from '@/content/claims'

/** Values that a course's `level` takes. Source: specification, section 9, "Docs values". */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const

/** Values of a session's `learningStyle` (specification, section 9, "Docs values"). */
export const learningStyles = ['visual', 'auditory', 'kinesthetic', 'mixed'] as const

/** A field of a call's JSON body or of its reply. */
type ApiField = {
  readonly name: string
  readonly type: 'string' | 'number' | 'boolean' | 'string[]'
  readonly required?: false
  readonly text: string
  readonly values?: readonly string[]
}

export type Endpoint = {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly group: 'Tutor' | 'Courses' | 'Learners'
  readonly title: string
  /** What it does, for the list: at most six words. */
  readonly line: string
  readonly text: string
  readonly fields?: readonly ApiField[]
  /** Fields of the reply that are stable (specification, section 3). */
  readonly returns?: readonly ApiField[]
}

/** The documented API, display only. Source: specification, sections 3 and 7. */
export const endpoints: readonly Endpoint[] = [
  {
    id: 'ask',
    method: 'POST',
    path: '/v1/tutor/ask',
    group: 'Tutor',
    title: 'Ask the tutor',
    line: 'Ask a question, get the next hint',
    text: 'Sends one question and returns one reply: the smallest hint that moves the learner on. Ask again with their next line to go further.',
    fields: [
      { name: 'question', type: 'string', text: 'The learner’s question, in their own words.' },
      { name: 'subject', type: 'string', text: 'A subject that GET /v1/subjects lists.' },
      {
        name: 'grade_level',
        type: 'number',
        text: 'The level of the material: 1 to 12, or 13 for college. It sets the wording of the hint. Learners are 13 or older.',
      },
    ],
    returns: [
      {
        name: 'response',
        type: 'string',
        text: 'The tutor’s reply in plain text. Formulas are LaTeX between dollar signs.',
      },
    ],
  },
  {
    id: 'session',
    method: 'POST',
    path: '/api/v1/ai/tutor',
    group: 'Tutor',
    title: 'Open a session',
    line: 'Open a tutoring session',
    text: 'Starts a tutoring session for one learner on one topic of a course. A webhook tells you when it ends.',
    fields: [
      { name: 'studentId', type: 'string', text: 'The learner’s ID.' },
      { name: 'courseId', type: 'string', text: 'The course that the topic belongs to.' },
      { name: 'topic', type: 'string', text: 'What the session is about, in a few words.' },
      { name: 'adaptiveMode', type: 'boolean', text: 'Whether the next problem adapts to the last mistake.' },
      {
        name: 'learningStyle',
        type: 'string',
        text: 'How the tutor explains things first.',
        values: learningStyles,
      },
    ],
  },
  {
    id: 'subjects',
    method: 'GET',
    path: '/v1/subjects',
    group: 'Courses',
    title: 'List subjects',
    line: 'List the subjects',
    text: `The ${claimText(claims.subjects)} that the tutor knows. Their names are what \`subject\` takes when you ask.`,
  },
  {
    id: 'list-courses',
    method: 'GET',
    path: '/api/v1/courses',
    group: 'Courses',
    title: 'List courses',
    line: 'List your courses',
    text: 'The courses of the project that your key belongs to.',
  },
  {
    id: 'add-course',
    method: 'POST',
    path: '/api/v1/courses',
    group: 'Courses',
    title: 'Add a course',
    line: 'Add a course',
    text: 'Adds one course. Learners see it as soon as the call returns.',
    fields: [
      { name: 'title', type: 'string', text: 'The title learners see.' },
      { name: 'description', type: 'string', text: 'One or two sentences.' },
      { name: 'level', type: 'string', text: 'The course’s starting level.', values: courseLevels },
      {
        name: 'aiTutoringEnabled',
        type: 'boolean',
        required: false,
        text: 'Whether the tutor is on for this course.',
      },
      { name: 'tags', type: 'string[]', required: false, text: 'Keywords for search.' },
    ],
  },
  {
    id: 'student',
    method: 'GET',
    path: '/api/v1/students/{id}',
    group: 'Learners',
    title: 'Read a learner',
    line: 'Read one learner',
    text: 'One learner of your project.',
  },
  {
    id: 'track',
    method: 'POST',
    path: '/v1/progress/track',
    group: 'Learners',
    title: 'Record a score',
    line: 'Record a score',
    text: 'Adds a score to a learner’s progress on a topic. Send each attempt; the tutor reads the series, not the last mark.',
    fields: [
      { name: 'student_id', type: 'string', text: 'The learner’s ID.' },
      { name: 'topic', type: 'string', text: 'The topic, spelled as in the session.' },
      { name: 'score', type: 'number', text: '0 to 100.' },
    ],
  },
  {
    id: 'analytics',
    method: 'GET',
    path: '/v1/analytics/student/{id}',
    group: 'Learners',
    title: 'Read analytics',
    line: 'Read a learner’s analytics',
    text: 'Progress by topic for one learner, from sessions and from the scores that you record.',
  },
]

export const endpointGroups = ['Tutor', 'Courses', 'Learners'] as const satisfies readonly Endpoint['group'][]
