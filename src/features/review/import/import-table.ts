import {
  type AnswerName,
  answerNames,
  answerOf,
  givenAnswers,
  mapAnswers,
} from '@/domain/invitations/answers'
import type { InvitationRequest } from '@/domain/invitations/record'
import { isTypedAddress } from '@/domain/invitations/request-file'
import { leftOutHeading } from '@/features/review/export'
import { addressIn, hasAddress, joinedText, marks, nameIn, textOf } from '@/lib/tables/cells'
import { readDateColumn } from '@/lib/tables/column-dates'
import { plainCell, widest } from '@/lib/tables/csv'
import type { Table } from '@/lib/tables/table'
import { isSeen } from '@/lib/text'
import {
  type Columns,
  type ImportField,
  isHeadingOf,
  isOfOthers,
  isOwnExport,
  nameBeside,
  readValue,
  sampleOf,
} from './import-columns'

/** A request of a file, and how far it can be compared with the requests here. */
export type ImportRecord = {
  /** Its place in the file, from 1: the number of a row; unique among all files of an import. */
  readonly line: number
  /** Of a table without an id. */
  readonly request: InvitationRequest
  /** The value to store, with fields that this site does not know. */
  readonly value: unknown
  /** What the file says, cell by cell. */
  readonly cells: readonly string[]
  /** The decision in the file, which an import may not take over. */
  readonly claim: string
  /** Whether the file has an invitation code for it. */
  readonly hasCode?: boolean
  /** A stored record with its id and decision, not an answer to a form. */
  readonly isWhole: boolean
  /** Whether another moment is another request, as in our own files. */
  readonly isExact: boolean
  /** How exactly `submittedAt` is known, as in {@link Moment}; 0 where the file does not say. */
  readonly precision: number
  /** What the file holds. Nothing else is compared. */
  readonly fields: readonly SubmittedField[]
  /** What the file does not hold, so that something else is put there. */
  readonly guessed: readonly ImportField[]
  readonly note?: string | undefined
}

/** A row that stays out of an import. */
export type LeftOut = { readonly line: number; readonly cells: readonly string[]; readonly reason: string }

export const submittedFields = [...answerNames, 'submittedAt'] as const
export type SubmittedField = (typeof submittedFields)[number]

/** Fields whose values are settled: what the site does not know, or the file does not hold. */
export const settledFields = ['role', 'useCase'] as const

/** What an admin has answered about a file. */
export type Answers = {
  readonly columns?: Columns
  readonly encoding?: string
  readonly dayFirst?: boolean | undefined
  readonly utc?: boolean | undefined
  /** Values by `valueKey`. */
  readonly values: Readonly<Record<string, string>>
  /** Whether rows with a date that cannot be read stay out. */
  readonly withoutUndated: boolean
  /** Whether a second row with one address is a second request. */
  readonly withRepeated: boolean
  /** The lines of a list that someone sent whose decisions are taken over. */
  readonly decided: ReadonlySet<number>
}

export const noAnswers: Answers = {
  values: {},
  withoutUndated: false,
  withRepeated: false,
  decided: new Set(),
}

/** The key of the answer for a text of the file; for the empty text, of what is missing. */
export const valueKey = (field: string, text: string): string => `${field} ${text.slice(0, 200)}`

const defaults: Readonly<Record<string, string>> = { role: 'other', useCase: 'evaluation' }

export const answerFor = (answers: Answers, field: string, text: string): string =>
  answers.values[valueKey(field, text)] ?? answers.values[valueKey(field, '')] ?? defaults[field] ?? ''

const isUtc = (heading: string) =>
  /\b(?:utc|gmt|coordinated universal)\b(?!\s*[+-]\s*0*[1-9])/i.test(
    heading.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' '),
  ) || /^(?:optin|confirm)_time$/i.test(heading)

const familyHeading = /姓|^성$|vezetéknév/iu
/** Without the Japanese letters in which names of other languages are written. */
const eastAsian = /^[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}]+$/u

/**
 * What a row holds for a field, in one column or in several: the halves of a name in the order of
 * their language, and answers, each in a column of its own, marked or written out.
 */
