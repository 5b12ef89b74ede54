import { test } from 'vitest'
import { expectReadOrRefused, fill, fillBy, hugeSize } from './huge-files'

const own = 'Name,Email,Role,Organization,Use Case,Status,Submitted At'
const mail = 'Message-ID: <1@x.co>\nFrom: a@b.ca\n'

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
  ['lines that are shorter than those of a mail', () => `Email\n${fill(`${'a'.repeat(60)}\n`)}`],
  ['addresses without an end', () => `Email\n${fill('a@')}`],
  ['single quotation marks', () => `'Email'\n${fill("'a',")}`],
  ['headings in single quotation marks', () => `'Email'${fill(",'a'")}\n`],
  ['addresses in one cell', () => `Email,Name\n"${fillBy((at) => `p${at}@b.ca`, '; ')}${fill(';a@b.ca')}",x`],
  ['addresses of a line, with spaces', () => 'a@b.co '.repeat(hugeSize / 32)],
  ['quotes with a backslash', () => `Email\n"a\\"a"\n${fill('\\"')}`],
  ['guards of formulas', () => `${own}\n";${fill("' ")}x",a@b.ca,,,,,2025-07-14T13:33:20.000Z`],
  ['white space alone', () => fill(' ')],
  ['white space and a word', () => `${fill(' ')}x`],
  ['addresses in one line', () => fillBy((at) => `p${at}@b.ca`, '; ')],
  ['words before an address', () => `${fill('Ann ')}a@b.ca`],
  ['a last name before a longer first one', () => `${'a'.repeat(hugeSize / 4)}b,${fill('a')}`],
  ['letters that were saved twice', () => `Name,Email\n${fill('Ã©')}`],
  ['an address and no end', () => `a@b.ca;${fill('b ')}`],
  ['addresses and white space', () => `a@b.ca;b@b.ca${fill(' ')}`],
  ['damaged letters', () => Buffer.alloc(hugeSize, 0xff)],
  ['coded words of a saved mail', () => `${mail}${fill('=?utf-8?Q?Zo=C3=AB?= ')}`],
  ['coded words without an end', () => `${mail}${fill('=?a?b?=')}`],
  ['a coded word before white space', () => `${mail}=?a?b?YQ==?=${fill('\n')}x`],
  ['heads of mails in a mailbox', () => `${mail}${fill('From a Mon Jul 14 13:33\n')}`],
  ['heads of mail servers', () => `${mail}${fill('Received: a\n\t')}`],
  ['formulas', () => `Email\n${fill(";'=")}`],
])('a huge text of anything is read or refused, and never hangs the page: %s', expectReadOrRefused, 60_000)
