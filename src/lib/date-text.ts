/** `July 9, 2025`, the same in every browser and in Node, so that a prerendered date hydrates. */
export const dateText = (iso: string, form: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  new Date(iso).toLocaleDateString('en-US', { ...form, timeZone: 'UTC' })
