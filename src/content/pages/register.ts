/** The register page's copy. Source: specification, sections 2 ("Register") and 9. */
export const register = {
  lead: 'The beta is by invitation. Fill in the sheet, and a person reads your request within 2-3 business days.',
  slip: {
    legend: 'Plan, circle one',
  },
  steps: [
    'You fill in this sheet.',
    'It opens the request. Three more answers, and it is handed in.',
    'If there is a place, an eight-character code comes by e-mail.',
  ],
} as const
