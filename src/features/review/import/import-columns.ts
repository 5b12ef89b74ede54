import { answerNames, csvColumns, mapAnswers, roles, useCases } from '@/domain/invitations/answers'
import { addressIn, letter, marks, nameIn, readerOf, textOf, wordsOf } from '@/lib/tables/cells'
import type { CsvRow } from '@/lib/tables/csv'
import type { Table } from '@/lib/tables/table'
import { dateIn, hasTime, writtenDate } from '@/lib/tables/written-dates'
import words from './import-words.json'

/** The fields whose cells hold one of a few values. */
export const readValue = {
  role: readerOf(words.role, roles),
  useCase: readerOf(words.useCase, useCases),
  status: readerOf(words.status),
}

const { email, ...labels } = mapAnswers(({ label }) => label)

/** What a column can be, in the order of the dialog, and its name there. */
export const importFields = {
  email, // Without it there is nothing to import.
  ...labels,
  status: 'Status',
  submittedAt: 'Submitted',
} as const

/** Known by their headings alone. */
const headedNames = answerNames.filter((name) => !['email', 'role', 'useCase'].includes(name))

export type ImportField = keyof typeof importFields

/** The columns of each field: one, or the two of a first and a last name; none is left out. */
export type Columns = Readonly<Partial<Record<ImportField, readonly number[]>>>

type Heading = keyof typeof words.headings

/** Without the spaces that some programs leave out. */
const keyOf = (text: string): string => text.replaceAll(' ', '')

/** How telling a heading is: a known one more than 50, the earlier in its list the more. */
const known: ReadonlyMap<string, readonly [Heading, number]> = new Map(
  Object.entries(words.headings satisfies Readonly<Record<ImportField, string>>).flatMap(([field, names]) =>
    names.split(', ').map((name, place, { length }) => {
      return [keyOf(wordsOf(name)), [field as Heading, 100 - (49 * place) / length]] as const
    }),
  ),
)

/** One of these at the beginning of a word, without marks as in {@link wordsOf}. */
const wordIn = (list: string, end = '') => {
  const plain = list.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
  return new RegExp(`(?<!${letter}|\\p{N})(?:${plain.replaceAll(', ', '|')})${end}`, 'u')
}

/** Words that tell what a question asks, and beginnings of words that make it another question. */
const telling = Object.entries(words.questions).map(([field, [has = '', not]]) => ({
  field: field as Heading,
  has: wordIn(has, `(?!${letter}|\\p{N})`),
  not: not ? wordIn(not) : undefined,
}))

/** What is before the field that a question asks for: "What is your name?". */
const asking = new RegExp(`^(?:(?:${words.asking.replaceAll(', ', '|')}) )+`)

/** `3. Name`, `fields.Name`, `Form 2 - Name`; `Name (required)`, not `氏名（姓）`; further lines. */
const around =
  /^.*[(（](?=[姓名][)）]$)|^(?:.*[.:]|.*\s[-–]|\p{L}{0,9} ?\d{1,3}[)、])\s*(?=\S)|\s?[([（［【][^()[\]]*[)\]）］】]:?$|[\r\n].*$/gsu

/** Other people, and other addresses, than those of who asks. */
const ofOthers = wordIn(words.others.people)
/** Who may ask, or of whom students are asked. */
const ofTeachers = wordIn(words.others.teachers)
/** Nobody who asks, unless the addresses are theirs. */
const ofChildren = wordIn(words.others.children)

/** Between the two halves of a name, in many languages: `Apellidos y nombre`, `Nombre(s)`. */
const between = words.between.split(', ')

/** A heading of both halves of a name, in any order, or of the same in two languages. */
function joinedHeading(heading: string, text: string): readonly [Heading, number] | undefined {
  const parts = text.split(' ').filter((word) => !between.includes(word))
  const halves = new Set(parts.map((word) => known.get(word)?.[0]))
  if (halves.size === 2 && halves.has('firstName') && halves.has('lastName')) return ['name', 55]
  const [one, ...others] = heading.split(' / ').map((part) => known.get(keyOf(wordsOf(part))))
  return others.every((other) => other?.[0] === one?.[0]) ? one : undefined
}

