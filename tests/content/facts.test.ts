import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claims } from '@/content/claims'
import { countedOn, founded, headcount } from '@/content/company'
import { officeTown, resetLinkTime, reviewTime } from '@/content/contact'
import { decisionTime } from '@/content/pages/careers'
import { firstAnswer } from '@/content/pages/community'
import { annualSaving, apiNotice } from '@/content/plans'
import { moneyBack, policy, protectionOfficer, safariTime } from '@/content/policy'
import { routes } from '@/routes/table'
import { filesIn } from '../support/files-in'

const table = 'src/routes/table.ts'
/** Its problems have numbers of their own. */
const posts = 'src/content/posts.ts'

// Every page loads the route table, so it does not load the content for a word in a description.
test.each([
  ['pricing', moneyBack],
  ['institutions', `${claims.uptime.figure} uptime`],
  ['community', firstAnswer],
  ['careers', decisionTime],
  ['gdpr', `within ${policy.gdprDays} days`],
  ['forgotPassword', `expires in ${resetLinkTime}`],
] as const)('the description of %s says the same as the content: %s', (name, fact) => {
  expect(routes[name].description).toContain(fact)
})

test.each([
  claims.uptime.figure,
  claims.subjects.figure,
  moneyBack,
  `${policy.moneyBackDays}-day money-back`,
  `${headcount} people`,
  countedOn,
  founded,
  officeTown,
  reviewTime,
  decisionTime,
  firstAnswer,
  annualSaving,
  apiNotice,
  protectionOfficer.name,
])('a fact is written in one file: %s', (fact) => {
  const files = filesIn('src').filter((file) => /\.tsx?$/.test(file) && ![table, posts].includes(file))
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(fact)).length).toBeLessThan(2)
})

test('each place that says when Safari deletes says the same', () => {
  // A plain text in the form that every page loads.
  const clauses = filesIn('src')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) =>
      readFileSync(file, 'utf8')
        .replace(/\s+/g, ' ')
        .replace(/\$\{safariTime\}/g, safariTime),
    )
    .flatMap((text) => text.match(/Safari deletes.*?visit\b/g) ?? [])
  expect(clauses).toHaveLength(4)
  expect(clauses.filter((clause) => !clause.endsWith(`after ${safariTime}`))).toEqual([])
})