export function textFor(
  field: ImportField,
  cells: readonly string[],
  places: readonly number[],
  headings: readonly string[],
): string {
  if (field === 'role' || field === 'useCase') {
    const answers = places.map((at) => {
      const [cell, heading = ''] = [textOf(cells[at]), headings[at]]
      if (readValue[field](heading) === undefined) return cell
      return marks.yes.test(cell) ? heading : marks.no.test(cell) ? '' : cell
    })
    return answers.filter(Boolean).join('; ')
  }
  const [first, at] = [textOf(cells[places[0] ?? -1]), places.at(-1) ?? -1]
  if (places.length < 2) return joinedText(cells, places)
  const last = textOf(cells[at])
  // Some write their whole name where a half of it is asked for.
  if (first.endsWith(` ${last}`)) return first
  if (first !== '' && last.startsWith(`${first} `)) return last
  const isEastAsian = places.every((at) => eastAsian.test(textOf(cells[at])))
  const isTurned = isEastAsian || familyHeading.test(headings[at] ?? '')
  const text = joinedText(cells, isTurned ? places.toReversed() : places)
  return isEastAsian ? text.replace(' ', '') : text
}

/** A row of another list, below headings with another delimiter: `Name;Email`, `Bo,b@b.co`. */
function isJoined([cell = '', ...others]: readonly string[]): boolean {
  const parts = cell.slice(0, 1000).split(/[,;|\t]/)
  return others.length === 0 && parts.length > 1 && parts.some((part) => addressIn(part) !== '')
}

/** What is stored for a text: where it is the label of an option, that option. */
function storedText(name: AnswerName, text: string): string {
  const answer = answerOf(name)
  const options = answer.kind === 'choice' ? answer.options : []
  return options.find(({ label }) => label.toLowerCase() === text.toLowerCase())?.value ?? text
}

