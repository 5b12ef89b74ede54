import { type ReactNode, useId } from 'react'
import { roles, useCases } from '@/domain/invitations/answers'
import { Choice, type Options, Segmented } from '@/features/review/controls'
import { countOf, cut, shortText } from '@/features/review/format'
import { thousands } from '@/lib/dates'
import { importFields } from './import-columns'
import type { ImportFile } from './import-file'
import { holdsAll, readings, sides, zoneName } from './import-lists'
import type { ImportCheck } from './import-plan'
import { type Answers, answerFor, settledFields, valueKey } from './import-table'
import importWords from './import-words.json'

type ImportQuestionsProps = {
  readonly file: ImportFile
  readonly check: ImportCheck
  readonly answers: Answers
  readonly onAnswers: (changed: Partial<Answers>) => void
  /** Lines of the conflicts in which the file's record is kept. */
  readonly theirs: ReadonlySet<number>
  readonly onTheirs: (theirs: ReadonlySet<number>) => void
}

/** What an import would decide in the admin's place: each with its choices, always in sight. */
export function ImportQuestions(props: ImportQuestionsProps) {
  const heading = useId()
  const questions = questionsOf(props)
  if (questions.length === 0) return null
  return (
    <section className="mt-4" aria-labelledby={heading}>
      <h3 id={heading} className="text-h5">
        Decide before you import
      </h3>
      <ul className="mt-1 text-note">{questions}</ul>
    </section>
  )
}

type SettleProps = {
  readonly label: string
  readonly value: string
  readonly options: Options
  readonly onChoose: (value: string) => void
}

/** A choice about what a person should look at. */
function Settle({ label, value, options, onChoose }: SettleProps) {
  const id = useId()
  if (options.length === 2) return <Segmented legend={label} {...{ value, options, onChoose }} />
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="font-semibold wrap-anywhere" htmlFor={id}>
        {label}
      </label>
      <Choice wide {...{ id, value, options, onChoose }} />
    </span>
  )
}

/** Texts that are settled one by one; the others get one value. */
const mostTexts = 8

/** How letters can be read: names of the Encoding Standard, and `utf-8-twice`. */
const encodings: Options = Object.entries(importWords.encodings).map(([value, label]) => ({ value, label }))

const quoted = (text = '') => `“${cut(text)}”`

