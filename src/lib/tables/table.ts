import { addressIn, hasAddress, isBare, nameIn, remembering } from './cells'
import { type CsvRow, formatCsv, parseCsv } from './csv'

export type Table = {
  /** Trimmed; `Column A`, `Column B` … where there are none. */
  readonly headings: readonly string[]
  readonly rows: readonly CsvRow[]
  /** Rows above the headings and the data, such as a title. */
  readonly above: number
  readonly hasHeadings: boolean
}

/** Unicode that a program has taken for Western European text, and saved as Unicode again. */
const savedTwice = 'utf-8-twice'
/** Windows' letters 80 to 9F as browsers have them: Node 20 takes them for Latin-1. */
const upper = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
/** Of Windows' letters, or of Latin-1; no byte of Unicode for any other. */
const byteOf = (letter: string): number => {
  const [at, code] = [upper.indexOf(letter), letter.charCodeAt(0)]
  return at >= 0 ? 128 + at : code < 256 ? code : 255
}
const twice = /[Â-ß][^\0-\x7fÀ-ÿ]|[à-ï][^\0-\x7fÀ-ÿ]{2}|[ð-ô][^\0-\x7fÀ-ÿ]{3}/g
const onceSaved = (text: string) => {
  const read = remembering((letters: string): string => {
    const letter = new TextDecoder().decode(Uint8Array.from(letters, byteOf))
    return letter.includes('\ufffd') ? letters : letter
  })
  return text.replace(twice, read)
}

/** The text of a file's bytes: by its mark, by its NULs, as UTF-8, or as Western European text. */
export function decode(bytes: Uint8Array, chosen?: string) {
  const read = (encoding: string, sure: boolean) => {
    return { text: new TextDecoder(encoding).decode(bytes), encoding, sure }
  }
  if (chosen === savedTwice)
    return { text: onceSaved(read('utf-8', true).text), encoding: chosen, sure: false }
  if (chosen) return read(chosen, false)
  // Text in UTF-16 has NULs at every second place: few beside Cyrillic or Korean letters.
  const head = bytes.subarray(0, 400)
  const nulsAt = (start: number) => head.filter((byte, at) => at % 2 === start && byte === 0).length
  const [even, odd] = [nulsAt(0), nulsAt(1)]
  const [few, many] = [Math.min(even, odd), Math.max(even, odd)]
  const isUtf16 = many > head.length / 4 || (many > head.length / 50 && few < many / 8)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (isUtf16 && odd > even)) return read('utf-16le', true)
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || isUtf16) return read('utf-16be', true)
  const utf8 = read('utf-8', true)
  let [damaged, right] = [0, 0]
  for (let at = 0; at < utf8.text.length; at += 1) {
    const code = utf8.text.charCodeAt(at)
    if (code === 0xfffd) damaged += 1
    else if (code > 127) right += 1
  }
  const text = damaged === 0 ? onceSaved(utf8.text) : ''
  // Each letter was two signs or more, so that half of them at least are saved.
  const saved = text ? utf8.text.length - text.length : 0
  if (saved > 0 && saved * 2 >= right) return { text, encoding: savedTwice, sure: !/[^\0-\x7f]/.test(text) }
  if (damaged === 0) return utf8.text.includes('\u001b$') ? read('iso-2022-jp', false) : utf8
  // One damaged letter does not make a file Western European; more damaged than right ones do.
  return damaged > right ? read('windows-1252', false) : { ...utf8, sure: false }
}

/** The most rows of a table: twice what a browser's storage could hold as requests. */
export const mostRows = 60_000

/**
 * `Report owner: sam@b.ca` above the headings, also in several cells, is nobody of the list; in one
 * cell, `Amara: a@b.ca` may be.
 */
const title = /\p{L}:\s[^@:]*@/u

/** A first line whose cells are all in single quotation marks. */
const singleQuotes = /^\n?'[^'\r\n]*'(?:[,;\t|]'[^'\r\n]*')*[\r\n]/

