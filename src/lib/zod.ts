import * as z from 'zod/mini'

// zod probes `eval` for its compiled parsers, which the Content-Security-Policy reports as a violation.
z.config({ jitless: true })

/** zod/mini, set up for this site. Every schema that runs in the browser takes zod from here. */
export { z }
