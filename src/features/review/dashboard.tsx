import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countByStatus, type InvitationRequest } from '@/domain/invitations/record'
import type { InvitationNote } from '@/domain/invitations/side'
import { ReviewDetails } from '@/features/review/details/details'
import { useReviewClear } from '@/features/review/dialogs/clear-dialog'
import { type DialogName, ReviewDialogs } from '@/features/review/dialogs/dialogs'
import { narrowingFilter, noFilter } from '@/features/review/list/filter'
import { ReviewCounts, ReviewFind } from '@/features/review/list/find'
import { ReviewEmpty, ReviewLine, ReviewNoMatch, ReviewNotice } from '@/features/review/list/line'
import { duplicatesByAddress, prepareSearch } from '@/features/review/list/search-index'
import { ReviewBulkBar, useReviewSelection } from '@/features/review/list/selection'
import { ReviewTable } from '@/features/review/list/table'
import { useReviewFilter } from '@/features/review/list/use-review-filter'
import { useReviewCommands, useReviewCursor } from '@/features/review/list/use-review-keys'
import { toast } from '@/lib/toast'
import { useKeptFocus } from '@/lib/use-kept-focus'
import { csvFileName, downloadCsv } from './export'
import { ReviewHead } from './head'
import { ReviewDock } from './recent'
import { useInvitationNotes, useInvitations } from './use-invitations'
import { useReview, useReviewCopy } from './use-review'
import { useReviewNews } from './use-review-news'
import { countRequests, formatSecond } from './words'

const none: readonly InvitationRequest[] = []
const noNotes: ReadonlyMap<string, InvitationNote> = new Map()

type ReviewDashboardProps = {
  /**
   * True when the reader has just arrived, by signing in or from another page, and is to be put at
   * the heading.
   */
  readonly focusHeading: boolean
}

/**
 * All requests: what waits, the list, and what can be done with it (specification, sections 2 and 4
 * to 6).
 */
