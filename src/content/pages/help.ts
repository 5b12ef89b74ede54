import { responseTime, reviewTime } from '@/content/contact'
import { moneyBack, policy } from '@/content/policy'

export const help = {
  quick: [
    { line: 'I have no code yet', label: 'Request Access', to: 'register' },
    { line: 'I forgot my password', label: 'How a reset goes', to: 'forgotPassword' },
    { line: 'What will I see?', label: 'See a dashboard', to: 'dashboard' },
    { line: 'Which plan do I need?', label: 'Compare the plans', to: 'pricing' },
  ],
  topics: {
    'Getting in': {
      answers: {
        'How long does a request take?': `Once your emailed copy reaches us, a person reads it within ${reviewTime}. No copy sent? Write to us. If you are selected, we email you an invitation code.`,
        'What do I do with my code?':
          'Reply to the email it came in, and include the code. We open your account and write back.',
      },
      more: { label: 'No code yet? Request Access', to: 'register' },
    },
    'For students': {
      answers: {
        'It will not give me the answer':
          'First a question, then a hint, then a worked step. Press “Further” for the next level.',
        'Can I take a photo of my page?':
          'Yes. Use daylight, lay it flat, and get the whole line in view. The tutor shows you what it read before it marks anything.',
      },
      more: { label: 'The student page', to: 'students' },
    },
    'For instructors': {
      answers: {
        'How many students can I add?': 'Up to 100 on the Instructor plan. For more, choose Institution.',
        'Who sees a mark first?': 'You do. Students see no mark until you release it.',
      },
      more: { label: 'The instructor page', to: 'instructors' },
    },
    'Plans and billing': {
      answers: {
        'What does it cost?':
          'Prices are coming soon, and the beta is free until then. Each plan’s limits are on the pricing page.',
        'What if it is not for me?': `There is a ${moneyBack} and no setup fee.`,
      },
      more: { label: 'Pricing', to: 'pricing' },
    },
    'Your data': {
      answers: {
        'What do you keep?':
          'What you tell us about yourself, your work and scores, your messages to us, and technical logs, each for a set time.',
        'How do I have it erased?': `Write to us. You get a first reply within ${responseTime}, and the full answer within ${policy.inquiryDays} days.`,
      },
      more: { label: 'Privacy policy', to: 'privacy' },
    },
    'API and integrations': {
      answers: {
        'Where is my key?':
          'Keys come with an invitation. Send yours as a bearer token, never from a browser.',
        'I get HTTP 400':
          'The reply says in plain words what is wrong: a field, your key or your monthly limit. Check the grade level first.',
      },
      more: { label: 'The API', to: 'api' },
    },
  },
  faq: {
    'Is it allowed for homework?':
      'Ask your teacher. The tutor keeps all your work, so you can show which lines were yours and which came after a hint.',
    'How old must I be?': `At least ${policy.minimumAge}. If you are under ${policy.consentAge}, a parent must agree: ask them to reply to the email with your code, too.`,
    'Does it work in French?':
      'It tutors French as a subject. Everything else is in English during the beta.',
    'Can it be wrong?':
      'Yes. Press “That line is right” and it checks its own work. A person reads every such report.',
  },
} as const
