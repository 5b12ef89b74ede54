import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCsv } from '@/features/review/export'
import { toWellFormed } from '@/lib/text'
import { hostileTexts } from './hostile-texts'
import { sampleRequest } from './sample-requests'

const office = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path))
const where = office ? 'LibreOffice' : 'LibreOffice (skipped: there is no soffice on this machine)'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'office-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens the text as a CSV file, with formulas evaluated, and saves it in another format. */
function convert(text: string, format: 'fods' | 'csv'): string {
  writeFileSync(join(folder, 'in.csv'), text)
  const filters = {
    fods: 'fods',
    // Commas, double quotes, UTF-8, all texts quoted.
    csv: 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false',
  }
  execFileSync(
    office ?? 'soffice',
    [
      '--headless',
      '--norestore',
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      // Commas, double quotes, UTF-8, from the first line, numbers detected, formulas evaluated.
      '--infilter=CSV:44,34,76,1,,0,false,true,false,false,0,true',
      '--convert-to',
      filters[format],
      '--outdir',
      join(folder, 'out'),
      join(folder, 'in.csv'),
    ],
    { stdio: 'pipe', timeout: 60_000 },
  )
  return readFileSync(join(folder, 'out', `in.${format}`), 'utf8')
}

const formulas = (sheet: string): number => sheet.match(/table:formula=/g)?.length ?? 0

test.skipIf(!office)(
  `${where}: no hostile text becomes a formula, and all stand in their cells`,
  { timeout: 120_000 },
  () => {
    // The control: what is not neutralised is run.
    expect(formulas(convert('A,B\r\n=1+1,"=SUM(1,2)"\r\n', 'fods'))).toBe(2)

    const texts = Object.values(hostileTexts)
    const csv = toCsv(
      texts.map((text, index) => ({
        ...sampleRequest({ name: text, email: text, role: text, organization: text, useCase: text }),
        submittedAt: new Date(Date.parse('2025-07-16T10:00:00.000Z') - index * 1000).toISOString(),
      })),
    )
    expect(formulas(convert(csv, 'fods'))).toBe(0)
    const rows: string[][] = parse(convert(csv, 'csv'), { relax_column_count: false })
    expect(rows).toHaveLength(texts.length + 1)
    texts.forEach((text, index) => {
      const row = rows[index + 1] ?? []
      expect(row).toHaveLength(7)
      expect(row[5]).toBe('pending')
      for (const cell of row.slice(0, 5)) expect(plain(cell) === inOffice(text), text.slice(0, 40)).toBe(true)
    })
  },
)

const plain = (text: string) => toWellFormed(text).replaceAll("'", '').replace(/\r\n?/g, '\n')

/**
 * What LibreOffice itself makes of a text: it drops NUL, cuts cells at 65,535 characters, and takes
 * digits for a number.
 */
const inOffice = (text: string) =>
  text === hostileTexts['a number']
    ? '1.23456789012346E+019'
    : plain(text).replaceAll('\0', '').slice(0, 65_535)
