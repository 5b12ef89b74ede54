import { expect, test } from 'vitest'
import { closingLine, countRun } from '../../scripts/test-results.mjs'

test.each([
  ['its tests', [0, 40, 0], { passed: 40, failed: 0 }],
  ['its failures', [1, 40, 3], { passed: 40, failed: 3 }],
  ['a failure when it ended badly', [1, 40, 0], { passed: 40, failed: 1 }],
  ['a failure when it ran nothing', [0, 0, 0], { passed: 0, failed: 1 }],
  ['a failure when it left no report', [0, undefined, undefined], { passed: 0, failed: 1 }],
] as const)('a run counts %s', (_, [code, passed, failed], counted) => {
  expect(countRun(code, passed, failed)).toEqual(counted)
})

test('the closing line adds up all steps', () => {
  const counts = [countRun(0, 1), countRun(1, 40, 2)]
  expect(closingLine(counts)).toBe('41 passed, 2 failed')
})
