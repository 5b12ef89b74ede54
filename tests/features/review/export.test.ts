import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvColumns } from '@/domain/invitations/answers'
import type { InvitationRequest } from '@/domain/invitations/record'
import { codesCsv, csvFileName, leftOutCsv, toCsv } from '@/features/review/export'
import { sampleRequest } from '../../domain/invitations/sample-requests'

/** The rows as an independent parser reads them: strictly by RFC 4180. */
const parseCsv = (csv: string): string[][] => parse(csv, { bom: true, recordDelimiter: '\r\n' })

const firstName = (name: string) => parseCsv(toCsv([sampleRequest({ name })]))[1]?.[0]

/** Columns that came after the specification's. */
const ours = csvColumns.slice(7)

test('a row that was left out keeps its cells, also where an apostrophe guards a formula', () => {
  const [headings = [], ...rows] = parseCsv(
    toCsv([sampleRequest({ name: '=SUM(A1)', organization: "'quoted'" })]),
  )
  const left = rows.map((cells) => ({ cells, reason: 'no email address' }))
  const again = parseCsv(leftOutCsv(headings, left))
  expect(again.map((cells) => cells.slice(0, -1))).toEqual([headings, ...rows])
  // A cell that its tool did not guard gets an apostrophe.
  expect(leftOutCsv(['Name'], [{ cells: ['=1+1'], reason: 'r' }])).toContain("'=1+1,r")
})

test('the file begins with a byte order mark and the columns of the specification', () => {
  expect(csvFileName).toBe('invitation_requests.csv')
  const later = ours.map(({ heading }) => `,${heading}`).join('')
  expect(toCsv([])).toBe(`\uFEFFName,Email,Role,Organization,Use Case,Status,Submitted At${later}\r\n`)
})

test('a row has the stored values, newest first, and an empty organization is an empty cell', () => {
  const { organization: _, ...older } = sampleRequest({
    submittedAt: '2025-01-01T00:00:00.000Z',
    role: '__proto__',
  })
  const newer = sampleRequest({
    status: 'approved',
    invitationCode: 'SECRET12',
    useCase: 'personal-learning',
  })
  const later = (record: InvitationRequest) => ours.map(({ field }) => `,${record[field] ?? ''}`).join('')
  expect(toCsv([older, newer]).split('\r\n').slice(1)).toEqual([
    'Amara Osei,amara@school.example,teacher,Northfield Secondary,personal-learning,approved,2025-10-09T08:53:20.000Z' +
      later(newer),
    `Amara Osei,amara@school.example,__proto__,,teaching,pending,2025-01-01T00:00:00.000Z${later(older)}`,
    '',
  ])
})

test.each(['a=1', 'Anne-Marie', 'a@b.example', "'quoted'", '2+2', 'x; y'])(
  'a harmless cell is left alone: %j',
  (name) => {
    expect(firstName(name)).toBe(name)
  },
)

test('whatever is typed, every row has all its cells and no cell begins a formula', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...'=+-@＝＋－＠\t\r\n\0",;\' \uFEFF'), fc.string({ maxLength: 1 })),
  })
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: text, email: text, organization: text }), { maxLength: 5 }),
      (fields) => {
        const rows = parseCsv(toCsv(fields.map((field) => sampleRequest(field))))
        expect(rows.length).toBe(fields.length + 1)
        for (const cells of rows) {
          expect(cells.length).toBe(csvColumns.length)
          for (const cell of cells) expect(cell).not.toMatch(/^[\s\0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n\0]/)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('codes that a spreadsheet would take for numbers stay what they are', () => {
  const list = ['00123456', '12345E12', 'AB12CD34'].map((invitationCode) => sampleRequest({ invitationCode }))
  // LibreOffice with English and with German settings shows the three codes as they are.
  expect(
    parseCsv(codesCsv(list))
      .slice(1)
      .map(([, , code]) => code),
  ).toEqual(['="00123456"', '="12345E12"', 'AB12CD34'])
})
