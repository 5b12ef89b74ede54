import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { changeMembers, parseList } from '@/domain/invitations/list'
import type { InvitationRequest } from '@/domain/invitations/record'
import { requestFile } from '@/domain/invitations/request-file'
import { requestMailto } from '@/features/request-access/request-mail'
import { formatBackup, toCsv } from '@/features/review/export'
import { restoreTexts } from '@/features/review/import/import-changes'
import { readImport } from '@/features/review/import/import-file'
import { checkImport, importChanges } from '@/features/review/import/import-plan'
import { type Answers, noAnswers } from '@/features/review/import/import-table'
import { parseCsv, plainCell } from '@/lib/tables/csv'
import { hostileTexts } from '../../../domain/invitations/hostile-texts'
import { ann, ben, cy, on, sampleRequest } from '../../../domain/invitations/sample-requests'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const now = new Date('2025-07-16T14:00:00.000Z')

const read = (text: string, name = 'file') => readImport([{ name, bytes: new TextEncoder().encode(text) }])

const everyLine: ReadonlySet<number> = new Set(Array.from({ length: 20 }, (_, at) => at + 1))

/** What an import of the text would do, with the decisions of a list that someone sent. */
async function plan(
  text: string,
  requests: readonly InvitationRequest[] = [],
  answers: Partial<Answers> = {},
) {
  const all = { ...noAnswers, decided: everyLine, ...answers }
  return checkImport(await read(text), { requests, now }, all).plan
}

const backupOf = async (list: string, more: readonly (readonly [string, string])[] = []) =>
  (await formatBackup(new Map([['invitationRequests', list], ...more]), now)).text

const withoutSum = (backup: string) => backup.replace(/"sha256":"[^"]*",/, '')

test('a backup gives every text back as it was, lone surrogates and odd white space too', async () => {
  const texts = [
    ['invitationRequests', ' [ {"id":"\ud800"} ,"\u2028"]\n\r\t\0'],
    ['invitationNote:1', '\udc00"\\'],
  ] as const
  const file = await read(await backupOf(texts[0][1], [texts[1]]))
  expect(file.checksum).toBe('matches')
  expect([...(file.texts ?? [])]).toEqual(texts)
})

test('a backup says its format, version, time and checksum', async () => {
  const { name, text } = await formatBackup(new Map([['invitationRequests', '[]']]), now)
  expect(name).toBe('invitation-backup-2025-07-16-100000.json')
  const entries = { invitationRequests: '[]' }
  expect(JSON.parse(text)).toEqual({
    format: 'invitation-backup',
    version: 1,
    madeAt: now.toISOString(),
    sha256: digest(JSON.stringify(entries)),
    entries,
  })
  // As on an insecure origin.
  vi.stubGlobal('crypto', {})
  expect(JSON.parse((await formatBackup(new Map(), now)).text)).not.toHaveProperty('sha256')
})

test('a backup that was changed is told from one that was not', async () => {
  const text = await backupOf(JSON.stringify([ann]))
  expect((await read(text.replace('Ann', 'Eve'))).checksum).toBe('differs')
  expect((await read(withoutSum(text))).checksum).toBe('none')
})

test.each([
  ['{"format":"invitation-backup","version":2,"entries":{}}', /version 2.*Reload this page/],
  ['{"format":"invitation-backup","entries":{}}', /version undefined.*Use a backup that this site made/],
  ['{"format":"invitation-backup","version":1}', /no entries\. Use another backup/],
  ['{"format":"invitation-backup","version":1,"entries":{"a":1}}', /not text\. Use another backup/],
  ['{"format":"sidenote-request","version":9}', /version/],
  ['{}', /request file/],
])('what is none of the files is refused with the reason: %s', async (text, reason) => {
  await expect(read(text)).rejects.toThrow(reason)
})

test('records that form and admin could not have made stay out, each with its line and reason', async () => {
  const list = [
    ann,
    7,
    { ...ben, status: 'aproved' },
    { ...ben, email: ' ' },
    ann,
    { ...ben, submittedAt: 'soon' },
    { ...ben, role: 'headmaster' },
    { ...ben, useCase: '' },
    { ...ben, updatedAt: 'later' },
    { ...ben, email: 'nonsense' },
    { ...ben, name: '  ' },
    { ...ben, submittedAt: '2025-02-30T10:00:00.000Z' },
    { ...ben, submittedAt: '05/07/2025 15:45' },
    { email: 'cy@example.com' },
    { ...ben, name: undefined },
    { ...ben, name: null },
    { ...ben, id: '' },
    { ...ben, organization: 42 },
    { ...ben, invitationCode: 12345678 },
    ['cy@example.com'],
  ]
  const { records, left } = await read(JSON.stringify(list))
  expect(records.map(({ line }) => line)).toEqual([1])
  expect(left.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '2: no email address was found in it',
    '3: “status” is “aproved”, not one of pending, approved, rejected',
    '4: it has no email address',
    '5: duplicate ID',
    '6: it has no readable date of submission',
    '7: the role “headmaster” is not valid',
    '8: it has no use case',
    '9: its date of decision cannot be read',
    '10: the email “nonsense” is not valid',
    '11: it has no name',
    '12: it has no readable date of submission',
    '13: it has no readable date of submission',
    '14: “id” is missing',
    '15: “name” is missing',
    '16: “name” is missing',
    '17: “id” is missing',
    '18: “organization” is not text',
    '19: “invitationCode” is not text',
    '20: it is not a request',
  ])
})

test.each([
  'Ann Lee <ann@example.com>',
  'mailto:ann@example.com',
  'ann@exam\u200bple.com',
  ' ann@example.com,',
])('the address that is meant by %j in a list is what comes in', async (email) => {
  const [record] = (await read(JSON.stringify([{ ...ben, email }]))).records
  expect(record?.value).toEqual({ ...ben, email: 'ann@example.com' })
})

test.each([
  ['an id', { id: 123 }, { id: '123' }],
  ['milliseconds', { submittedAt: 1752487200000 }, { submittedAt: '2025-07-14T10:00:00.000Z' }],
  ['seconds', { submittedAt: 1752487200 }, { submittedAt: '2025-07-14T10:00:00.000Z' }],
  ['that of a decision', { updatedAt: 1752487200000 }, { updatedAt: '2025-07-14T10:00:00.000Z' }],
])('a number among the records of a list is read, but not in a backup: %s', async (_, number, text) => {
  const list = JSON.stringify([ann, { ...ben, ...number }])
  expect((await read(list)).records.map(({ value }) => value)).toEqual([ann, { ...ben, ...text }])
  expect((await read(await backupOf(list))).left).toHaveLength(1)
})

