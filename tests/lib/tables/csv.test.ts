import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from '@/lib/tables/csv'

const rowsOf = (text: string, delimiter?: string) =>
  [...parseCsv(text, delimiter)].map(({ cells }) => cells.join('|'))

test.each([
  ['"Great" tool\nhi\ncalled "algebra"\nok', ['"Great" tool', 'hi', 'called "algebra"', 'ok']],
  ['"Great tool\nhi\ncalled "algebra"\nok', ['"Great tool', 'hi', 'called "algebra"', 'ok']],
  ['"one\ntwo "three" four\nfive",six', ['"one', 'two "three" four', 'five"|six']],
  ['"Great" tool,"two\nlines",ok', ['"Great" tool|two\nlines|ok']],
  ['"never closed\n"",b', ['"never closed', '|b']],
])('a cell with a quote that nobody doubled ends with its line: %j', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})

test.each([
  ['Amara, "Lakeside, Toronto", "Hill ""Top"""', ['Amara|Lakeside, Toronto|Hill "Top"']],
  [' "Amara",  "two\nlines"\nBo', ['Amara|two\nlines', 'Bo']],
  ['a, "hi" she said\nb, "never closed\nc, 5" pipe', ['a| "hi" she said', 'b| "never closed', 'c| 5" pipe']],
])('before the quote of a cell may be spaces: %j', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})

test('whatever is in a text, a cell of several lines stands in it as RFC 4180 writes it', () => {
  const text = fc.array(fc.constantFrom('"', '""', ',', '\n', 'a', ' '), { maxLength: 40 })
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('')
      for (const { cells } of parseCsv(whole))
        for (const cell of cells.filter((each) => each.includes('\n'))) {
          // After the closing quote there may be spaces.
          const quoted = `"${cell.trimEnd().replaceAll('"', '""')}`
          expect(whole).toContain(quoted)
        }
    }),
    { numRuns: 2000 },
  )
})
