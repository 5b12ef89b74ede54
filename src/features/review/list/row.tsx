import { Check, Copy, Files, type LucideIcon, StickyNote, X } from 'lucide-react'
import { type ComponentProps, type MouseEvent, memo } from 'react'
import { type InvitationRequest, roleLabel, useCaseLabel } from '@/domain/invitations/record'
import {
  formatFully,
  formatMoment,
  readDate,
  StatusMark,
  seenText,
  shortName,
  shortText,
  statusLabel,
  statusTone,
  withoutTurns,
} from '@/features/review/words'
import type { RowLayout } from './use-row-window'

/**
 * What can be done with a row. The same functions at every drawing, so that unchanged rows are not
 * drawn again.
 */
export type RowActions = {
  readonly open: (id: string) => void
  readonly decide: (id: string, decision: 'approved' | 'rejected') => void
  /** Ticks the row; with `through`, all from the one ticked before. */
  readonly toggle: (id: string, through: boolean) => void
  readonly copyCode: (id: string) => void
}

type ReviewRowProps = {
  readonly request: InvitationRequest
  /** Place in the whole table, the header being 1. */
  readonly rowIndex: number
  readonly current: boolean
  readonly ticked: boolean
  /** True when another request has the same address. */
  readonly duplicate: boolean
  readonly noted: boolean
  /** True for two seconds after its code was copied. */
  readonly copied: boolean
  readonly layout: RowLayout
  readonly actions: RowActions
}

/** Columns that give way where the list is narrow. */
export const seen = { organization: '@max-7xl/list:hidden', useCase: '@max-6xl/list:hidden' }

type Part = 'row' | 'box' | 'mark' | 'name' | 'email' | 'role' | 'organization' | 'useCase' | 'status'
type Look = Readonly<Record<Part | 'when' | 'acts' | 'act' | 'copy', string>>

const cell = 'content-center truncate pr-3'
const plain = 'before:inset-x-px before:inset-y-1.25 before:border-transparent'
const tableAct = `min-h-10.75 px-2.5 font-medium ${plain} focus-visible:-outline-offset-4 focus-visible:shadow-[inset_0_0_0_6px_var(--marker)] @max-5xl/list:w-11 @max-5xl/list:px-0 @max-5xl/list:*:[span]:hidden @max-5xl/list:*:[svg]:size-5`
const block = {
  box: 'absolute top-1.25 left-[calc((var(--mar)-44px)/2)]',
  mark: 'absolute top-14 left-0 w-mar',
  status: 'row-start-3 col-start-1 truncate font-semibold',
  role: 'row-start-3 col-start-2 truncate',
  useCase: 'row-start-3 col-start-3 truncate',
  email: 'row-start-2 col-start-1 -col-end-1 -mt-1.5 truncate text-muted',
  copy: `min-h-11 px-3.5 font-medium ${plain}`,
} as const
const blockAct = 'min-h-11 px-3.5 font-semibold before:inset-0 before:border-hair-strong *:[svg]:size-4.5'

/**
 * A row's parts in each layout. Heights are those of use-row-window.ts; what is drawn over the
 * whole row: src/styles/review.css.
 */