test('a date that an earlier import took over as it was becomes ISO', async () => {
  const list = [{ ...ben, submittedAt: '7/14/2025 3:45pm' }]
  const [record] = (await read(JSON.stringify(list))).records
  expect(record?.value).toEqual({ ...ben, submittedAt: '2025-07-14T19:45:00.000Z' })
})

test.each(['0001-07-14T10:00:00.000Z', '1999-07-14T10:00:00Z', '2125-07-14T10:00:00.000Z'])(
  'a date that cannot be right is none in a list of records, and stays in a backup: %s',
  async (date) => {
    const list = [ann, { ...ben, submittedAt: date }]
    for (const value of [list, { requests: list }])
      expect((await read(JSON.stringify(value))).left).toMatchObject([
        { line: 2, reason: 'it has no readable date of submission' },
      ])
    const saved = await backupOf(JSON.stringify(list))
    for (const text of [saved, withoutSum(saved)])
      expect((await read(text)).records.map(({ value }) => value)).toEqual(list)
  },
)

test('a zone without a colon gets one, so that every browser can read the date', async () => {
  const list = [{ ...ben, submittedAt: '2025-07-14T10:00:00+0530', updatedAt: '2025-07-14T10:00:00.5-0400' }]
  expect((await read(JSON.stringify(list))).records[0]?.value).toEqual({
    ...ben,
    submittedAt: '2025-07-14T10:00:00+05:30',
    updatedAt: '2025-07-14T10:00:00.5-04:00',
  })
})

const oneCode = expect.stringMatching(/^[A-Z0-9]{8}$/)
const asIs = (value: unknown) => new Map([['1', value]])

test.each([
  ['CSV', toCsv],
  ['JSON', JSON.stringify],
])('an approved record without a code gets one, and the plan counts it: %s', async (_, asText) => {
  const { fresh, uncoded, conflicting } = await plan(asText([{ ...ann, status: 'approved' }, ben]))
  expect(uncoded.size).toBe(1)
  const [first, second] = importChanges({ fresh, conflicting }, new Set(), new Map())
  expect(first?.to).toMatchObject({ status: 'approved', invitationCode: oneCode })
  expect(second?.to).not.toHaveProperty('invitationCode')
})

test('no new request gets a code that another has, or one that is no code', async () => {
  const here = [{ ...ben, status: 'approved', invitationCode: 'BENS1234' }]
  const fresh = sampleRequest({ id: '9', email: 'z@z.example', submittedAt: '2025-01-01T10:00:00.000Z' })
  const stolen = JSON.stringify([
    { ...fresh, status: 'approved', invitationCode: 'BENS1234' },
    { ...fresh, id: '10', email: 'y@z.example', status: 'approved', invitationCode: 'short' },
  ])
  const both = await plan(stolen, here)
  expect([...both.uncoded]).toEqual([1, 2])
  for (const { to } of importChanges(both, new Set(), new Map())) {
    expect(to).toMatchObject({ invitationCode: oneCode })
    expect(to).not.toMatchObject({ invitationCode: 'BENS1234' })
  }
})

test.each(['CSV', 'JSON', 'backup'])('an import never changes a decision made here: %s', async (kind) => {
  const here = { ...ann, status: 'approved', invitationCode: 'CODE1234', updatedAt: on(16) }
  const theirs = { ...ann, name: 'Anna', status: 'rejected', updatedAt: on(17) }
  const list = JSON.stringify([theirs])
  const text = kind === 'CSV' ? toCsv([theirs]) : kind === 'JSON' ? list : await backupOf(list)
  const { conflicting, fresh } = await plan(text, [here])
  expect(conflicting.map(({ differences }) => differences)).toEqual([
    [{ field: 'name', here: 'Ann', theirs: 'Anna' }],
  ])
  const lines = new Set(conflicting.map(({ line }) => line))
  const [change] = importChanges({ conflicting, fresh }, lines, asIs(here))
  expect(change?.to).toEqual({ ...here, name: 'Anna' })
})

test('a backup can decide about a request that is pending here; a CSV file cannot', async () => {
  const decided = { ...ann, status: 'approved', invitationCode: 'CODE1234', updatedAt: on(16) }
  const { conflicting, fresh } = await plan(await backupOf(JSON.stringify([decided])), [ann])
  expect(conflicting[0]?.differences).toEqual([{ field: 'status', here: 'pending', theirs: 'approved' }])
  const [change] = importChanges({ conflicting, fresh }, new Set([1]), asIs(ann))
  expect(change?.to).toEqual(decided)
  expect((await plan(toCsv([decided]), [ann])).same).toHaveLength(1)
})

test('the decisions in a list that someone sent come in as pending unless an admin takes them', async () => {
  const sent = { ...ann, status: 'approved', invitationCode: 'AAAAAAAA', updatedAt: on(16) }
  const none = { decided: new Set<number>() }
  const [record] = (await plan(JSON.stringify([sent]), [], none)).fresh
  expect(record?.claim).toBe('approved')
  const { updatedAt: _, ...submitted } = ann
  expect(record?.value).toEqual(submitted)
  const [taken] = (await plan(JSON.stringify([sent]))).fresh
  expect(taken?.value).toEqual(sent)
  const two = [sent, { ...ben, status: 'rejected' }]
  const accepted = await plan(JSON.stringify(two), [], { decided: new Set([2]) })
  expect(accepted.fresh.map(({ request }) => request.status)).toEqual(['pending', 'rejected'])
  // One who is pending here is a choice by itself.
  const here = (await plan(JSON.stringify([sent]), [ann], none)).conflicting
  expect(here[0]?.differences).toEqual([{ field: 'status', here: 'pending', theirs: 'approved' }])
  // Numbers for ids make it a table; its status is taken only if an admin chooses the column.
  const foreign = await plan(JSON.stringify([{ ...sent, id: 7 }]))
  expect(foreign.fresh.map(({ request }) => request.status)).toEqual(['pending'])
})

test('a decided record of a CSV file gets the time of the import as that of its decision', async () => {
  const { fresh } = await plan(toCsv([{ ...ann, status: 'rejected' }, ben]))
  expect(fresh.map(({ request }) => request.updatedAt)).toEqual([now.toISOString(), undefined])
})

