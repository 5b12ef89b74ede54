import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { requestFile } from '@/domain/invitations/request-file'
import { formatBackup, toCsv } from '@/features/review/export'
import { readImportFile as read } from '@/features/review/import/import-file'
import { importChanges, planImport, restoreTexts } from '@/features/review/import/import-plan'
import { parseCsv, plainCell } from '@/lib/csv'
import { hostileTexts } from '../../../domain/invitations/hostile-texts'
import { ann, ben, on, sampleRequest } from '../../../domain/invitations/sample-requests'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const now = new Date('2025-07-16T14:00:00.000Z')

const backupOf = async (list: string, more: readonly (readonly [string, string])[] = []) =>
  (await formatBackup(new Map([['invitationRequests', list], ...more]), now)).text

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
  expect(name).toBe('invitation-backup-2025-07-16.json')
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
  expect((await read(text.replace(/"sha256":"[^"]*",/, ''))).checksum).toBe('none')
})

test.each([
  ['{"format":"invitation-backup","version":2,"entries":{}}', /version 2/],
  ['{"format":"invitation-backup","version":1}', /no entries/],
  ['{"format":"invitation-backup","version":1,"entries":{"a":1}}', /not text/],
  ['{"format":"sidenote-request","version":9}', /version/],
  ['{}', /request file/],
  ['hello', /CSV/],
  ['', /CSV/],
  ['Name,Email\r\nA,b', /CSV/],
])('what is none of the files is refused with the reason: %s', async (text, reason) => {
  await expect(read(text)).rejects.toThrow(reason)
})

test('bad records stay out, each with its line and reason', async () => {
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
  ]
  const { records, bad } = await read(JSON.stringify(list))
  expect(records.map(({ line }) => line)).toEqual([1])
  expect(bad).toEqual([
    { line: 2, reason: 'it is not a request' },
    { line: 3, reason: '“status” is “aproved”, not one of pending, approved, rejected' },
    { line: 4, reason: 'it has no e-mail address' },
    { line: 5, reason: 'its id came before' },
    { line: 6, reason: 'it has no readable date of submission' },
    { line: 7, reason: expect.stringMatching(/^“role” is “headmaster”, not one of student, teacher,/) },
    { line: 8, reason: expect.stringMatching(/^“useCase” is “”, not one of personal-learning,/) },
    { line: 9, reason: 'its date of decision cannot be read' },
  ])
})

const oneCode = expect.stringMatching(/^[A-Z0-9]{8}$/)
const asIs = (value: unknown) => new Map([['1', value]])

test.each([
  ['CSV', toCsv],
  ['JSON', JSON.stringify],
])('an approved record without a code gets one, and the preview counts it: %s', async (_, asText) => {
  const approved = { ...ann, status: 'approved' }
  const file = await read(asText([approved, ben]))
  const plan = planImport(file, [], now)
  expect([...plan.uncoded]).toEqual([file.records[0]?.line])
  const [first, second] = importChanges(plan, new Set(), new Map())
  expect(first?.to).toMatchObject({ status: 'approved', invitationCode: oneCode })
  expect(second?.to).not.toHaveProperty('invitationCode')

  const conflict = planImport(file, [{ ...ann, name: 'Anna' }], now)
  const lines = new Set(conflict.conflicting.map(({ line }) => line))
  expect(conflict.uncoded).toEqual(lines)
  const [change] = importChanges(conflict, lines, asIs({ ...ann, name: 'Anna' })).slice(-1)
  expect(change?.to).toMatchObject({ name: 'Ann', status: 'approved', invitationCode: oneCode })
})

test('an approved record keeps the code that it has here, and none gets a code that another has', async () => {
  const here = [
    { ...ann, status: 'approved', invitationCode: 'CODE1234' },
    { ...ben, status: 'approved', invitationCode: 'BENS1234' },
  ]
  const without = await read(JSON.stringify([{ ...ann, status: 'approved' }]))
  expect(planImport(without, here, now).same).toHaveLength(1)
  const renamed = await read(JSON.stringify([{ ...ann, status: 'approved', name: 'Anna' }]))
  const plan = planImport(renamed, here, now)
  expect(plan.uncoded.size).toBe(0)
  const [kept] = importChanges(plan, new Set([1]), asIs(here[0]))
  expect(kept?.to).toMatchObject({ name: 'Anna', invitationCode: 'CODE1234' })

  const fresh = sampleRequest({ id: '9', email: 'z@z.example', submittedAt: '2025-01-01T10:00:00.000Z' })
  const stolen = await read(
    JSON.stringify([
      { ...fresh, status: 'approved', invitationCode: 'BENS1234' },
      { ...fresh, id: '10', email: 'y@z.example', status: 'approved', invitationCode: 'short' },
    ]),
  )
  const both = planImport(stolen, here, now)
  expect([...both.uncoded]).toEqual([1, 2])
  for (const { to } of importChanges(both, new Set(), new Map())) {
    expect(to).toMatchObject({ invitationCode: oneCode })
    expect(to).not.toMatchObject({ invitationCode: 'BENS1234' })
  }
})

