import { type Ref, useId } from 'react'
import { roles, useCases } from '@/domain/invitations/answers'
import { Choice, Segmented } from '@/features/review/controls'
import { countOf, cut } from '@/features/review/format'
import { shortDay } from '@/lib/dates'
import type { ImportCheck } from './import-check'
import { type ImportField, importFields } from './import-columns'
import type { ImportFile } from './import-file'
import { dateWords } from './import-lists'
import { type Answers, answerFor, settledFields, valueKey } from './import-table'
import { textOf } from './import-values'

type OnAnswers = (changed: Partial<Answers>) => void

const fieldNames = Object.keys(importFields) as readonly ImportField[]

/** What a field gets when it comes from no column. */
const fallbacks: Readonly<Partial<Record<ImportField, string>>> = {
  email: 'Choose the column',
  name: 'The part before the @',
  status: 'Everyone is pending',
  submittedAt: 'The time of this import',
}

type ImportColumnsProps = {
  readonly check: ImportCheck
  readonly onAnswers: OnAnswers
  readonly emailRef: Ref<HTMLSelectElement>
}

/** Which column of the file each field comes from; closed where nothing is a guess. */
export function ImportColumns({ check, onAnswers, emailRef }: ImportColumnsProps) {
  const base = useId()
  const { table, columns = {}, both = [], unused = [], isOwn, isGuess } = check
  if (!table) return null
  const { headings } = table
  const choices = [...headings.keys()].map((at) => [at])
  const nameOf = (places: readonly number[]) => places.map((at) => cut(headings[at] ?? '')).join(' + ')
  const choose = (field: ImportField, value: string) => {
    const { [field]: _, ...others } = columns
    onAnswers({ columns: value ? { ...others, [field]: value.split('+').map(Number) } : others })
  }
  const found = fieldNames.flatMap((field) =>
    columns[field] ? [`${importFields[field]} from “${nameOf(columns[field])}”`] : [],
  )
  return (
    <>
      {!columns.email && (
        <p className="error-box mt-4" role="alert">
          {`No column holds email addresses. The file has: ${listed(headings)}.`}
        </p>
      )}
      <details className="mt-4 border-y border-hair" open={isGuess}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-1.5 text-note">
          <h3 className="text-h5">What goes where</h3>
          <span className="min-w-0 text-muted wrap-anywhere">
            {isOwn
              ? 'Read as our own export.'
              : `${found.slice(0, 2).join(', ')}${found.length > 2 ? ` and ${found.length - 2} more` : ''}.`}
          </span>
          <span className="font-medium text-pen underline underline-offset-[0.2em]">Change</span>
        </summary>
        <ul className="grid gap-x-8 pb-2 md:grid-cols-2">
          {fieldNames.map((field) => (
            <li key={field} className="grid content-start gap-x-4 py-1.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
              <label className="self-center font-semibold" htmlFor={`${base}-${field}`}>
                {importFields[field]}
                <span className="sr-only"> comes from</span>
              </label>
              <Choice
                wide
                id={`${base}-${field}`}
                aria-describedby={`${base}-${field}-sample`}
                value={columns[field]?.join('+') ?? ''}
                onChange={({ target }) => choose(field, target.value)}
                {...(field === 'email' && !columns.email && { ref: emailRef })}
              >
                <option value="">{fallbacks[field] ?? 'Not in the file'}</option>
                {(field === 'name' && both.length > 1 ? [both, ...choices] : choices).map((places) => (
                  <option key={places.join('+')} value={places.join('+')}>
                    {nameOf(places)}
                  </option>
                ))}
              </Choice>
              <p
                id={`${base}-${field}-sample`}
                className="min-w-0 truncate text-small text-muted empty:hidden sm:col-start-2"
              >
                {sampleOf(check, field)}
              </p>
            </li>
          ))}
        </ul>
        {unused.length > 0 && (
          <p className="pb-3 text-note text-muted wrap-anywhere">{`Not imported: ${listed(unused)}.`}</p>
        )}
      </details>
    </>
  )
}