/** The requests in a table, the rows that stay out, and what is open about them. */
export function requestsOf(table: Table, columns: Columns, answers: Answers, now: Date, locale?: string) {
  const { headings, hasHeadings } = table
  const isOwn = isOwnExport(table)
  const { email: mails = [], submittedAt: dated = [] } = columns
  const rows = table.rows.map(({ line, cells }) => {
    const addressed = mails.find((at) => addressIn(cells[at] ?? '') !== '') ?? mails[0] ?? -1
    // A cell of many megabytes is no address. Google Contacts puts ` ::: ` between several.
    const written = textOf(cells[addressed]?.slice(0, 500).split(' ::: ')[0])
    // The form takes an address without a dot, and our own export brings it home.
    const typed = addressIn(written) || (isOwn && isTypedAddress(written) ? written : '')
    // `Exported by: sam@b.ca` below the rows is nobody of the list, also in two cells.
    const [first = '', ...others] = cells.filter((cell) => cell.trim() !== '')
    const label = others.length > 0 ? /^.{0,100}(?: by|:)\s*$/i : /^[^@:]{0,100}(?=:)/
    const isShort = headings.length > 1 && others.length < (hasHeadings ? 2 : 1)
    const isNote = isShort && isOfOthers(label.exec(first.slice(0, 200))?.[0] ?? '')
    const email = isNote ? '' : typed
    // What stays out, such as a total, does not tell how the dates are written.
    const day = dated.map((at) => textOf(cells[at]?.slice(0, 100))).join(' ')
    return { line, cells, written, isNote, email, day: email ? day.trim() : '' }
  })
  const utc = answers.utc ?? dated.some((at) => isUtc(headings[at] ?? ''))
  const days = rows.map(({ day }) => day)
  const dates = readDateColumn(days, { now, utc, exact: isOwn, dayFirst: answers.dayFirst, locale })
  const records: ImportRecord[] = []
  const left: LeftOut[] = []
  /** What a person should look at: how many rows, or which texts in how many rows. */
  const missing = { name: 0, role: 0, useCase: 0, submittedAt: 0 }
  const unknown = { role: new Map<string, number>(), useCase: new Map<string, number>() }
  /** Texts that are no dates, and what the file says about decisions and nobody takes over. */
  const [undated, undecided]: [string[], string[]] = [[], []]
  const [statusAt = headings.findIndex((heading) => isHeadingOf('status', heading))] = columns.status ?? []
  const used = new Set(Object.values(columns).flat())
  const unused = [...headings.keys()].filter((at) => !used.has(at))
  /** Addresses in other columns, where no heading says whose they are. */
  const elsewhere = (hasHeadings ? [] : rows).flatMap(({ cells }) =>
    unused.filter((at) => hasAddress(cells[at] ?? '')),
  ).length
  const areOthers = mails.some((at) => isOfOthers(headings[at] ?? ''))
  /** Other columns that hold other addresses, but those of other people beside who asks. */
  const rivals = (hasHeadings ? [...mails.slice(1), ...unused] : []).flatMap((at) => {
    const heading = headings[at] ?? ''
    if ((isOfOthers(heading) && !areOthers) || heading === leftOutHeading) return []
    // Under other headings there may be many columns, and none of addresses.
    const looked = isHeadingOf('email', heading) ? rows.length : sampleOf(table).length
    const isRival = rows.slice(0, looked).some(({ cells, email }) => {
      const cell = cells[at] ?? ''
      return hasAddress(cell) && addressIn(cell).toLowerCase() !== email.toLowerCase()
    })
    return isRival ? heading : []
  })
  /** Whether another column mostly holds three words or more, as a message does. */
  const hasWords = unused.some((at) => {
    const texts = sampleOf(table).map(({ cells }) => textOf(cells[at]?.slice(0, 200)))
    const filled = texts.filter((text) => text !== '')
    return filled.filter((text) => /^\p{L}\S*\s+\S+\s+\S/u.test(text)).length > filled.length / 2
  })
  const held = answerNames.filter((field) => field !== 'email' && columns[field] !== undefined)

  for (const { line, cells, written, isNote, email, day } of rows) {
    const date = dates.read(day)
    const submittedAt = (date?.at ?? now).toISOString()
    // Only an export has dates to the millisecond; a template that someone filled in has none.
    const isExact = isOwn && day === submittedAt
    const textIn = (field: ImportField) => {
      const { [field]: places } = columns
      if (!places) return ''
      if (isExact) return places.map((place) => plainCell(cells[place] ?? '').trim()).join(' ')
      return textFor(field, cells, places, headings)
    }
    const isUndated = !date && day !== ''
    if (isUndated) undated.push(day)
    const reason = email
      ? isUndated && answers.withoutUndated && `“${day.slice(0, 40)}” is not a date`
      : isNote
        ? 'it is a note, not a person of the list'
        : written
          ? `“${written.slice(0, 60)}” is not one email address`
          : hasHeadings && isJoined(cells)
            ? 'its cells are not separated as the headings are'
            : columns.email || !cells.some((cell) => cell.includes('@'))
              ? `no email address${cells.length < widest ? '' : ` in its first ${widest} columns`}`
              : 'no column of addresses was found or chosen'
    if (reason) {
      left.push({ line, cells, reason })
      continue
    }
    const guessed: ImportField[] = []
    const choose = (field: (typeof settledFields)[number]) => {
      const text = textIn(field)
      const value = readValue[field](text)
      if (value !== undefined) return value
      if (text === '') missing[field] += 1
      else unknown[field].set(text, (unknown[field].get(text) ?? 0) + 1)
      if (answers.values[valueKey(field, text)] === undefined) guessed.push(field)
      return answerFor(answers, field, text)
    }
    const named = textIn('name')
    // Auth0 writes the address of who has no name.
    const own = addressIn(named) && !isExact ? nameIn(named) : named
    const name = (isSeen(own) ? own : nameBeside(written)).replace(/[\r\n]+ */g, ' ')
    if (name === '') {
      missing.name += 1
      guessed.push('name')
    }
    if (!date) guessed.push('submittedAt')
    if (day === '') missing.submittedAt += 1
    const said = textOf(cells[statusAt])
    const status = readValue.status(said)
    if (columns.status ? said !== '' && !status : status && status !== 'pending') undecided.push(said)
    const read: Partial<Record<ImportField, string>> = {
      name: name || (email.split('@')[0] ?? email),
      email,
      role: choose('role'),
      useCase: choose('useCase'),
    }
    const request = {
      id: '',
      ...givenAnswers(mapAnswers((_, field) => read[field] ?? storedText(field, textIn(field)))),
      status: (columns.status && status) ?? 'pending',
      submittedAt,
    }
    records.push({
      line,
      request,
      value: request,
      cells,
      claim: request.status,
      isWhole: false,
      isExact,
      precision: date?.precision ?? 0,
      fields: held.filter((field) => (request[field] ?? '') !== '' && !guessed.includes(field)),
      guessed,
    })
  }
  const { unclear: unclearDate, dayFirst, zoneless } = dates
  const open = { missing, unknown, undated, undecided, elsewhere, rivals, hasWords }
  const questions = { ...open, unclearDate, dayFirst, zoneless, utc }
  return { records, left, questions, unused: unused.map((at) => headings[at] ?? '') }
}