function questionsOf(props: ImportQuestionsProps): readonly ReactNode[] {
  const { file, check, answers, onAnswers, theirs, onTheirs } = props
  const { plan, questions, table, columns, length = 0 } = check
  const { withoutUndated, withRepeated } = answers
  /** A choice between two things, the second of which is `true`. */
  const either = (
    label: string,
    value: boolean | undefined,
    words: readonly [string, string],
    choose: (value: boolean) => void,
  ) => (
    <Settle
      key={label}
      label={label}
      value={String(value)}
      options={words.map((label, at) => ({ value: String(at === 1), label }))}
      onChoose={(chosen) => choose(chosen === 'true')}
    />
  )
  const answer = (name: 'dayFirst' | 'utc' | 'withoutUndated' | 'withRepeated') => (value: boolean) =>
    onAnswers({ [name]: value })
  const all: ReactNode[] = []
  /** Adds a question that there is reason to ask. Its key holds the focus when its words change. */
  const ask = (key: string, isOpen: boolean, words: string, ...controls: ReactNode[]) => {
    if (!isOpen) return
    all.push(
      <li
        key={key}
        className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 border-t border-hair py-2"
      >
        <span className="min-w-0 grow basis-64 wrap-anywhere">{words}</span>
        {controls}
      </li>,
    )
  }
  if (file.letters) {
    const { encoding, sample } = file.letters
    const onChoose = (value: string) => onAnswers({ encoding: value })
    const words = `The file does not name its text encoding. This is how it reads now: “${sample.trim()}”.`
    const choice = { label: 'Encoding', value: encoding, options: encodings, onChoose }
    ask('letters', true, words, <Settle key="encoding" {...choice} />)
  }
  if (questions) {
    const { unclearDate = '', dayFirst, zoneless, utc, undated, undecided, missing, elsewhere } = questions
    const missingWords = (field: keyof typeof missing) => {
      const isInOthers = missing[field] < length
      const where = isInOthers ? `missing in ${countOf(missing[field], 'row')}` : 'not in the file'
      return `${importFields[field]}: ${where}.`
    }
    ask(
      'days',
      unclearDate !== '',
      'The dates can be read in two ways.',
      either(`“${cut(unclearDate)}” is`, dayFirst, readings(unclearDate), answer('dayFirst')),
    )
    ask(
      'zone',
      zoneless,
      'The times do not say their time zone.',
      either('Times are', utc, [`${zoneName()} time (this computer)`, 'UTC'], answer('utc')),
    )
    for (const field of settledFields) {
      const unknown = [...questions.unknown[field]].sort(([, a], [, b]) => b - a)
      const settle = (label: string, text: string) => {
        const key = valueKey(field, text)
        const options = field === 'role' ? roles : useCases
        const onChoose = (value: string) => onAnswers({ values: { ...answers.values, [key]: value } })
        return <Settle key={key} value={answerFor(answers, field, text)} {...{ label, options, onChoose }} />
      }
      ask(
        `${field} unknown`,
        unknown.length > 0,
        `${importFields[field]}: ${countOf(unknown.length, 'answer')} not recognized.`,
        ...unknown
          .slice(0, mostTexts)
          .map(([text, count]) => settle(`${shortText(text)} (${thousands(count)})`, text)),
      )
      ask(
        `${field} missing`,
        missing[field] > 0 || unknown.length > mostTexts,
        missing[field] > 0 ? missingWords(field) : 'Other answers.',
        settle('Use', ''),
      )
    }
    const isNeeded = (field: keyof typeof missing) => missing[field] > 0 && plan.fresh.length > 0
    ask('name', isNeeded('name'), `${missingWords('name')} The part before the @ is used.`)
    ask('date', isNeeded('submittedAt'), `${missingWords('submittedAt')} The time of this import is used.`)
    ask(
      'elsewhere',
      elsewhere > 0,
      `Not imported: ${countOf(elsewhere, 'cell')} with an address, in other columns. ` +
        'Put each address on a line of its own.',
    )
    const more = questions.rivals.length - mostTexts
    ask(
      'rivals',
      questions.rivals.length > 0,
      `Not imported: other addresses, under ${questions.rivals.slice(0, mostTexts).map(quoted).join(' and ')}` +
        `${more > 0 ? ` and in ${countOf(more, 'column')} more` : ''}. ` +
        `Those under ${quoted(table?.headings[columns?.email?.[0] ?? -1])} are used; “What goes where” shows it.`,
    )
    ask(
      'undecided',
      undecided.length > 0 && plan.fresh.length > 0,
      `Status: ${countOf(undecided.length, 'row')} ${undecided.length === 1 ? 'has' : 'have'} one that is not used, ` +
        `such as ${quoted(undecided[0])}. New requests come in as pending.`,
    )
    ask(
      'undated',
      undated.length > 0,
      `Submitted: no readable date in ${countOf(undated.length, 'row')}, such as ${quoted(undated[0])}.`,
      either('They get', withoutUndated, ['the time of this import', 'left out'], answer('withoutUndated')),
    )
  }
  const { fresh, conflicting, repeated, uncoded, newNotes, otherNotes, otherStatuses } = plan
  ask(
    'repeated',
    repeated > 0 || withRepeated,
    'An address appears more than once. One row of each counts.',
    either('The others are', withRepeated, ['left out', 'added too'], answer('withRepeated')),
  )
  const lines =
    file.kind === 'list' ? fresh.flatMap(({ claim, line }) => (claim === 'pending' ? [] : line)) : []
  ask(
    'decided',
    lines.length > 0,
    `Decided in the file: ${countOf(lines.length, 'row')}. Accept a decision only from someone you trust.`,
    either(
      lines.length === 1 ? 'It comes in' : 'All come in',
      holdsAll(answers.decided, lines),
      ['pending', 'as decided'],
      (value) => onAnswers({ decided: new Set(value ? lines : []) }),
    ),
  )
  const differing = conflicting.map(({ line }) => line)
  ask(
    'differing',
    differing.length > 1,
    `${countOf(differing.length, 'request')} here differ from the file.`,
    either('Keep for all', holdsAll(theirs, differing), sides, (value) =>
      onTheirs(new Set(value ? differing : [])),
    ),
  )
  const newCodes = fresh.filter(({ line }) => uncoded.has(line)).length
  ask(
    'uncoded',
    newCodes > 0,
    `Approved without a code: ${countOf(newCodes, 'request')}. ` +
      'Each gets a new code, shown once after the import.',
  )
  ask(
    'notes',
    newNotes > 0,
    `${countOf(newNotes, 'note')} ${newNotes === 1 ? 'is' : 'are'} missing here, and will be added.`,
  )
  for (const [what, count] of Object.entries({ note: otherNotes, status: otherStatuses }))
    ask(
      `other ${what}`,
      count > 0,
      `The ${what} here differs from the file’s: ${countOf(count, 'request')}. If you add, what is here stays.`,
    )
  return all
}
