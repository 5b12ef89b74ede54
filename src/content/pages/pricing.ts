import { site } from '@/config/site'
import { claims } from '@/content/claims'
import { responseTime } from '@/content/contact'
import { annualSaving, price } from '@/content/plans'
import { moneyBack, policy } from '@/content/policy'

/** The pricing page's copy. Source: specification, sections 1, 2 ("Pricing") and 9. */
export const pricing = {
  lead: 'What each plan of the AI tutor includes, for students, teachers, schools and developers, is settled and listed below. Prices are coming soon. Until then the beta is free, by invitation.',
  /** Line by line what each of the four learner plans includes, in their order. */
  comparison: {
    Learning: {
      'AI interactions per month': ['1,000', 'Unlimited', 'Unlimited', 'Unlimited'],
      Courses: ['5', 'Unlimited', 'Unlimited', 'Unlimited'],
      Subjects: Array(4).fill(claims.subjects.figure),
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
      Support: [...Array(3).fill('Email, phone'), claims.support.figure],
      'Uptime agreement': [false, false, false, claims.uptime.figure],
    },
  },
  questions: {
    [`Why does every price read ${price}?`]: `Because we have not set them yet. ${site.name} is an invitation-only beta. The limits of each plan are settled and listed above, so you can see which one fits. Prices go beside them once we can show how we got there.`,
    'Do I pay anything during the beta?': `No, whichever plan you choose. While its price reads ${price}, nothing is charged and there is no card to enter. We email you before a price applies, and you decide then.`,
    'What does annual billing save?': `Annual billing saves ${annualSaving} over twelve monthly payments: 12 × 0.8 = 9.6, so you get twelve months for a little less than the price of ten. Until prices are set, the switch above changes nothing.`,
    'Are there setup fees?':
      'No setup fees on any plan. Connecting your LMS and importing a class list are included.',
    [`How does the ${moneyBack} work?`]: [
      `Ask within ${policy.moneyBackDays} days of your first payment and you get all of it back. No reason needed.`,
      'After that, your plan runs to the end of the period you paid for, and we do not refund part of a period. Monthly and annual plans renew until you cancel.',
    ],
    'What counts as an AI interaction?':
      'One line or question from you and the tutor’s reply to it. Reading old sheets, opening a course and looking at your progress do not count.',
    'What happens when I reach a limit on Free?':
      'After 1,000 AI interactions the tutor stops replying until the first of the next month; it warns you when ten are left. At 5 courses, close one before you open another. Your sheets stay readable either way.',
    'I teach more than 100 students. Which plan is mine?':
      'Instructor covers up to 100 students on your class lists, each counted once no matter how many of your classes they take. For more, or for several teachers in one account, choose Institution.',
    'Can I change plans later?':
      'Yes. A larger plan starts at once. A smaller one starts when the period you paid for ends, and nothing you wrote is deleted when it does.',
    'Will a price change once it is set?': `It may. We email you at least ${policy.priceNoticeDays} days before it applies, so you have time to change plans or cancel.`,
    'We are a school board. How do we begin?': `Tell sales how many schools you have and which systems you use. Within ${responseTime} someone replies with times for a demo.`,
  },
} as const
