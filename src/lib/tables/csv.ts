/** A cell; as `digits`, a text that spreadsheets would take for a number and change. */
export type CsvCell = string | { readonly digits: string }

/** RFC 4180 with a byte order mark for spreadsheets; an apostrophe makes formulas text. */
export function formatCsv(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [head, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`)
  return `\uFEFF${lines.join('')}`
}

/** Most cells: they begin with a letter or digit, and hold nothing that is guarded or quoted. */
const simple = /^[A-Za-z\d](?:[^",;\t\r\n\ud800-\udfff]*[^",;\s\ud800-\udfff])?$/

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return quoted(`="${cell.digits}"`)
  return simple.test(cell) ? cell : quoted(toText(cell))
}

/**
 * Formulas begin with = + - @, their full-width forms, or a control character (OWASP, "CSV
 * Injection"), also after white space. They also begin after a separator inside a cell, for readers
 * that split there; such a reader takes a quote behind the separator for the start of a cell. A
 * text that has an apostrophe there gets another one, so that it comes back as it was.
 */
function toText(cell: string): string {
  return cell
    .toWellFormed()
    .replace(/^'*[\t\r\n\0]/, "'$&")
    .replace(/(^|[;\t\r\n])((?:[^\S\t\r\n]|["'\0])*[=+\-@＝＋－＠])/g, "$1'$2")
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * The cell without the prefix that {@link formatCsv} put before formulas. No answer is longer than
 * what is looked through here; millions of signs would be too many for a pattern.
 */
export function plainCell(cell: string): string {
  return cell
    .replace(/^'(?='*[\t\r\n\0])/, '')
    .replace(/(^|[;\t\r\n])'(?=(?:[^\S\t\r\n]|["'\0]){0,5000}[=+\-@＝＋－＠])/g, '$1')
}

/** A row with its number, as a spreadsheet shows it. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** Cells of a row that are read. Nobody keeps a wider list; a damaged file may have millions. */
export const widest = 500

/**
 * The first rows of a text that hold something. Cells are those of RFC 4180, of any length, line
 * breaks are of any kind, and before a cell's quote may be spaces, as people write lists. A quote
 * inside a cell that nobody doubled is part of it. Such a cell ends with its line: else it would
 * take in all rows up to the next quote.
 */
export function parseCsv(text: string, delimiter = ',', quote = '"', most = Infinity): readonly CsvRow[] {
  const rows: CsvRow[] = []
  const stop = delimiter.charCodeAt(0)
  let cells: string[] = []
  let line = 1
  let at = 0
  // The last odd quote of a line in which none closes. Looking again would take quadratic time.
  let odd = 0
  while (at < text.length && rows.length < most) {
    let end = at
    let cell: string | undefined
    let open = at
    while (text[open] === ' ') open += 1
    if (text[open] === quote) {
      const { close, last = odd } = closingQuote(text, open + 1, delimiter, quote, odd)
      odd = last
      if (close !== undefined) {
        cell = text
          .slice(open + 1, close)
          .split(quote + quote)
          .join(quote)
        end = close + 1
      }
    }
    const behind = end
    let code = text.charCodeAt(end)
    while (end < text.length && code !== stop && code !== 10 && code !== 13) {
      end += 1
      code = text.charCodeAt(end)
    }
    if (cells.length < widest) cells.push((cell ?? '') + text.slice(behind, end))
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (code === stop && end < text.length) {
      if (at < text.length) continue
      cells.push('')
    }
    if (cells.some((each) => /[^\s\0]/.test(each))) rows.push({ line, cells })
    line += 1
    cells = []
  }
  return rows
}

/**
 * The quote before a separator, a line's end or the text's end that closes a cell, if any does.
 * Behind an odd quote, one that nobody doubled, it must be in the first line of the cell; where it
 * is not, `last` is the last odd quote of that line.
 */
function closingQuote(text: string, from: number, delimiter: string, quote: string, known: number) {
  let last: number | undefined
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at)) {
    let next = at + 1
    if (text[next] === quote) {
      at += 2
      continue
    }
    while (text[next] === ' ') next += 1
    const closes = next >= text.length || [delimiter, '\r', '\n'].includes(text[next] ?? '')
    if (closes && last === undefined) return { close: at }
    if (at < known || /[\r\n]/.test(text.slice(last ?? from, at))) break
    if (closes) return { close: at }
    last = at
    at = next
  }
  return { last }
}
