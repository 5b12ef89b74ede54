import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countByStatus } from '@/domain/invitations/record'
import { ReviewDetails } from '@/features/review/details/details'
import { ReviewAuditDialog } from '@/features/review/dialogs/audit-dialog'
import { ReviewClearDialog } from '@/features/review/dialogs/clear-dialog'
import { ReviewCodeDialog, ReviewCodesDialog } from '@/features/review/dialogs/codes-dialog'
import { ReviewKeysDialog } from '@/features/review/dialogs/keys-dialog'
import { ReviewStorageDialog } from '@/features/review/dialogs/storage-dialog'
import { ReviewImportDialog } from '@/features/review/import/import-dialog'
import { narrowingFilter, noFilter } from '@/features/review/list/filter'
import { FilterBar } from '@/features/review/list/filter-bar'
import { repeatedAddresses, searchText } from '@/features/review/list/search-index'
import { SelectionBar, useReviewSelection } from '@/features/review/list/selection'
import { ReviewEmpty, ReviewNoMatch, ReviewNotice, StatusLine } from '@/features/review/list/status-line'
import { ReviewTable } from '@/features/review/list/table'
import { useReviewFilter } from '@/features/review/list/use-review-filter'
import { useReviewCommands, useReviewCursor } from '@/features/review/list/use-review-keys'
import { useKeptFocus } from '@/lib/use-kept-focus'
import { whenIdle } from '@/lib/when-idle'
import { type DialogName, ReviewHead } from './head'
import { RecentDecisions } from './recent-decisions'
import { noRequests, useInvitationNotes, useInvitations } from './use-invitations'
import { useReview } from './use-review'