/** `Address, Phone Number, Birthday and 12 more` */
function listed(headings: readonly string[]): string {
  const names = headings.slice(0, 8).map((heading) => cut(heading))
  return names.join(', ') + (headings.length > 8 ? ` and ${headings.length - 8} more` : '')
}

/** The first few different texts of a field's columns; of dates, the first and the last. */
function sampleOf({ columns, plan, table }: ImportCheck, field: ImportField): string {
  const places = columns?.[field]
  if (!places || !table) return ''
  if (field === 'submittedAt') {
    const dated = [...plan.fresh, ...plan.same, ...plan.conflicting].filter(({ precision }) => precision > 0)
    const times = dated.map(({ request }) => request.submittedAt).sort()
    const [first = '', last = ''] = [times[0], times.at(-1)].map((time) => time && dateWords(time, false))
    return first === last ? first : `${first} to ${last}`
  }
  const texts = table.rows.slice(0, 50).map(({ cells }) => places.map((at) => textOf(cells[at])).join(' '))
  const different = new Set(texts.map((text) => cut(text.trim())).filter((text) => text !== ''))
  return [...different].slice(0, 3).join(', ')
}

type Options = readonly { readonly value: string; readonly label: string }[]

/** A choice about what a person should look at. */
type Control = {
  readonly label: string
  readonly value: string
  readonly options: Options
  readonly onChoose: (value: string) => void
}

type Question = { readonly words: string; readonly controls: readonly Control[] }

type ImportQuestionsProps = {
  readonly file: ImportFile
  readonly check: ImportCheck
  readonly answers: Answers
  readonly onAnswers: OnAnswers
}