test('a restore puts back the bytes of a valid backup, and only the valid records of another one', async () => {
  const right = ` ${JSON.stringify([ann, { ...ben, status: 'approved', invitationCode: 'CODE1234' }])}\n`
  const note = ['invitationNote:1', '{"text":"n","updatedAt":"x"}'] as const
  const whole = await read(await backupOf(right, [note]))
  expect([...restoreTexts(whole, now).texts]).toEqual([['invitationRequests', right], note])

  const wrong = [
    { ...ann, status: 'approved' },
    { ...ann, name: 'Twin' },
    7,
    { ...ben, role: 'king' },
    { ...ben, invitationCode: 'CODE1234' },
  ]
  const file = await read(withoutSum(await backupOf(JSON.stringify(wrong), [note])))
  expect(file.left.map(({ line }) => line)).toEqual([2, 3, 4])
  const { texts, coded } = restoreTexts(file, now)
  expect(coded.map(({ name }) => name)).toEqual(['Ann'])
  expect(texts.get('invitationNote:1')).toBe(note[1])
  expect(JSON.parse(texts.get('invitationRequests') ?? '')).toEqual([
    { ...ann, status: 'approved', invitationCode: oneCode },
    ben,
  ])
})

test('an unchanged backup gives back everyone who was shown, and a merge finds them all here', async () => {
  const odd = [
    { id: '1', name: 'Ann', email: 'a@x.example' },
    { ...ben, role: 'principal' },
    { ...cy, status: 'waitlisted', updatedAt: undefined },
    { ...ann, id: '7' },
    { ...ann, id: '7', name: 'Twin' },
    { ...ann, id: '9', email: 'nonsense', submittedAt: '', updatedAt: 'later' },
  ]
  const list = JSON.stringify(odd)
  const text = await backupOf(list)
  const file = await read(text)
  const restored = restoreTexts(file, now).texts.get('invitationRequests') ?? ''
  const { requests } = parseList(list).stored
  expect(parseList(restored).stored.requests).toEqual(requests)
  expect(JSON.parse(restored)).toEqual(parseList(list).members.map(({ value }) => value))
  const { same } = await plan(text, requests)
  expect(same).toHaveLength(odd.length)
  expect((await read(withoutSum(text))).left.map(({ line }) => line)).toEqual([1, 2, 3, 5, 6])
})

test('a restore of a damaged list takes its whole records, and the preview says where the damage begins', async () => {
  const file = await read(await backupOf(`[${JSON.stringify(ann)},{"id":"2","na`))
  expect(file.left).toEqual([{ line: 2, cells: [], reason: 'the list is damaged from here on' }])
  expect(JSON.parse(restoreTexts(file, now).texts.get('invitationRequests') ?? '')).toEqual([ann])
})

test('one moment in two spellings is one request, in a file and beside the one here', async () => {
  const twice = [sampleRequest({ submittedAt: '2025-07-14T10:00:00Z' })]
  twice.push(sampleRequest({ id: '2', submittedAt: '2025-07-14T12:00:00.000+02:00' }))
  const { fresh, left } = await plan(JSON.stringify(twice))
  expect([fresh.length, left.length]).toEqual([1, 1])
  const { same, left: again } = await plan(JSON.stringify(twice), [
    sampleRequest({ id: '9', submittedAt: '2025-07-14T10:00:00.000Z' }),
  ])
  expect([same.length, again.length]).toEqual([1, 1])
})

test('the plan tells new, same and different records apart', async () => {
  const other = sampleRequest({ id: '1', name: 'Zoe', email: 'z@z.example', submittedAt: on(10) })
  const list = JSON.stringify([ann, { ...ben, organization: 'Elsewhere' }, { ...other, id: '9' }])
  const { fresh, same, conflicting } = await plan(list, [ann, ben])
  expect([fresh.length, same.length, conflicting.length]).toEqual([1, 1, 1])
  expect(conflicting[0]?.differences).toEqual([
    { field: 'organization', here: 'Northfield Secondary', theirs: 'Elsewhere' },
  ])
  const [clash] = (await plan(JSON.stringify([other]), [ann, ben])).fresh
  expect(clash?.request.id).toBe('3')
})

test('only what was chosen is changed, and unknown fields come along', async () => {
  const list = JSON.stringify([
    { ...ann, name: 'Anna', extra: 1 },
    { ...ben, name: 'B' },
    sampleRequest({ id: '7', email: 'n@n.example', submittedAt: '2025-02-02T00:00:00.000Z', odd: [1] }),
  ])
  const all = await plan(list, [ann, ben])
  const values = new Map([ann, ben].map((request) => [request.id, request]))
  expect(importChanges(all, new Set(), values).map(({ id }) => id)).toEqual(['7'])
  const changes = importChanges(all, new Set([1]), values)
  expect(changes.map(({ id }) => id)).toEqual(['7', '1'])
  expect(changes[0]?.to).toHaveProperty('odd')
  expect(changes[1]).toMatchObject({ from: ann, to: { name: 'Anna', extra: 1 } })
})

test('a chosen record of a CSV file changes what the file holds; the rest stays', async () => {
  const here = { ...ann, extra: 1 }
  const { organization: _, ...without } = ann
  const changed = await plan(toCsv([{ ...without, name: 'Anna' }]), [here])
  const [change] = importChanges(changed, new Set([2]), asIs(here))
  expect(change).toEqual({ id: '1', from: here, to: { ...here, name: 'Anna' } })
})

test('an answer that a stored list does not hold is no difference, and stays', async () => {
  const { organization: _, ...without } = ann
  expect((await plan(JSON.stringify([without]), [ann])).same).toHaveLength(1)
  const changed = await plan(JSON.stringify([{ ...without, name: 'Anna' }]), [ann])
  expect(changed.conflicting[0]?.differences.map(({ field }) => field)).toEqual(['name'])
  expect(importChanges(changed, new Set([1]), asIs(ann))).toEqual([
    { id: '1', from: ann, to: { ...ann, name: 'Anna' } },
  ])
})