/** All requests, and what can be done with them (specification, sections 2 and 4 to 6). */
export function ReviewDashboard({ focusHeading }: { readonly focusHeading: boolean }) {
  const { data } = useInvitations()
  const notes = useInvitationNotes()
  const [filter, setFilter] = useReviewFilter()
  const requests = data?.requests ?? noRequests
  const review = useReview(filter)
  const { announce, decide, copyCode } = review
  const [code] = review.codes
  const [dialog, setDialog] = useState<DialogName>()
  const [openId, setOpenId] = useState<string>()
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const search = useRef<HTMLInputElement>(null)

  const { role, useCase, status } = filter
  const chosen = useMemo(() => ({ role, useCase, status }), [role, useCase, status])
  const counts = useMemo(() => countByStatus(requests), [requests])
  const [find] = useState(narrowingFilter)
  const shown = useMemo(() => find(requests, filter, new Date()), [find, requests, filter])
  // A decision must not wait for this.
  const settled = useDeferredValue(requests)
  const duplicates = useMemo(() => repeatedAddresses(settled), [settled])
  const selection = useReviewSelection(shown, (words) => announce(words, false))
  const { selected, toggle, select } = selection
  const cursor = useReviewCursor(shown, page)

  // Prepared ahead, so that no keystroke has to wait for it.
  useEffect(() => whenIdle(() => requests.forEach(searchText)), [requests])
  useEffect(() => {
    if (focusHeading) heading.current?.focus()
  }, [focusHeading])

  /** Gives a lost focus a new place; with `seen` it also scrolls there. */
  const takeFocus = (seen: boolean) => {
    if (cursor.takeFocus(seen)) return
    // On a touch screen, focus in the search box would open the keyboard over the list.
    const box = matchMedia('(pointer: coarse)').matches ? null : search.current
    const home = box ?? heading.current
    home?.focus({ preventScroll: !seen })
  }
  useKeptFocus(page, ({ byKey }) => takeFocus(byKey))

  const opened = openId === undefined ? undefined : requests.find(({ id }) => id === openId)
  const { choose, index, currentId } = cursor
  const open = (id: string) => {
    choose(id, false)
    setOpenId(id)
  }

  const { keysOn, switchKeys, decideSelected } = useReviewCommands({
    shown,
    selection,
    cursor,
    review,
    opened: opened !== undefined,
    open,
    onSearch: () => search.current?.focus(),
    onHelp: () => setDialog('keys'),
  })

  const closeDetails = () => {
    // The closing sheet gives the focus back; then the focus moves to the row that was read last.
    flushSync(() => setOpenId(undefined))
    choose(currentId, true)
  }
  const showAll = () => setFilter({ ...noFilter, sort: filter.sort })
  const closeDialog = () => setDialog(undefined)
  const closeCode = () => {
    review.forgetCodes()
    if (document.activeElement === document.body) takeFocus(true)
  }
  const onCleared = () => {
    selection.forget()
    // The button that had the focus has nothing to clear any more.
    heading.current?.focus()
  }

  return (
    <>
      <div ref={page} className="@container/page relative flex min-h-[calc(100dvh-3.875rem)] flex-col">
        <span
          className="pointer-events-none absolute inset-y-0 left-mar z-3 w-0.5 bg-margin-line"
          aria-hidden="true"
        />
        <ReviewHead
          counts={counts}
          headingRef={heading}
          withFigures={!opened}
          chosen={chosen}
          onFilter={setFilter}
          announce={announce}
          onDialog={setDialog}
        />
        <FilterBar
          counts={counts}
          filter={filter}
          onChange={setFilter}
          onLeave={() => shown[0] && choose(shown[0].id, true)}
          searchRef={search}
        />
        <section
          className="@container/list flex min-w-0 flex-1 flex-col"
          aria-label="Requests"
          aria-busy={!data}
        >
          <StatusLine
            filter={filter}
            shown={shown}
            total={counts.total}
            announcement={review.announcement}
            keysOn={keysOn}
            onReset={showAll}
            onHelp={() => setDialog('keys')}
          />
          {data && <ReviewNotice {...data} />}
          {shown.length > 0 && (
            <ReviewTable
              requests={shown}
              sort={filter.sort}
              onSort={(sort) => setFilter({ sort })}
              currentIndex={index}
              moves={cursor.moves}
              ticked={selection.ticked}
              tickedShown={selected.length}
              onTickAll={(on) => select(on ? shown : [])}
              duplicates={duplicates}
              notes={notes}
              copiedId={review.copiedId}
              actions={{ open, decide, toggle, copyCode }}
            />
          )}
          {data && counts.total === 0 && <ReviewEmpty onImport={() => setDialog('import')} />}
          {counts.total > 0 && shown.length === 0 && <ReviewNoMatch onReset={showAll} />}
        </section>
        {selected.length > 0 ? (
          <SelectionBar
            selection={selection}
            pendingShown={shown.filter(({ status }) => status === 'pending')}
            onDecide={decideSelected}
          />
        ) : (
          (counts.total > 0 || review.recent.length > 0) && (
            <RecentDecisions review={review} onAudit={() => setDialog('audit')} />
          )
        )}
      </div>
      {opened && (
        <ReviewDetails
          request={opened}
          shown={shown}
          index={index}
          onOpen={open}
          onClose={closeDetails}
          onDecide={decide}
          onFind={(query) => setFilter({ ...noFilter, query })}
        />
      )}
      {code && review.codes.length === 1 && <ReviewCodeDialog approved={code} onClose={closeCode} />}
      {review.codes.length > 1 && <ReviewCodesDialog approved={review.codes} onClose={closeCode} />}
      {dialog === 'clear' && (
        <ReviewClearDialog review={review} onCleared={onCleared} onClose={closeDialog} />
      )}
      {dialog === 'storage' && <ReviewStorageDialog onClose={closeDialog} />}
      {dialog === 'keys' && <ReviewKeysDialog on={keysOn} onSwitch={switchKeys} onClose={closeDialog} />}
      {dialog === 'audit' && <ReviewAuditDialog onClose={closeDialog} />}
      {dialog === 'import' && <ReviewImportDialog review={review} onClose={closeDialog} />}
    </>
  )
}
