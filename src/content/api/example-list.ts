import type { CodeLanguage } from './languages'

/** Languages of the examples. Source: specification, section 2, "Code examples". */
export const exampleLanguages = ['javascript', 'python', 'php', 'java'] as const satisfies CodeLanguage[]

export type ExampleLanguage = (typeof exampleLanguages)[number]

/**
 * The examples, display only; each was run against a stand-in of the documented API. `prints` are
 * lines on the terminal; Java has no JSON reader of its own and prints replies as they came.
 */
export const exampleList = {
  ask: {
    title: 'Ask, then ask again with the next line',
    text: 'The tutor answers with a question. Send the learner’s next line back, and the conversation continues.',
    calls: ['ask'],
    notes: [
      { at: ['Bearer'], text: 'From the environment, never from the repository.' },
      { at: ['raise', 'throw new'], text: 'A 400 says in words what to fix.' },
      { at: ['I get 7x'], text: 'The next line goes back in. That is the loop.' },
    ],
    prints: ['Multiply it out. What do you get?', 'So which two numbers multiply to 6 and add to 5?'],
    printsInJava: [
      '{"response": "Multiply it out. What do you get?"}',
      '{"response": "So which two numbers multiply to 6 and add to 5?"}',
    ],
  },
  quiz: {
    title: 'Record a quiz',
    text: 'One call for each mark. The tutor reads the series, so send every attempt and not only the best.',
    calls: ['track'],
    notes: [
      { at: ['student_id'], text: 'Three fields, nothing else.' },
      {
        at: ['recorded'],
        text: 'If the reply is not OK, nothing was recorded. Read its message, fix the call, and send it again.',
      },
    ],
    prints: ['recorded Factoring 85', 'recorded Completing the square 60'],
  },
  course: {
    title: 'Add a course, and read the error',
    text: 'A level is beginner, intermediate or advanced. The first attempt is wrong on purpose.',
    calls: ['add-course'],
    notes: [
      { at: ['expert'], text: 'Not a level. The API says so.' },
      { at: ['"message"', 'message', 'reply.body()'], text: 'One field to show in your log.' },
    ],
    prints: ['400 level must be beginner, intermediate or advanced', 'added as advanced'],
    printsInJava: [
      '400 {"message": "level must be beginner, intermediate or advanced"}',
      'added as advanced',
    ],
  },
  session: {
    title: 'Open a session for each learner',
    text: 'The same topic, introduced with a drawing for one learner and in spoken steps for another.',
    calls: ['session'],
    notes: [
      { at: ['visual'], text: 'visual, auditory, kinesthetic or mixed.' },
      { at: ['adaptiveMode'], text: 'The next problem adapts to the last mistake.' },
    ],
    prints: ['stu_2041 visual open', 'stu_2042 auditory open'],
  },
  webhook: {
    title: 'Check that a webhook is ours',
    text: 'Sign the body with your secret and compare. Without the secret, nobody can fake a session.',
    calls: [],
    notes: [
      {
        at: ["createHmac('", 'hmac.new', 'hash_hmac', 'doFinal'],
        text: 'Over the raw bytes, before parsing.',
      },
      {
        at: ['timingSafeEqual(', 'compare_digest', 'hash_equals', 'isEqual'],
        text: 'Constant-time comparison.',
      },
    ],
    prints: ['session.finished Factoring quadratics'],
    printsInJava: [
      '{',
      '  "event": "session.finished",',
      '  "studentId": "stu_2041",',
      '  "courseId": "crs_118",',
      '  "topic": "Factoring quadratics"',
      '}',
    ],
  },
}

/** Fragment of an example's section, and its file's name. */
export type ExampleId = keyof typeof exampleList

/** The command that runs an example; its file is in content/samples/examples. */
export function runLine(id: ExampleId, language: ExampleLanguage): string {
  if (language === 'java') return `java ${id.charAt(0).toUpperCase()}${id.slice(1)}.java`
  if (language === 'javascript') return `node ${id}.mjs`
  if (language === 'python') return `python ${id}.py`
  return id === 'webhook' ? `php -S localhost:3000 ${id}.php` : `php ${id}.php`
}
