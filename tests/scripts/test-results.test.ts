import { expect, test } from 'vitest'
import { closing, countPlaywright, countVitest } from '../../scripts/test-results.mjs'

const passingFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }

test('unit tests are counted one by one', () => {
  const report = {
    numPassedTests: 40,
    numFailedTests: 0,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [passingFile],
  }
  expect(countVitest(report, 0)).toEqual({ passed: 40, failed: 0, skipped: 3 })
  expect(countVitest({ ...report, numFailedTests: 3 }, 1)).toEqual({ passed: 40, failed: 3, skipped: 3 })
})

test('a test file that cannot be loaded is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [passingFile, { status: 'failed', assertionResults: [] }],
  }
  expect(countVitest(report, 1)).toMatchObject({ passed: 5, failed: 2 })
})

test('end-to-end tests are counted one by one, and a flaky one or a fault outside any test has failed', () => {
  const stats = { expected: 12, unexpected: 0, flaky: 0, skipped: 1 }
  expect(countPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 12, failed: 0, skipped: 1 })
  expect(countPlaywright({ stats: { ...stats, unexpected: 2, flaky: 1 }, errors: [] }, 1).failed).toBe(3)
  expect(countPlaywright({ stats, errors: [{}] }, 1).failed).toBe(1)
})

test('a run without a report has failed once, whatever its exit code', () => {
  expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 })
})

test('a run that ended badly or ran nothing has failed at least once', () => {
  const report = { numPassedTests: 7, numFailedTests: 0, testResults: [passingFile] }
  expect(countVitest(report, 1)).toMatchObject({ passed: 7, failed: 1 })
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toMatchObject({
    failed: 1,
  })
  const skippedOnly = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 4 }, errors: [] }
  expect(countPlaywright(skippedOnly, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('the closing line adds up all steps and is a success only if something passed and nothing failed', () => {
  expect(
    closing([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 0, skipped: 2 },
    ]),
  ).toEqual({ line: '41 passed, 0 failed', ok: true })
  expect(
    closing([
      { passed: 41, failed: 0 },
      { passed: 0, failed: 1 },
    ]),
  ).toEqual({ line: '41 passed, 1 failed', ok: false })
  expect(closing([])).toEqual({ line: '0 passed, 0 failed', ok: false })
})