test('a decided record of a CSV file gets the time of the import as that of its decision', async () => {
  const file = await read(toCsv([{ ...ann, status: 'rejected' }, ben]))
  const [first, second] = importChanges(planImport(file, [], now), new Set(), new Map())
  expect(first?.to).toHaveProperty('updatedAt', now.toISOString())
  expect(second?.to).not.toHaveProperty('updatedAt')
})

test('a restore puts back the bytes of a valid backup, and only the valid records of another one', async () => {
  const right = ` ${JSON.stringify([ann, { ...ben, status: 'approved', invitationCode: 'CODE1234' }])}\n`
  const note = ['invitationNote:1', '{"text":"n","updatedAt":"x"}'] as const
  const whole = await read(await backupOf(right, [note]))
  expect([...restoreTexts(whole, now)]).toEqual([['invitationRequests', right], note])

  const wrong = [
    { ...ann, status: 'approved' },
    { ...ann, name: 'Twin' },
    7,
    { ...ben, role: 'king' },
    { ...ben, invitationCode: 'CODE1234' },
  ]
  const file = await read(await backupOf(JSON.stringify(wrong), [note]))
  expect(file.bad.map(({ line }) => line)).toEqual([2, 3, 4])
  const texts = restoreTexts(file, now)
  expect(texts.get('invitationNote:1')).toBe(note[1])
  expect(JSON.parse(texts.get('invitationRequests') ?? '')).toEqual([
    { ...ann, status: 'approved', invitationCode: oneCode },
    ben,
  ])
})

test('a restore of a damaged list takes its whole records, and the preview says where the damage begins', async () => {
  const file = await read(await backupOf(`[${JSON.stringify(ann)},{"id":"2","na`))
  expect(file.bad).toEqual([{ line: 2, reason: 'the list is damaged from here on' }])
  expect(JSON.parse(restoreTexts(file, now).get('invitationRequests') ?? '')).toEqual([ann])
})

test('the preview tells new, same and conflicting records apart', async () => {
  const other = sampleRequest({ id: '1', name: 'Zoe', email: 'z@z.example', submittedAt: on(10) })
  const file = await read(JSON.stringify([ann, { ...ben, organization: 'Elsewhere' }, { ...other, id: '9' }]))
  const plan = planImport(file, [ann, ben], now)
  expect([plan.fresh.length, plan.same.length, plan.conflicting.length]).toEqual([1, 1, 1])
  expect(plan.conflicting[0]?.differences).toEqual([
    { field: 'organization', here: 'Northfield Secondary', theirs: 'Elsewhere' },
  ])
  const [clash] = planImport(await read(JSON.stringify([other])), [ann, ben], now).fresh
  expect(clash?.request.id).toBe('3')
})

test('only what was chosen is changed, and unknown fields come along', async () => {
  const file = await read(
    JSON.stringify([
      { ...ann, status: 'rejected', extra: 1 },
      { ...ben, name: 'B' },
      sampleRequest({ id: '7', email: 'n@n.example', submittedAt: '2025-02-02T00:00:00.000Z', odd: [1] }),
    ]),
  )
  const plan = planImport(file, [ann, ben], now)
  const values = new Map([ann, ben].map((request) => [request.id, request]))
  expect(importChanges(plan, new Set(), values).map(({ id }) => id)).toEqual(['7'])
  const changes = importChanges(plan, new Set([1]), values)
  expect(changes.map(({ id }) => id)).toEqual(['7', '1'])
  expect(changes[0]?.to).toHaveProperty('odd')
  expect(changes[1]).toMatchObject({ from: ann, to: { status: 'rejected', extra: 1 } })
})

