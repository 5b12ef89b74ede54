import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { answerNames, answerOf, csvColumns, mapAnswers } from '@/domain/invitations/answers'
import { inverse } from '@/domain/invitations/list'
import { createInvitationNotes } from '@/domain/invitations/notes-and-log'
import { parseRequestFile, requestFile, requestSchema } from '@/domain/invitations/request-file'
import { createInvitationStorage } from '@/domain/invitations/storage'
import { requestMailto } from '@/features/request-access/request-mail'
import { invitationMailto } from '@/features/review/dialogs/codes-dialog'
import { auditCsv, codesCsv, formatBackup, toCsv } from '@/features/review/export'
import { readImport } from '@/features/review/import/import-file'
import { checkImport, importChanges } from '@/features/review/import/import-plan'
import { plainAddress } from '@/lib/email-address'
import { storedJson } from '@/lib/json-storage'
import { MemoryStorage } from '../../lib/memory-storage'
import { hostileTexts } from './hostile-texts'
import { sampleInput, sampleRequest } from './sample-requests'

const hostile = Object.entries(hostileTexts)
const site = { name: 'Sidenote', url: 'https://sidenote.example', contactEmail: 'hello@sidenote.example' }
const submittedAt = '2025-07-16T10:00:00.000Z'

/** A request with the text in every field that a visitor or another program can fill. */
const full = (text: string, id = '1') =>
  sampleRequest({
    id,
    ...mapAnswers(() => text),
    status: text,
    submittedAt: text,
    updatedAt: text,
    extra: { [text.slice(0, 50)]: text },
  })

/** What begins a formula in a spreadsheet, also behind dropped characters, and in any cell. */
const formula = /(^|[;\t\r\n])[\s\0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n\0]/
const bare = (text: string) => text.toWellFormed().replaceAll("'", '')
/** The cells as an independent parser reads them: strictly by RFC 4180. */
const cellsOf = (csv: string): string[][] => parse(csv, { bom: true, recordDelimiter: '\r\n' })

const readText = (text: string) => readImport([{ name: 'list', bytes: new TextEncoder().encode(text) }])

test.each(hostile)('CSV, read by another parser: %s in every field', (_, text) => {
  const [head, row, ...rest] = cellsOf(toCsv([full(text)]))
  expect(head).toEqual(csvColumns.map(({ heading }) => heading))
  expect(rest).toEqual([])
  expect(row).toHaveLength(csvColumns.length)
  for (const cell of row ?? []) {
    expect(bare(cell) === bare(text)).toBe(true)
    expect(formula.test(cell)).toBe(false)
  }
  const codes = cellsOf(codesCsv([{ ...full(text), invitationCode: text }]))
  const log = cellsOf(auditCsv([{ at: text, action: text, id: text, name: text, before: text, after: text }]))
  for (const [table, columns] of [
    [codes, 3],
    [log, 6],
  ] as const) {
    expect(table.map((cells) => cells.length)).toEqual([columns, columns])
    for (const cell of table[1] ?? [])
      expect([bare(cell) === bare(text), formula.test(cell)]).toEqual([true, false])
  }
})

test.each(hostile)(
  'a backup gives back every byte: %s in every field, in a note and in an unknown field',
  async (_, text) => {
    const memory = new MemoryStorage()
    const env = { storage: () => memory, now: () => new Date(submittedAt) }
    memory.setItem('invitationRequests', ` ${JSON.stringify([full(text), text])}\n`)
    createInvitationNotes(env).write(text, `n${text}`)
    const before = memory.snapshot()
    const invitations = createInvitationStorage(env)
    const { text: file } = await formatBackup(invitations.texts(), env.now())
    // A file holds UTF-8 only.
    const reading = await readText(new TextDecoder().decode(new TextEncoder().encode(file)))
    if (!reading.texts) throw new Error('not read')
    expect(reading.checksum).toBe('matches')
    await invitations.clear()
    memory.clear()
    await invitations.restore(reading.texts)
    expect(memory.snapshot()).toEqual(before)
  },
)

