/**
 * An ISO date as it is written: `July 9, 2025`, or as the options of Intl.DateTimeFormat say. The
 * same in every browser and in Node, so that a prerendered date hydrates.
 */
export const dateText = (iso: string, form: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  new Date(iso).toLocaleDateString('en-US', { ...form, timeZone: 'UTC' })