/** A first line, or one below headings, of cells in the quotation marks of a word processor. */
const curlyQuotes =
  /^\n?(?:[^“”"\r\n]*[\r\n]+)?[“„][^“”\r\n]*[”“](?:[,;\t|] ?[“„][^“”\r\n]*[”“])+(?:[\r\n]|$)/

/** `"a \"quoted\" word"`, as databases write it; elsewhere, no letter is behind such a quote. */
const escaped = /"[^"\r\n]*\\"[\p{L}\p{N}]/u

const doubled = (text: string) =>
  text.replaceAll('\\\\', '\uffff').split('\\"').join('""').replaceAll('\uffff', '\\')

/** How many fields a row names as headings; negative for data. */
type Score = (cells: readonly string[]) => number

/**
 * Where the headings are in the first rows, -1 for nowhere, and what speaks for the delimiter: two
 * headings or more in a row, then the most rows with a cell of addresses alone. Below a row of
 * data, a single heading may be an answer: two are needed.
 */
function headIn(rows: readonly CsvRow[], score: Score) {
  const all = rows.map(({ cells }) => score(cells))
  const data = all.findIndex((each) => each < 0)
  const scores = all.map((each, at) => (data >= 0 && at > data && each < 2 ? 0 : each))
  const best = Math.max(0, ...scores)
  // Of lists below each other, the headings of the longest one. Right below each other are parts.
  const texts = rows.map(({ cells }) => cells.join())
  const heads = [...texts.keys()].filter(
    (at) => scores[at] === best && scores[at - 1] !== best && texts.indexOf(texts[at] ?? '') === at,
  )
  const peopleBelow = (head: number) =>
    all.filter((each, at) => each < 0 && heads.findLast((above) => above < at) === head).length
  const longest = (a: number, b: number) => (best > 1 && peopleBelow(b) > peopleBelow(a) ? b : a)
  const at = best > 0 ? heads.reduce(longest) : unknownHead(rows.slice(0, data + 1))
  const bare = rows.filter(({ cells }) => cells.some(isBare)).length
  const widths = rows.map(({ cells }) => cells.length).sort((a, b) => a - b)
  const width = widths[widths.length >> 1] ?? 1
  return { at, rank: (best > 1 ? 1e9 : 0) + bare * 1e6 + best * 1000 + width }
}

/** A table each of whose lines a spreadsheet that expects another delimiter has put into quotes. */
function unwrapped(rows: readonly CsvRow[], body: string, score: Score): Table | undefined {
  if (!/^\n?"/.test(body) || rows.some(({ cells }) => filledIn(cells.slice(1)).length > 0)) return undefined
  const lines = rows.map(({ cells }) => cells[0]).join('\n')
  // Where a quote never closes, it stays.
  if (lines.length >= body.trim().length) return undefined
  const table = readTable(lines, score)
  if (!table.hasHeadings || table.headings.length < 2) return undefined
  // Blank lines are no rows, and count.
  const lineOf = (line: number) => rows[line - 1]?.line ?? line
  return { ...table, rows: table.rows.map((row) => ({ ...row, line: lineOf(row.line) })) }
}

/** The table in a text. Throws a sentence for people. */
export function readTable(text: string, score: Score): Table {
  // The line that names the delimiter stays as a blank one, which counts.
  const told = /^"?sep=([^"\r\n])"?(?:\r\n?|\n|$)/i.exec(text)
  const rest = told ? `\n${text.slice(told[0].length).replace(/^\uFEFF/, '')}` : text
  const plain = curlyQuotes.test(rest) ? rest.replace(/[“”„]/g, '"') : rest
  // `||Name||Email||` above `|Amara|a@b.ca|` are the headings of a wiki.
  const single = plain.replace(/^(?:\|\|[^|@\r\n]+){2,100}\|\|(?=[ \t]*$)/gm, (head) =>
    head.replaceAll('||', '|'),
  )
  const unlinked = single.replace(/\[([^[\]|\r\n]+)\|mailto:[^[\]|\r\n]*\]/g, '$1')
  const body = escaped.test(unlinked) ? doubled(unlinked) : unlinked
  const start = body.slice(0, 60_000)
  const quote = singleQuotes.test(start) ? "'" : '"'
  const { delimiter, at } = [...(told?.[1] ?? ',;\t|│^~，；')]
    .map((delimiter) => ({ delimiter, ...headIn(parseCsv(start, delimiter, quote, 50), score) }))
    .reduce((a, b) => (b.rank > a.rank ? b : a))
  const rows = parseCsv(body, delimiter, quote, mostRows + 51)
  const inner = unwrapped(rows, body, score)
  if (inner) return inner
  // A list may lie on its side: a column for each person, with the headings in the first one.
  const [side = [], ...people] = (rows[0]?.cells ?? []).map((_, at) =>
    rows.map(({ cells }) => cells[at] ?? ''),
  )
  // Beside a heading of addresses, `Email` names no further field.
  const hasAddresses = ({ cells: [label = '', ...cells] }: CsvRow) =>
    score(cells) < 0 && score([label, 'Email']) === score([label])
  const isOnSide = rows.length < 50 && rows.some(hasAddresses) && score(side) > 1
  if (people.length > 1 && isOnSide && score(rows[at]?.cells ?? []) < 2)
    return readTable(formatCsv(side, people).trimStart(), score)
  // Two lists may have been put together: who is above the headings is in the list.
  const isPerson = ({ cells }: CsvRow) => {
    const [label = '', ...others] = filledIn(cells)
    if (label.endsWith(':')) return score(cells) < 0 && !title.test([label, ...others].join(' '))
    return score(cells) < 0 && !(title.test(label) && score(label.split(/:\s/)) >= 0)
  }
  const above = rows.findIndex((row, place) => place >= at || isPerson(row))
  const hasHeadings = at >= 0
  const around = (place: number) => (hasHeadings ? trimmed(rows[place]?.cells ?? []) : [])
  const [groups, known, parts] = [around(at - 1), around(at), around(at + 1)]
  // R numbers its rows, without a heading above.
  const isNumber = ({ cells }: CsvRow) =>
    cells.length === known.length + 1 && /^\d{1,6}$/.test(cells[0] ?? '')
  const below = rows.slice(at + 1)
  const isNumbered =
    score(known.slice(0, 1)) > 0 && below.every(isNumber) && below.some(({ cells }) => cells.at(-1))
  const names = isNumbered ? ['', ...known] : known
  // SurveyMonkey writes the parts of a question under it, where the first row is blank, and nothing
  // under its own columns, the first ones.
  const isPart = (place: number) => Boolean(parts[place]) && !names[place]
  const isBelow = [0, 1, 2].every((place) => names[place] && !parts[place])
  const hasParts = score(parts) >= (isBelow ? 0 : 2) && parts.some((_, place) => isPart(place))
  const headingAt = (place: number) => {
    const [name, part = ''] = [names[place], hasParts ? parts[place] : '']
    if (!name || score([part]) > 0) return part || `Column ${letters(place)}`
    return part && isPart(place + 1) ? `${name} [${part}]` : name
  }
  // Groups, `Parent,,Student,`, tell headings apart that come twice.
  const isGrouped = score(groups) >= 0 && filledIn(groups).length > 1
  const groupAt = (place: number) => (isGrouped && groups.slice(0, place + 1).findLast(Boolean)) || ''
  const found = rows
    .filter((_, place) => place >= above && place !== at && !(hasParts && place === at + 1))
    .map((row) => (hasHeadings && delimiter === ',' ? narrowed(row, names.length) : row))
  const width = found.reduce((most, { cells }) => Math.max(most, cells.length), names.length)
  const headings = apart(
    Array.from({ length: width }, (_, place) => headingAt(place)),
    (name, place) => `${groupAt(place)} ${name}`.trim(),
  )
  const shown = apart(headings, (name, at, first) => (at > first ? `${name} (column ${letters(at)})` : name))
  return { ...joinedColumns(shown, headings, found), above, hasHeadings }
}

