import { site } from '@/config/site'

/** A day of the office: open from hour to hour of the 24-hour clock, or closed. */
export type OfficeDay = {
  readonly name: string
  readonly hours: { readonly from: number; readonly to: number } | undefined
}

const working = { from: 9, to: 18 } as const

/** The office's week, from Monday. Source: specification, sections 1 and 9. */
export const officeWeek: readonly OfficeDay[] = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => ({ name, hours: working })),
  ...['Saturday', 'Sunday'].map((name) => ({ name, hours: undefined })),
]

/** The office's hours in words. Source: specification, section 1. */
export const officeHours = {
  open: 'Monday to Friday 9:00 to 18:00 EST',
  closed: 'Closed at weekends',
  /** The office's place in the time zone database (IANA). */
  timeZone: 'America/Toronto',
} as const

/** The configured town by its name alone. */
export const officeTown = site.contactTown.split(',')[0]?.trim() ?? ''

/** In Ontario (specification, section 1), whatever else the configured town says. */
export const officeRegion = 'Ontario'
export const officeCity = `${officeTown}, ${officeRegion}`
export const officePlace = `${officeCity}, Canada`

/** How long an answer takes at most. Source: specification, section 9, "Response-time promise". */
export const responseTime = '24 hours'