test('a decision that is stored after the plan was made is not overwritten', async () => {
  const { organization: _, ...bare } = ann
  for (const here of [ann, { ...bare, organization: null, extra: 1 }]) {
    const [request] = parseList(JSON.stringify([here])).stored.requests
    const changed = await plan(toCsv([{ ...ann, name: 'Anna' }]), request ? [request] : [])
    const changesOver = (value: object) => {
      const changes = importChanges(changed, new Set([2]), asIs(value))
      return changeMembers(parseList(JSON.stringify([value])).members, changes)
    }
    expect(changesOver(here).made).toHaveLength(1)
    const decided = { ...here, status: 'approved', invitationCode: 'CODE1234' }
    expect(changesOver(decided)).toMatchObject({ made: [], members: [{ value: decided }] })
  }
})

test('notes of a backup come back, also about requests that are still here, but replace none', async () => {
  const noted = (text: string) => JSON.stringify({ text, updatedAt: on(16) })
  const notes = [ann, ben, cy].map(({ id }) => [`invitationNote:${id}`, noted(`About ${id}`)] as const)
  const file = await read(await backupOf(JSON.stringify([ann, ben, cy]), notes))
  const here = new Map([[ben.id, { text: 'Mine', updatedAt: on(16) }]])
  const check = checkImport(file, { requests: [ann, ben], notes: here, now })
  expect(check.plan.newNotes).toBe(1)
  expect([...check.plan.notes]).toEqual([
    [ann.id, `About ${ann.id}`],
    [cy.id, `About ${cy.id}`],
  ])
})

test('60,000 rows of one moment are read and compared within the time of a test', async () => {
  const [head, row] = toCsv([ann]).split('\r\n')
  const rows = Array.from({ length: 60_000 }, (_, index) => `${row}`.replace('ann@', `a${index}@`))
  const { fresh } = await plan([head, ...rows].join('\r\n'))
  expect(new Set(fresh.map(({ request }) => request.id)).size).toBe(60_000)
})

test("a prospect's file is one pending request; a decision made here is no difference", async () => {
  const text = requestFile(ann).text
  const { updatedAt: _, ...submitted } = ann
  expect((await read(text)).records.map(({ request }) => request)).toEqual([submitted])
  const here = { ...ann, status: 'approved', invitationCode: 'ABCD1234' }
  expect((await plan(text, [here])).same).toHaveLength(1)
  expect((await plan(text, [ben])).fresh).toHaveLength(1)
  // A mail program wraps lines, and puts words around what it sends.
  const mailed = `Hello,\n\n${text.replace('Northfield Secondary', 'Northfield\r\nSecondary')}\n-- \nAnn`
  expect((await read(mailed)).records.map(({ request }) => request)).toEqual([submitted])
})

const mailOf = (request: InvitationRequest) => {
  const team = { name: 'Sidenote', contactEmail: 'hello@sidenote.example' }
  return new URL(requestMailto(request, team)).searchParams.get('body') ?? ''
}
const shortMail = mailOf({ ...cy, message: 'Fractions. '.repeat(110) })
const isShort = 'This email holds a shortened request. Ask its sender for the file of “Download a copy”.'

test.each([
  ['as it is', shortMail],
  ['without its greeting', shortMail.slice(shortMail.indexOf('Name:'))],
  ['as a reply quotes it', shortMail.replace(/^/gm, '> ')],
  ['with words above', `See below.\n\n${shortMail.replace(/^/gm, '> ')}`],
])('an emailed request in its short form asks for the whole one: %s', async (_, text) => {
  await expect(read(text)).rejects.toThrow(isShort)
})

test.each([
  ['last', [mailOf(ann), mailOf(ben), shortMail]],
  ['first', [shortMail, mailOf(ann), mailOf(ben)]],
  ['between', [mailOf(ann), `${shortMail}-- \nName: Cy\nCall: cy@a.example\n`, mailOf(ben)]],
])('of several emailed requests in one text, the one in its short form stays out: %s', async (_, mails) => {
  const { fresh, left } = await plan(mails.join('\n'))
  expect(fresh.map(({ request }) => request.name)).toEqual(['Ann', 'Ben'])
  expect(left.map(({ reason }) => reason)).toEqual([isShort])
})

test.each([
  ['our own export', toCsv([{ ...ann, message: shortMail }, ben])],
  ['a list of records', JSON.stringify([{ ...ann, message: shortMail }, ben])],
])('the words of a short form in a message are no short form: %s', async (_, text) => {
  expect((await plan(text)).fresh.map(({ request }) => request.name)).toEqual(['Ann', 'Ben'])
})

test('several files are one import; a file that cannot be read stays out with its reason', async () => {
  const picked = [
    { name: 'ann.json', text: requestFile(ann).text },
    { name: 'notes.pdf', text: '%PDF-1.7' },
    { name: 'list.csv', text: toCsv([cy]) },
    { name: 'ben.json', text: requestFile(ben).text },
  ].map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) }))
  const file = await readImport(picked)
  const { fresh, left } = checkImport(file, { now }).plan
  expect(fresh.map(({ line, request }) => [file.placeOf(line), request.name])).toEqual([
    ['ann.json', 'Ann'],
    ['ben.json', 'Ben'],
  ])
  expect(left.map(({ line, reason }) => [file.placeOf(line), reason])).toEqual([
    ['notes.pdf', expect.stringMatching(/^This is a PDF/)],
    ['list.csv', 'Its columns have to be checked. Choose it alone, without the other files.'],
  ])
})

test('several files without a request among them are not called requests', async () => {
  const bytes = new TextEncoder().encode(toCsv([cy]))
  const { type, records } = await readImport([
    { name: 'a.csv', bytes },
    { name: 'b.csv', bytes },
  ])
  expect([type, records]).toEqual(['Several files', []])
})

test('rows that are left out of several files keep their own headings, with the file of each', async () => {
  const sent = (...list: readonly object[]) => new TextEncoder().encode(JSON.stringify(list))
  const { useCase, ...rest } = ben
  const file = await readImport([
    { name: 'a.json', bytes: sent(ann, { ...cy, role: 'king' }) },
    { name: 'b.json', bytes: sent({ useCase, ...rest, source: 'fair', submittedAt: 'soon' }, cy) },
    { name: 'ann.json', bytes: new TextEncoder().encode(requestFile({ ...ann, id: '9' }).text) },
    { name: 'ann-again.json', bytes: new TextEncoder().encode(requestFile({ ...ann, id: '9' }).text) },
    { name: 'notes.pdf', bytes: new TextEncoder().encode('%PDF-1.7') },
  ])
  const { left } = checkImport(file, { now }).plan
  const rows = left.map(({ cells, reason }) => ({
    ...Object.fromEntries(file.headings.map((heading, at) => [heading, cells[at] ?? ''])),
    reason,
  }))
  expect(rows).toMatchObject([
    { File: 'a.json', name: 'Cy', email: cy.email, role: 'king' },
    { File: 'b.json', name: 'Ben', email: ben.email, useCase, submittedAt: 'soon', source: 'fair' },
    { File: 'ann.json', name: 'Ann', email: ann.email, reason: 'same address as a.json, line 1' },
    { File: 'ann-again.json', name: 'Ann', email: ann.email, reason: 'same address as a.json, line 1' },
    { File: 'notes.pdf', name: '' },
  ])
})

