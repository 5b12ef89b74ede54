import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/run.mjs'
import { closingLine, countRun, failuresOf } from '../../scripts/test-results.mjs'

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

test('what failed among the unit tests is listed by file and name, and so is a file that could not be loaded', () => {
  const testResults = [
    {
      name: join(root, 'tests/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'adds up', status: 'passed', failureMessages: [] },
        {
          fullName: 'takes away',
          status: 'failed',
          failureMessages: ['Error: 1 is not 2\n  at a.test.ts:3'],
        },
      ],
    },
    {
      name: join(root, 'tests/b.test.ts'),
      status: 'failed',
      message: 'No such module',
      assertionResults: [],
    },
  ]
  expect(failuresOf({ testResults })).toEqual([
    'tests/a.test.ts: takes away: Error: 1 is not 2',
    'tests/b.test.ts: (the file): No such module',
  ])
  expect(failuresOf(undefined)).toEqual([])
})
