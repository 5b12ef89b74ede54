import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claims } from '@/content/claims'
import { countedOn, founded, headcount } from '@/content/company'
import { officeTown, resetLinkTime, reviewTime } from '@/content/contact'
import { buildNight } from '@/content/live-sessions'
import { careers, decisionTime } from '@/content/pages/careers'
import { steps as rollout } from '@/content/pages/case-studies'
import { firstAnswer } from '@/content/pages/community'
import { help } from '@/content/pages/help'
import { institutions } from '@/content/pages/institutions'
import { press } from '@/content/pages/press'
import { pricing } from '@/content/pages/pricing'
import { privacy } from '@/content/pages/privacy'
import { practices } from '@/content/pages/security'
import { students } from '@/content/pages/students'
import { recordings, towns } from '@/content/pages/webinars'
import { annualSaving, apiNotice } from '@/content/plans'
import { moneyBack, policy, protectionOfficer, safariTime } from '@/content/policy'
import { capitalized, countWord } from '@/lib/text'
import { descriptions } from '@/routes/descriptions'
import { filesIn } from '../support/files-in'

const described = 'src/routes/descriptions.ts'
/** Its problems have numbers of their own. */
const posts = 'src/content/posts.ts'

// Descriptions load with the second page of a visit, without the content for a word in them.
test.each([
  ['pricing', moneyBack],
  ['institutions', `${claims.uptime.figure} uptime`],
  ['community', firstAnswer],
  ['careers', decisionTime],
  ['gdpr', `within ${policy.gdprDays} days`],
  ['forgotPassword', `expires in ${resetLinkTime}`],
] as const)('the description of %s says the same as the content: %s', (name, fact) => {
  expect(descriptions[name]).toContain(fact)
})

test('a page in a description is one of this site: elsewhere nobody knows whose “own pages” are meant', () => {
  const unclear = Object.values(descriptions).filter((description) => /\bown pages?\b/.test(description))
  expect(unclear).toEqual([])
})

test('what two pages count or plan is the same on both', () => {
  expect(descriptions.careers).toContain(`${capitalized(countWord(careers.postings.length))} open positions`)
  expect(descriptions.webinars).toContain(`in ${countWord(towns.length)} cities`)
  expect(descriptions.webinars).toContain(`${countWord(recordings.length)} recordings`)
  expect(rollout.map(({ planned }) => planned)).toEqual(institutions.steps.map(({ weeks }) => weeks))
  for (const words of [careers.lead, press.facts.join(), readFileSync('src/pages/careers/page.tsx', 'utf8')])
    expect(words).toMatch(/\bhalf of (us|whom) have/i)
})

test('the phone that /help offers to everyone is part of every plan’s support', () => {
  expect(readFileSync('src/pages/help/page.tsx', 'utf8')).toContain('By email, by phone, or')
  expect(pricing.comparison['Running a school'].Support).toEqual([
    ...Array(3).fill(expect.stringMatching(/^email.* phone$/i)),
    claims.support.figure,
  ])
})

test('what is kept of people is the same on /security as on /help: the server’s logs, too', () => {
  expect(help.topics['Your data'].answers['What do you keep?']).toMatch(/your work.* technical logs/)
  expect(practices['Collect less']).toMatch(/your work, and technical logs\./)
})

test('what the tutor does has the tutor for its subject: “Ask your teacher. It keeps …” is the teacher', () => {
  const answers = [help.faq, help.topics['For students'].answers, students.features].flatMap(Object.values)
  expect(answers.filter((words) => /\. It /.test(words))).toEqual([])
})

test('developers are named wherever it is said who requests access', () => {
  const files = filesIn('src').filter((file) => /\.tsx?$/.test(file))
  const who = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bStudents, [^.:]* request access\b/g) ?? [],
  )
  expect(who).toHaveLength(2)
  expect(who.filter((words) => !words.includes('developers'))).toEqual([])
})

test('who is told that a parent must agree is told how: a reply to the email with the code', () => {
  expect(help.faq['How old must I be?']).toMatch(/a parent must agree: ask them to reply to the email/)
  const { blocks } = privacy.sections.find(({ id }) => id === 'under-18') ?? {}
  expect(blocks?.[0]).toMatch(/must consent before .*, by replying to the email with the invitation code/)
  expect(blocks?.[1]).toMatch(/A parent or guardian may write to us to see what we hold about their child/)
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
  buildNight.title,
  protectionOfficer.name,
])('a fact is written in one file: %s', (fact) => {
  const files = filesIn('src').filter((file) => /\.tsx?$/.test(file) && ![described, posts].includes(file))
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
  // "Of its use" could be the use of the request, or of the messages, that it stood beside.
  expect(safariTime).not.toMatch(/\bits\b/)
})