const monday = JSON.stringify([ann])
const tuesday = JSON.stringify([ann, ben])
const sentByAnn = requestFile(ann).text

test.each([
  ['lists copied on two days', [monday, tuesday], [], ['Ann', 'Ben'], 0],
  ['the same, where one of them is here', [monday, tuesday], [ann], ['Ben'], 1],
  ['a list after an emailed request', [sentByAnn, monday], [], ['Ann'], 0],
  ['an emailed request after the list', [monday, sentByAnn], [], ['Ann'], 0],
])('files that hold the same request add it once: %s', async (_, texts, here, names, known) => {
  const approved = (text: string) =>
    text.replaceAll('"status":"pending"', '"status":"approved","invitationCode":"ABCD1234"')
  for (const change of [(text: string) => text, approved]) {
    const picked = texts.map((text, at) => ({
      name: `${at}.json`,
      bytes: new TextEncoder().encode(change(text)),
    }))
    const answers = { ...noAnswers, decided: everyLine }
    const { plan } = checkImport(await readImport(picked), { requests: here, now }, answers)
    expect(plan.fresh.map(({ request }) => request.name)).toEqual(names)
    expect(plan.same.length + plan.conflicting.length).toBe(known)
    expect(plan.left.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^same address as 0\.json/)])
  }
})

test.each([
  [
    'a table that quotes every cell',
    '"Name","Email","School"\n"Ann","ann@x.example","sidenote-request"',
    'Ann',
  ],
  ['our own export', toCsv([{ ...ann, organization: 'the "sidenote-request" thing' }]), 'Ann'],
  ['one object a line', '{"email":"a@x.example","tag":"sidenote-request"}\n{"email":"b@x.example"}', 'a'],
  ['an answer of a service', '{"data":[{"email":"a@x.example","tag":"sidenote-request"}]}', 'a'],
])('a word of request files makes no request file of a list: %s', async (_, text, name) => {
  expect((await plan(text)).fresh[0]?.request.name).toBe(name)
})

test.each([
  ['objects', (rows: readonly object[]) => JSON.stringify(rows)],
  ['an answer of a service', (rows: readonly object[]) => JSON.stringify({ total: 1, data: rows })],
  [
    'an answer with other lists before',
    (rows: readonly object[]) =>
      JSON.stringify({ errors: [], columns: ['id', 'email_address'], warnings: [{ code: 7 }], data: rows }),
  ],
  [
    'an answer with its list one level down',
    (rows: readonly object[]) => JSON.stringify({ data: { users: rows, owner: { email: 'o@example.com' } } }),
  ],
  [
    'objects by key',
    (rows: readonly object[]) => JSON.stringify(Object.fromEntries(rows.map((row, at) => [`-N${at}`, row]))),
  ],
  [
    'a database of objects by key',
    (rows: readonly object[]) =>
      JSON.stringify({ users: Object.fromEntries(rows.map((row, at) => [`-N${at}`, row])) }),
  ],
  ['one object a line', (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')],
])('JSON of other tools is read as a table: %s', async (_, asText) => {
  const rows = [
    { id: 1, email_address: 'a@example.com', role: 'Teacher', created_at: 1717000000 },
    { id: 2, email_address: 'b@example.com', role: null, created_at: 1717000001, more: { x: 1 } },
  ]
  const expected = [
    ['a@example.com', 'teacher', '2024-05-29T16:26:40.000Z'],
    ['b@example.com', 'other', '2024-05-29T16:26:41.000Z'],
  ]
  const { fresh } = await plan(asText(rows))
  expect(fresh.map(({ request }) => [request.email, request.role, request.submittedAt])).toEqual(expected)
  // With a text each for id, name and address, as the records of this site have.
  const texts = rows.map(({ email_address: email, ...row }) => ({
    ...row,
    id: `3f2a-${row.id}`,
    name: 'A',
    email,
  }))
  const named = (await plan(asText(texts))).fresh
  expect(named.map(({ request }) => [request.email, request.role, request.submittedAt])).toEqual(expected)
})

test.each([
  ['a date of MongoDB', { email: 'a@x.example', createdAt: { $date: '2025-07-14T10:00:00.000Z' } }],
  ['a number of MongoDB', { email: 'a@x.example', createdAt: { $date: { $numberLong: '1752487200000' } } }],
  ['a moment of Firestore', { email: 'a@x.example', createdAt: { _seconds: 1752487200, _nanoseconds: 5 } }],
  ['a name in two parts', { email: 'a@x.example', name: { first: 'Ann', last: 'Osei' } }],
  ['several answers', { email: 'a@x.example', useCase: ['Research', 'Teaching'] }],
])('what other tools keep in an object is read: %s', async (_, value) => {
  const [record] = (await plan(JSON.stringify([value]))).fresh
  if ('createdAt' in value) expect(record?.request.submittedAt).toBe('2025-07-14T10:00:00.000Z')
  if ('name' in value) expect(record?.request.name).toBe('Ann Osei')
  if ('useCase' in value) expect(record?.request.useCase).toBe('research')
})

test('a list of nothing but addresses is one column', async () => {
  const file = await read('["a@x.example","b@x.example"]')
  const { plan, table } = checkImport(file, { now })
  expect(table?.headings).toEqual(['Column A'])
  expect(plan.fresh.map(({ request }) => request.name)).toEqual(['a', 'b'])
})

test('a file with one object is one row', async () => {
  const { fresh } = await plan('{"id":"u1","name":"Ann","email":"ann@x.example","role":"Teacher"}\n')
  expect(fresh.map(({ request }) => [request.name, request.role])).toEqual([['Ann', 'teacher']])
})

test('a dump of the storage holds the list and its notes', async () => {
  const note = JSON.stringify({ text: 'Called her', updatedAt: on(16) })
  const dump = {
    theme: 'dark',
    invitationRequests: JSON.stringify([ann]),
    [`invitationNote:${ann.id}`]: note,
  }
  const { fresh, notes } = await plan(JSON.stringify(dump))
  expect(fresh.map(({ request }) => request)).toEqual([ann])
  expect([...notes.values()]).toEqual(['Called her'])
})

test('a browser’s storage as a test tool saves it holds the list and its notes', async () => {
  const localStorage = [
    { name: 'theme', value: 'dark' },
    { name: 'invitationRequests', value: JSON.stringify([ann, ben]) },
    { name: `invitationNote:${ann.id}`, value: JSON.stringify({ text: 'Called her', updatedAt: on(16) }) },
  ]
  const state = { cookies: [], origins: [{ origin: 'https://sidenote.example', localStorage }] }
  const { fresh, notes } = await plan(JSON.stringify(state))
  expect(fresh.map(({ request }) => request.id)).toEqual([ann.id, ben.id])
  expect([...notes.values()]).toEqual(['Called her'])
})

test.each([
  ['a sentence', (json: string) => `Here you are:\n${json}\nBye`],
  ['a fence', (json: string) => `\`\`\`json\n${json}\n\`\`\`\n`],
  ['a program', (json: string) => `const requests = ${json};`],
  ['a console’s call', (json: string) => `localStorage.setItem('invitationRequests', '${json}')`],
  ['a console’s quotation marks', (json: string) => `'${json}'`],
])('everyone in a list of JSON comes in that is in %s', async (_, around) => {
  for (const json of [JSON.stringify([ann, ben]), JSON.stringify([ann, ben], null, 2)])
    expect((await plan(around(json))).fresh.map(({ request }) => request)).toEqual([ann, ben])
})

test.each([
  ['a table', 'Data,Email\n{"x":1},a@x.example\n{"x":2},b@x.example'],
  ['a log', '10:00 {"email":"a@x.example"}\n10:01 {"email":"b@x.example"}'],
])('%s with JSON in its lines stays one', async (_, text) => {
  const { fresh } = await plan(text)
  expect(fresh.map(({ request }) => request.email)).toEqual(['a@x.example', 'b@x.example'])
})

test('of two sites in one copy of a storage both lists come in', async () => {
  const origins = [[ann], [ben]].map((list) => ({
    localStorage: [{ name: 'invitationRequests', value: JSON.stringify(list) }],
  }))
  const { fresh } = await plan(JSON.stringify({ cookies: [], origins }))
  expect(fresh.map(({ request }) => request.id)).toEqual([ann.id, ben.id])
})

test('people with parents are people, also when one has no address of their own', async () => {
  const guardians = [{ email: 'mum@x.example' }, { email: 'dad@x.example' }]
  const kids = ['a@x.example', 'b@x.example', ''].map((email, at) => ({
    name: `Kid ${at}`,
    email,
    guardians,
  }))
  const { fresh, left } = await plan(JSON.stringify(kids))
  expect(fresh.map(({ request }) => request.email)).toEqual(['a@x.example', 'b@x.example'])
  expect(left).toHaveLength(1)
})

const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name: name.toUpperCase(), email: `${name}@x.example` }))
const stringOf = (text: string) => ({ stringValue: text })

