import { test } from 'vitest'
import { expectReadOrRefused, fill, fillBy } from './huge-files'

// Two files, beside huge-texts.test.ts: they take the longest, and run side by side.
test.each([
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
  [
    'one heading again and again, over addresses',
    () => `${'Note,'.repeat(30)}Email\n${fillBy((at) => `${'a@b c@d,'.repeat(30)}p${at}@b.ca`, '\n')}`,
  ],
  [
    'messages of signs',
    () => `${'Message,'.repeat(100)}Email\n${fill(`${`${'@'.repeat(360)},`.repeat(100)}a@b.ca\n`)}`,
  ],
  [
    'answers of many parts, each of its own',
    () =>
      `Email,Role,Use case\n${fillBy((at) => `p${at}@b.ca,"${`a${at};b,c|`.repeat(15)}","${`d${at};e,f|`.repeat(15)}"`, '\n')}`,
  ],
])('a huge text of anything is read or refused, and never hangs the page: %s', expectReadOrRefused, 60_000)