/** Behind a heading, whose it is: `Nombre del alumno`, `Imię ucznia`. */
const ofStudent = new RegExp(` (?:${words.students.replaceAll(', ', '|')})\\p{L}*(?: in)?$`, 'u')

function headingOf(heading: string): readonly [Heading, number] | undefined {
  if (heading.length > 200) return undefined
  const [text, bare] = [wordsOf(heading), wordsOf(heading.replace(around, ''))]
  const knownIn = (asked: string) => known.get(keyOf(asked)) ?? known.get(keyOf(asked.replace(asking, '')))
  const isOther = ({ field, not }: (typeof telling)[number]) =>
    not?.test(text) || (field === 'email' && ofOthers.test(text))
  const toldIn = (asked: string) => telling.find((each) => each.has.test(asked) && !isOther(each))?.field
  const whole = knownIn(text) ?? joinedHeading(heading, text) ?? knownIn(text.replace(ofStudent, ''))
  const [told, bareTold, inner] = [toldIn(text), toldIn(bare), knownIn(bare)]
  if (whole) return whole
  // What is around it may make it something else: `Name (First)`, `Parent 1: Name`.
  if (inner && told === bareTold && !telling.some((each) => each.field === inner[0] && isOther(each)))
    return inner
  const field = told ?? bareTold
  return field && [field, 50]
}

