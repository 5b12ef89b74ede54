/**
 * @typedef {{ passed: number, failed: number, skipped?: number }} Count
 *
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests?: number,
 *   numTodoTests?: number, testResults: readonly { status: string, assertionResults: readonly {
 *   status: string }[] }[] }} VitestReport what is read of Vitest's json reporter
 *
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: readonly unknown[] }} PlaywrightReport what is read of Playwright's; `errors` are
 *   faults outside any test
 */

/** A step that is one check: passed with exit code 0. @param {number} code @returns {Count} */
export const countCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/**
 * The tests of a Vitest run. A test file that could not be loaded is one failure.
 *
 * @param {VitestReport | undefined} report @param {number} code @returns {Count}
 */
export function countVitest(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return hold(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  })
}

/**
 * The tests of a Playwright run. A test that passed only at a second try is a failure, and so is
 * every fault outside a test.
 *
 * @param {PlaywrightReport | undefined} report @param {number} code @returns {Count}
 */
export function countPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return hold(code, { passed: expected, failed: unexpected + flaky + report.errors.length, skipped })
}

/**
 * A run that ended badly, or that ran no test at all, has failed whatever its report says.
 *
 * @param {number} code @param {Count} count @returns {Count}
 */
function hold(code, count) {
  const silent = count.failed === 0 && (code !== 0 || count.passed === 0)
  return silent ? { ...count, failed: 1 } : count
}

/** The closing line of `npm test`, and whether it is a success. @param {readonly Count[]} counts */
export function closing(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return { line: `${passed} passed, ${failed} failed`, ok: passed > 0 && failed === 0 }
}
