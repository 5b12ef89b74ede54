/** RFC 4180 with a byte order mark for spreadsheets; an apostrophe makes formulas text. */
export function formatCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows.map((cells) => cells.map(toText))].map(
    (cells) => `${cells.map(quote).join(',')}\r\n`,
  )
  return `\uFEFF${lines.join('')}`
}

/**
 * Formulas begin with = + - @, their full-width forms, or a control character (OWASP, "CSV
 * Injection"), also after white space. They also begin after a separator inside a cell, for readers
 * that split there.
 */
function toText(cell: string): string {
  return cell
    .toWellFormed()
    .replace(/^[\t\r\n\0]/, "'$&")
    .replace(/(^|[;\t\r\n])((?:[^\S\t\r\n]|\0)*[=+\-@＝＋－＠])/g, "$1'$2")
}

function quote(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Cells by RFC 4180, of any length; line breaks of any kind; an open quote ends with the text. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  const stop = /[,\r\n]/g
  let at = 0
  while (at < text.length) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : { cell: '', end: at }
    stop.lastIndex = quoted.end
    const end = stop.exec(text)?.index ?? text.length
    row.push(quoted.cell + text.slice(quoted.end, end))
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (text[end] === ',') {
      if (at < text.length) continue
      row.push('')
    }
    rows.push(row)
    row = []
  }
  return rows
}

/** The text between the quote at `start` and the one that closes it, and the place behind. */
function readQuoted(text: string, start: number): { readonly cell: string; readonly end: number } {
  let cell = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { cell: cell + text.slice(from), end: text.length }
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    from = quote + 2
  }
}

/** The cell without the prefix that {@link formatCsv} put before formulas. */
export function plainCell(cell: string): string {
  return cell.replace(/^'(?=[\t\r\n\0])/, '').replace(/(^|[;\t\r\n])'(?=[\s\0\uFEFF]*[=+\-@＝＋－＠])/g, '$1')
}
