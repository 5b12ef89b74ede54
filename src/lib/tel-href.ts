/**
 * A `tel:` address (RFC 3966) of a telephone number as people write it. The trunk zero of
 * `+44 (0)20 …`, which is not dialled after the country's code, is left out.
 */
export const telHref = (phone: string): string =>
  `tel:${phone.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')}`
