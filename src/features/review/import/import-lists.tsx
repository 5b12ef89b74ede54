import type { ReactNode } from 'react'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { answerText, roleLabel } from '@/domain/invitations/answers'
import { Segmented } from '@/features/review/controls'
import { displayName, readDate, StatusMark, shortText, statusLabel } from '@/features/review/format'
import { clockTime, shortDay, thousands } from '@/lib/dates'
import { dateIn, day } from '@/lib/tables/written-dates'
import { capitalized } from '@/lib/text'
import { importFields } from './import-columns'
import type { Conflict, Difference } from './import-plan'
import type { ImportRecord, LeftOut } from './import-table'

const listed = 200

type RowsProps<Row> = {
  readonly rows: readonly Row[]
  readonly caption: string
  /** What is in each column after the line's number; the first one names the row. */
  readonly columns: Readonly<Record<string, (row: Row) => ReactNode>>
  readonly placeOf: (line: number) => string
}

/** The first rows of a kind. On phones the line's number is before the rest. */
function Rows<Row extends { readonly line: number }>(props: RowsProps<Row>) {
  const { rows, caption, columns, placeOf } = props
  return (
    <>
      <RuledTable label={{ caption }} className="text-note">
        <TableHead
          columns={['Line', ...Object.keys(columns)]}
          className="max-md:sr-only"
          cell="py-2 pr-4 text-small text-muted"
        />
        <TableBody>
          {rows.slice(0, listed).map((row) => (
            <TableRow key={row.line} className="grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
              <TableCell className="text-muted">{placeOf(row.line).replace(/^line /, '')}</TableCell>
              {Object.entries(columns).map(([heading, cellOf], at) => (
                <TableCell key={heading} heading={at === 0} className="col-start-2 wrap-anywhere">
                  {cellOf(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </RuledTable>
      {rows.length > listed && (
        <p className="py-2 text-muted">{`and ${thousands(rows.length - listed)} more`}</p>
      )}
    </>
  )
}

type ListProps<Row> = Pick<RowsProps<Row>, 'rows' | 'placeOf'>

type RecordListProps = ListProps<ImportRecord> & {
  /** What an import does about the decisions in the file, where any row has one. */
  readonly decisionOf?: ((record: ImportRecord) => ReactNode) | undefined
}

/** Requests of the file, with the date that each gets. */
export function RecordList({ decisionOf, ...list }: RecordListProps) {
  const nameOf = ({ request }: ImportRecord) => shortText(displayName(request))
  const emailOf = ({ request }: ImportRecord) => shortText(request.email)
  const both = (record: ImportRecord) => (
    <span className="*:block">
      <span>{nameOf(record)}</span>
      <span className="font-normal">{emailOf(record)}</span>
    </span>
  )
  const columns = {
    // With decisions there is no room for a column of addresses.
    ...(decisionOf ? { 'Name and email': both } : { Name: nameOf, Email: emailOf }),
    Role: ({ request, guessed }: ImportRecord) => (
      <span className="block max-w-48 truncate">
        {shortText(roleLabel(request.role)) + (guessed.includes('role') ? ' (assumed)' : '')}
      </span>
    ),
    Submitted: ({ request, precision }: ImportRecord) =>
      precision === 0 ? 'time of this import' : dateWords(request.submittedAt, precision !== day),
    ...(decisionOf && { Decision: decisionOf }),
  }
  return <Rows caption="Requests in the file" {...{ ...list, columns }} />
}

const codeWords = (newCode: boolean) => (newCode ? ', gets a new code' : ', with the code in the file')

type DecisionProps = {
  readonly record: ImportRecord
  /** Whether its code is made by this import. */
  readonly newCode: boolean
  /** Whether the file's decision is accepted. Undefined where that is not asked. */
  readonly accepted: boolean | undefined
  readonly onAccept: (accepted: boolean) => void
}

/** What becomes of the decision in the file; a list that someone sent is not believed by itself. */
export function Decision({ record, newCode, accepted, onAccept }: DecisionProps) {
  const { claim, hasCode, request } = record
  const theirs = `${statusLabel(claim).toLowerCase()} ${hasCode ? 'with a code' : 'in the file'}`
  const refused = claim === request.status ? '' : ` (${theirs})`
  return (
    <span className="grid justify-items-start">
      <span className="inline-flex items-center gap-1.5">
        <StatusMark status={request.status} className="size-4" />
        <span>
          {statusLabel(request.status) + (request.status === 'approved' ? codeWords(newCode) : refused)}
        </span>
      </span>
      {accepted !== undefined && (
        <label className="-my-2 inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <input
            type="checkbox"
            className="rv-check"
            aria-label={`Accept the decision on ${shortText(displayName(request))}’s request: ${claim}`}
            checked={accepted}
            onChange={({ target }) => onAccept(target.checked)}
          />
          <span aria-hidden="true">Accept</span>
        </label>
      )}
    </span>
  )
}

/** `Jul 14, 2025 15:45` */
export function dateWords(text: string, withTime = true): string {
  const date = readDate(text)
  if (!date) return shortText(text) || 'no date'
  return `${shortDay(date)}, ${date.getFullYear()}${withTime ? ` ${clockTime(date)}` : ''}`
}

/** This computer's time zone as people say it: `Toronto`. */
export const zoneName = () =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone.split('/').at(-1)?.replaceAll('_', ' ')

/** `05/07/2025` with the month first and with the day first; `25/07/14` with the year first. */
export function readings(cell: string): readonly [string, string] {
  const { year = 0, month = 1, date = 1 } = dateIn(cell) ?? {}
  const dayOf = (month: number, date: number) => shortDay(new Date(2024, month - 1, date))
  if (month <= 12) return [dayOf(month, date), dayOf(date, month)]
  return [`${dayOf(date, year - 2000)}, ${2000 + month}`, `${dayOf(date, month)}, ${year}`]
}

/** Whether all of the lines are chosen, or none; undefined for some. */
export const holdsAll = (chosen: ReadonlySet<number>, lines: readonly number[]): boolean | undefined => {
  const count = lines.filter((line) => chosen.has(line)).length
  return count === lines.length || (count === 0 ? false : undefined)
}

/** The lines with one more, or without it. */
export const withLine = (lines: ReadonlySet<number>, line: number, isIn: boolean): ReadonlySet<number> =>
  new Set(isIn ? [...lines, line] : [...lines].filter((each) => each !== line))

type ConflictListProps = ListProps<Conflict> & {
  /** Lines of the conflicts in which the file's record is kept. */
  readonly theirs: ReadonlySet<number>
  /** Lines of those that would get a code made by this import. */
  readonly uncoded: ReadonlySet<number>
  readonly onChoose: (theirs: ReadonlySet<number>) => void
}

/** Which of two records is kept. */
export const sides = ['This one', 'The file’s'] as const

/** Requests that are here with other answers. The reader chooses which are kept. */
export function ConflictList({ theirs, uncoded, onChoose, ...list }: ConflictListProps) {
  const columns = {
    Name: ({ here }: Conflict) => shortText(displayName(here)),
    'What differs': ({ line, differences }: Conflict) =>
      differences.map((difference) => (
        <span key={difference.field} className="block">
          {differenceWords(difference)}
          {difference.field === 'status' && difference.theirs === 'approved' && codeWords(uncoded.has(line))}
        </span>
      )),
    Keep: ({ line, here }: Conflict) => (
      <Segmented
        legend={`Keep for ${shortText(displayName(here))}`}
        unseen
        options={sides.map((side) => ({ value: side, label: side }))}
        value={sides[theirs.has(line) ? 1 : 0]}
        onChoose={(value) => onChoose(withLine(theirs, line, value === sides[1]))}
      />
    ),
  }
  return <Rows caption="Requests that differ" {...{ ...list, columns }} />
}

function differenceWords({ field, here, theirs }: Difference): string {
  if (field === 'status')
    return `Here ${statusLabel(here).toLowerCase()}, in the file ${statusLabel(theirs).toLowerCase()}`
  const words = (text: string) =>
    field === 'submittedAt' ? dateWords(text) : quoted(answerText(field, text))
  return `${importFields[field]}: here ${words(here)}, in the file ${words(theirs)}`
}

const quoted = (text: string): string => (text === '' ? 'nothing' : `“${shortText(text)}”`)

/** Rows that stay out, each with its reason. */
export function LeftOutList(list: ListProps<LeftOut>) {
  const columns = {
    Why: ({ reason }: LeftOut) => capitalized(shortText(reason)),
    'What is in the file': ({ cells }: LeftOut) => {
      const filled = cells.map((cell) => shortText(cell.trim())).filter((cell) => cell !== '')
      return shortText(filled.join(', ')) || 'nothing'
    },
  }
  return <Rows caption="Rows that are not imported" {...{ ...list, columns }} />
}