/**
 * One column for a question that several sections of a form ask, where each row answers it in one
 * of them; Microsoft Forms numbers it there: `School`, `School2`.
 */
function joinedColumns(headings: readonly string[], names: readonly string[], rows: readonly CsvRow[]) {
  const questions = names.map((name) => {
    const unnumbered = name.replace(/(?<=\D)[2-9]$/, '')
    return names.includes(unnumbered) ? unnumbered : name
  })
  const all = [...new Set(questions)].map((question) =>
    [...questions.keys()].filter((at) => questions[at] === question),
  )
  const holdTwo = (places: readonly number[], isHeld: (cell: string) => boolean, among = rows) =>
    places.length > 1 && among.some(({ cells }) => places.filter((at) => isHeld(cells[at] ?? '')).length > 1)
  // Of lists side by side, a row holds several people; all begin at the top.
  const sample = rows.slice(0, Math.ceil(50_000 / headings.length))
  if (all.some((places) => holdTwo(places, hasAddress, sample))) return { headings, rows }
  const isFilled = (cell = '') => cell.trim() !== ''
  const columns = all
    .flatMap((places) => (holdTwo(places, isFilled) ? places.map((at) => [at]) : [places]))
    .sort(([a = 0], [b = 0]) => a - b)
  if (columns.length === headings.length) return { headings, rows }
  return {
    headings: columns.map(([first = 0]) => headings[first] ?? ''),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: columns.map((places) => cells[places.find((at) => isFilled(cells[at])) ?? -1] ?? ''),
    })),
  }
}

