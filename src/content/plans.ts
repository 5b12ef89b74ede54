import { claims, claimText } from './claims'

/** What every price reads until prices are set. Source: specification, section 9. */
export const price = 'Coming Soon'

/** What annual billing saves against twelve monthly payments. Source: specification, section 9. */
export const annualSaving = '20%'

/** Said wherever what Free lacks is shown among the rest. */
export const paidFeatures =
  'Sharing, adaptive practice and analytics by topic come with the Student plan and up.'

/** `amount` is shown large. The limits of Free and Instructor are the specification's (9). */
export const learnerPlans = [
  {
    name: 'Free',
    audience: 'Try it on real homework.',
    label: 'Start with Free',
    start: 'register',
    limit: '1,000 AI interactions per month',
    amount: '1,000',
    includes: ['Limited to 5 courses', 'Over 50 subjects', 'Asks before it tells', 'Your own progress page'],
  },
  {
    name: 'Student',
    audience: 'For a full course load.',
    label: 'Choose Student',
    start: 'student',
    limit: 'Unlimited AI interactions',
    amount: 'Unlimited',
    includes: ['Unlimited courses', 'Practice that adapts', 'Analytics by topic', 'Sheets you can share'],
  },
  {
    name: 'Instructor',
    audience: 'For your own classes.',
    label: 'Choose Instructor',
    start: 'instructor',
    limit: 'Student management up to 100',
    amount: 'up to 100',
    includes: ['Everything in Student', 'First-pass marking', 'Class analytics', 'Marks sync to your LMS'],
  },
  {
    name: 'Institution',
    audience: 'For a whole school.',
    label: 'Talk to sales',
    start: 'sales',
    limit: 'Student management unlimited',
    amount: 'unlimited',
    includes: [
      'Everything in Instructor',
      'Single sign-on',
      'Bulk user management',
      `${claimText(claims.uptime)}, ${claimText(claims.support)}`,
    ],
  },
] as const

export type LearnerPlan = (typeof learnerPlans)[number]

/** How long before a breaking change of the API it is announced. */
export const apiNotice = 'six months'

/** The three API plans. Source: specification, section 9. */
export const apiPlans = [
  {
    name: 'Developer',
    amount: '10,000',
    unit: 'calls per month',
    audience: 'Build something and show it to a class.',
    label: 'Get started',
    start: 'register',
  },
  {
    name: 'Business',
    amount: '100,000',
    unit: 'calls per month',
    audience: 'Put the tutor inside your own product.',
    label: 'Talk to sales',
    start: 'sales',
  },
  {
    name: 'Enterprise',
    amount: 'Unlimited',
    unit: 'calls',
    audience: 'Every learner, at any volume.',
    label: 'Talk to sales',
    start: 'sales',
  },
] as const
