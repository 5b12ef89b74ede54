import { attempt } from '@/lib/attempt'
import { addressIn, hasAddress } from './cells'
import { widest } from './csv'
import { mostRows, type Table } from './table'

type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isTextEntry = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string'

/** Many for each of the most rows: a parser takes seconds for more that have names of their own. */
const mostValues = 1_000_000
/** A parser takes minutes for millions of brackets, each in another. */
const deepest = 1000

/** Whether a parser can take the text: one look at each character, before anything is made. */
function isParsable(text: string): boolean {
  let [depth, values, quoted] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // No text of JSON has a line end in it: after a damaged line, the next one begins anew.
    if (code === 10) quoted = false
    else if (quoted && code === 92) at += 1
    else if (code === 34) quoted = !quoted
    else if (quoted) continue
    else if (code === 44) values += 1
    else if (code === 91 || code === 123) {
      depth += 1
      values += 1
    } else if (code === 93 || code === 125) depth -= 1
    if (depth > deepest) return false
    if (values > mostValues)
      throw new Error('This file holds more than a million values. Split it into smaller ones.')
  }
  return true
}

/** What Python, a console or a program prints otherwise, and texts, in which all stays. */
const printed =
  /("(?:[^"\\]|\\.)*(?:"|\\?$))|'((?:[^'\\]|\\.)*)(?:'|\\?$)|\b(True|False)\b|\b(None|nil|undefined|nan|NaN)\b|:?\b([a-z_$][\w$]*)\b(?=\s*(?::|=>))|(=>)|(\}(?=\s*\{))|((?<![\w.])[a-z_.]*\()|(\))|,(?=\s*[\]}])|\/\/[^\r\n]*|(?<=[\]})])[^\]})@]+$/gis

/** Printed values as JSON: `{'name': None, id: Id("1"),} {…}`. Nobody prints a million letters. */
function printedIn(text: string): unknown {
  if (text.length > 2 ** 20) return undefined
  const json = text.replace(printed, (_, whole, quoted, truth, none, key, pair, next, open, close) => {
    if (quoted !== undefined) return JSON.stringify(quoted.replace(/\\(['"\\])/g, '$1'))
    const other = none ? 'null' : key ? `"${key}"` : pair ? ':' : next ? '},' : open ? '[' : close ? ']' : ''
    return whole ?? truth?.toLowerCase() ?? other
  })
  const all = isParsable(json) ? attempt<unknown[]>(() => JSON.parse(`[${json}]`)) : undefined
  return all?.length === 1 ? all[0] : all
}

/** The value of a JSON text, also with one value a line (NDJSON); undefined for any other text. */
export function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  const value: unknown = isParsable(text) ? attempt(() => JSON.parse(text)) : undefined
  if (value !== undefined) return value
  // The first line tells: a damaged file may have a million.
  const [, first = ''] = /^\s*([[{].*[\]}]),?\s*[\r\n]/.exec(text) ?? []
  if (attempt<unknown>(() => JSON.parse(first)) !== undefined) {
    const lines = text.split(/[\r\n]+/, mostRows + 2).filter((line) => /\S/.test(line))
    return lines.map((line): unknown => attempt(() => JSON.parse(line.replace(/,\s*$/, ''))))
  }
  // As a table, it would lose names, and everyone but the first in a line.
  if (!/^\s*(?:\[\s*(?:["'{(/]|\[(?!\w))|\{\s*(?:["']|\w+\s*:))/.test(text)) return undefined
  const found = printedIn(text)
  if (found === undefined)
    throw new Error('This file looks like JSON, but it is cut off or damaged. Save or export it again.')
  return found
}

/** JSON in a text, as databases and the storage of a browser have it; any other value as it is. */
export const unpacked = (value: unknown): unknown =>
  typeof value === 'string' && /^\[?\s*\{\s*".*\}\s*\]?$/s.test(value)
    ? attempt(() => isParsable(value) && JSON.parse(value)) || value
    : value

/** Names of members that say what another one is. */
const about = /^(?:object|type|metadata|refs?|keys?|uuid|slug|code|url|colou?r|_?ids?)$|_ids?$|Ids?$/

/** What a typed value holds: `{"type": "email", "email": …}`, `{"value": …}`; else undefined. */
function heldIn(value: Fields): unknown {
  const { type, object, _seconds, seconds = _seconds, start, date, timezone } = value
  // Zones that have names are no part of what a date can be.
  if (date && typeof timezone === 'string') return `${date} ${timezone.replace(/.*\/.*/, '')}`
  const told = [type, object].find((name) => typeof name === 'string' && Object.hasOwn(value, name))
  if (typeof told === 'string') return value[told]
  return value.value ?? start ?? (typeof seconds === 'number' ? seconds : undefined)
}

/** Where a member stands in a name, whatever the order in the object: -1 for any other. */
const placeOf = (member: string): number =>
  [/^(?:first|given)(?:_?name)?$/i, /^middle(?:_?name)?$/i, /^(?:last|family|sur)(?:_?name)?$/i].findIndex(
    (part) => part.test(member),
  )

/** A value as a cell; of an object, such as the dates of a database, what is in it. */
export function cellOf(value: unknown, depth = 6): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  if (depth === 0) return ''
  const held = isObject(value) ? heldIn(value) : undefined
  if (held !== undefined) return cellOf(held, depth - 1)
  const members = Object.entries(value).filter(([, each]) => typeof each !== 'boolean')
  const told = members.filter(([name]) => !about.test(name)).sort(([a], [b]) => placeOf(a) - placeOf(b))
  const parts = (told.length > 0 ? told : members).map(([, each]) => cellOf(each, depth - 1))
  const texts = parts.filter((text) => text !== '')
  // The runs of one text have a look each.
  const isRun = (each: unknown) => isObject(each) && each.type === 'text'
  if (Array.isArray(value)) return texts.join(value.some(isRun) ? '' : '; ')
  // A full name beside its parts, also as `Okafor, Amara`.
  const holds = (text: string) => (each: string) =>
    text.includes(each) || each.split(', ').every((part) => text.includes(part))
  const whole = texts.length > 2 && texts.length < 10 && texts.find((text) => texts.every(holds(text)))
  return whole || texts.join(' ')
}

/** Also for several of one person, of whom there is one row all the same. */
const isAddress = (value: unknown): boolean => hasAddress(cellOf(unpacked(value)))

const isTextAddress = (value: unknown): boolean => typeof value === 'string' && isAddress(value)

/** A field of an object, or `of` a member that is opened. */
type Field = { readonly of: string; readonly name: string; readonly each: unknown }

/** What a question, a field or a column is called. */
function calledIn(value: unknown): unknown {
  const { title, label = title, question = label, name = question, ref = name }: Fields = Object(value)
  return ref
}

/** The fields in a list of named values, `[{"name": "email", "value": …}, …]`, if it is one. */
function namedIn(list: unknown, of: string): readonly Field[] | undefined {
  const all: readonly unknown[] = typeof list === 'object' && list !== null ? Object.values(list) : []
  if (!isObject(all[0])) return undefined
  const fields = all.map((each): Field => {
    const bare = (name: string) => name.toLowerCase().replace(/^(question|answer)_?(?:value|text)$/, '$1')
    const lower = isObject(each) ? Object.entries(each).map(([name, part]) => [bare(name), part]) : []
    const { field, answer, values = answer, ...told }: Fields = Object.fromEntries(lower)
    const name = calledIn(field ?? told)
    return { of, name: typeof name === 'string' ? name : '', each: heldIn(told) ?? values }
  })
  // People by their names are no fields.
  const isNamed = fields.every(({ name }) => name !== '') && !fields.every(({ each }) => isAddress(each))
  return isNamed && fields.some(({ each }) => each !== undefined) ? fields : undefined
}

/** Of objects that hold addresses, the address; of several, the one that is called primary. */
function mailIn(list: readonly unknown[], owner: Fields): unknown {
  const isFirst = (name: string) => /primary/i.test(name)
  const firstId = Object.entries(owner).find(([name]) => isFirst(name) && isMail.test(name))?.[1]
  const isPrimary = (each: Fields) =>
    (each.id && each.id === firstId) ||
    Object.entries({ ...each, ...Object(each.metadata) }).some(([name, is]) => isFirst(name) && is === true)
  const all = list.filter(isObject)
  const primary = all.find(isPrimary)
  const found = (primary ? [primary] : all).flatMap((each) => Object.values(each).filter(isTextAddress))
  return found.length > 0 ? found : list
}

/** The name of a list of one person's addresses. */
const isMail = /mail/i

/** Members that hold more about a person who is the object itself: `user_metadata`, `profile`. */
const isMore = /meta(?:_?data)?$|^(?:profile|traits|merge_fields|custom_?(?:attributes|fields))$/i
/** The same only beside an address; elsewhere, the address may be in them. */
const isMoreBeside = /^(?:fields|attributes|properties)$/i

/** An object's fields, also those that a list in it names, and those that it holds in a profile. */
function fieldsIn(value: Fields, of = ''): readonly Field[] {
  const isBeside = () => Object.values(value).some((each) => !isObject(each) && holdsAddress(each))
  const members = Object.entries(value).slice(0, widest)
  return members.flatMap(([name, written]) => {
    const each = unpacked(written)
    const named = namedIn(each, name)
    if (named) return named
    const isTheirs = isMore.test(name) || (isMoreBeside.test(name) && isBeside())
    if (isTheirs && isObject(each))
      return fieldsIn(each, of).filter((field) => !Object.hasOwn(value, field.name))
    return { of, name, each: Array.isArray(each) && isMail.test(name) ? mailIn(each, value) : each }
  })
}

/** Whether one of an object's fields is an address. */
const isAddressed = (value: unknown): boolean =>
  isObject(value) && fieldsIn(value).some(({ each }) => isAddress(each))

/** The members that hold the address among other fields: `{"node": {…}}`. */
const openedIn = (value: Fields): readonly string[] =>
  isAddressed(value) ? [] : fieldsIn(value).flatMap(({ name, each }) => (isAddressed(each) ? name : []))

/** An object's fields; where it has no address of its own, those of its opened members are, too. */
function fieldsOf(value: Fields, opened: readonly string[]): readonly Field[] {
  const fields = fieldsIn(value)
  if (opened.length === 0 || fields.some(({ each }) => !isObject(each) && isAddress(each))) return fields
  return fields.flatMap((field) =>
    isObject(field.each) && opened.includes(field.name) ? fieldsIn(field.each, field.name) : field,
  )
}

/** Whether any cell of the value's row would be an address. */
export function holdsAddress(value: unknown): boolean {
  if (isObject(value)) return isAddressed(value) || openedIn(value).length > 0
  return (Array.isArray(value) ? value.slice(0, widest) : [value]).some(isAddress)
}

/** Objects as rows: their fields are the headings. Each may have fields of its own. */
export function tableOf(values: readonly unknown[]): Table {
  const first = values.slice(0, 1000).filter(isObject)
  // What is opened in one is opened in all: a tool leaves out what is empty.
  const opened = [...new Set(first.flatMap(openedIn))]
  const fields = first.flatMap((value) => fieldsOf(value, opened))
  const owners = new Map<string, Set<string>>()
  // The name of the object itself is that of a form, a list or a document.
  for (const { of, name } of fields)
    if (of || name !== 'name') owners.set(name, (owners.get(name) ?? new Set()).add(of))
  /** Of two fields with one name, a member's says whose it is: `guardian email`. */
  const headingOf = ({ of, name }: Field) => {
    if (!of) return name === 'name' && owners.has(name) ? 'resource name' : name
    return (owners.get(name)?.size ?? 0) > 1 ? `${of} ${name}` : name
  }
  const hasHeadings = fields.length > 0
  const headings = hasHeadings ? [...new Set(fields.map(headingOf))].slice(0, widest) : ['Column A']
  const places = new Map(headings.map((field, at) => [field, at]))
  const rows = values.map((value, at) => {
    if (!isObject(value)) return { line: at + 1, cells: [cellOf(value)] }
    const cells: string[] = []
    for (const field of fieldsOf(value, opened)) {
      const place = places.get(headingOf(field)) ?? -1
      while (cells.length < place) cells.push('')
      if (place >= 0) cells[place] = cellOf(field.each)
    }
    return { line: at + 1, cells }
  })
  return { headings, rows, above: 0, hasHeadings }
}

/**
 * The rows of columns of one length: `{"email": […], "name": […]}`, also by numbers of rows.
 * Without other columns beside them, several columns of addresses are lists of people.
 */
function rowsOf(value: object): readonly unknown[] | undefined {
  const isCell = (each: unknown) => typeof each !== 'object' || each === null
  const columns = Object.entries(value).flatMap(([name, column]) => {
    const cells = isCell(column) ? [] : Object.values<unknown>(column)
    const isColumn =
      cells.length > 0 && cells.every(isCell) && Object.keys(column).every((key, at) => key === `${at}`)
    return isColumn ? [{ name, cells, isAddressed: cells.slice(0, 100).some(isAddress) }] : []
  })
  const addressed = columns.filter(({ isAddressed }) => isAddressed)
  const [emails] = addressed
  const all = columns.filter(({ cells }) => cells.length === emails?.cells.length)
  const isTable = addressed.every((column) => all.includes(column)) && all.length > addressed.length
  if (!emails || !isTable) return undefined
  return emails.cells.map((_, at) => Object.fromEntries(all.map(({ name, cells }) => [name, cells[at]])))
}

/** The rows of Google's charts, `{"c": [{"v": 1, "f": "1 h"}, …]}`, as they are shown. */
function cellsOfSheet(list: unknown): unknown {
  const cellIn = (each: unknown) => Object(each).f ?? Object(each).v
  const rowOf = (row: unknown) => (isObject(row) && Array.isArray(row.c) ? row.c.map(cellIn) : row)
  return Array.isArray(list) ? list.map(rowOf) : list
}

/** The rows of `{"columns": ["email", …], "rows": [["a@b.ca", …], …]}`, below their headings. */
function headedRows(value: Fields): readonly unknown[] | undefined {
  const isRows = (list: unknown): list is readonly unknown[][] =>
    Array.isArray(list) && list.length > 0 && list.every(Array.isArray) && list.some(holdsAddress)
  const rows = Object.values(value).map(cellsOfSheet).find(isRows)
  const isHead = (list: unknown) => Array.isArray(list) && list.length === rows?.[0]?.length
  const [, head] =
    Object.entries(value).find(([key, list]) => /^(?:col|field|head|meta)/i.test(key) && isHead(list)) ?? []
  return rows && Array.isArray(head) ? [head.map((each) => calledIn(each) ?? each), ...rows] : undefined
}

/** The answers of a form's API that has the questions beside them, by their ids. */
function askedRows({ questions, submissions }: Fields): readonly unknown[] | undefined {
  if (!Array.isArray(questions) || !Array.isArray(submissions)) return undefined
  const names = new Map(questions.map((each) => [Object(each).id, calledIn(each)]))
  const named = (each: unknown) => ({ ...Object(each), name: names.get(Object(each).questionId) })
  const answersIn = (each: unknown) => Object.values(Object(Object(each).responses)).map(named)
  return submissions.map((each) => ({ ...Object(each), responses: answersIn(each) }))
}

/** People who are kept together, under the name of their list or their own key in an object. */
export type Group = { readonly key?: string; readonly values: readonly unknown[] }

type People = { readonly rank: number; readonly groups: readonly Group[] }
const nobody: People = { rank: 0, groups: [] }

const hasOwnAddress = (value: unknown): boolean =>
  isObject(value) && fieldsIn(value).some(({ each }) => !Array.isArray(each) && isAddress(each))

/** Whether a list in it holds several people: the students of a class that has no address. */
const isGroup = (value: unknown): boolean =>
  isObject(value) &&
  fieldsIn(value).some(
    ({ name, each }) =>
      Array.isArray(each) && !isMail.test(name) && each.slice(0, 100).filter(holdsAddress).length > 1,
  )

/**
 * The people in a value. Arrays beside each other go together. Objects by key, as Firebase keeps
 * them, are a list, too. Of both in one object those count who are more, or who are in arrays.
 */
export function peopleIn(value: unknown, depth = 5): People {
  if (typeof value !== 'object' || value === null || depth === 0) return nobody
  if (Array.isArray(value)) {
    const first = value.slice(0, 1000)
    const count = first.filter(holdsAddress).length
    // Of people with parents, one may have no address of their own.
    const areGroups = !first.some(hasOwnAddress) && first.some(isGroup)
    // The named values of one person are no people.
    if (count === 1 && value.length > 1 && namedIn(value, '')) return nobody
    if (count > 0 && !areGroups) return { rank: count + 0.5, groups: [{ values: value }] }
    if (value.length > mostRows) return nobody
  }
  const rows = isObject(value) ? (headedRows(value) ?? askedRows(value) ?? rowsOf(value)) : undefined
  if (rows) return { rank: rows.length + 0.5, groups: [{ values: rows }] }
  const people: Group[] = []
  const lists: (readonly [string, People])[] = []
  for (const [key, written] of Object.entries(value)) {
    const member = unpacked(written)
    const isKey = addressIn(key) !== ''
    if (isKey || (isObject(member) && Object.values(member).some(isTextAddress)))
      people.push({ key: isKey ? key : '', values: [member] })
    else lists.push([key, peopleIn(member, depth - 1)])
  }
  const found = lists.filter(([, { rank }]) => rank > 0)
  const rank = found.reduce((sum, [, each]) => sum + each.rank, 0)
  if (people.length + 0.25 > rank && people.length > 0) return { rank: people.length + 0.25, groups: people }
  const isOne = found.length === 1 || Array.isArray(value)
  const groups = found.flatMap(([key, each]) =>
    isOne ? each.groups : each.groups.map(({ values }) => ({ key, values })),
  )
  return { rank, groups }
}