const trimmed = (cells: readonly string[]): readonly string[] => cells.map((cell) => cell.trim())

const filledIn = (cells: readonly string[]): readonly string[] => trimmed(cells).filter(Boolean)

/** `Okafor, Amara <amara@b.ca>;` on its own line is no row of two columns; `Amara,Amara <…>` is. */
const lastFirst = /^([^@<,;|\t]{1,100}),(?![^@<,]{0,100}\1)[^@<,;|\t]+<[^<>@]+@[^<>@]+>[\s,;]*$/

/** The number of a question before its heading: `2. `, `2、`. */
const numbered = /^\d{1,3}[.)、]\s*/

/**
 * Where headings of which no word is known are: just above the first row of data, which is the last
 * one here, with a cell for each of its. A person whose address is mistyped is none; -1 for none.
 */
function unknownHead(rows: readonly CsvRow[]): number {
  const [data = [], head = [], ...above] = rows.map(({ cells }) => filledIn(cells)).reverse()
  const isHead =
    head.length > 1 &&
    head.length >= data.length &&
    !head.some((cell) => /[\d@]|\bat\b|\p{L}\.\p{L}/u.test(cell.replace(numbered, ''))) &&
    above.every((cells) => cells.length < 2)
  return isHead ? rows.length - 2 : -1
}

