import { Upload } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { firstFocus } from '@/components/dialog/dialog'
import { Button } from '@/components/ui/button'
import { Choice, QuietButton } from '@/features/review/controls'
import { cut } from '@/features/review/format'
import { type ImportField, importFields } from './import-columns'
import { dateWords } from './import-lists'
import type { ImportCheck } from './import-plan'
import { type Answers, textFor } from './import-table'

type FileFieldProps = {
  readonly busy: string | undefined
  readonly focused: boolean
  readonly onTake: (files: readonly File[]) => void
}

export function FileField({ busy, focused, onTake }: FileFieldProps) {
  return (
    <label
      className="rv-field mt-4 flex min-h-33 cursor-pointer items-center justify-center gap-2 rounded-control
        border-line border-dashed border-field bg-sheet px-4 font-semibold hover:border-ink"
    >
      <Upload className="ico" aria-hidden="true" />
      <span>{busy ?? 'Choose files, or drop them here'}</span>
      <input
        type="file"
        multiple
        className="sr-only"
        ref={firstFocus}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the control just pressed
        autoFocus={focused}
        onChange={({ target }) => {
          onTake([...(target.files ?? [])])
          target.value = '' // The same file, corrected, can be chosen again.
        }}
      />
    </label>
  )
}

type PasteFieldProps = { readonly onText: (text: string) => void; readonly onBack: () => void }

export function PasteField({ onText, onBack }: PasteFieldProps) {
  const rows = useId()
  // Not in a state: other software may fill it in without an event.
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <label className="mt-4 block font-semibold" htmlFor={rows}>
        Rows copied from a spreadsheet, headings included
      </label>
      <textarea
        id={rows}
        className="control mt-2 w-full text-note"
        rows={8}
        ref={field}
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the control just pressed
        autoFocus
      />
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button onClick={() => onText(field.current?.value ?? '')}>Continue</Button>
        <QuietButton onClick={onBack}>Choose a file instead</QuietButton>
      </p>
    </>
  )
}

const fieldNames = Object.keys(importFields) as readonly ImportField[]

/** What a field gets when it comes from no column. */
const fallbacks: Readonly<Partial<Record<ImportField, string>>> = {
  email: 'Choose the column',
  name: 'The address',
  status: 'Everyone is pending',
  submittedAt: 'The time of this import',
}

type ImportColumnsProps = {
  readonly check: ImportCheck
  readonly onAnswers: (changed: Partial<Answers>) => void
  readonly emailRef: Ref<HTMLSelectElement>
}

/** Which column of the file each field comes from; closed where nothing is a guess. */
export function ImportColumns({ check, onAnswers, emailRef }: ImportColumnsProps) {
  const base = useId()
  const { table, columns = {}, found = {}, pairs = [], unused = [], isOwn, isGuess } = check
  // It stays open when the guess is settled, with the focus in it.
  const [wasGuess, setWasGuess] = useState(isGuess)
  if (isGuess && !wasGuess) setWasGuess(true)
  if (!table) return null
  const { headings } = table
  const choices = [...headings.keys()].map((at) => [at])
  const nameOf = (places: readonly number[]) => places.map((at) => cut(headings[at] ?? '')).join(' + ')
  const choose = (field: ImportField, value: string) => {
    const { [field]: _, ...others } = columns
    onAnswers({
      columns: value ? { ...others, [field]: value.split('+').map(Number) } : others,
      // They were about the dates of the column before.
      ...(field === 'submittedAt' && { dayFirst: undefined, utc: undefined }),
    })
  }
  /** The choices of several columns: first and last names, and answers with a column each. */
  const several = (field: ImportField) => {
    const { [field]: places = [] } = found
    return field === 'name' ? pairs : places.length > 1 ? [places] : []
  }
  const words = fieldNames.flatMap((field) =>
    columns[field] ? [`${importFields[field]} from “${nameOf(columns[field])}”`] : [],
  )
  return (
    <>
      {!columns.email && (
        <p className="error-box mt-4" role="alert">
          {`No column holds email addresses. The file has: ${listed(headings.map(cut))}.`}
        </p>
      )}
      <details className="mt-4 border-y border-hair" open={wasGuess}>
        <summary className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 text-note">
          <h3 className="text-h5">What goes where</h3>
          <span className="min-w-0 text-muted wrap-anywhere">
            {isOwn
              ? 'Read as our own export.'
              : words.length === 0
                ? 'No column is recognized.'
                : `${listed(words, 2)}.`}
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
                options={[
                  { value: '', label: fallbacks[field] ?? 'Not in the file' },
                  ...[...several(field), ...choices].map((places) => ({
                    value: places.join('+'),
                    label: nameOf(places),
                  })),
                ]}
                onChoose={(value) => choose(field, value)}
                {...(field === 'email' && !columns.email && { ref: emailRef })}
              />
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
          <p className="pb-3 text-note text-muted wrap-anywhere">{`Not imported: ${listed(unused.map(cut))}.`}</p>
        )}
      </details>
    </>
  )
}

/** `Address, Phone Number, Birthday and 12 more` */
const listed = (texts: readonly string[], most = 8): string =>
  texts.slice(0, most).join(', ') + (texts.length > most ? ` and ${texts.length - most} more` : '')

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
  const texts = table.rows.slice(0, 50).map(({ cells }) => textFor(field, cells, places, table.headings))
  const different = new Set(texts.map((text) => cut(text.trim())).filter((text) => text !== ''))
  return [...different].slice(0, 3).join(', ')
}