test('a chosen CSV record is taken over whole: what it lacks goes, and a code without an approval', async () => {
  const here = { ...ann, status: 'approved', invitationCode: 'CODE1234', extra: 1 }
  const { organization: _, ...without } = ann
  const file = await read(toCsv([{ ...without, status: 'rejected' }]))
  const [change] = importChanges(planImport(file, [here], now), new Set([2]), asIs(here))
  const expected = { ...without, status: 'rejected', extra: 1, updatedAt: now.toISOString() }
  expect(change).toEqual({ id: '1', from: here, to: expected })
  expect(planImport(file, [expected], now).same).toHaveLength(1)
})

test('a request that a CSV file leaves approved keeps its code; a code in one that is not stays out', async () => {
  const here = { ...ann, status: 'approved', invitationCode: 'CODE1234' }
  const approved = await read(toCsv([{ ...here, name: 'Anna' }]))
  const [kept] = importChanges(planImport(approved, [here], now), new Set([2]), asIs(here))
  expect(kept?.to).toEqual({ ...here, name: 'Anna', updatedAt: now.toISOString() })

  const anna = { ...ann, name: 'Anna' }
  const pending = await read(JSON.stringify([{ ...anna, invitationCode: 'CODE1234' }]))
  expect(importChanges(planImport(pending, [], now), new Set(), new Map())[0]?.to).toEqual(anna)
  expect(importChanges(planImport(pending, [ann], now), new Set([1]), asIs(ann))[0]?.to).toEqual(anna)
  expect(planImport(pending, [anna], now).same).toHaveLength(1)
})

test('60,000 rows of one moment are read and compared within the time of a test', async () => {
  const [head, row] = toCsv([ann]).split('\r\n')
  const rows = Array.from({ length: 60_000 }, (_, index) => `${row}`.replace('ann@', `a${index}@`))
  const { fresh } = planImport(await read([head, ...rows].join('\r\n')), [], now)
  expect(new Set(fresh.map(({ request }) => request.id)).size).toBe(60_000)
})

test("a prospect's file is one pending request; a decision made here is no difference", async () => {
  const file = await read(requestFile(ann).text)
  const { updatedAt: _, ...submitted } = ann
  expect(file.records.map(({ request }) => request)).toEqual([submitted])
  expect(
    planImport(file, [{ ...ann, status: 'approved', invitationCode: 'ABCD1234' }], now).same,
  ).toHaveLength(1)
  expect(planImport(file, [ben], now).fresh).toHaveLength(1)
})

test.each(Object.entries(hostileTexts))('a CSV file gives its fields back: %s', (_, text) => {
  const [, row] = parseCsv(toCsv([{ ...ann, name: text, organization: text, role: text }]))
  const same = text.toWellFormed()
  expect(row?.map(plainCell)).toEqual([same, ann.email, same, same, ann.useCase, ann.status, ann.submittedAt])
})

test('an exported list is the same list when it comes back as CSV', async () => {
  const list = [ann, { ...ben, status: 'approved', organization: '' }]
  const file = await read(toCsv(list))
  expect(planImport(file, list, now)).toMatchObject({ fresh: [], conflicting: [], bad: [] })
  expect(planImport(file, [], now).fresh.map(({ request }) => request.id)).toEqual([
    String(Date.parse(ann.submittedAt)),
    String(Date.parse(ben.submittedAt)),
  ])
})

test('a CSV row that is short, or has no known status, stays out with its row; a blank one is none', async () => {
  const text = `${toCsv([ann])}only,two\r\n \r\nalone\r\n${toCsv([{ ...ben, status: 'maybe' }]).split('\r\n')[1]}\r\n`
  expect((await read(text)).bad).toEqual([
    { line: 3, reason: 'it has 2 cells in place of 7' },
    { line: 5, reason: 'it has 1 cells in place of 7' },
    { line: 6, reason: '“status” is “maybe”, not one of pending, approved, rejected' },
  ])
})

test.each([
  ['a,b\nc,d', 'a|b/c|d'],
  ['a,\r\n,b\r\n', 'a|/|b'],
  ['"a""b","c\r\nd"\re', 'a"b|c\r\nd/e'],
  ['"never closed,\nx', 'never closed,\nx'],
  ['"a"b,c', 'ab|c'],
  ['', ''],
])('cells are read by RFC 4180: %j', (text, rows) => {
  expect(
    parseCsv(text)
      .map((cells) => cells.join('|'))
      .join('/'),
  ).toBe(rows)
})