/** `Amara Okafor a@b.ca`, `Amara Okafor - a@b.ca`, in a line each. */
const nameBefore =
  /^(\p{L}[\p{L}.'’-]{0,40}(?: \p{L}[\p{L}.'’-]{0,40}){0,3})(?: [-–—])? +([^\s<>()[\]"']{1,254})$/u

/** What begins an item of a typed list: no date, and no cell of its own before a tab. */
const mark =
  /^\s*(?:[-–—*•·‣→](?: \[[ x]\])?|\p{So}\ufe0f?|#?\d{1,3}[.)]|#\d{1,3}|[a-z]\)|[ivx]{1,4}[.)])(?:[^\S\t]+|\t(?!.*\t))(?=\S)(?!\d{1,2}\. ?\d|\p{L}+\.? \d{4}(?!\d))/u

/**
 * A typed list as a table is read: without the marks of its items, and with brackets around the
 * address that most of its lines end with. Any other text is as it was.
 */
export function typedList(text: string): string {
  // Nobody types a million letters.
  if (text.length > 2 ** 20) return text
  const lines = text.split(/\r\n?|\n/)
  const bracketed = (line: string) => {
    const [, name, address = ''] = nameBefore.exec(line.replace(mark, '').trim()) ?? []
    return !/[,;|]/.test(address) && addressIn(address) ? `${name} <${address}>` : undefined
  }
  const people = lines.filter((line) => line.includes('@'))
  if (people.length < 2) return tabbed(lines) ?? text
  // Each cell in a line of its own, as a web page's grid is copied: all addresses are equally far
  // apart. A single word above each may be that of a group.
  const filled = lines.filter((line) => line.trim() !== '')
  const [first = 0, second = 0] = people.slice(0, 2).map((line) => filled.indexOf(line))
  const width = second - first
  const isCell = (line: string, at: number) => {
    const isPlace = at >= first && at % width === first % width
    return isPlace ? /^\s*[^\s",;|]+\s*$/.test(line) : !/[@"\t|]/.test(line)
  }
  const blocks = lines.filter((line, at) => line.trim() && !lines[at - 1]?.trim()).length
  const isTold = first >= width || (width > 2 && (people.length > 2 || blocks === people.length))
  const isGrid = isTold || filled.every((line) => /@|\p{L}.* /u.test(line.trim()))
  if (first < 2 * width && filled.length % width === 0 && isGrid && filled.every(isCell)) {
    let at = 0
    const rowAt = () => (at++ % width === 0 ? filled.slice(at - 1, at - 1 + width).join('\t') : '')
    return text.replace(/\S[^\r\n]*/g, rowAt)
  }
  // Items are counted from 1, schools are not.
  const isFirst = /^\s*(?:\D|1[.)])/.test(people[0] ?? '')
  const isMarked = isFirst && people.every((line) => mark.test(line))
  const isNamed = people.filter(bracketed).length > people.length / 2
  if (!isMarked && !isNamed) return tabbed(lines) ?? text
  const items = lines.map(
    (line) => (isNamed && bracketed(line)) || (isMarked ? line.replace(mark, '') : line),
  )
  return (isNamed ? undefined : tabbed(items)) ?? items.join('\n')
}

/** What sets columns apart in typed lines; a role or a school in brackets ends one, too. */
const gaps = [
  / \((?<=^[^,;]*)(?=[^()@]*\)(?::? |:?$))|\)(?<=^[^,;]*)(?:$|(?::| [-–—]) (?=\S*@))| {2,}| [-–—] /,
  / {2,}| [-–—] /,
  / (?:[/·•=→]|[-=]>) (?!(?<=@.*).*@)/,
]

/** Columns that spaces or dashes set apart, with tabs between. A blank cell would move others. */
function tabbed(lines: readonly string[]): string | undefined {
  // The address may be in brackets behind the name, and something else behind it.
  const isIn = (cell: string, at: number) => !/[\s,;]/.test(cell) || (at === 0 && /[)>]$/.test(cell))
  const isRow = (cells: readonly string[]) =>
    cells.length > 1 && cells.some((cell, at) => isIn(cell, at) && addressIn(cell))
  if (lines.some((line) => line.length > 1000 || /[\t|]|[,;] {2}/.test(line))) return undefined
  // PowerShell has one space behind its widest cells, and a line of dashes that tells the columns.
  const ruler = lines.find((line) => /^-{2,}(?: +-{2,})+\s*$/.test(line)) ?? ''
  const starts = Array.from(ruler.matchAll(/-+/g), ({ index }) => index)
  const isRuled = starts.length > 1 && lines.every((line) => starts.every((at) => !line[at - 1]?.trim()))
  const cut = (line: string) => starts.map((start, at) => line.slice(start, starts[at + 1]).trim())
  for (const gap of isRuled ? [cut] : gaps) {
    const split = typeof gap === 'function' ? gap : (line: string) => line.split(gap)
    const rows = lines.map((line) => split(line.trimEnd()))
    const areRows = rows.every((cells, at) => !lines[at]?.includes('@') || isRow(cells))
    const widths = new Set(rows.map(({ length }) => length).filter((length) => length > 1))
    if (areRows && widths.size === 1)
      return rows.map((cells) => cells.join('\t').replace(/\t$/, '')).join('\n')
  }
  return undefined
}

/**
 * A text of addresses alone, as mail programs copy them from To and Bcc: a row for each, with the
 * name before it. Undefined for any other text, also for one address in each line.
 */
