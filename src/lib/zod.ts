import * as z from 'zod/mini'

z.config({
  // zod probes `eval` for compiled parsers, which the Content-Security-Policy reports.
  jitless: true,
  /** What a check without a message of its own says (specification, section 5). */
  customError: (issue) => {
    if (issue.input === undefined) return 'Required'
    if (issue.code === 'too_small' && issue.origin === 'string')
      return `String must contain at least ${issue.minimum} character(s)`
    return 'Invalid input'
  },
})

/** zod/mini, set up for this site. Every schema that runs in the browser takes zod from here. */
export { z }
