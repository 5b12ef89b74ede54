export type Claim = {
  /** The figure alone, as it is set in display type: `15%`, `99.9%`, `24/7`. */
  readonly figure: string
  /** Lower case and without a full stop: `{figure} {says}` reads as a phrase. */
  readonly says: string
  /** What was counted: it follows the phrase, in small type. */
  readonly note?: string
}

/** The platform's claims: marketing text (specification, sections 1 and 9, "Claims"). */
export const claims = {
  /** Display form; running text says "over 50 subjects". */
  subjects: { figure: '50+', says: 'subjects' },
  /** A result of the parent company, as is {@link claims.performance}. */
  engagement: { figure: '15%', says: 'higher engagement' },
  performance: { figure: '10%', says: 'better academic performance' },
  grading: { figure: '75%', says: 'time saved on grading' },
  courseEngagement: {
    figure: '90%',
    says: 'better engagement',
    note: 'of students reopen a sheet after it is marked',
  },
  satisfaction: {
    figure: '95%',
    says: 'instructor satisfaction',
    note: 'of instructors in the beta would keep it',
  },
  uptime: { figure: '99.9%', says: 'uptime' },
  support: { figure: '24/7', says: 'support' },
} as const satisfies Record<string, Claim>

/** The standards that the platform complies with. Source: specification, section 1. */
export const standards = { soc2: 'SOC 2 Type II', gdpr: 'GDPR', ferpa: 'FERPA' } as const

/** Minutes in 30 days that the uptime claim allows: `43.2`. */
export const uptimeMinutes = ((100 - Number.parseFloat(claims.uptime.figure)) * 432).toFixed(1)

/** Where the parent company’s two results come from. */
export const resultsOrigin = 'Classes saw their own graphs in 2021; 100 is their score before that.'

/** A claim as running text: `75% time saved on grading`. */
export const claimText = ({ figure, says }: Claim): string => `${figure} ${says}`
