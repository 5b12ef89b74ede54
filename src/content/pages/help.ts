export const help = {
  quick: [
    { line: 'I have no code yet', label: 'Ask for a place', to: 'register' },
    { line: 'I forgot my password', label: 'Reset a password', to: 'forgotPassword' },
    { line: 'Where was I?', label: 'See your progress', to: 'dashboard' },
    { line: 'Which plan do I need?', label: 'Compare the plans', to: 'pricing' },
  ],
  topics: {
    'Getting in': {
      answers: {
        'How long does a request take?':
          'A person reads it within 2-3 business days. If there is a place, a code comes by e-mail.',
        'What do I do with my code?':
          'Reply with it to the e-mail that brought it. A person opens your account and writes back.',
      },
      more: { label: 'Register', to: 'register' },
    },
    'For students': {
      answers: {
        'It will not give me the answer':
          'First a question, then a hint, then a worked step. Press “Further” for the next depth.',
        'Can I photograph my page?':
          'Yes. Daylight, flat, the whole line in view. It shows what it read before it marks.',
      },
      more: { label: 'The student page', to: 'students' },
    },
    'For instructors': {
      answers: {
        'How many students fit?': 'Up to 100 on the Instructor plan. More is the Institution plan.',
        'Who sees a mark first?': 'You do. Nothing is released until you release it.',
      },
      more: { label: 'The instructor page', to: 'instructors' },
    },
    'Plans and billing': {
      answers: {
        'What does it cost?': 'Prices are Coming Soon. The limits of each plan are settled and printed.',
        'What if it is not for me?': 'There is a 30-day money-back guarantee and no setup fee.',
      },
      more: { label: 'Pricing', to: 'pricing' },
    },
    'Your data': {
      answers: {
        'What do you keep?':
          'Your sheets, your progress, and what signing in needs. Each has its own period.',
        'How do I have it erased?': 'Write to us. A privacy inquiry is answered within 30 days.',
      },
      more: { label: 'Privacy policy', to: 'privacy' },
    },
    'API and integrations': {
      answers: {
        'Where is my key?':
          'Keys come with a developer account. Send it as a bearer token, never from a browser.',
        'I get HTTP 400': 'The body says which field is wrong, in words. Check grade_level and topic first.',
      },
      more: { label: 'The API', to: 'api' },
    },
  },
  faq: {
    'Is it allowed for homework?':
      'Ask your teacher. It keeps the working, so anybody can see which lines were yours and which were prompted.',
    'How old must I be?': 'At least 13, and with a parent’s consent under 18.',
    'Does it work in French?':
      'It tutors French as a subject. The page itself is in English during the beta.',
    'Can it be wrong?':
      'Yes. Press “That line is right” and it checks its own working. A person reads every such report.',
  },
} as const
