import { site } from '@/config/site'
import { apiNames } from '@/content/api/api-names'
import { samplesByName } from '@/content/api/samples'
import { apiNotice } from '@/content/plans'
import askReply from '@/content/samples/replies/ask.json?highlight'
import errorReply from '@/content/samples/replies/error.http?highlight'
import keySample from '@/content/samples/replies/key.http?highlight'
import revokedReply from '@/content/samples/replies/no-key.http?highlight'
import webhook from '@/content/samples/replies/webhook.http?highlight'

const api = apiNames(site)

/** The calls that send something, and one that only reads; the others are made like it. */
export const endpointSamples = samplesByName<'ask' | 'student' | (string & {})>(
  import.meta.glob('@/content/samples/endpoints/*', { query: '?highlight', import: 'default', eager: true }),
)

export const { quiz: quizSamples } = samplesByName<'quiz'>(
  import.meta.glob('@/content/samples/examples/{quiz,Quiz}.*', {
    query: '?highlight',
    import: 'default',
    eager: true,
  }),
)

/** The API documentation's copy (specification, section 2); explanations are sample text. */
export const apiDocs = {
  notes: [
    { at: ['Bearer'], text: 'Your key. It stays on your server.' },
    { at: ['question'], text: 'The question as the learner wrote it.' },
    { at: ['grade_level'], text: 'Sets the wording of the hint.' },
  ],
  short: {
    text: 'Send your API key as a bearer token in the Authorization header of every call. Calls without one are refused with a `400`.',
    sample: keySample,
  },
  list: [
    `Eight calls below \`${api.origin}\`. One key works for both families. Field names are snake_case under \`/v1\` and camelCase under \`/api/v1\`.`,
    `Every reply is JSON. Two fields are stable during the beta: \`response\` and, in errors, \`message\`. The others may change, announced ${apiNotice} ahead.`,
  ],
  ask: {
    label: 'The tutor’s reply',
    sample: askReply,
    notes: [{ at: ['response'], text: 'A question back. That is the tutor working.' }],
  },
  reads:
    'None takes a body. Two take a learner’s ID in the path. Change the path below and you have the other three.',
  errors: {
    text: 'When a call is wrong, you get a `400` and one field, `message`, written for whoever reads your logs.',
    rows: [
      { status: '200', do: 'Nothing. It worked.' },
      { status: '400', do: 'Read `message`, fix the call, send it again.' },
    ],
    label: 'A call that went wrong',
    sample: errorReply,
    notes: [{ at: ['"message"'], text: 'Names the field and what it takes.' }],
  },
  limits:
    'Calls are counted across all your keys, by calendar month. We email you at 80% of your limit; at 100%, calls get a `400` until the count resets at midnight UTC on the 1st.',
  webhooks: {
    text: 'The other direction: when a session ends, we call a URL of yours. Reply with any 2xx within ten seconds; otherwise we retry for a day, with increasing delays.',
    label: 'A webhook as it reaches you',
    sample: webhook,
    notes: [
      { at: ['Signature'], text: 'HMAC-SHA256 of the body, with your hook’s secret.' },
      { at: ['"event"'], text: 'The only event in the beta.' },
    ],
  },
  authentication: {
    text: [
      'An API key is a bearer token: whoever holds it can make calls. It belongs to a project, not to a person, so it survives staff changes. Each project can have up to five.',
      'Keep it on your server, in an environment variable. Never put it in a page, an app or a repository. Keys come with an invitation.',
    ],
    notes: [
      { at: ['Host'], text: 'Only over HTTPS; plain HTTP is refused.' },
      { at: ['Authorization'], text: 'The same header on every call.' },
    ],
    rotation: 'Create the new key and deploy it. The old one works for seven more days, then it is revoked.',
    scopes: [
      { name: 'tutor', opens: 'Ask and open sessions', calls: ['ask', 'session'] },
      { name: 'courses', opens: 'List and add courses', calls: ['subjects', 'list-courses', 'add-course'] },
      { name: 'learners', opens: 'Read learners and analytics', calls: ['student', 'analytics'] },
      { name: 'progress', opens: 'Record scores', calls: ['track'] },
    ],
    wrong: {
      text: 'A missing, revoked or out-of-scope key gets a `400` like any other error, with a `message` that says which. It does not count against your limit.',
      sample: revokedReply,
    },
  },
  sdks: 'Six languages, the same eight calls, one version scheme. An SDK adds types and retries, and most check a webhook’s signature. During the beta the packages are for invited accounts only.',
  examples:
    'Five programs, each under forty lines, in four languages, with the output you should see. This one records a quiz.',
} as const
