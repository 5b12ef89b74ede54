const same = (text: string) => ({ value: text, label: text })
const people = (count: string) => ({ value: count, label: `${count} people` })

/** The roles of the demo form, sent as they read. Source: specification, section 3. */
export const demoRoles = [
  'Educator/Teacher',
  'Administrator',
  'IT Director',
  'Curriculum Designer',
  'Student',
  'Parent',
  'Other',
].map(same)

/**
 * The team sizes of the demo form: the number is sent, `people` is only shown. Source:
 * specification, section 3.
 */
export const teamSizes = ['1-10', '11-50', '51-100', '101-500', '500+'].map(people)