test.each([
  ['two lists beside each other', { approved: [a], pending: [b, c] }],
  ['a list beside one by key', { oak: { k1: a }, elm: [b, c] }],
  ['pages', [{ results: [a, b] }, { results: [c] }]],
  ['an answer of GraphQL', { data: { users: { edges: [{ node: a }, { node: b }, { node: c }] } } }],
  ['four levels', { response: { data: { list: { items: [a, b, c] } } } }],
  ['JSON:API', { data: [a, b, c].map((attributes, id) => ({ id, type: 'signups', attributes })) }],
  ['records of Airtable', { records: [a, b, c].map((fields) => ({ createdTime: on(14), fields })) }],
  [
    'documents of Firestore',
    {
      documents: [a, b, c].map((each) => ({
        name: 'projects/x',
        fields: { name: stringOf(each?.name ?? ''), email: stringOf(each?.email ?? '') },
      })),
    },
  ],
  [
    'by address',
    { 'a@x.example': { name: 'A' }, 'b@x.example': { name: 'B' }, 'c@x.example': { name: 'C' } },
  ],
  [
    'rows of a spreadsheet',
    { range: 'A1:B4', values: [['Name', 'Email'], ...[a, b, c].map((each) => Object.values(each ?? {}))] },
  ],
  ['people with further addresses', { u1: { ...a, other: ['x@x.example'] }, u2: b, u3: c }],
  [
    'a list beside its owner',
    { data: [a, b, c], owner: { email: 'o@x.example' }, by: { email: 'p@x.example' } },
  ],
])('everyone in the lists of a JSON file comes in: %s', async (_, value) => {
  const { fresh, left } = await plan(JSON.stringify(value))
  expect(fresh.map(({ request }) => [request.name, request.email])).toEqual(
    [a, b, c].map((each) => [each?.name, each?.email]),
  )
  expect(left).toEqual([])
})

const text = (content: string) => ({
  type: 'text',
  text: { content, link: null },
  annotations: { bold: false, color: 'default' },
  plain_text: content,
  href: null,
})
const select = (name: string) => ({ id: 'f1b2', type: 'select', select: { id: 'x|y', name, color: 'blue' } })
const answer = (ref: string, type: string, value: unknown) => ({
  field: { id: `q-${ref}`, ref, type },
  type,
  [type]: value,
})
const person = { name: 'Amara Okafor', role: 'teacher', useCase: 'research', organization: 'Oak' }
const joined = '2025-07-14T15:45:12.000Z'