test.each(hostile)(
  'a decision, its undo and an import keep every byte: %s in every field',
  async (_, text) => {
    const memory = new MemoryStorage()
    const record = { ...full(text), status: 'pending' }
    memory.setItem('invitationRequests', JSON.stringify([record]))
    const invitations = createInvitationStorage({ storage: () => memory, now: () => new Date(submittedAt) })
    const outcome = await invitations.decide('1', 'approved')
    if (outcome.kind !== 'decided') throw new Error('not decided')
    const [stored] = JSON.parse(memory.getItem('invitationRequests') ?? '[]')
    expect(stored).toEqual({
      ...record,
      status: 'approved',
      updatedAt: submittedAt,
      invitationCode: expect.stringMatching(/^[A-Z0-9]{8}$/),
    })
    await invitations.change(inverse([outcome.change]))
    expect(memory.getItem('invitationRequests')).toBe(storedJson([record]))

    // An import takes what a form could make, and a list brings no decision.
    const checked = answerNames.filter((name) => ['address', 'choice'].includes(answerOf(name).kind))
    const usual = Object.fromEntries(checked.map((name) => [name, sampleInput[name]]))
    const imported = { ...record, id: '2', ...usual, submittedAt, updatedAt: undefined }
    const file = await readImport([
      { name: 'list', bytes: new TextEncoder().encode(JSON.stringify([imported])) },
    ])
    const { plan } = checkImport(file, { requests: invitations.read().requests, now: new Date() })
    const bad = text.trim() === ''
    expect([plan.fresh.length, plan.left.length]).toEqual(bad ? [0, 1] : [1, 0])
    await invitations.change(importChanges(plan, new Set(), invitations.values()))
    const list = JSON.parse(memory.getItem('invitationRequests') ?? '[]')
    expect(list).toEqual(bad ? [record] : [record, imported])
  },
)

test.each(hostile)(
  "a prospect's file brings in what the form would take: %s in every text",
  async (_, text) => {
    const input = requestSchema.safeParse({ ...sampleInput, name: text, organization: text, message: text })
    const memory = new MemoryStorage()
    const invitations = createInvitationStorage({ storage: () => memory, now: () => new Date(submittedAt) })
    const request = input.success
      ? await invitations.add(input.data)
      : sampleRequest({ id: '1', submittedAt, name: text, organization: text, message: text })
    const { name, text: file } = requestFile(request)
    expect(name).toMatch(/^access-request[a-z\d-]{0,41}\.json$/)
    const reading = () => parseRequestFile(new TextDecoder().decode(new TextEncoder().encode(file)))
    if (!input.success) {
      expect(reading).toThrow(/name/)
      await expect(readText(file)).rejects.toThrow()
      return
    }
    expect(reading()).toEqual(request)
    expect(await readText(file)).toMatchObject({ records: [{ request }], left: [] })
  },
)

test.each(hostile)('addresses of emails are well-formed and short, and name one recipient: %s', (_, text) => {
  const invitation = invitationMailto({ name: text, email: text }, 'AB12CD34', site)
  const long = invitationMailto({ name: text, email: `${'é'.repeat(120)}@school.example` }, 'AB12CD34', site)
  const copy = requestMailto(full(text), site)
  for (const address of [invitation, long, copy]) {
    expect(address.length).toBeLessThanOrEqual(1900)
    // RFC 6068: only these characters, and every percent sign with its two digits.
    expect(address).toMatch(
      /^mailto:(?:[A-Za-z0-9\-._~!$'()*+@]|%[0-9A-F]{2})*\?(?:[A-Za-z0-9\-._~!$'()*+=&]|%[0-9A-F]{2})+$/,
    )
    expect(() => decodeURIComponent(address)).not.toThrow()
    const { pathname, searchParams } = new URL(address)
    expect([...searchParams.keys()]).toEqual(['subject', 'body'])
    expect(decodeURIComponent(pathname)).not.toMatch(/[\s,;<>"]|@.*@/)
    expect(searchParams.get('subject')).not.toMatch(/[\r\n\0]/)
  }
  expect(new URL(invitation).searchParams.get('body')).toContain('Your invitation code: AB12CD34\r\n')
  expect(plainAddress(text)).toMatch(/^$|^[^@,;?&]+@[^@,;?&]+$/)
})

test('a long name is cut in the greeting, and an address longer than RFC 5321 allows is left out', () => {
  const body = (name: string) =>
    new URL(invitationMailto({ name, email: 'a@b.example' }, 'X', site)).searchParams.get('body') ?? ''
  expect(body('x'.repeat(80))).toContain(`Hello ${'x'.repeat(80)},`)
  expect(body('x'.repeat(81))).toContain(`Hello ${'x'.repeat(79)}…,`)
  expect(body(`${'x'.repeat(78)}😀😀`)).toContain(`Hello ${'x'.repeat(78)}…,`)
  expect(plainAddress(`${'x'.repeat(64)}@${'y'.repeat(189)}`)).not.toBe('')
  expect(plainAddress(`${'x'.repeat(64)}@${'y'.repeat(190)}`)).toBe('')
})
