/** The pages that the help center links to (specification, section 2, "Help center"). */
type HelpTarget =
  | 'register'
  | 'dashboard'
  | 'pricing'
  | 'forgotPassword'
  | 'privacy'
  | 'contact'
  | 'resources'
  | 'api'
  | 'students'
  | 'instructors'
  | 'about'

/** A group of topics: short answers in place, and the page that says more. */
export type HelpTopic = {
  readonly title: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly more: { readonly label: string; readonly to: HelpTarget }
}

const topics: readonly HelpTopic[] = [
  {
    title: 'Getting in',
    answers: [
      {
        question: 'How long does a request take?',
        answer: 'A person reads it within 2-3 business days. If there is a place, a code comes by e-mail.',
      },
      {
        question: 'What do I do with my code?',
        answer: 'Reply with it to the e-mail that brought it. A person opens your account and writes back.',
      },
    ],
    more: { label: 'Register', to: 'register' },
  },
  {
    title: 'For students',
    answers: [
      {
        question: 'It will not give me the answer',
        answer: 'First a question, then a hint, then a worked step. Press “Further” for the next depth.',
      },
      {
        question: 'Can I photograph my page?',
        answer: 'Yes. Daylight, flat, the whole line in view. It shows what it read before it marks.',
      },
    ],
    more: { label: 'The student page', to: 'students' },
  },
  {
    title: 'For instructors',
    answers: [
      {
        question: 'How many students fit?',
        answer: 'Up to 100 on the Instructor plan. More is the Institution plan.',
      },
      { question: 'Who sees a mark first?', answer: 'You do. Nothing is released until you release it.' },
    ],
    more: { label: 'The instructor page', to: 'instructors' },
  },
  {
    title: 'Plans and billing',
    answers: [
      {
        question: 'What does it cost?',
        answer: 'Prices are Coming Soon. The limits of each plan are settled and printed.',
      },
      {
        question: 'What if it is not for me?',
        answer: 'There is a 30-day money-back guarantee and no setup fee.',
      },
    ],
    more: { label: 'Pricing', to: 'pricing' },
  },
  {
    title: 'Your data',
    answers: [
      {
        question: 'What do you keep?',
        answer: 'Your sheets, your progress, and what signing in needs. Each has its own period.',
      },
      {
        question: 'How do I have it erased?',
        answer: 'Write to us. A privacy inquiry is answered within 30 days.',
      },
    ],
    more: { label: 'Privacy policy', to: 'privacy' },
  },
  {
    title: 'API and integrations',
    answers: [
      {
        question: 'Where is my key?',
        answer: 'Keys come with a developer account. Send it as a bearer token, never from a browser.',
      },
      {
        question: 'I get HTTP 400',
        answer: 'The body says which field is wrong, in words. Check grade_level and topic first.',
      },
    ],
    more: { label: 'The API', to: 'api' },
  },
]

/** The help center's words. */
export const help = {
  lead: 'Most questions are one of these. If yours is not, a person answers within 24 hours.',
  searchNote: 'Everything we have written so far is in the six topics below.',
  quick: [
    { label: 'Ask for a place', to: 'register' },
    { label: 'Reset a password', to: 'forgotPassword' },
    { label: 'See your progress', to: 'dashboard' },
    { label: 'Compare the plans', to: 'pricing' },
  ] as const satisfies readonly { label: string; to: HelpTarget }[],
  topics,
  faq: [
    {
      question: 'Is it allowed for homework?',
      answer:
        'Ask your teacher. It keeps the working, so anybody can see which lines were yours and which were prompted.',
    },
    {
      question: 'How old must I be?',
      answer: 'At least 13, and with a parent’s consent under 18.',
    },
    {
      question: 'Does it work in French?',
      answer: 'It tutors French as a subject. The page itself is in English during the beta.',
    },
    {
      question: 'Can it be wrong?',
      answer:
        'Yes. Press “That line is right” and it checks its own working. A person reads every such report.',
    },
  ],
} as const
