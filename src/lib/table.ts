import { type CsvRow, parseCsv } from './csv'

export type Table = {
  /** Trimmed; `Column A`, `Column B` … where there are none. */
  readonly headings: readonly string[]
  readonly rows: readonly CsvRow[]
  /** Rows above the headings. */
  readonly above: number
  readonly hasHeadings: boolean
}

/** A text and how it was read. */
export type Decoded = { readonly text: string; readonly encoding: string; readonly sure: boolean }

/** The text of a file's bytes: by its mark, by its NULs, as UTF-8, or as Western European text. */
export function decode(bytes: Uint8Array, chosen?: string): Decoded {
  const read = (encoding: string, sure: boolean) => {
    return { text: new TextDecoder(encoding).decode(bytes), encoding, sure }
  }
  if (chosen) return read(chosen, false)
  // Latin text in UTF-16 has a NUL in every second byte; a mark tells of other text.
  const head = bytes.subarray(0, 400)
  const [even, odd] = [0, 1].map((start) => head.filter((byte, at) => at % 2 === start && byte === 0).length)
  const isUtf16 = Math.max(even ?? 0, odd ?? 0) > head.length / 4
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (isUtf16 && (odd ?? 0) > (even ?? 0)))
    return read('utf-16le', true)
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || isUtf16) return read('utf-16be', true)
  const utf8 = read('utf-8', true)
  let [damaged, right] = [0, 0]
  for (let at = 0; at < utf8.text.length; at += 1) {
    const code = utf8.text.charCodeAt(at)
    if (code === 0xfffd) damaged += 1
    else if (code > 127) right += 1
  }
  if (damaged === 0) return utf8
  // One damaged letter does not make a file Western European; more damaged than right ones do.
  return damaged > right ? read('windows-1252', false) : { ...utf8, sure: false }
}

/** The most rows of a table: five times what a browser's storage could hold as requests. */
export const mostRows = 100_000
export const tooManyRows = 'This file has more than 100,000 rows. Split it into smaller ones.'

/**
 * The table in a text. Of the delimiters and the first rows, those are chosen under which `score`
 * recognizes the most headings. Throws a sentence for people.
 */
export function readTable(text: string, score: (cells: readonly string[]) => number): Table {
  const told = /^\uFEFF?"?sep=([,;|\t])"?(?:\r\n?|\n|$)/i.exec(text)
  const body = text.slice(told ? told[0].length : 0).replace(/^\uFEFF/, '')
  const start = body.slice(0, 60_000)
  const tries = (told?.[1] ? [told[1]] : [',', ';', '\t', '|']).map((delimiter) => {
    const first = take(parseCsv(start, delimiter), 20)
    const scores = first.map(({ cells }) => score(cells))
    const best = Math.max(0, ...scores)
    const widths = first.map(({ cells }) => cells.length).sort((a, b) => a - b)
    return { delimiter, best, at: scores.indexOf(best), width: widths[widths.length >> 1] ?? 1 }
  })
  const [chosen] = tries.sort((a, b) => b.best - a.best || b.width - a.width)
  const rows = take(parseCsv(body, chosen?.delimiter), mostRows + 21)
  const hasHeadings = (chosen?.best ?? 0) > 0
  const above = hasHeadings ? (chosen?.at ?? 0) : 0
  const head = hasHeadings ? rows[above]?.cells : undefined
  const below = rows.slice(head ? above + 1 : 0)
  if (below.length > mostRows) throw new Error(tooManyRows)
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), head?.length ?? 0)
  return {
    headings: Array.from({ length: width }, (_, at) => head?.[at]?.trim() || `Column ${letters(at)}`),
    rows: told ? below.map(({ line, cells }) => ({ line: line + 1, cells })) : below,
    above,
    hasHeadings,
  }
}

function take(rows: Iterable<CsvRow>, most: number): CsvRow[] {
  const taken: CsvRow[] = []
  for (const row of rows) {
    taken.push(row)
    if (taken.length >= most) break
  }
  return taken
}

/** `A` to `Z`, `AA` … as spreadsheets name their columns. */
const letters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26)
