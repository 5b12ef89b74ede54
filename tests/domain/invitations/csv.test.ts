import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvFileName, toCsv } from '@/features/review/export'
import { sampleRequest } from './sample-requests'

/** Reads RFC 4180, so that the tests judge what a spreadsheet gets. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (quoted && character === '"' && text[index + 1] === '"') {
      cell += '"'
      index += 1
    } else if (character === '"') quoted = !quoted
    else if (!quoted && (character === ',' || text.startsWith('\r\n', index))) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (character === '\r') {
        rows.push([])
        index += 1
      }
    } else cell += character
  }
  expect([quoted, cell]).toEqual([false, ''])
  return rows.slice(0, -1)
}

const firstName = (name: string) => parseCsv(toCsv([sampleRequest({ name })]).slice(1))[1]?.[0]

test('the file begins with a byte order mark and the columns of the specification', () => {
  expect(csvFileName).toBe('invitation_requests.csv')
  expect(toCsv([])).toBe('\uFEFFName,Email,Role,Organization,Use Case,Status,Submitted At\r\n')
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
  expect(toCsv([older, newer]).split('\r\n').slice(1)).toEqual([
    'Amara Osei,amara@school.example,teacher,Northfield Secondary,personal-learning,approved,2025-10-09T08:53:20.000Z',
    'Amara Osei,amara@school.example,__proto__,,teaching,pending,2025-01-01T00:00:00.000Z',
    '',
  ])
})

test('commas, quotes and line breaks stay inside their cell', () => {
  const name = 'Osei, "Amara"\r\nand\nfriends'
  expect(firstName(name)).toBe(name)
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\rx',
  '\nx',
  '\0=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '  =1',
  '\uFEFF=1',
])('a cell that a spreadsheet would run becomes text: %j', (name) => {
  expect(firstName(name)?.[0]).toBe("'")
  expect(firstName(name)?.replaceAll("'", '')).toBe(name)
})

test('a formula after a semicolon is text, too, where the semicolon begins a cell', () => {
  expect(firstName('Amara;=1+1')).toBe("Amara;'=1+1")
})

test.each(['a=1', 'Anne-Marie', 'a@b.example', "'quoted'", '2+2', 'x; y'])(
  'a harmless cell is left alone: %j',
  (name) => {
    expect(firstName(name)).toBe(name)
  },
)

test('lone surrogates do not break the encoding', () => {
  expect(firstName('a\uD800b')).toBe('a\uFFFDb')
})

test('whatever is typed, every row has seven cells and no cell begins a formula', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...'=+-@＝＋－＠\t\r\n\0",;\' \uFEFF'), fc.string({ maxLength: 1 })),
  })
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: text, email: text, organization: text }), { maxLength: 5 }),
      (fields) => {
        const rows = parseCsv(toCsv(fields.map((field) => sampleRequest(field))).slice(1))
        expect(rows.length).toBe(fields.length + 1)
        for (const cells of rows) {
          expect(cells.length).toBe(7)
          for (const cell of cells) expect(cell).not.toMatch(/^[\s\0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n\0]/)
        }
      },
    ),
    { numRuns: 300 },
  )
})