/** A heading such as `Email address (name@school.ca)`, or `Email @school.ca`. */
const isExample = (cell: string): boolean =>
  headingOf(/^(?:[^@]*(?=[([\r\n])|\S+(?= +@))/.exec(cell)?.[0] ?? '')?.[0] === 'email'

export const isOfOthers = (heading: string): boolean => ofOthers.test(wordsOf(heading.slice(0, 200)))

export const isHeadingOf = (field: Heading, heading: string): boolean => headingOf(heading)?.[0] === field

/**
 * How many fields a row names; -1 for a row with an address, which is data, but for a title such as
 * `Exported by,sam@b.ca`.
 */
export function headingScore(cells: readonly string[]): number {
  if (cells.some((cell) => addressIn(cell) !== '' && !isExample(cell))) {
    const [label = '', ...rest] = cells.filter((cell) => cell.trim() !== '')
    return rest.length === 1 && ofOthers.test(wordsOf(label)) ? 0 : -1
  }
  // "Hi, my email is ann@b.ca" is no heading: its person would be in no list.
  const headings = cells.filter((cell) => !cell.includes('@') || isExample(cell))
  // "Parent 1 email" is a heading, whoever the parent's address is of.
  const ofOther = (cell: string) =>
    isOfOthers(cell) && telling.find(({ has }) => has.test(wordsOf(cell.slice(0, 200))))?.field
  return new Set(headings.map((cell) => headingOf(cell)?.[0] ?? ofOther(cell)).filter(Boolean)).size
}

/** Who says an address: `[9:15] Amara: …`, `9:15 AM - Amara: …`. */
const chat = /(?:^|\] |:\d\d(?:\s[ap]\.?\s?m\.?)?\s)(?:[-–~]\s)?([^@:<>[\]]{2,60}):\s+[^\s:]+$/i

/**
 * The name in a cell of an address: also `Amara Okafor: amara@b.ca`, not `Email: amara@b.ca`. In a
 * chat, `9:15:22 From Amara Okafor to Everyone: amara@b.ca`.
 */
export function nameBeside(cell: string): string {
  const [, said = ''] = chat.exec(cell) ?? []
  const label = said.replace(/^\s*From\s+(.*?)(?:\s+to\s.*)?$/i, '$1').trim()
  const isName = headingScore([label]) === 0 && !isOfOthers(label) && !readValue.role(label)
  return nameIn(cell) || (isName ? label : '')
}

/** True for an export of any version, also with its columns in another order. */
export const isOwnExport = (table: Table): boolean =>
  csvColumns.slice(0, 7).every(({ heading }) => table.headings.includes(heading))

/** Days on which nobody requested access, and questions that are not about the person. */
const [otherDate, otherAnswer] = [wordIn(words.others.dates), wordIn(words.others.answers)]
/** Words of a heading that do not tell whose address it is. */
const ofAnyone = wordIn(words.others.persons)

const isMark = (cell: string) => marks.yes.test(cell) || marks.no.test(cell)

/** The column of the highest rank above 0, and of several the first one. */
function best<Column>(columns: readonly Column[], rankOf: (column: Column) => number): Column | undefined {
  const ranked = columns.map((column) => ({ column, rank: rankOf(column) })).filter(({ rank }) => rank > 0)
  return ranked.sort((a, b) => b.rank - a.rank)[0]?.column
}

const jobTitle =
  /tit(?:l|el|re)|profes|ocupa|occupa|fonction|funktion|functie|position|puesto|poste|cargo|beruf|beroep|stanowisko|zawod|yrke|должн|профес|職/

/** The rows that are looked at: of a very wide table, fewer. */
export const sampleOf = ({ rows, headings }: Table): readonly CsvRow[] =>
  rows.slice(0, Math.min(500, Math.ceil(50_000 / headings.length)))

type Headed = ReturnType<typeof headedColumns>[number]

type Column = Headed & {
  /** Of those who have an address; how many are not blank, and how many are different. */
  readonly texts: readonly string[]
  readonly filled: number
  readonly different: number
  /** Whether most have left it blank. */
  readonly isSparse: boolean
  /** Whether it tells people apart: a few have a name each, and of many, names come again. */
  readonly isOfPeople: boolean
  /** Whose it is by its heading: 0 of who asks, 1 of a teacher, 2 of someone else. */
  readonly far: number
  /** Whether the address is theirs by a word of its heading: "Attendee". */
  readonly isWho: boolean
  /** Of the filled cells. */
  readonly share: (is: (text: string) => unknown) => number
}

/** "Parent occupation"; not "Parent or teacher?", and a billing company is that of who pays. */
const isAboutOthers = ({ far, text }: Column): boolean =>
  far > 1 && text.replace(asking, '').search(ofOthers) === 0 && !/^billing|teacher|student/.test(text)

type Found = Partial<Record<Heading, readonly number[]>>

/** What the headings say, each by itself or in its group. */
function headedColumns(table: Table, isOwn: boolean) {
  // `group/question`, `form[question]`: what several begin with is left out, but not `parent/`.
  const groups = table.headings.map((heading) => /^.*\/|^\w+\[(?=\w+\]$)/.exec(heading)?.[0] ?? '')
  // `school/name`, `event/date`: the name of the group says whose.
  const isOwner = (group: string) =>
    known.get(keyOf(wordsOf(group)))?.[0] === 'organization' ||
    /^(?:event|course|class|product|team|campaign)\b/i.test(group)
  const isGroup = (group: string) =>
    group !== '' && groups.indexOf(group) < groups.lastIndexOf(group) && !isOfOthers(group) && !isOwner(group)
  return table.headings.map((heading, at) => {
    const group = groups[at] ?? ''
    const isCut = isGroup(group)
    const text = wordsOf(heading.slice(0, 200))
    // A list of a school: "Student", "Élève". As a cell, it would be a role, and no heading.
    const isLearner = !text.includes(' ') && readValue.role(text) === 'student'
    // What our own export calls a field may be another field's in other tools.
    const ours = isOwn ? csvColumns.find((column) => column.heading === heading)?.field : undefined
    const named = ours ? ([ours, 100] as const) : headingOf(isCut ? heading.slice(group.length) : heading)
    const [field, place = 0] = named ?? (isLearner ? (['name', 50] as const) : [])
    // A known heading without a group comes first.
    const rank = (wanted: Heading) => (field !== wanted ? 0 : isCut ? 50 + (place - 50) / 100 : place)
    return { at, text, field, rank }
  })
}

const ofStudents = /\b(?:student|pupil|learner|eleve)/

/** The column whose cells hold the addresses of those who ask. */
function emailColumn(rows: readonly CsvRow[], headings: readonly Headed[]) {
  const hasStudents = headings.some(({ text, rank }) => rank('email') > 0 && ofStudents.test(text))
  return best(headings, (column) => {
    const written = rows.map(({ cells }) => cells[column.at] ?? '').filter((cell) => cell.trim() !== '')
    const found = written.map(addressIn).filter((address) => address !== '')
    const addresses = found.length
    // Beside a student's address, that of a contact is a parent's.
    const rank = hasStudents && column.text.startsWith('contact') ? 1 : column.rank('email')
    // What the cells hold counts more: in Microsoft Forms, "Email" holds "anonymous".
    // Different ones: a column of those who invited the others, or ordered for them, holds few.
    const different = new Set(found).size
    const isKnown = rank > 50 && addresses > written.length / 2 && different > addresses / 2
    // In tenths: one blank cell does not give way to a column of other people's addresses.
    const tenths = Math.ceil((different / rows.length) * 10)
    if (rank === 0 && addresses < written.length * 0.3) return 0
    // Those of parents or owners are taken where there are hardly any others.
    const weight = rank > 0 ? 1000 : ofOthers.test(column.text) ? 400 : 500
    return (isKnown ? 100_000 : 0) + tenths * weight + rank
  })
}

/**
 * The columns of the fields, by headings and by contents, and whether any is only guessed.
 * Without `withStatus` nobody's decision is taken from a file unless an admin chooses its column.
 */
export function recognizeColumns(table: Table, withStatus = true) {
  const rows = sampleOf(table)
  const isOwn = isOwnExport(table)
  const headings = headedColumns(table, isOwn)
  const email = emailColumn(rows, headings)
  // What stays out, such as a total, says nothing about the other columns.
  const addressOf = ({ cells }: CsvRow) => (email ? addressIn(cells[email.at] ?? '') : '')
  const addressed = rows.filter((row) => addressOf(row) !== '')
  const people = addressed.length > 0 ? addressed : rows
  const addresses = people.map(addressOf)
  const persons = new Set(addresses).size
  const whose = new Set(email?.text.split(' ').filter((word) => word.length > 3 && !ofAnyone.test(word)))
  const areOthers = [ofOthers, ofTeachers, ofChildren].some((others) => others.test(email?.text ?? ''))
  // "Parent 2" is not who has the "Parent 1 email".
  const numberIn = (text = '') => text.replace(/\D/g, '')
  const isTheirs = ({ text }: Headed) =>
    ['', numberIn(email?.text)].includes(numberIn(text)) && text.split(' ').some((word) => whose.has(word))
  const all = headings.map((column): Column => {
    const texts = people.map(({ cells }) => textOf(cells[column.at]?.slice(0, 401)))
    const filled = texts.filter((text) => text !== '')
    const share = (is: (text: string) => unknown) =>
      filled.filter((text) => is(text)).length / (filled.length || 1)
    const different = new Set(filled).size
    const isOfPeople = different ** 1.4 >= Math.min(filled.length, persons) && share(isMark) < 0.5
    const far = isTheirs(column) ? 0 : ofOthers.test(column.text) ? 2 : ofTeachers.test(column.text) ? 1 : 0
    const isSparse = filled.length < people.length / 2
    // "Parent" and "Parent name" are who has a "Parent email".
    const rest = column.text.split(' ').filter((word) => !whose.has(word) && /\D/.test(word))
    const own = areOthers && !column.field && isTheirs(column) && headingOf(rest.join(' ') || 'name')?.[0]
    const rank = (wanted: Heading) => (own === wanted ? 50 : column.rank(wanted))
    const isWho = isTheirs(column)
    return {
      ...column,
      rank,
      texts,
      filled: filled.length,
      different,
      isSparse,
      isOfPeople,
      far,
      isWho,
      share,
    }
  })
  // `Email 2` of who has no first one, but not that of a list beside this one: `Email (column E)`.
  const mails = email ? [email.at] : []
  const isIn = ({ cells }: CsvRow, at: number) => addressIn(cells[at] ?? '') !== ''
  const isSecond = ({ far, text, rank }: Column) =>
    (far === 0 && rank('email') > 0 && !/ column \p{L}+$/u.test(text)) ||
    /^(?:(?:alternat|secondary).*mail|user principal name$)/.test(text)
  for (const column of all.filter(isSecond))
    if (rows.some((row) => isIn(row, column.at) && !mails.some((at) => isIn(row, at)))) mails.push(column.at)
  const found: Found = email ? { email: mails } : {}
  const isFree = ({ at }: Column) => !Object.values(found).some((places) => places.includes(at))
  let isGuess = !email || email.rank('email') <= 50 || mails.length > 1
  const take = (field: Heading, rankOf: (column: Column) => number) => {
    const column = best(all.filter(isFree), rankOf)
    if (!column) return
    found[field] = [column.at]
    isGuess ||= column.rank(field) <= 50
  }
  take('submittedAt', (column) => {
    if (column.share(isMark) === 1) return 0
    // In Mailchimp, most people have one of two dates. All have the one of a copy.
    const isHardly = column.isSparse || (column.different === 1 && people.length > 1)
    const rank = column.rank('submittedAt') / (isHardly ? 2 : 1)
    if (rank > 0) return column.share(dateIn) > 0.3 ? rank : rank > 50 ? 0.1 : 0
    // Elsewhere a number may be a phone's and a day a birthday; a form writes moments.
    const dates = column.share(table.hasHeadings ? hasTime : writtenDate)
    return dates >= 0.8 && !otherDate.test(column.text) ? (0.5 * column.filled) / people.length : 0
  })
  // `Date` and `Time` beside each other are one moment.
  const [dated = -1] = found.submittedAt ?? []
  const clock = all[dated + 1]
  const isClock = /time|zeit|uhr|heure|hora|tijd|godzina|время|时间|時間|時刻/.test(clock?.text ?? '')
  if (isClock && !all[dated]?.share(hasTime) && clock?.share((text) => /^\d{1,2}[:.]\d\d\b/.test(text)) === 1)
    found.submittedAt = [dated, dated + 1]
  // Beside a parent's name or address and the person's own, a relation is the parent's.
  const isParents = all.some(({ far, text }) => far > 1 && /name|mail/.test(text))
  const isRelated = isParents && all.some(({ far, rank }) => far === 0 && (rank('name') || rank('firstName')))
  for (const field of ['role', 'useCase'] as const) {
    take(field, (column) => {
      if (isAboutOthers(column) || (isRelated && column.text.startsWith('relation'))) return 0
      const ofContacts = ofStudents.test(email?.text ?? '') ? /^contact/ : /^contacts? relation/
      if (ofContacts.test(column.text) && !email?.text.startsWith('contact')) return 0
      const [share, rank] = [column.share(readValue[field]), column.rank(field) / (column.isSparse ? 2 : 1)]
      // What people write about their use case is in no list of words.
      if (rank > 0 && (share >= 0.1 || field === 'useCase')) return rank
      // What most people answer, and is not about something else, as what all have is: a campaign.
      // "Type: Teacher" is one; "Type: Trial" is what was booked.
      const isBooked = field === 'useCase' && column.text === 'type'
      // All of a class answer with one word: no campaign.
      const isWords = column.share((text) => /\P{L}/u.test(text)) > 0
      const isSame = column.different === 1 && column.filled > 2 && isWords
      const isOther = isBooked || isSame || otherAnswer.test(column.text)
      const isAnswered = !column.field && !isOther && column.filled > people.length / 2
      // Answers that are as much the one as the other are use cases.
      const isMore = field === 'useCase' || share > column.share(readValue.useCase)
      if (isAnswered && share >= 0.6 && isMore) return 20 + share
      // A job title of which nothing is known is none; a role that nobody wrote down is one.
      return jobTitle.test(column.text) ? 0 : rank / 100
    })
    // A form may give each answer a column, and mark the cells of who chose it, or repeat it there.
    const [one] = found[field] ?? []
    const answers = all.filter((column) => {
      const value = readValue[field](table.headings[column.at] ?? '')
      const isIt = (cell: string) => readValue[field](cell) === value || isMark(cell)
      // What nobody has chosen is blank.
      return value !== undefined && (column.filled === 0 || column.share(isIt) === 1)
    })
    const areAnswers = one === undefined ? answers.length > 1 : answers.some(({ at }) => at === one)
    if (!areAnswers) continue
    isGuess ||= one === undefined
    found[field] = answers.map(({ at }) => at)
  }
  const isOurs = (text: string) => /^(?:pending|approved|rejected)$/i.test(text)
  if (withStatus)
    take('status', (column) => (isOwn || column.share(isOurs) === 1 ? column.rank('status') : 0))
  for (const field of ['firstName', 'lastName', ...headedNames] as const)
    take(field, (column) => {
      const [rank, isName] = [column.rank(field), field === 'name']
      if (rank === 0 || column.filled === 0) return rank / 1000
      // Numbers are not what is asked for: those of orders, of schools, of a message in a series.
      // Nor are paths of documents, addresses, keys, and marks.
      const isOther = (text: string) =>
        /^(?:[^\s/]+\/){2}[^\s/]|^[^\s<@]+@[^\s@]+$|^[\da-f-]{24,}$/i.test(text)
      const isAnswer = (text: string) => /\p{L}/u.test(text) && !isOther(text) && !isMark(text)
      if (!isOwn && column.share(isAnswer) === 0) return 0
      // Of two known ones the fuller: the other belongs to another section of the form.
      const full = column.isSparse ? 50 + ((rank - 50) * column.filled) / people.length : rank
      if (!isName && !field.endsWith('Name')) return isAboutOthers(column) ? 0 : full
      // Beside addresses of parents or teachers, the name of a student is not theirs.
      const isAnothers = areOthers && !isTheirs(column) && readValue.role(column.text) === 'student'
      if (isAnothers) return 0
      if (isName && rank <= 50 && (!column.isOfPeople || column.share(readValue.role) === 1)) return 0
      // An adviser's, a coach's, a buyer's, unless there is no other; not that of who invited them.
      if (column.far > 0) return /ed by\b/.test(column.text) ? 0 : rank / 10 ** column.far
      return full + column.different / people.length + (isTheirs(column) ? 50 : 0)
    })
  /** Each two columns beside each other that can be the halves of a name. */
  let halves: readonly (readonly number[])[] = []
  if (!found.name && !found.firstName && !found.lastName) {
    const isInAddresses = (at: number) => {
      const isIn = (text: string, place: number) =>
        wordsOf(text)
          .split(' ')
          .some((word) => word.length > 2 && addresses[place]?.toLowerCase().split('@')[0]?.includes(word))
      return (all[at]?.texts ?? []).filter(isIn).length > people.length / 3
    }
    const named = people.filter(({ cells }) =>
      nameBeside(textOf(cells[email?.at ?? -1]?.slice(0, 500))),
    ).length
    take('name', (column) => {
      const isName = column.share((text) => /^\p{L}[\p{L}\p{M}.,'’ -]+$/u.test(text)) >= 0.8
      // "Toronto" beside "Amara Okafor"; "Lakeside School" beside "Amara".
      const whole = column.share((text) => text.includes(' ') && !headingOf(text))
      // `Title` of a list in SharePoint, by the names in the addresses.
      const isHeaded = !/^Column [A-Z]+$/.test(table.headings[column.at] ?? '')
      if (isHeaded ? column.far > 0 || whole < 0.5 || !isInAddresses(column.at) : named > people.length / 2)
        return 0
      return isName && column.isOfPeople ? (1 + whole) * column.filled : 0
    })
    const [nameAt = -1] = found.name ?? []
    // Of a word each; they are where the addresses have both.
    const canBeHalf = all.map(
      (column) =>
        (column.at === nameAt || isFree(column)) &&
        column.filled > people.length * 0.8 &&
        column.share((text) => /^\p{L}[\p{L}\p{M}.'’-]+$/u.test(text)) >= 0.8 &&
        column.isOfPeople,
    )
    halves = [nameAt - 1, nameAt].flatMap((at) => (canBeHalf[at] && canBeHalf[at + 1] ? [[at, at + 1]] : []))
    const sure = halves.find((pair) => pair.every((at) => at === nameAt || isInAddresses(at)))
    if (sure) found.name = sure
  }
  // The other half may be under a heading that is not known; "Nom" may be of whole names.
  const half = found.name || found.firstName ? undefined : all[found.lastName?.[0] ?? -1]
  isGuess ||= half !== undefined && half.share((text) => text.includes(' ')) < 0.5
  return { ...withNames(found, all, halves), isGuess }
}

/** With the halves of a name as its columns, and each two columns that can be chosen as such. */
function withNames(columnsFound: Found, all: readonly Column[], halves: readonly (readonly number[])[]) {
  const found = { ...columnsFound }
  const wordsAt = (at = -1) => all[at]?.texts.map((text) => ` ${wordsOf(text)} `) ?? []
  /** Whether a column mostly holds what is in another one. */
  const holds = (at?: number, part?: number) => {
    const wholes = wordsAt(at)
    const filled = wordsAt(part).flatMap((half, place) => (half.trim() ? { half, whole: wholes[place] } : []))
    // One that equals the first name, beside a last one, is what its owner is called.
    const isCalled = found.firstName && found.lastName
    const held = filled.filter(({ half, whole }) => whole?.includes(half) && !(isCalled && whole === half))
    return held.length > filled.length / 2
  }
  // "Nom" or "Nombre" of Microsoft Forms is a whole name, also beside a question for a half of it.
  const full = (['firstName', 'lastName'] as const).find(
    (field, at, halves) =>
      /\b(?:nom|nombre)$/.test(all[found[field]?.[0] ?? -1]?.text ?? '') &&
      holds(found[field]?.[0], found[halves[1 - at] ?? field]?.[0]),
  )
  if (full) {
    found.name ??= found[full] ?? []
    delete found[full]
  }
  // Of who ordered for the "Attendee", the halves are someone else's.
  const [whole, ...parts] = [found.name, found.firstName, found.lastName].map(([at = -1] = []) => all[at])
  if (whole?.isWho && whole.share((text) => text.includes(' ')) > 0.5 && !parts.some((part) => part?.isWho)) {
    delete found.firstName
    delete found.lastName
  }
  // A name of someone else is nobody's beside one that is nearer to who asks, or a half of it.
  const names = (['name', 'firstName', 'lastName'] as const).flatMap((field) => {
    const column = all[found[field]?.[0] ?? -1]
    return column ? [{ ...column, field }] : []
  })
  const nearest = Math.min(...names.filter(({ filled }) => filled > 0).map(({ far }) => far))
  for (const { field, far } of names) if (far > nearest) delete found[field]
  const { firstName, lastName, ...columns } = found
  const { name = [] } = columns
  const half = firstName ?? lastName
  const halfColumn = all[half?.[0] ?? -1]
  const isWord = (cell: string) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(cell)
  /**
   * The two halves of a name; beside one of them, "Name" is the other: "Vorname", "Name". Beside a
   * last name, so is any of a word each: "Name on the badge".
   */
  const other = name.filter(
    (at) => (all[at]?.rank('name') ?? 0) > 50 || (!firstName && (all[at]?.share(isWord) ?? 0) > 0.5),
  )
  /** Between the two: Jan, de, Vries; not Dhr., which may be under "Voorvoegsel", too. */
  const infix = all.find(
    ({ rank, text, share }) =>
      rank('infix') && (/tussen/.test(text) || share((cell) => /^\p{Ll}/u.test(cell)) > 0.5),
  )
  const both = half ? [...(firstName ?? other), ...(infix ? [infix.at] : []), ...(lastName ?? other)] : []
  // A "Name" that mostly holds the half as well is a whole one.
  const isWhole = halfColumn?.filled === 0 || holds(name[0], halfColumn?.at)
  // A half asked for alone, beside names of several words, is that of someone else.
  const isAlone = !(firstName && lastName)
  const isAsked = isAlone && (halfColumn?.rank(firstName ? 'firstName' : 'lastName') ?? 0) <= 50
  const isOthers = isAsked && (all[name[0] ?? -1]?.share((text) => text.includes(' ')) ?? 0) > 0.5
  const joined = half && !(columns.name && (isWhole || isOthers)) && { name: both }
  const headed = all
    .flatMap(({ at }) => [at - 1, at + 1].map((last) => [at, last]))
    .filter(([first = -1, last = -1]) => all[first]?.rank('firstName') && all[last]?.rank('lastName'))
  const pairs = [name, both, ...halves, ...headed].filter(({ length }) => length > 1)
  const apart = new Map(pairs.map((pair) => [pair.join('+'), pair]))
  return { columns: { ...columns, ...joined }, pairs: [...apart.values()] }
}
