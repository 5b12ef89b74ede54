import { relative } from 'node:path'
import { root } from './run.mjs'

/** @typedef {{ fullName: string, status: string, failureMessages: readonly string[] }} UnitTest */
/**
 * @typedef {{ name: string, status: string, message?: string, assertionResults: UnitTest[] }}
 *   UnitFile
 */

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

/**
 * What failed in a run of Vitest, a line each: the file, the test and the first line of its
 * message. It is printed at the very end, where a log of half an hour is read first.
 *
 * @param {{ testResults: UnitFile[] }} [report] as its JSON reporter writes it
 */
export const failuresOf = (report) =>
  (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const lines = failed.map((test) => [test.fullName, test.failureMessages[0]])
    // A file that could not be loaded has no tests.
    if (status === 'failed' && failed.length === 0) lines.push(['(the file)', message])
    return lines.map(([test, why]) => `${relative(root, name)}: ${test}: ${why?.split('\n')[0]}`)
  })

/** The closing line of `npm test`. @param {readonly { passed: number, failed: number }[]} counts */
export function closingLine(counts) {
  const sum = (/** @type {'passed' | 'failed'} */ of) => counts.reduce((all, count) => all + count[of], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
