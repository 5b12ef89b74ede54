import { site } from '@/config/site'

/** The office's week and hours, on the 24-hour clock (specification, sections 1 and 9). */
export const officeHours = {
  openDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  closedDays: ['Saturday', 'Sunday'],
  from: 9,
  to: 18,
  open: 'Monday to Friday 9:00 to 18:00 EST',
  closed: 'Closed on weekends',
  /** "EST" is the specification's word, also in summer. */
  allYear: 'Hours are Eastern time, summer and winter.',
  /** The office's place in the time zone database (IANA). */
  timeZone: 'America/Toronto',
}

/** The configured town by its name alone. */
export const officeTown = site.contactTown.split(',')[0]?.trim() ?? ''

/** In Ontario (specification, section 1), whatever else the configured town says. */
const officeRegion = 'Ontario'
export const officeCity = `${officeTown}, ${officeRegion}`
export const officePlace = `${officeCity}, Canada`

/** How long an answer takes at most. Source: specification, section 9, "Response-time promise". */
export const responseTime = '24 hours'

export const resetLinkTime = '24 hours'

/** How long a person takes to read a request for access (specification, section 9). */
export const reviewTime = '2-3 business days'

/** What the newsletter brings, once a month: the footer and the blog promise the same. */
export const newsletter = 'One problem with its solution, and what we changed in the product.'