export function ReviewDashboard({ focusHeading }: ReviewDashboardProps) {
  const { data, refetch } = useInvitations()
  const { data: notes = noNotes } = useInvitationNotes()
  const [filter, setFilter] = useReviewFilter()
  const requests = data?.requests ?? none
  const review = useReview(filter)
  const { announce, announceUnseen, own, decide, remember, forgetActs } = review
  const quietly = useReviewNews(data, own, announce, forgetActs)
  const clear = useReviewClear({ remember, announce, quietly, forgetActs })
  const [copiedId, copyCode] = useReviewCopy(announceUnseen)
  const [dialog, setDialog] = useState<DialogName>('none')
  const [openId, setOpenId] = useState<string>()
  const book = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const clearing = useRef(false)

  const counts = useMemo(() => countByStatus(requests), [requests])
  const [find] = useState(narrowingFilter)
  const shown = useMemo(() => find(requests, filter, new Date()), [find, requests, filter])
  const duplicates = useMemo(() => duplicatesByAddress(requests), [requests])
  const { ticked, selected, toggle, select, forget } = useReviewSelection(shown, announceUnseen)
  const cursor = useReviewCursor(shown, book)

  useEffect(() => prepareSearch(requests), [requests])
  useEffect(() => {
    if (focusHeading) heading.current?.focus()
  }, [focusHeading])

  /** A place for a focus that has none any more; with `seen` it comes into view. */
  const takeFocus = (seen: boolean) => {
    if (cursor.takeFocus(seen)) return
    // On a touch screen the search box would bring up the keyboard over the list.
    const box = matchMedia('(pointer: coarse)').matches ? null : search.current
    const home = box ?? heading.current
    home?.focus({ preventScroll: !seen })
  }
  useKeptFocus(book, ({ byKey }) => takeFocus(byKey))

  const opened = openId === undefined ? undefined : requests.find(({ id }) => id === openId)
  const { choose, index, currentId } = cursor
  const open = useCallback(
    (id: string) => {
      choose(id, false)
      setOpenId(id)
    },
    [choose],
  )
  const actions = useMemo(() => ({ open, decide, toggle, copyCode }), [open, decide, toggle, copyCode])

  const { keysOn, switchKeys, decideSelected } = useReviewCommands({
    shown,
    selected,
    index,
    opened: opened !== undefined,
    open,
    choose,
    toggle,
    select,
    forget,
    copyCode,
    review,
    onSearch: () => search.current?.focus(),
    onHelp: () => setDialog('keys'),
  })

  const closeDetails = () => {
    // The sheet gives the focus back when it closes; from then on it belongs to the row that was
    // read last.
    flushSync(() => setOpenId(undefined))
    choose(currentId, true)
  }
  const closeCode = () => {
    review.forget()
    if (document.activeElement === document.body) takeFocus(true)
  }
  const refresh = async () => {
    await refetch()
    announce(`Refreshed at ${formatSecond(new Date())}.`)
  }
  const exportCsv = (chosen: readonly InvitationRequest[]) => {
    downloadCsv(chosen)
    toast.success(`${countRequests(chosen.length)} exported to ${csvFileName}`)
  }
  const clearAll = async () => {
    // A second press would add a clearing of nothing to the audit log.
    if (clearing.current) return
    clearing.current = true
    await clear(counts.total, data?.rejectedMembers ?? 0)
    clearing.current = false
    forget()
    flushSync(() => setDialog('none'))
    // The button that had the focus has nothing to clear any more.
    heading.current?.focus()
  }
  const anything = counts.total > 0 || (data?.rejectedMembers ?? 0) > 0 || data?.problem === 'unreadable'

  return (
    <>
      <div
        ref={book}
        className="@container/book relative flex min-h-[calc(100dvh-3.875rem)] flex-col before:pointer-events-none before:absolute before:inset-y-0 before:left-mar before:z-3 before:w-0.5 before:bg-margin-line"
      >
        <ReviewHead
          requests={requests}
          counts={counts}
          headingRef={heading}
          withFigures={!opened}
          filter={filter}
          onFilter={setFilter}
          canClear={anything}
          onRefresh={refresh}
          onExport={() => exportCsv(requests)}
          onDialog={setDialog}
        />
        <div className="group/find relative z-4 flex items-end justify-between gap-x-5 gap-y-2 border-b-line border-ink pr-out pl-content @max-7xl/book:flex-wrap @max-4xl/book:gap-x-3 @max-2xl/book:bg-ground @max-2xl/book:px-0">
          <ReviewCounts counts={counts} status={filter.status} onStatus={(status) => setFilter({ status })} />
          {counts.total > 0 && (
            <ReviewFind
              filter={filter}
              onChange={setFilter}
              onLeave={() => shown[0] && choose(shown[0].id, true)}
              searchRef={search}
            />
          )}
        </div>
        <section
          className="@container/list flex min-w-0 flex-1 flex-col"
          aria-label="Requests"
          aria-busy={!data}
        >
          <ReviewLine
            filter={filter}
            shown={shown.length}
            total={counts.total}
            announcement={review.announcement}
            keysOn={keysOn}
            onReset={setFilter}
            onExport={() => exportCsv(shown)}
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
              ticked={ticked}
              tickedShown={selected.length}
              onTickAll={(on) => select(on ? shown : [])}
              duplicates={duplicates}
              notes={notes}
              copiedId={copiedId}
              actions={actions}
            />
          )}
          {data && counts.total === 0 && <ReviewEmpty onImport={() => setDialog('import')} />}
          {counts.total > 0 && shown.length === 0 && (
            <ReviewNoMatch onReset={() => setFilter({ ...noFilter, sort: filter.sort })} />
          )}
        </section>
        {selected.length > 0 ? (
          <ReviewBulkBar
            selected={selected}
            pendingShown={shown.filter(({ status }) => status === 'pending')}
            onSelect={select}
            onDecide={decideSelected}
            onExport={exportCsv}
          />
        ) : (
          (counts.total > 0 || review.recent.length > 0) && (
            <ReviewDock recent={review.recent} onUndo={review.undo} onAudit={() => setDialog('audit')} />
          )
        )}
      </div>
      {opened && (
        <ReviewDetails
          request={opened}
          position={index + 1}
          total={shown.length}
          newerId={shown[index - 1]?.id}
          olderId={shown[index + 1]?.id}
          group={duplicates}
          note={notes.get(opened.id)}
          onOpen={open}
          onClose={closeDetails}
          onDecide={decide}
          onFind={(query) => setFilter({ ...noFilter, query })}
        />
      )}
      <ReviewDialogs
        open={dialog}
        onClose={() => setDialog('none')}
        requests={requests}
        codes={review.codes}
        onCodesClose={closeCode}
        onClear={clearAll}
        keysOn={keysOn}
        onKeys={switchKeys}
        remember={remember}
        announce={announce}
        quietly={quietly}
      />
    </>
  )
}
