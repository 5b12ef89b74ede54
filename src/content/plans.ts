/** Where a plan's button leads: registration, for a plan or for none, or the sales form. */
export type PlanStart = 'register' | 'student' | 'instructor' | 'sales'

/** A plan for people who learn and teach. */
export type LearnerPlan = {
  readonly name: string
  readonly audience: string
  /** Words of its button. Source: specification, section 2, "Pricing call-to-action links". */
  readonly label: string
  readonly start: PlanStart
  /** Reads `what`, then `amount`; the other way round with `amountFirst`. */
  readonly limit: { readonly what: string; readonly amount: string; readonly amountFirst?: true }
  readonly includes: readonly [string, string, string, string]
}

/** A plan for people who build on the API. */
export type ApiPlan = {
  readonly name: string
  readonly amount: string
  readonly unit: string
  readonly audience: string
  readonly label: string
  readonly start: PlanStart
}

/** What every price reads until prices are set. Source: specification, section 9. */
export const price = 'Coming Soon'

/** What annual billing saves against twelve monthly payments. Source: specification, section 9. */
export const annualSaving = '20%'

/** Limits of Free and Instructor are the specification's (section 9), the others sample text. */
export const learnerPlans = [
  {
    name: 'Free',
    audience: 'Try it on real homework.',
    label: 'Start with Free',
    start: 'register',
    limit: { amount: '1,000', what: 'AI interactions per month', amountFirst: true },
    includes: ['Limited to 5 courses', 'Over 50 subjects', 'Asks before it tells', 'Your own progress page'],
  },
  {
    name: 'Student',
    audience: 'For a full course load.',
    label: 'Choose Student',
    start: 'student',
    limit: { amount: 'Unlimited', what: 'AI interactions', amountFirst: true },
    includes: ['Unlimited courses', 'Practice that adapts', 'Analytics by topic', 'Sheets you can share'],
  },
  {
    name: 'Instructor',
    audience: 'For your own classes.',
    label: 'Choose Instructor',
    start: 'instructor',
    limit: { what: 'Student management', amount: 'up to 100' },
    includes: ['Everything in Student', 'First-pass marking', 'Class analytics', 'Marks back in your LMS'],
  },
  {
    name: 'Institution',
    audience: 'For a whole school.',
    label: 'Talk to sales',
    start: 'sales',
    limit: { what: 'Student management', amount: 'unlimited' },
    includes: [
      'Everything in Instructor',
      'Single sign-on',
      'Bulk user management',
      '99.9% uptime, 24/7 support',
    ],
  },
] as const satisfies readonly LearnerPlan[]

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
    audience: 'Every learner, with an uptime agreement.',
    label: 'Talk to sales',
    start: 'sales',
  },
] as const satisfies readonly ApiPlan[]
