/** The reasons for contact as they are sent, with their labels (specification, section 3). */
export const contactReasons = [
  { value: 'sales', label: 'Sales Inquiry' },
  { value: 'support', label: 'Technical Support' },
  { value: 'api', label: 'API Integration' },
  { value: 'general', label: 'General Question' },
] as const

export type ContactReason = (typeof contactReasons)[number]['value']

/** The reason that is chosen unless the address names another one. */
export const defaultReason = 'general' satisfies ContactReason

/** The reason that a `type` parameter of the address names, if it is a known one. */
export const reasonNamed = (type: string | null): ContactReason | undefined =>
  contactReasons.find(({ value }) => value === type)?.value