test.each([
  [
    'a database of Notion',
    {
      object: 'list',
      results: ['a@x.example', 'b@x.example'].map((email) => ({
        object: 'page',
        id: '5b2e-77',
        created_time: '2025-07-14T15:45:12.000Z',
        last_edited_time: '2025-08-01T10:00:00.000Z',
        created_by: { object: 'user', id: '7c1f' },
        parent: { type: 'database_id', database_id: 'd9' },
        archived: false,
        properties: {
          Email: { id: 'aB', type: 'email', email },
          Role: select('Teacher'),
          'Use case': { id: 'm', type: 'multi_select', multi_select: [select('Research').select] },
          School: { id: 's', type: 'rich_text', rich_text: [text('Oak')] },
          Phone: { id: 'p', type: 'phone_number', phone_number: null },
          Newsletter: { id: 'n', type: 'checkbox', checkbox: true },
          'Signed up': {
            id: 'd',
            type: 'date',
            date: { start: '2025-07-14T15:45:12.000+00:00', end: null, time_zone: null },
          },
          Owner: { id: 'o', type: 'people', people: [{ object: 'user', id: '7c1f', name: 'Sam Hill' }] },
          Name: { id: 'title', type: 'title', title: [text('Amara '), text('Okafor')] },
        },
        url: 'https://www.notion.so/5b2e77',
      })),
      next_cursor: null,
      has_more: false,
      type: 'page_or_database',
    },
    ['a@x.example', 'b@x.example'],
    person,
  ],
  [
    'responses of Typeform',
    {
      total_items: 2,
      page_count: 1,
      items: ['a@x.example', 'b@x.example'].map((email) => ({
        landing_id: '21085286190ffad1248d17c4135ee56f',
        token: '21085286190ffad1248d17c4135ee56f',
        landed_at: '2025-07-14T15:44:21Z',
        submitted_at: '2025-07-14T15:45:12Z',
        metadata: { user_agent: 'Mozilla/5.0', platform: 'other', network_id: '37ad22', browser: 'default' },
        hidden: { source: 'fair' },
        calculated: { score: 2 },
        answers: [
          answer('full_name', 'text', 'Amara Okafor'),
          answer('email', 'email', email),
          answer('role', 'choice', { id: 'c1', ref: 'r-1', label: 'Teacher' }),
          answer('use_case', 'choices', { ids: ['c2', 'c3'], refs: ['a', 'b'], labels: ['Research'] }),
          answer('school', 'text', 'Oak'),
          answer('newsletter', 'boolean', true),
        ],
      })),
    },
    ['a@x.example', 'b@x.example'],
    person,
  ],
  [
    'users of Clerk, one with two addresses',
    [['a@x.example'], ['old@x.example', 'b@x.example']].map((emails, at) => ({
      id: `user_2g7np7Hrk0SN6kj5EDMLDaKNL0S${at}`,
      object: 'user',
      username: null,
      first_name: 'Amara',
      last_name: 'Okafor',
      image_url: 'https://img.clerk.com/xxxxxx',
      primary_email_address_id: `idn_${emails.length}`,
      email_addresses: emails.map((email, place) => ({
        id: `idn_${place + 1}`,
        object: 'email_address',
        email_address: email,
        reserved: false,
        verification: { status: 'verified', strategy: 'email_code', attempts: null, expire_at: null },
        linked_to: [{ type: 'oauth_google', id: 'idn_9' }],
        created_at: 1752507912000,
      })),
      phone_numbers: [],
      external_accounts: [],
      public_metadata: { role: 'Teacher', organization: 'Oak' },
      last_sign_in_at: 1762507912000,
      created_at: 1752507912000,
      updated_at: 1762507912000,
    })),
    ['a@x.example', 'b@x.example'],
    { name: 'Amara Okafor' },
  ],
  [
    'a waitlist of Clerk',
    {
      data: ['a@x.example', 'b@x.example'].map((email) => ({
        object: 'waitlist_entry',
        id: `wle_${email.slice(0, 1)}`,
        email_address: email,
        status: 'pending',
        is_locked: false,
        created_at: 1752507912000,
        updated_at: 1752507912000,
        invitation: null,
      })),
      total_count: 2,
    },
    ['a@x.example', 'b@x.example'],
    {},
  ],
  [
    'named values, in a list',
    {
      results: ['a@x.example', 'b@x.example'].map((email) => ({
        submittedAt: 1752507912000,
        values: [
          { name: 'email', value: email, objectTypeId: '0-1' },
          { name: 'fullname', value: 'Amara Okafor', objectTypeId: '0-1' },
          { name: 'role', value: 'Teacher', objectTypeId: '0-1' },
        ],
      })),
    },
    ['a@x.example', 'b@x.example'],
    { name: 'Amara Okafor', role: 'teacher' },
  ],
  [
    'named values, by their numbers',
    {
      content: ['a@x.example', 'b@x.example'].map((email) => ({
        id: '5912345',
        created_at: '2025-07-14 15:45:12Z',
        status: 'ACTIVE',
        answers: {
          1: { name: 'heading', order: '1', text: 'Sign up', type: 'control_head' },
          2: { name: 'email', order: '2', text: 'E-mail', type: 'control_email', answer: email },
          3: {
            name: 'name',
            order: '3',
            text: 'Full Name',
            type: 'control_fullname',
            answer: { first: 'Amara', last: 'Okafor' },
            prettyFormat: 'Amara Okafor',
          },
        },
      })),
    },
    ['a@x.example', 'b@x.example'],
    { name: 'Amara Okafor' },
  ],
  [
    'addresses with their kinds, one of them the primary one',
    {
      Resources: ['a@x.example', 'b@x.example'].map((value) => ({
        meta: { created: joined },
        created: joined,
        name: { formatted: 'Amara Okafor', givenName: 'Amara', familyName: 'Okafor' },
        emails: [
          { value: 'home@x.example', type: 'home' },
          { value, type: 'work', primary: true },
        ],
      })),
    },
    ['a@x.example', 'b@x.example'],
    { name: 'Amara Okafor' },
  ],
])('what a service keeps in typed values and in lists of them is read: %s', async (_, value, emails, all) => {
  const { fresh, left } = await plan(JSON.stringify(value))
  expect(left).toEqual([])
  expect(fresh.map(({ request }) => request.email)).toEqual(emails)
  for (const { request } of fresh) expect(request).toMatchObject({ ...all, submittedAt: joined })
})

test.each([
  ['addresses', [['a@x.example', 'b@x.example'], ['c@x.example']]],
  ['objects', [[{ id: 1, email: 'a@x.example' }], [b, c].map((each, id) => ({ id, email: each?.email }))]],
])('everyone in groups of people comes in, also alone in a group: %s', async (_, lists) => {
  const { fresh, left } = await plan(JSON.stringify({ groups: lists.map((list) => ({ name: '5A', list })) }))
  expect(left).toEqual([])
  expect(fresh.map(({ request }) => request.email)).toEqual(['a@x.example', 'b@x.example', 'c@x.example'])
})

