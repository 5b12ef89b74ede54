/**
 * Counts the tests of a run. A run that ended badly, ran no test or left no report counts as
 * failed, whatever it reports.
 *
 * @param {number} code its exit code
 * @param {number} [passed] @param {number} [failed]
 */
export const countRun = (code, passed = 0, failed = 0) => ({
  passed,
  failed: failed || Number(code !== 0 || passed === 0),
})

/** The closing line of `npm test`. @param {readonly { passed: number, failed: number }[]} counts */
export function closingLine(counts) {
  const sum = (/** @type {'passed' | 'failed'} */ of) => counts.reduce((all, count) => all + count[of], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
