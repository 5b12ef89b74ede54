import { test } from 'vitest'
import { expectReadOrRefused, fill, fillBy, mb20 } from './huge-files'

const own = 'Name,Email,Role,Organization,Use Case,Status,Submitted At'

test.each([
  ['one line', () => `Email\n${fill('x')}`],
  ['one quoted cell', () => `Email,Message\na@b.ca,"${fill('y ')}"`],
  ['open quotes', () => `Email\n${fill('"a')}`],
  ['broken quotes', () => `Email\n"${fill('"a"b')}`],
  ['odd quotes in one line', () => `Email\n${fill('"a"b,')}`],
  ['odd quotes that close', () => `Email\n${fill('"a"b",')}`],
  ['NUL', () => fill('\0')],
  ['NUL between letters', () => `Email\n${fill('\0a@')}`],
  ['delimiters', () => `Email\n${fill(',')}`],
  ['line ends', () => `Email\n${fill('\r\r\n')}`],
  ['short rows', () => `Email\n${fill('a\n')}`],
  ['addresses without an end', () => `Email\n${fill('a@')}`],
  ['single quotation marks', () => `'Email'\n${fill("'a',")}`],
  ['headings in single quotation marks', () => `'Email'${fill(",'a'")}\n`],
  ['a million columns', () => `Email,${fillBy((at) => `c${at}`)}${fill(',c')}\na@b.ca`],
  ['rows of 500 cells', () => `Email${',c'.repeat(499)}\n${fill(`a@b.ca${',xy'.repeat(499)}\n`)}`],
  [
    'rows of 500 dates',
    () => `Email${',c'.repeat(499)}\n${fill(`a@b.ca${',1 juillet 2025 1:00'.repeat(499)}\n`)}`,
  ],
  ['dates', () => `Email,Date\n${fillBy((at) => `p${at}@b.ca,${'1 2 '.repeat(18)}${at}`, '\n')}`],
  ['names', () => `Name,Email\n${fillBy((at) => `${'Okafor '.repeat(40)}${at},p${at}@b.ca`, '\n')}`],
  ['names alone', () => fillBy((at) => `${'Okafor '.repeat(40)}${at}`, '\n')],
  ['torn addresses', () => `Email\n${fillBy((at) => `p${at} @ ${'b '.repeat(180)}ca`, '\n')}`],
  ['roles', () => `Email,Role\n${fillBy((at) => `p${at}@b.ca,e${'\u0301'.repeat(150)}${at}`, '\n')}`],
  ['addresses in one cell', () => `Email,Name\n"${fillBy((at) => `p${at}@b.ca`, '; ')}${fill(';a@b.ca')}",x`],
  [
    'answers of many parts, each of its own',
    () =>
      `Email,Role,Use case\n${fillBy((at) => `p${at}@b.ca,"${`a${at};b,c|`.repeat(15)}","${`d${at};e,f|`.repeat(15)}"`, '\n')}`,
  ],
  ['addresses of a line, with spaces', () => 'a@b.co '.repeat(130_000)],
  ['quotes with a backslash', () => `Email\n"a\\"a"\n${fill('\\"')}`],
  ['guards of formulas', () => `${own}\n";${fill("' ")}x",a@b.ca,,,,,2025-07-14T13:33:20.000Z`],
  ['white space alone', () => fill(' ')],
  ['white space and a word', () => `${fill(' ')}x`],
  ['addresses in one line', () => fillBy((at) => `p${at}@b.ca`, '; ')],
  ['an address and no end', () => `a@b.ca;${fill('b ')}`],
  ['addresses and white space', () => `a@b.ca;b@b.ca${fill(' ')}`],
  ['damaged letters', () => Buffer.alloc(mb20, 0xff)],
  ['formulas', () => `Email\n${fill(";'=")}`],
])('20 MB of anything are read or refused, and never hang the page: %s', expectReadOrRefused, 60_000)