const looks: Readonly<Record<RowLayout, Look>> = {
  table: {
    row: 'h-11 grid-cols-(--columns) grid-rows-[100%]',
    box: 'pl-[calc(var(--mar)*0.13)]',
    mark: 'content-center',
    name: `${cell} flex items-center gap-2 pl-inset`,
    email: `${cell} text-muted`,
    role: cell,
    organization: `${cell} ${seen.organization}`,
    useCase: `${cell} ${seen.useCase}`,
    status: `${cell} font-semibold`,
    when: cell,
    acts: 'flex items-center pr-[calc(var(--out)-10px)]',
    act: tableAct,
    copy: tableAct,
  },
  block: {
    ...block,
    row: 'h-26.5 grid-cols-[auto_fit-content(30%)_fit-content(40%)_minmax(0,1fr)_max-content] grid-rows-[44px_22px_22px] items-center pt-1.5 pr-out pb-3 pl-content text-base',
    name: 'col-span-4 flex min-w-0 items-center gap-2',
    email: 'row-start-2 col-start-1 col-end-5 -mt-1.5 truncate text-muted',
    organization: 'row-start-3 col-start-4 truncate',
    when: 'row-start-1 col-start-5 pl-4 text-end text-note',
    acts: 'row-start-2 row-end-4 col-start-5 flex gap-2 self-center pl-5',
    act: blockAct,
  },
  stack: {
    ...block,
    row: 'h-30 grid-cols-[auto_fit-content(50%)_minmax(0,1fr)] grid-rows-[44px] content-start items-center pt-1 pr-out pl-content text-note data-pending:h-43',
    name: 'col-span-full flex min-w-0 items-center gap-2 pr-26.5',
    organization: 'row-start-4 col-span-full truncate in-data-approved:pr-30',
    when: 'absolute top-3.75 right-out',
    acts: 'row-start-5 col-span-full flex gap-2 pt-2.5 in-data-approved:absolute in-data-approved:right-[calc(var(--out)-14px)] in-data-approved:bottom-0.5 in-data-approved:pt-0',
    act: `${blockAct} flex-1`,
  },
}

/**
 * One request: a line in the table, a block of fixed height on narrow screens. Draws itself again
 * only when something of it changes.
 */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { request, rowIndex, current, ticked, duplicate, noted, layout, actions } = props
  const { id, status, submittedAt } = request
  const name = shortName(request)
  const look = looks[layout]
  const dot = layout !== 'table'
  return (
    <tr
      {...as.row}
      className={`rv-row ${look.row}`}
      aria-rowindex={rowIndex}
      data-id={id}
      data-current={current || undefined}
      data-ticked={ticked || undefined}
      data-pending={status === 'pending' || undefined}
      data-approved={status === 'approved' || undefined}
    >
      <td {...as.cell} className={look.box}>
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            className="rv-check"
            aria-label={`Select ${name}`}
            checked={ticked}
            onChange={(event) =>
              actions.toggle(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
          />
        </label>
      </td>
      <td {...as.cell} className={look.mark} aria-hidden="true">
        <StatusMark
          status={status}
          className={status === 'pending' ? 'mx-auto size-4 text-field' : 'mx-auto size-5'}
        />
      </td>
      <th {...as.rowheader} scope="row" className={look.name}>
        <button
          type="button"
          className={`${nameButton} ${dot ? 'text-body leading-snug' : ''}`}
          title={name}
          aria-haspopup="dialog"
          onClick={() => actions.open(id)}
        >
          {name}
        </button>
        {dot && <span className="-ml-1 size-2 shrink-0 rotate-45 border-t-2 border-r-2 border-muted" />}
        {duplicate && (
          <span
            className="inline-flex h-6 shrink-0 items-center gap-1.25 rounded-sheet border-line border-hair-strong bg-raised px-1.75 text-small leading-none font-normal"
            title="Duplicate"
          >
            <Files className="size-3.5" aria-hidden="true" />
            <span className={dot ? '@max-lg/list:sr-only' : '@max-7xl/list:sr-only'}>Duplicate</span>
          </span>
        )}
        {noted && (
          <span className="shrink-0 text-muted">
            <StickyNote className="size-3.5" aria-hidden="true" />
            <span className="sr-only">Has a note</span>
          </span>
        )}
      </th>
      <Cell className={look.email} text={request.email} />
      <Cell className={look.role} text={roleLabel(request.role)} dot={dot} />
      <Cell className={look.organization} text={request.organization ?? ''} dot={dot && layout === 'block'} />
      <Cell className={look.useCase} text={useCaseLabel(request.useCase)} dot={dot} />
      <Cell className={`${look.status} ${statusTone(status)}`} text={statusLabel(status)} />
      <td {...as.cell} className={look.when}>
        <Moment text={submittedAt} />
      </td>
      <td {...as.cell} className={look.acts}>
        <RowActs {...props} />
      </td>
    </tr>
  )
})

