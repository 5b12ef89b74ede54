// biome-ignore-all lint/a11y/noRedundantRoles: rows that are grids lose their roles.
import { ChevronRight, Files, StickyNote } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { roleLabel, useCaseLabel } from '@/domain/invitations/answers'
import {
  formatFully,
  formatMoment,
  lineText,
  readDate,
  StatusMark,
  shortName,
  shortText,
  statusStyle,
} from '@/features/review/format'
import { useToday } from '@/features/review/use-invitations'
import { innerRing, RowButtons, type RowButtonsProps, rowClasses, rowHeight } from './row-layouts'
import type { Cursor } from './use-cursor'

type ReviewRowProps = RowButtonsProps & {
  /** Position in the whole table; the header is 1. */
  readonly rowIndex: number
  /** The px of the rows above it that are not drawn. */
  readonly gap: number
  readonly selected: boolean
  readonly duplicate: boolean
  readonly noted: boolean
  /** For the current row: its elements. */
  readonly cursor: Pick<Cursor, 'row' | 'name'> | undefined
}

/** One request: a line in the table, a block of fixed height on narrow screens. */
export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { request, rowIndex, gap, current, selected, duplicate, noted, layout, cursor, actions } = props
  const { id, status, submittedAt } = request
  const name = shortName(request)
  const classes = rowClasses[layout]
  const { label, tone } = statusStyle(status)
  const dot = layout !== 'table'
  // On a line of its own, a dash alone says nothing.
  const organization = request.organization || (layout === 'stack' ? 'No organization' : '')
  return (
    <tr
      ref={cursor?.row}
      role="row"
      className={`rv-row ${classes.row}`}
      aria-rowindex={rowIndex}
      style={{ height: `${rowHeight(layout, status)}rem`, marginTop: gap }}
      onFocus={() => actions.current.follow(id)}
      onClick={(event) => {
        // Safari gives a control no focus that is pressed with a mouse.
        actions.current.follow(id)
        if (isOnText(event)) actions.current.open(id)
      }}
      data-id={id}
      data-current={current || undefined}
      data-selected={selected || undefined}
      data-approved={status === 'approved' || undefined}
    >
      <td role="cell" className={`grid h-11 place-items-center select-none ${classes.box}`}>
        {/* Its area is the whole cell. Not by a label: Firefox ignores its clicks with Shift. */}
        <input
          type="checkbox"
          className="rv-check before:absolute before:inset-0 print:hidden"
          aria-label={`Select ${name}`}
          checked={selected}
          onChange={(event) =>
            actions.current.toggle(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
        />
      </td>
      <td role="cell" className={classes.mark} aria-hidden="true">
        <StatusMark
          status={status}
          className={status === 'pending' ? 'mx-auto size-4 text-field' : 'mx-auto size-5'}
        />
      </td>
      <th role="rowheader" scope="row" className={classes.name}>
        <button
          ref={cursor?.name}
          type="button"
          className={`${nameButton} ${dot ? 'my-1.5 min-h-8 text-body leading-snug' : 'min-h-11'}`}
          title={name}
          aria-haspopup="dialog"
          onClick={() => actions.current.open(id)}
        >
          {name}
        </button>
        {dot && <ChevronRight className="-mx-1.5 size-4 shrink-0 text-muted" />}
        {duplicate && (
          <span
            className="inline-flex h-6 shrink-0 items-center gap-1.5 rounded-sheet border-line
              border-hair-strong bg-raised px-2 text-small leading-none font-normal"
            title="Duplicate"
          >
            <Files className="size-3.5" />
            <span className={classes.duplicate}>Duplicate</span>
          </span>
        )}
        {noted && (
          <span className="shrink-0 text-muted">
            <StickyNote className="size-3.5" />
            <span className="sr-only">Has a note</span>
          </span>
        )}
      </th>
      <Cell className={classes.email} text={request.email} />
      <Cell className={classes.role} text={roleLabel(request.role)} dot={dot} />
      <Cell className={classes.organization} text={organization} dot={layout === 'block'} />
      <Cell className={classes.useCase} text={useCaseLabel(request.useCase)} dot={dot} />
      <Cell className={`${classes.status} ${tone}`} text={label} />
      <td role="cell" className={classes.when}>
        <Moment text={submittedAt} dayClass={dot ? 'text-muted' : 'inline-block min-w-13 text-muted'} />
      </td>
      <td role="cell" className={status === 'pending' ? classes.buttons : classes.copyPlace}>
        <RowButtons {...props} />
      </td>
    </tr>
  )
})

/** src/styles/review.css has the marker on it, for when its row is the current one. */
const nameButton = `rv-name -ml-1 min-w-0 truncate px-1 text-start font-semibold underline-offset-[0.2em]
    hover:underline ${innerRing} [unicode-bidi:plaintext]`

/**
 * Whether a click is beside the row's controls and does not end a selection of text, which one with
 * Shift brings here from another row.
 */
function isOnText({ target, currentTarget, shiftKey }: MouseEvent): boolean {
  if (shiftKey || !(target instanceof Element) || target.closest('button, a, label, input')) return false
  const selection = getSelection()
  // Ctrl+A begins outside, and is still there at the next click.
  return selection?.isCollapsed !== false || !currentTarget.contains(selection.anchorNode)
}

type CellProps = {
  readonly className: string
  readonly text: string
  /** True where it follows another one on its line. */
  readonly dot?: boolean
}

function Cell({ className, text, dot = false }: CellProps) {
  const shown = shortText(lineText(text)) || '—'
  return (
    <td role="cell" className={className} title={shown}>
      {dot && (
        <span className="text-muted" aria-hidden="true">
          &nbsp;·&nbsp;
        </span>
      )}
      <span className="[unicode-bidi:plaintext]">{shown}</span>
    </td>
  )
}

function Moment({ text, dayClass }: { readonly text: string; readonly dayClass: string }) {
  const date = readDate(text)
  const today = useToday()
  if (!date) return <span title={shortText(text)}>{shortText(text) || '—'}</span>
  const { day, time } = formatMoment(date, today)
  return (
    <time
      dateTime={date.toISOString()}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatFully(date)
      }}
    >
      <span className={dayClass}>{day}</span>
      {time && <span> {time}</span>}
    </time>
  )
}
