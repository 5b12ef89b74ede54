import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '@/lib/toast'
import { csvFileName } from './invitation-csv'
import { countByStatus, type InvitationRequest } from './invitation-request'
import { invitationStorage } from './invitation-storage'
import { ReviewClearDialog } from './review-clear-dialog'
import { ReviewCodeDialog } from './review-code-dialog'
import { ReviewCounts } from './review-counts'
import { formatSecond } from './review-dates'
import { ReviewDetails } from './review-details'
import { ReviewEmpty } from './review-empty'
import { downloadCsv } from './review-export'
import { ReviewNotice } from './review-notice'
import { ReviewStorageDialog } from './review-storage-dialog'
import { ReviewSummary } from './review-summary'
import { ReviewTable } from './review-table'
import { ReviewTools } from './review-tools'
import { countRequests } from './review-words'
import { useClearInvitations, useInvitations } from './use-invitations'
import { errorText, useReview } from './use-review'

const none: readonly InvitationRequest[] = []

type ReviewDashboardProps = {
  /** True when the reader has just arrived, by signing in or from another page, and is to be put at the heading. */
  readonly focusHeading: boolean
}

/** All requests: what waits, the list, and what can be done with it (specification, sections 2 and 4 to 6). */
export function ReviewDashboard({ focusHeading }: ReviewDashboardProps) {
  const { data, refetch } = useInvitations()
  const clear = useClearInvitations()
  const { said, say, decide, approved, forget } = useReview()
  const [dialog, setDialog] = useState<'none' | 'clear' | 'storage'>('none')
  const [openId, setOpenId] = useState<string>()
  const book = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = useCallback((id: string) => setOpenId(id), [])

  useEffect(() => {
    if (focusHeading) heading.current?.focus()
  }, [focusHeading])

  const requests = data?.requests ?? none
  const counts = countByStatus(requests)
  const place = requests.findIndex(({ id }) => id === openId)
  const opened = requests[place]
  const stored = counts.total > 0 || (data?.rejectedMembers ?? 0) > 0 || data?.problem === 'unreadable'
  const focusRow = (id: string) =>
    book.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"] button`)?.focus()

  const closeDetails = () => {
    // The sheet gives the focus back when it closes; from then on it belongs to the row that was read last.
    flushSync(() => setOpenId(undefined))
    if (openId !== undefined) focusRow(openId)
  }
  const closeCode = () => {
    forget()
    if (approved && document.activeElement === document.body) focusRow(approved.id)
  }
  const refresh = async () => {
    await refetch()
    say(`Refreshed at ${formatSecond(new Date())}.`)
  }
  const exportCsv = () => {
    downloadCsv(requests)
    toast.success(`${countRequests(counts.total)} exported to ${csvFileName}`)
  }
  const clearAll = async () => {
    try {
      await clear.mutateAsync()
      say('All invitation requests are cleared.')
      toast.success('All invitation requests are cleared.')
    } catch (error) {
      toast.error(errorText(error))
    }
    flushSync(() => setDialog('none'))
    // The button that had the focus has nothing to clear any more.
    heading.current?.focus()
  }

  return (
    <>
      <div ref={book} className={opened ? 'rv-book rv-with-sheet' : 'rv-book'}>
        <header className="rv-head">
          {counts.total > 0 && (
            <p className="rv-margin-note">{`${(counts.approved + counts.rejected).toLocaleString('en-CA')} of ${counts.total.toLocaleString('en-CA')} marked`}</p>
          )}
          <h1 ref={heading} tabIndex={-1}>
            Invitation requests
          </h1>
          <ReviewSummary requests={requests} />
          <ReviewTools
            canExport={counts.total > 0}
            canClear={stored}
            onRefresh={refresh}
            onExport={exportCsv}
            onViewStorage={() => setDialog('storage')}
            onClear={() => setDialog('clear')}
          />
        </header>
        <ReviewCounts counts={counts} />
        <section className="rv-list" aria-label="Requests" aria-busy={!data}>
          <p className="rv-line" role="status">
            {counts.total > 0 && (
              <span>{`${countRequests(counts.total)}${counts.total > 1 ? ', newest first' : ''}.`}</span>
            )}
            {said && <span className="rv-said">{` ${said}`}</span>}
          </p>
          {data && <ReviewNotice {...data} />}
          {counts.total > 0 && (
            <ReviewTable requests={requests} currentId={opened?.id} onOpen={open} onDecide={decide} />
          )}
          {data && counts.total === 0 && <ReviewEmpty />}
        </section>
      </div>
      {opened && (
        <ReviewDetails
          request={opened}
          position={place + 1}
          total={counts.total}
          newerId={requests[place - 1]?.id}
          olderId={requests[place + 1]?.id}
          onOpen={open}
          onClose={closeDetails}
          onDecide={decide}
        />
      )}
      <ReviewCodeDialog approved={approved} onClose={closeCode} />
      <ReviewStorageDialog
        open={dialog === 'storage'}
        raw={dialog === 'storage' ? invitationStorage.raw() : null}
        onClose={() => setDialog('none')}
      />
      <ReviewClearDialog open={dialog === 'clear'} onConfirm={clearAll} onClose={() => setDialog('none')} />
    </>
  )
}