/** What an import would decide in the admin's place: each with its choices, always in sight. */
export function ImportQuestions(props: ImportQuestionsProps) {
  const heading = useId()
  const questions = questionsOf(props)
  if (questions.length === 0) return null
  return (
    <section className="mt-4" aria-labelledby={heading}>
      <h3 id={heading} className="text-h5">
        To settle
      </h3>
      <ul className="mt-1 text-note">
        {questions.map(({ words, controls }) => (
          <li
            key={words}
            className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 border-t border-hair py-2"
          >
            <span className="min-w-0 grow basis-64 wrap-anywhere">{words}</span>
            {controls.map((control) => (
              <Settle key={control.label} {...control} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Settle({ label, value, options, onChoose }: Control) {
  const id = useId()
  if (options.length === 2) return <Segmented legend={label} {...{ value, options, onChoose }} />
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="font-semibold wrap-anywhere" htmlFor={id}>
        {label}
      </label>
      <Choice wide id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Choice>
    </span>
  )
}

/** Texts that are settled one by one; the others get one value. */
const mostTexts = 8

const encodings: Options = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'windows-1252', label: 'Western European (Windows)' },
  { value: 'macintosh', label: 'Western European (old Mac)' },
  { value: 'windows-1250', label: 'Central European (Windows)' },
  { value: 'windows-1251', label: 'Cyrillic (Windows)' },
  { value: 'shift_jis', label: 'Japanese (Shift JIS)' },
]

/** This computer's time zone as people say it: `Toronto`. */
const zoneName = () =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone.split('/').at(-1)?.replaceAll('_', ' ')

function questionsOf({ file, check, answers, onAnswers }: ImportQuestionsProps): readonly Question[] {
  const { plan, questions, columns, length = 0 } = check
  /** A choice between two things, the second of which is `true`. */
  const either = (
    label: string,
    value: boolean | undefined,
    words: readonly [string, string],
    answer: (value: boolean) => Partial<Answers>,
  ): Control => ({
    label,
    value: String(value),
    options: words.map((label, at) => ({ value: String(at === 1), label })),
    onChoose: (chosen) => onAnswers(answer(chosen === 'true')),
  })
  const all: Question[] = []
  /** Adds a question that there is reason to ask. */
  const ask = (isOpen: boolean, words: string, ...controls: Control[]) => {
    if (isOpen) all.push({ words, controls })
  }
  if (file.letters) {
    const { encoding, sample } = file.letters
    const onChoose = (value: string) => onAnswers({ encoding: value })
    const words = `The file does not say how its letters are stored: “${sample.trim()}”.`
    ask(true, words, { label: 'Letters', value: encoding, options: encodings, onChoose })
  }
  if (questions) {
    const { unclearDate = '', dayFirst, zoneless, utc, undated, missing } = questions
    const [first = 1, second = 1] = (unclearDate.match(/\d+/g) ?? []).map(Number)
    const days = [
      shortDay(new Date(2024, first - 1, second)),
      shortDay(new Date(2024, second - 1, first)),
    ] as const
    ask(
      unclearDate !== '',
      'The dates can be read in two ways.',
      either(`“${cut(unclearDate)}” is`, dayFirst, days, (value) => ({ dayFirst: value })),
    )
    ask(
      zoneless,
      'The times do not say their time zone.',
      either('Times are', utc, [`${zoneName()} time (this computer)`, 'UTC'], (value) => ({ utc: value })),
    )
    for (const field of settledFields) {
      const unknown = [...questions.unknown[field]].sort(([, a], [, b]) => b - a)
      const name = importFields[field]
      const settle = (label: string, text: string): Control => ({
        label,
        value: answerFor(answers, field, text),
        options: field === 'role' ? roles : useCases,
        onChoose: (value) => onAnswers({ values: { ...answers.values, [valueKey(field, text)]: value } }),
      })
      const each = unknown.slice(0, mostTexts).map(([text, count]) => settle(`${cut(text)} (${count})`, text))
      ask(unknown.length > 0, `${name}: ${countOf(unknown.length, 'answer')} not known here.`, ...each)
      const count = missing[field]
      const where = count < length ? `missing in ${countOf(count, 'row')}` : 'not in the file'
      ask(
        count > 0 || unknown.length > mostTexts,
        count > 0 ? `${name}: ${where}.` : 'Other answers.',
        settle('Take', ''),
      )
    }
    ask(
      columns?.name !== undefined && missing.name > 0,
      `Name: missing in ${countOf(missing.name, 'row')}. The part before the @ is used.`,
    )
    ask(
      undated.count > 0,
      `Submitted: no readable date in ${countOf(undated.count, 'row')}, such as “${cut(undated.first)}”.`,
      either('They get', answers.withoutUndated, ['the time of this import', 'left out'], (value) => ({
        withoutUndated: value,
      })),
    )
  }
  const { fresh, repeated, uncoded, newNotes } = plan
  ask(
    repeated.length > 0 || answers.withRepeated,
    'An address comes more than once. Its first row counts.',
    either('The others are', answers.withRepeated, ['left out', 'added, too'], (value) => ({
      withRepeated: value,
    })),
  )
  const lines =
    file.kind === 'list' ? fresh.flatMap(({ claim, line }) => (claim === 'pending' ? [] : line)) : []
  const accepted = lines.filter((line) => answers.decided.has(line)).length
  const acceptsAll = accepted === lines.length ? true : accepted === 0 ? false : undefined
  ask(
    lines.length > 0,
    `Decided in the file: ${countOf(lines.length, 'row')}. Whoever wrote it chose that, and the codes.`,
    either('All come in', acceptsAll, ['pending', 'as decided'], (value) => ({
      decided: new Set(value ? lines : []),
    })),
  )
  ask(
    uncoded.size > 0,
    `Approved without a code of their own: ${countOf(uncoded.size, 'request')}. ` +
      'New codes are made, and shown once after the import.',
  )
  ask(
    newNotes > 0,
    `${countOf(newNotes, 'note')} ${newNotes === 1 ? 'is' : 'are'} missing here, and will be added.`,
  )
  return all
}
