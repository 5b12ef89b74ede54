import { site } from '@/config/site'
import { apiNames } from '@/content/api/api-names'
import { samplesByName } from '@/content/api/samples'
import askReply from '@/content/samples/replies/ask.json?highlight'
import errorReply from '@/content/samples/replies/error.http?highlight'
import keySample from '@/content/samples/replies/key.http?highlight'
import revokedReply from '@/content/samples/replies/no-key.http?highlight'
import webhook from '@/content/samples/replies/webhook.http?highlight'

/** The names of this site's API: host, packages, environment variables. */
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
    text: 'Every call carries your API key as a bearer authorization header. Without one, no call is answered.',
    sample: keySample,
  },
  list: [
    `Eight calls below \`${api.origin}\`. One key opens both families: names are snake_case under \`/v1\` and camelCase under \`/api/v1\`.`,
    'Every reply is JSON. Two fields are promised while the beta runs: `response` and, in an error, `message`. Read what you need of the others and ignore the rest.',
  ],
  ask: {
    label: 'Reply of the tutor',
    sample: askReply,
    notes: [{ at: ['response'], text: 'A question back. That is the tutor working.' }],
  },
  reads:
    'They take no body. Two of them name a learner in the path. Change the path in this one and you have the others.',
  errors: {
    text: 'When something in a call is wrong, the status is `400` and the body has one field, `message`, written for the person who reads your log.',
    rows: [
      { status: '200', do: 'Nothing. It worked.' },
      { status: '400', do: 'Read `message`, mend the call, send it again.' },
    ],
    label: 'A call that went wrong',
    sample: errorReply,
    notes: [{ at: ['"message"'], text: 'Names the field and what it takes.' }],
  },
  limits:
    'Your keys count together, by calendar month. You get an e-mail at 80% of your limit, and the count starts again at midnight UTC on the first.',
  webhooks: {
    text: 'The other direction: when a session is finished, we call an address of yours. Answer with any 2xx within ten seconds; otherwise we try again for a day, with longer and longer pauses.',
    label: 'A webhook as it reaches you',
    sample: webhook,
    notes: [
      { at: ['Signature'], text: 'HMAC-SHA256 of the body, with your hook’s secret.' },
      { at: ['"event"'], text: 'The one event of the beta.' },
    ],
  },
  authentication: {
    text: [
      'An API key is a bearer token: whoever holds it may call. It belongs to a project and not to a person, so it outlives changes of staff, and each project can hold five.',
      'Keep it on your server, in the environment. Never write it into a page, an app or a repository. A key comes with your account.',
    ],
    notes: [
      { at: ['Host'], text: 'Only over HTTPS; plain HTTP is refused.' },
      { at: ['Authorization'], text: 'The same header on every call.' },
    ],
    rotation:
      'Make the new key, put it in place, then revoke the old one. For seven days both are answered; after that the old one revokes itself.',
    scopes: [
      { name: 'tutor', opens: 'Ask and open sessions', calls: ['ask', 'session'] },
      { name: 'courses', opens: 'List and add courses', calls: ['subjects', 'list-courses', 'add-course'] },
      { name: 'learners', opens: 'Read learners and analytics', calls: ['student', 'analytics'] },
      { name: 'progress', opens: 'Record scores', calls: ['track'] },
    ],
    wrong: {
      text: 'Missing, revoked or without the scope: the call is answered like any other mistake, with `400` and a `message` that says which. Nothing is counted against your limit.',
      sample: revokedReply,
    },
  },
  sdks: 'Six languages, the same eight calls, one version scheme. An SDK adds types and retries, and most check a webhook’s signature.',
  examples:
    'Five programs of under forty lines in four languages, each with what it prints. This one records a quiz.',
} as const
