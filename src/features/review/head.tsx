import { type Ref, useDeferredValue, useMemo } from 'react'
import type { countByStatus, InvitationRequest } from '@/domain/invitations/record'
import type { DialogName } from '@/features/review/dialogs/dialogs'
import type { ReviewFilter } from '@/features/review/list/filter'
import { ReviewSummary } from '@/features/review/list/summary'
import { partOf } from './part'
import { ReviewTools } from './tools'

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