/** The marker on it, when its row is the current one: src/styles/review.css. */
const nameButton =
  'rv-name -ml-1.25 min-h-10.75 min-w-0 truncate px-1.25 text-start font-semibold hover:underline hover:underline-offset-[0.2em] focus-visible:-outline-offset-4 focus-visible:shadow-[inset_0_0_0_6px_var(--marker)] [unicode-bidi:plaintext]'

type CellProps = {
  readonly className: string
  readonly text: string
  /** True where it follows another in its line. */
  readonly dot?: boolean
}

function Cell({ className, text, dot = false }: CellProps) {
  const shown = shortText(seenText(withoutTurns(text))) || '—'
  return (
    <td {...as.cell} className={className} title={shown}>
      {dot && (
        <span className="mx-1.5 text-muted" aria-hidden="true">
          ·
        </span>
      )}
      {shown}
    </td>
  )
}

function RowActs({ request, current, copied, layout, actions }: ReviewRowProps) {
  const { id, status, invitationCode } = request
  const name = shortName(request)
  const { act, copy } = looks[layout]
  if (status === 'approved' && invitationCode) {
    return (
      <Act
        className={`${copy} text-muted`}
        Icon={copied ? Check : Copy}
        word={copied ? 'Copied!' : 'Copy code'}
        aria-label={copied ? 'Copied!' : `Copy code of ${name}`}
        onClick={() => actions.copyCode(id)}
      />
    )
  }
  if (status !== 'pending') return null
  return (
    <>
      <Act
        className={`${act} ${current ? 'text-on-ink before:border-ink! before:bg-ink forced-color-adjust-none' : '[&>svg]:text-hint hover:before:bg-ground'}`}
        Icon={Check}
        word="Approve"
        aria-label={`Approve ${name}`}
        onClick={(event) => !isDouble(event) && actions.decide(id, 'approved')}
      />
      <Act
        className={`${act} [&>svg]:text-correction hover:before:bg-ground ${current ? 'before:border-ink! before:bg-ground' : ''}`}
        Icon={X}
        word="Reject"
        aria-label={`Reject ${name}`}
        onClick={(event) => !isDouble(event) && actions.decide(id, 'rejected')}
      />
    </>
  )
}

type ActProps = ComponentProps<'button'> & { readonly Icon: LucideIcon; readonly word: string }

/** A decision in a row; where there is little room its mark alone. */
function Act({ Icon, word, className = '', ...button }: ActProps) {
  return (
    <button
      type="button"
      className={`relative isolate inline-flex items-center justify-center gap-1.25 text-note before:absolute before:-z-1 before:rounded-control before:border-line hover:before:border-ink ${className}`}
      {...button}
    >
      <Icon className="size-4 shrink-0 stroke-[2.5]" aria-hidden="true" />
      <span>{word}</span>
    </button>
  )
}

/**
 * The second press of a double click meets the next row, which has come up to where this one stood.
 */
const isDouble = ({ detail }: MouseEvent): boolean => detail === 2

function Moment({ text }: { readonly text: string }) {
  const date = readDate(text)
  if (!date) return <span title={shortText(text)}>{shortText(text) || '—'}</span>
  const { day, time } = formatMoment(date, new Date())
  return (
    <time dateTime={date.toISOString()} title={formatFully(date)}>
      <span className="inline-block min-w-13 text-muted in-data-[layout=block]:min-w-0 in-data-[layout=stack]:min-w-0">
        {day}
      </span>
      {time && <span> {time}</span>}
    </time>
  )
}

/**
 * The roles of a table's elements, said once more: a browser takes them away from elements that are
 * laid out as blocks, which is how narrow screens show the rows.
 */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
