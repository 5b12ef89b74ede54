import { site } from '@/config/site'
import { annualSaving, price } from '@/content/plans'

/** The pricing page's copy. Source: specification, sections 1, 2 ("Pricing") and 9. */
export const pricing = {
  lead: 'What each plan lets you do is settled and written below. What it costs is coming soon; until then the beta is by invitation.',
  /** Line by line what each of the four learner plans includes, in their order. */
  comparison: {
    Learning: {
      'AI interactions per month': ['1,000', 'Unlimited', 'Unlimited', 'Unlimited'],
      Courses: ['5', 'Unlimited', 'Unlimited', 'Unlimited'],
      Subjects: ['50+', '50+', '50+', '50+'],
      'Asks before it tells': [true, true, true, true],
      'Practice that adapts': [false, true, true, true],
      'Sheets you can share': [false, true, true, true],
      'Your own progress page': [true, true, true, true],
      'Analytics by topic': [false, true, true, true],
    },
    Teaching: {
      'Student management': [false, false, 'Up to 100', 'Unlimited'],
      'First-pass marking': [false, false, true, true],
      'Analytics for a whole class': [false, false, true, true],
      'LMS integration': [false, false, true, true],
    },
    'Running a school': {
      'Single sign-on': [false, false, false, true],
      'Bulk user management': [false, false, false, true],
      'Admin dashboard': [false, false, false, true],
      Support: ['Help center', 'E-mail', 'E-mail', '24/7'],
      'Uptime agreement': [false, false, false, '99.9%'],
    },
  },
  questions: {
    [`Why does every price read ${price}?`]: `Because none is settled. ${site.name} is an invitation-only beta. The limits of each plan are fixed and written above, so you can see which one would fit; a price goes beside them once we can show how we reached it.`,
    'Do I pay anything during the beta?': `Not while the price reads ${price}: there is nothing to charge, and the request form asks for no card. We write to you before a price applies, and you decide then.`,
    'What does annual billing save?': `Annual billing saves ${annualSaving} against twelve monthly payments: 12 × 0.8 = 9.6, so twelve months for the price of a little under ten. The switch above shows which period you would choose. It changes no price today.`,
    'Are there setup fees?':
      'No setup fees on any plan. Connecting your LMS and bringing in a class list are included.',
    'How does the 30-day money-back guarantee work?': [
      'Ask within 30 days of your first payment and you get all of it back. You need not say why.',
      'After that, a plan runs to the end of the period you have paid for, and part of a period is not refunded. Monthly and annual plans renew until you stop them.',
    ],
    'What counts as an AI interaction?':
      'One line or question from you and the tutor’s reply to it. Reading old sheets, opening a course and looking at your progress do not count.',
    'What happens when I reach a limit on Free?':
      'At 1,000 AI interactions the tutor stops replying until the first of the next month, and it tells you when ten are left. At 5 courses you close one before you open another. Your sheets stay readable either way.',
    'I teach more than 100 students. Which plan is mine?':
      'Instructor ends at 100 students on your class lists, counted once each, however many of your classes they sit in. Beyond that, or with several teachers in one account, it is Institution.',
    'Can I change plans later?':
      'Yes. A larger plan starts at once. A smaller one starts when the period you have paid for ends, and nothing you wrote is deleted when it does.',
    'Will a price change once it is set?':
      'It may. You hear of it by e-mail at least 30 days before it applies to you, which is time to leave.',
    'We are a school board. How do we begin?':
      'Write to sales with the number of schools and the systems you use. A person answers within 24 hours with times for a demonstration.',
  },
} as const