export function readAddresses(text: string, isHeading: (line: string) => boolean): Table | undefined {
  const found: string[] = []
  let isSeveral = false
  let named = 0
  let entry = ''
  let isBegunAbove = false
  let isAside = false
  for (const line of text.split(/[\r\n]+/, mostRows + 1)) {
    // What is above one address may be its name.
    if (isAside && !/^[ \t<]/.test(line) && (/:$/.test(entry) || !/^[^@]*@[^@]*$/.test(line))) {
      found.push(entry)
      entry = ''
    }
    // Behind the address of a typed list, its role.
    if (/@[^\s<>()@]{1,254}[)>] [-–—] \S/.test(line)) return undefined
    const start = found.length
    // A mail program folds a long line: the next one goes on with white space, or with an address.
    // So may a row of a table, below its headings.
    const isFolded = entry !== ''
    if (isFolded && start === 0 && isHeading(entry)) {
      if (line.split('@').length < 3) return undefined
      entry = ''
    }
    isBegunAbove ||= entry !== '' && start === 0
    if (isFolded && (!/^[ \t<]/.test(line) || entry.split(', ').length > 2)) return undefined
    const words = line.replace(mark, '')
    const parts = words.split(
      /([,;|\t、；，،][,;|\t、；，،\s]*| (?:and|und|et|y|e|en|och|og|&) (?<=@\S{3,254} \S{1,3} )(?=.{0,200}@))/,
      6 * mostRows,
    )
    for (const [at, part] of parts.entries()) {
      const isText = at % 2 === 0
      // Some have a name without an address; `Okafor, Amara <amara@b.ca>` has a comma in it.
      if (!isText && entry && /^[;；]/.test(part) && nameIn(parts[at + 1] ?? '') !== '') {
        found.push(entry)
        entry = ''
      } else if (isText) entry = (entry && entry + (at > 0 ? ', ' : ' ')) + part.trim()
      if (!part.includes('@')) continue
      const [, name, address = ''] = nameBefore.exec(entry) ?? []
      if (addressIn(address)) {
        entry = `${name} <${address}>`
        named += 1
      }
      if (entry.includes(', ') && addressIn(entry) === '') return undefined
      const all = /^[^<@]*@[^<@]*@[^<]*$/.test(entry) ? entry.split(/\s+/, mostRows + 1) : []
      const isList = all.length > 1 && all.every((each) => addressIn(each) !== '')
      for (const each of isList ? all : [entry]) found.push(each)
      entry = ''
    }
    if (entry && /\S[\t|].*\S/.test(line)) return undefined
    const addresses = found.slice(start).filter((each) => addressIn(each) !== '').length
    isSeveral ||= addresses > (isFolded ? 0 : 1) || words !== line || lastFirst.test(line)
    // "Hi all," above them, "Thanks," or an empty `Cc:` below.
    isAside = entry !== '' && /^[^@,;|\t]+[,;]?\s*$/.test(line) && !isHeading(line)
  }
  if (isAside) found.push(entry)
  // What is above the first of several is a heading, unless others have a name, too.
  const names = found.filter((each) => /\p{L}/u.test(/^[^<@]*(?=<)/.exec(each)?.[0] ?? '')).length
  if (isBegunAbove && names < 2 && found.length > 1) found[0] = addressIn(found[0] ?? '')
  const isAny = found.some((each) => addressIn(each) !== '')
  if ((entry && !isAside) || !isAny || !(isSeveral || (named > 0 && named === found.length))) return undefined
  const rows = found.map((cell, at) => ({ line: at + 1, cells: [cell] }))
  return { headings: ['Column A'], rows, above: 0, hasHeadings: false }
}

/** `Okafor, Amara,a@b.ca` under two headings: the comma before a space is in the cell. */
function narrowed(row: CsvRow, width: number): CsvRow {
  const extra = row.cells.length - width
  const rest = row.cells.filter((cell, at) => at > 0 && cell.startsWith(' '))
  if (extra <= 0 || rest.length !== extra) return row
  return { ...row, cells: row.cells.join('\uffff').replaceAll('\uffff ', ', ').split('\uffff') }
}

/** The names, and others for those that come again. */
function apart(names: readonly string[], other: (name: string, at: number, first: number) => string) {
  return names.map((name, at) => {
    const first = names.indexOf(name)
    return first === names.lastIndexOf(name) ? name : other(name, at, first)
  })
}

/** `A` to `Z`, `AA` … as spreadsheets name their columns. */
const letters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26)
