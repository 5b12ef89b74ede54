import { Database, Download, RefreshCw, Trash2, Upload } from 'lucide-react'
import { Activity, type ComponentProps, memo, type Ref, useDeferredValue } from 'react'
import { Button } from '@/components/ui/button'
import { type countByStatus, type InvitationRequest, submittedTime } from '@/domain/invitations/record'
import { ReviewCharts } from '@/features/review/figures/charts'
import { thousands } from '@/lib/dates'
import { queryClient } from '@/lib/query'
import { exportRequests } from './export'
import { countRequests, formatDay, formatSecond, relativeDay, reviewDueDay } from './format'
import { invitationsKey, useInvitations, useMoreToClear, useToday } from './use-invitations'

/** The dialogs that the reader opens. The dialogs of the codes open by themselves. */
export type DialogName = 'clear' | 'storage' | 'keys' | 'audit' | 'import'

type ReviewHeadProps = Omit<ComponentProps<typeof ReviewCharts>, 'requests'> & {
  readonly counts: ReturnType<typeof countByStatus>
  readonly headingRef: Ref<HTMLHeadingElement>
  /** False while the details are beside the list. */
  readonly withFigures: boolean
  readonly announce: (sentence: string) => void
  readonly onDialog: (dialog: DialogName) => void
}

/** Heading, tools and figures. The figures follow when the list is painted. */
export function ReviewHead(props: ReviewHeadProps) {
  const { headingRef, withFigures, chosen, onFilter, announce, onDialog } = props
  const { total, approved, rejected } = props.counts
  const { data: stored } = useInvitations()
  const requests = useDeferredValue<readonly InvitationRequest[]>(stored.requests, [])
  // Where the list cannot be read, nobody knows what waits.
  const isKnown = total > 0 || !stored.problem
  const none = total === 0 && !stored.rejectedMembers && stored.problem !== 'unreadable'
  const empty = !useMoreToClear(none) && none
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: invitationsKey })
    announce(`Refreshed at ${formatSecond(new Date())}.`)
  }
  const save = () => exportRequests(stored.requests)
  const tools = [
    { Icon: RefreshCw, label: 'Refresh', onClick: refresh },
    { Icon: Upload, label: 'Import', opens: true, onClick: () => onDialog('import') },
    { Icon: Download, label: 'Export CSV', disabled: total === 0, onClick: save },
    { Icon: Database, label: 'View storage', opens: true, onClick: () => onDialog('storage') },
    { Icon: Trash2, label: 'Clear All', opens: true, disabled: empty, onClick: () => onDialog('clear') },
  ]
  /** Beside the figures, where the tools have one line. */
  const beside = total > 0 && withFigures
  return (
    <header
      className={`relative z-4 grid items-start gap-x-10 gap-y-4 py-6 pe-out ps-content @max-2xl/page:bg-ground
        @max-2xl/page:px-4 @max-2xl/page:py-4 ${beside ? '@6xl/page:grid-cols-[5fr_8fr] @min-[84rem]/page:grid-cols-[minmax(31rem,5fr)_8fr]' : ''}`}
    >
      {total > 0 && (
        <p className="prose-note absolute top-8 start-0 w-mar px-3 max-lg:hidden @max-4xl/page:hidden">
          {`${thousands(approved + rejected)}\u00a0of\u00a0${thousands(total)} decided`}
        </p>
      )}
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="text-h2">
          Invitation requests
        </h1>
        {isKnown ? <ReviewSummary requests={stored.requests} /> : <p className={summary}>{'\u00a0'}</p>}
        <div className="flex flex-wrap gap-2 print:hidden">
          {tools.map(({ Icon, label, opens, ...button }) => (
            <Button
              key={label}
              variant={label === 'Clear All' ? 'danger' : 'line'}
              small
              className={`gap-2 px-3.5 text-note ${beside ? '@min-[84rem]/page:px-3' : ''}`}
              aria-haspopup={opens && 'dialog'}
              {...button}
            >
              <Icon
                className={`size-4.5 shrink-0 @max-2xl/page:hidden
                  ${beside ? '@min-[84rem]/page:hidden @min-[110rem]/page:block' : ''}`}
              />
              <span>{label}</span>
            </Button>
          ))}
        </div>
      </div>
      {total > 0 && (
        // Hidden only, so that what was chosen in them is kept.
        <Activity mode={withFigures ? 'visible' : 'hidden'}>
          {/* As high as the figures, which come a moment later. */}
          <div
            className="grid min-h-54 gap-x-10 @max-3xl/page:-mb-2.5 @max-3xl/page:min-h-67.5
              @3xl/page:grid-cols-[3fr_2fr]"
          >
            {requests.length > 0 && <ReviewCharts requests={requests} chosen={chosen} onFilter={onFilter} />}
          </div>
        </Activity>
      )}
    </header>
  )
}

type ReviewSummaryProps = { readonly requests: readonly InvitationRequest[] }

/** One sentence on what waits, and by when the oldest request was promised an answer. */
const ReviewSummary = memo(function ReviewSummary({ requests }: ReviewSummaryProps) {
  const today = useToday()
  const waiting = requests.filter(({ status }) => status === 'pending')
  const first = waiting.findLast((request) => !Number.isNaN(submittedTime(request)))
  const oldest = first && new Date(submittedTime(first))
  const due = oldest && reviewDueDay(oldest)
  const when = due && relativeDay(due, today)
  const Day = when === 'ahead' ? 'span' : 'mark'
  if (waiting.length === 0) return <p className={summary}>Nothing is waiting.</p>
  const one = waiting.length === 1
  return (
    <p className={summary}>
      <span>{one ? 'One request is waiting.' : `${countRequests(waiting.length)} are waiting.`}</span>
      {when && (
        <span>
          <span>{one ? ' It came in on ' : ' The oldest came in on '}</span>
          <span className="whitespace-nowrap">{formatDay(oldest, today)}</span>
          <span>{when === 'past' ? '; a reply was due ' : '; a reply is due '}</span>
          <Day className={when === 'ahead' ? undefined : marked}>
            {when === 'today' ? 'today' : formatDay(due, today)}
          </Day>
          <span>.</span>
        </span>
      )}
    </p>
  )
})

const marked = 'bg-marker px-0.5 whitespace-nowrap text-on-marker forced-color-adjust-none'
const summary = 'mt-2 mb-4 max-w-measure text-h5 leading-normal'
