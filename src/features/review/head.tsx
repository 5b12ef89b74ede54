import { Database, Download, RefreshCw, Trash2, Upload } from 'lucide-react'
import { memo, type Ref, useDeferredValue, useMemo } from 'react'
import type { countByStatus, InvitationRequest } from '@/domain/invitations/record'
import type { DialogName } from '@/features/review/dialogs/dialogs'
import { partOf } from '@/features/review/dialogs/dialogs'
import type { ReviewFilter } from '@/features/review/list/filter'
import { submittedTime } from '@/features/review/list/search-index'
import { countRequests, formatDay, relativeDay, reviewDueDay } from './words'

const ReviewCharts = partOf(async () => (await import('@/features/review/figures/charts')).ReviewCharts)

type ReviewHeadProps = {
  readonly requests: readonly InvitationRequest[]
  readonly counts: ReturnType<typeof countByStatus>
  readonly headingRef: Ref<HTMLHeadingElement>
  /** False while the details stand beside the list. */
  readonly withFigures: boolean
  readonly filter: ReviewFilter
  readonly onFilter: (change: Partial<ReviewFilter>) => void
  readonly canClear: boolean
  readonly onRefresh: () => void
  readonly onExport: () => void
  readonly onDialog: (dialog: DialogName) => void
}

/** What this page is, what waits, what can be done with all of it, and the figures. Summary and figures follow the list when it has been painted. */
export function ReviewHead(props: ReviewHeadProps) {
  const { counts, headingRef, withFigures, filter, onFilter, canClear, onRefresh, onExport, onDialog } = props
  const requests = useDeferredValue(props.requests)
  const { role, useCase, status } = filter
  const chosen = useMemo(() => ({ role, useCase, status }), [role, useCase, status])
  return (
    <header className="rv-head">
      {counts.total > 0 && (
        <p className="rv-margin-note">{`${(counts.approved + counts.rejected).toLocaleString('en-CA')} of ${counts.total.toLocaleString('en-CA')} marked`}</p>
      )}
      <div className="rv-title">
        <h1 ref={headingRef} tabIndex={-1}>
          Invitation requests
        </h1>
        <ReviewSummary requests={requests} />
        <ReviewTools
          canExport={counts.total > 0}
          canClear={canClear}
          onRefresh={onRefresh}
          onImport={() => onDialog('import')}
          onExport={onExport}
          onViewStorage={() => onDialog('storage')}
          onClear={() => onDialog('clear')}
        />
      </div>
      {counts.total > 0 && withFigures && (
        <div className="rv-figures">
          <ReviewCharts requests={requests} chosen={chosen} onFilter={onFilter} />
        </div>
      )}
    </header>
  )
}

type ReviewSummaryProps = { readonly requests: readonly InvitationRequest[] }

/** One sentence on what waits, and by when the oldest request was promised an answer. */
const ReviewSummary = memo(function ReviewSummary({ requests }: ReviewSummaryProps) {
  const waiting = requests.filter(({ status }) => status === 'pending')
  const first = waiting.map(submittedTime).reduce((a, b) => (b < a ? b : a), Number.POSITIVE_INFINITY)
  const oldest = Number.isFinite(first) ? new Date(first) : undefined
  if (waiting.length === 0) return <p className="rv-summary">Nothing is waiting.</p>
  const one = waiting.length === 1
  return (
    <p className="rv-summary">
      <span>{one ? 'One request is waiting.' : `${countRequests(waiting.length)} are waiting.`}</span>
      {oldest && (
        <span>
          {one ? ' It came in on ' : ' The oldest came in on '}
          <span className="whitespace-nowrap">{formatDay(oldest)}</span>
          {'; '}
          <Due day={reviewDueDay(oldest)} />
        </span>
      )}
    </p>
  )
})

function Due({ day }: { readonly day: Date }) {
  const when = relativeDay(day, new Date())
  if (when === 'ahead') return <span>{`a reply is due ${formatDay(day)}.`}</span>
  return (
    <span>
      {when === 'today' ? 'a reply is due ' : 'a reply was due '}
      <mark className="rv-due">{when === 'today' ? 'today' : formatDay(day)}</mark>.
    </span>
  )
}

type ReviewToolsProps = {
  /** True when there are requests to export. */
  readonly canExport: boolean
  /** True when anything at all is stored. */
  readonly canClear: boolean
  readonly onRefresh: () => void
  readonly onImport: () => void
  readonly onExport: () => void
  readonly onViewStorage: () => void
  readonly onClear: () => void
}

/** What can be done with all requests at once. */
function ReviewTools({
  canExport,
  canClear,
  onRefresh,
  onImport,
  onExport,
  onViewStorage,
  onClear,
}: ReviewToolsProps) {
  return (
    <div className="rv-tools">
      <button type="button" className="btn btn-line btn-sm" onClick={onRefresh}>
        <RefreshCw className="ico" aria-hidden="true" />
        <span>Refresh</span>
      </button>
      <button type="button" className="btn btn-line btn-sm" aria-haspopup="dialog" onClick={onImport}>
        <Upload className="ico" aria-hidden="true" />
        <span>Import</span>
      </button>
      <button type="button" className="btn btn-line btn-sm" disabled={!canExport} onClick={onExport}>
        <Download className="ico" aria-hidden="true" />
        <span>Export CSV</span>
      </button>
      <button type="button" className="btn btn-line btn-sm" aria-haspopup="dialog" onClick={onViewStorage}>
        <Database className="ico" aria-hidden="true" />
        <span>View storage</span>
      </button>
      <button
        type="button"
        className="btn btn-danger btn-sm"
        aria-haspopup="dialog"
        disabled={!canClear}
        onClick={onClear}
      >
        <Trash2 className="ico" aria-hidden="true" />
        <span>Clear All</span>
      </button>
    </div>
  )
}