test('the name of each list in a JSON file is a column', async () => {
  const file = await read(JSON.stringify({ schools: { Oak: [a], Elm: [b, c] } }))
  expect(file.headings).toEqual(['name', 'email', 'list'])
  expect(checkImport(file, { now }).plan.fresh.map(({ cells }) => cells.at(-1))).toEqual([
    'Oak',
    'Elm',
    'Elm',
  ])
})

test.each([
  ['its end is missing', '[{"name":"A","email":"a@x.example"},{"name":"B","em'],
  ['the end of a printed list is missing', "[{'name': 'A', 'email': 'a@x.example'}, {'name': 'B', 'em"],
  ['the last object is cut off', '{\n"email":"a@x.example"\n}\n{\n"email":"b@x.e'],
  ['a word of a program', "[{'email': 'a@x.example', 'at': <Date 2025>}]"],
])('damaged JSON is not read as a table, which would lose people: %s', async (_, text) => {
  await expect(read(text)).rejects.toThrow(/^This file looks like JSON, but it is cut off or damaged\./)
})

test.each([
  ['a comma too many', '[{"email":"a@x.example"},{"email":"b@x.example"},]', 2],
  ['names without quotes', "[{name:'A', email:'a@x.example'}]", 1],
  ['a list of a program', "export const users = [\n  { name: 'A', email: 'a@x.example' },\n];", 1],
  ['a comment above', "// Waitlist\n[\n  { name: 'A', email: 'a@x.example', },\n]", 1],
  [
    'a comment in it',
    '[\n  // All, it\'s "new"\n  {"name": "A", "email": "a@x.example", "u": "http://x"},\n]',
    1,
  ],
  ['an object of a console', "{\n  _id: ObjectId('1'),\n  name: 'A',\n  email: 'a@x.example'\n}", 1],
  ['rows of a program', "[('A', 'a@x.example', None), ('B', 'b@x.example', None)]", 2],
  ['one object with a list', '{"tags": ["new"], "email": "a@x.example"}', 1],
  ['objects of several lines', '{\n"email":"a@x.example"\n}\n{\n"email":"b@x.example"\n}', 2],
])('a list of a program is read as JSON: %s', async (_, text, count) => {
  const { fresh, left } = await plan(text)
  expect(left).toEqual([])
  expect(fresh.map(({ request }) => request.email)).toEqual(['a@x.example', 'b@x.example'].slice(0, count))
})

test.each([
  ['commas between', (all: readonly string[]) => all.join(',\n')],
  ['a list a line', (all: readonly string[]) => all.map((each) => `[${each}]`).join('\n')],
])('one object a line is read in other forms, too: %s', async (_, joined) => {
  const { fresh } = await plan(joined([a, b].map((each) => JSON.stringify(each))))
  expect(fresh.map(({ request }) => request.name)).toEqual(['A', 'B'])
})

test('who has full-width letters in the address is the person whom the list takes for the same', async () => {
  const here = { ...ann, email: 'ａｎｎ＠x.example' }
  const text = JSON.stringify([{ ...ann, id: '77', email: 'ann@x.example', submittedAt: here.submittedAt }])
  expect((await plan(text, [here])).fresh).toEqual([])
})

test('an address of stored records that the form would clean is cleaned, and finds the person who is here', async () => {
  const emails = ['Ann <ann@a.example>', ' ann@a.example\n', 'mailto:ann@a.example']
  for (const email of emails) {
    const text = JSON.stringify([{ ...sampleRequest({ id: '1', name: 'Ann', submittedAt: on(14) }), email }])
    for (const file of [text, withoutSum(await backupOf(text))]) {
      expect((await plan(file)).fresh[0]?.value).toMatchObject({ email: 'ann@a.example' })
      const here = sampleRequest({ id: '1', name: 'Ann', email: 'ann@a.example', submittedAt: on(14) })
      expect(await plan(file, [here])).toMatchObject({ fresh: [], same: [{}], conflicting: [] })
    }
  }
})

test('who has a domain in other letters is the person of the form, which writes it in ASCII', async () => {
  const here = { ...ann, email: 'info@xn--r8jz45g.jp' }
  for (const email of ['info@例え.jp', 'Info@例え。jp', 'info@XN--R8JZ45G.jp'])
    expect((await plan(`Email\n${email}`, [here])).fresh).toEqual([])
  expect((await plan('Email\ninfö@xn--r8jz45g.jp', [here])).fresh).toHaveLength(1)
})

test('a decision of a table about someone who is here is counted, and not taken over', async () => {
  const pending = { ...ann, status: 'pending' }
  const changed = toCsv([pending, ben]).replace(/pending/i, 'Approved')
  const { same, conflicting, otherStatuses } = await plan(changed, [pending, ben])
  expect([same.length, conflicting.length, otherStatuses]).toEqual([2, 0, 1])
  expect((await plan(toCsv([pending, ben]), [pending, ben])).otherStatuses).toBe(0)
})

test('JSON without people is no list', async () => {
  await expect(read('{"count":7}')).rejects.toThrow(
    'This file holds no list of people, no backup and no request file. Choose another one.',
  )
})

test.each(Object.entries(hostileTexts))('a CSV file gives its fields back: %s', (_, text) => {
  const [, row] = [...parseCsv(toCsv([{ ...ann, name: text, organization: text, role: text }]))]
  const same = text.toWellFormed()
  const cells = [same, ann.email, same, same, ann.useCase, ann.status, ann.submittedAt]
  expect(row?.cells.slice(0, 7).map(plainCell)).toEqual(cells)
})

test.each([
  ['a,b\nc,d', 'a|b/c|d'],
  ['a,\r\n,b\r\n', 'a|/|b'],
  ['"a""b","c\r\nd"\re', 'a"b|c\r\nd/e'],
  ['"never closed,\nx,"y', '"never closed|/x|"y'],
  ['"said "no" to it" ,b', 'said "no" to it |b'],
  ['"a"b,c', '"a"b|c'],
  ['a\n,,\n \0\nb', 'a/b'],
  ['', ''],
])('cells are read by RFC 4180, and broken quotes as they stand: %j', (text, rows) => {
  expect([...parseCsv(text)].map(({ cells }) => cells.join('|')).join('/')).toBe(rows)
})
