import { type RefObject, useCallback, useContext, useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countByStatus, type InvitationRequest } from '@/domain/invitations/record'
import { ReviewDetails } from '@/features/review/details/details'
import { ReviewAuditDialog } from '@/features/review/details/history'
import { ReviewClearDialog } from '@/features/review/dialogs/clear-dialog'
import { ReviewCodeDialog, ReviewCodesDialog } from '@/features/review/dialogs/codes-dialog'
import { isSheetModal } from '@/features/review/dialogs/modal'
import { ReviewStorageDialog } from '@/features/review/dialogs/storage-dialog'
import { RecentActions, SelectionBar, useReviewSelection } from '@/features/review/list/action-bars'
import { applyFilter, noFilter, useReviewFilter } from '@/features/review/list/filter'
import { FilterBar } from '@/features/review/list/filter-bar'
import { repeatedAddresses, searchText } from '@/features/review/list/filters'
import { ReviewKeysDialog, useReviewCommands } from '@/features/review/list/review-keys'
import { ReviewEmpty, ReviewNoMatch, ReviewNotice, StatusLine } from '@/features/review/list/status-line'
import { ReviewTable, type TableHandle } from '@/features/review/list/table'
import { type Cursor, useCursor, usePlace } from '@/features/review/list/use-cursor'
import { listPlace } from '@/features/review/list/use-row-window'
import { moduleWith } from '@/lib/attempt'
import { useListen, useTimeout, whenIdle } from '@/lib/listen'
import { VisitContext } from '@/lib/store'
import { toast } from '@/lib/toast'
import { type DialogName, ReviewHead } from './head'
import { useInvitationNotes, useInvitations, useToday } from './use-invitations'
import { useReview } from './use-review'

/** Milliseconds after a new list until its search texts are made: the list is drawn by then. */
const prepareAfterMs = 300

const loadingImport = 'The import is being loaded.'

/** An import may begin with a file. */
type OpenDialog = { readonly name: DialogName; readonly file?: File | undefined }

type ImportDialogCode = typeof import('./import/import-dialog').ReviewImportDialog

/** All requests, and what can be done with them (specification, sections 2 and 4 to 6). */
export function ReviewDashboard({ focusHeading }: { readonly focusHeading: boolean }) {
  const { data } = useInvitations()
  const notes = useInvitationNotes()
  const [filter, setFilter] = useReviewFilter()
  const { requests } = data
  const review = useReview(filter)
  const { announce, decide, copyCode } = review
  const [code] = review.codes
  const [dialog, setDialog] = useState<OpenDialog>()
  /** What opens as soon as no code covers it, unless what was open before is not any more. */
  const [next, setNext] = useState<readonly [next: OpenDialog, before: OpenDialog | undefined]>()
  const [ImportDialog, setImportDialog] = useState<ImportDialogCode>()
  const [openId, setOpenId] = useState<string>()
  if (next && !code) {
    setNext(undefined)
    if (dialog === next[1]) setDialog(next[0])
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const showHeading = useCallback(
    (element: HTMLHeadingElement | null) => {
      heading.current = element
      if (focusHeading) element?.focus()
    },
    [focusHeading],
  )
  const search = useRef<HTMLInputElement>(null)

  const { role, useCase, status } = filter
  const chosen = useMemo(() => ({ role, useCase, status }), [role, useCase, status])
  const counts = useMemo(() => countByStatus(requests), [requests])
  const today = useToday()
  const shown = useMemo(() => applyFilter(requests, filter, today), [requests, filter, today])
  // A decision must not wait for this.
  const settled = useDeferredValue(requests)
  const duplicates = useMemo(() => repeatedAddresses(settled), [settled])
  const selection = useReviewSelection(shown, (words) => announce(words, false))
  const { selected, toggle } = selection
  useGone(requests, openId === undefined ? selection.ids : [...selection.ids, openId], (gone) => {
    selection.drop(gone)
    if (openId !== undefined && gone.has(openId)) setOpenId(undefined)
  })
  const opened = openId === undefined ? undefined : requests.find(({ id }) => id === openId)
  const table = useRef<TableHandle>(null)
  /** On a touch screen, focus in the search box would open the keyboard over the list. */
  const searchHome = () => (matchMedia('(pointer: coarse)').matches ? heading : search)
  const cursor = useCursor(shown, filter, opened !== undefined, () => {
    // In the search box the next key would be text, so only a search without a match leads there.
    // The bar's button is gone, the list and its place may not be.
    const home = filter.query === '' ? heading : searchHome()
    home.current?.focus({ preventScroll: shown.length > 0 })
  })
  const page = useRef<HTMLDivElement>(null)
  const bar = useBar(page, cursor, review.recent.length === 0)

  // Prepared ahead, so that no keystroke has to wait for it.
  useTimeout(() => whenIdle(() => requests.forEach(searchText)), prepareAfterMs, requests)
  const { type } = useContext(VisitContext)
  const [backTo] = useState(() => ({ current: type === 'POP' ? listPlace.kept() : undefined }))

  const place = usePlace(shown, opened?.id, filter)
  const { choose, currentId } = cursor
  /** The row at which the details opened, and where it was in the window. */
  const before = useRef<{ readonly id: string; readonly top: number }>(undefined)

  /** Shows or hides the details; the current row stays where it is in the window. */
  const showDetails = (id: string | undefined) => {
    const place = cursor.top()
    flushSync(() => setOpenId(id))
    table.current?.measure()
    window.scrollBy({ top: cursor.top() - place, behavior: 'instant' })
    cursor.scrollTo()
  }
  const open = (id: string) => {
    if (opened) {
      setOpenId(id)
      // One that the filter hides is looked at beside the list: the row stays the current one.
      return shown.some((request) => request.id === id) && choose(id, false)
    }
    const { scrollY } = window
    choose(id, false)
    before.current = { id, top: cursor.top() + window.scrollY - scrollY }
    showDetails(id)
  }
  // Other software fills in fields without an event, and React would write its old text back.
  const looks = ['focusin', 'focusout', 'pagehide', 'visibilitychange'] as const
  useListen('window', looks, noticeText, { capture: true })
  useListen('window', ['drop'], ({ dataTransfer }) => {
    if (dialog?.name !== 'import' && dataTransfer?.types.includes('Files'))
      toast.error('To import a file, open Import and drop it there.')
  })
  const covered = dialog !== undefined || review.codes.length > 0
  const decideSelected = useReviewCommands({
    shown,
    selection,
    cursor,
    review,
    opened,
    place,
    blocked: covered,
    open,
    onSearch: () => {
      // It is under the sheet.
      if (opened && isSheetModal()) closeDetails()
      search.current?.focus()
    },
    onHelp: () => setDialog({ name: 'keys' }),
  })

  /** The import is needed seldom, and has a third of the page's code: it is loaded when opened. */
  const openDialog = (name: DialogName, file?: File) => {
    // What was opened meanwhile stays, and what has codes that are shown once is not covered.
    const show = () => setNext([{ name, file }, dialog])
    if (name !== 'import' || ImportDialog) return show()
    announce(loadingImport)
    moduleWith('ReviewImportDialog', import('./import/import-dialog'))
      .then(({ ReviewImportDialog }) => {
        setImportDialog(() => ReviewImportDialog)
        show()
      })
      // A later build may have taken its file away.
      .catch(() =>
        toast.error('The import could not be loaded. Try again. If it fails again, reload the page.'),
      )
      .finally(() => review.retract(loadingImport))
  }
  /** A sheet over the page that closes gives the focus to the row that it was opened from. */
  const follow = (id: string) => {
    if (!opened || !isSheetModal()) cursor.follow(id)
  }
  const closeDetails = () => {
    showDetails(undefined)
    const { id, top } = before.current ?? {}
    if (top === undefined || id !== currentId) return choose(currentId, true)
    // The same row ends where it began, whatever has come or gone above the list meanwhile.
    window.scrollBy({ top: cursor.top() - top, behavior: 'instant' })
    cursor.focus()
  }
  const find = (query: string) => {
    setFilter({ ...noFilter, query })
    if (!opened || !isSheetModal()) return
    // What was found is under the sheet.
    showDetails(undefined)
    choose(opened.id, true)
  }
  const showAll = () => {
    setFilter({ ...noFilter, sort: filter.sort })
    // The button goes, and there is no row to go back to.
    if (cursor.chosenId === undefined) searchHome().current?.focus()
  }
  /** The button that opened a dialog may have gone with what the list showed before. */
  const keepFocus = () => {
    // The browser takes the focus out of a closed dialog with its next frame.
    if (document.activeElement?.matches('body, dialog:not([open]) *')) cursor.takeFocus()
  }
  const closeCode = () => {
    review.forgetCodes()
    keepFocus()
  }
  const closeDialog = () => {
    // Another one may have taken its place already.
    setDialog((open) => (open === dialog ? undefined : open))
    keepFocus()
  }
  const onCleared = () => {
    // The control that had the focus has nothing to act on any more.
    if (document.activeElement?.matches('body, :disabled')) heading.current?.focus()
  }

  return (
    <>
      <div
        ref={page}
        className="rv-page @container/page relative flex min-h-[calc(100dvh-3.875rem)] flex-col"
        {...cursor.watch}
      >
        <span
          className="pointer-events-none absolute inset-y-0 start-mar z-3 w-0.5 bg-margin-line"
          aria-hidden="true"
        />
        <ReviewHead
          counts={counts}
          headingRef={showHeading}
          withFigures={!opened}
          chosen={chosen}
          onFilter={setFilter}
          announce={announce}
          onDialog={openDialog}
        />
        <FilterBar
          counts={counts}
          filter={filter}
          onChange={setFilter}
          onLeave={() => shown[0] && choose(shown[0].id, true)}
          searchRef={search}
        />
        <section className="@container/list flex min-w-0 flex-1 flex-col" aria-label="Requests">
          <StatusLine
            filter={filter}
            shown={shown}
            total={counts.total}
            announcement={review.announcement}
            onReset={showAll}
            onHelp={() => setDialog({ name: 'keys' })}
          />
          <ReviewNotice {...data} />
          {shown.length > 0 && (
            <ReviewTable
              requests={shown}
              sort={filter.sort}
              onSort={(sort) => setFilter({ sort })}
              ref={table}
              backTo={backTo}
              cursor={cursor}
              selection={selection}
              duplicates={duplicates}
              notes={notes}
              copiedId={review.copiedId}
              actions={{ open, follow, decide, toggle, copyCode }}
            />
          )}
          {data.problem !== 'blocked' && counts.total === 0 && (
            <ReviewEmpty onImport={() => openDialog('import')} />
          )}
          {counts.total > 0 && shown.length === 0 && <ReviewNoMatch filter={filter} onReset={showAll} />}
        </section>
        {selected.length > 0 ? (
          <SelectionBar
            ref={bar}
            selection={selection}
            pendingShown={shown.filter(({ status }) => status === 'pending')}
            onDecide={decideSelected}
          />
        ) : (
          (counts.total > 0 || review.recent.length > 0) && (
            <RecentActions ref={bar} review={review} onAudit={() => setDialog({ name: 'audit' })} />
          )
        )}
      </div>
      {opened && (
        <ReviewDetails
          request={opened}
          length={shown.length}
          place={place}
          covered={covered}
          announcement={review.announcement}
          onOpen={open}
          onClose={closeDetails}
          onDecide={decide}
          onFind={find}
        />
      )}
      {code && review.codes.length === 1 && <ReviewCodeDialog approved={code} onClose={closeCode} />}
      {review.codes.length > 1 && <ReviewCodesDialog approved={review.codes} onClose={closeCode} />}
      {dialog?.name === 'clear' && (
        <ReviewClearDialog review={review} onCleared={onCleared} onClose={closeDialog} />
      )}
      {dialog?.name === 'storage' && (
        <ReviewStorageDialog
          review={review}
          onImport={(file) => openDialog('import', file)}
          onClose={closeDialog}
        />
      )}
      {dialog?.name === 'keys' && <ReviewKeysDialog onClose={closeDialog} />}
      {dialog?.name === 'audit' && <ReviewAuditDialog onClose={closeDialog} />}
      {dialog?.name === 'import' && ImportDialog && (
        <ImportDialog review={review} first={dialog.file} onClose={closeDialog} />
      )}
    </>
  )
}

/** React compares the field with what it knows, and does nothing where that is the same. */
function noticeText({ target }: Event): void {
  // Of a page that is left, the field that is being filled in.
  const field = target instanceof Element ? target : document.activeElement
  if (field?.matches('input, textarea')) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Tells which of the ids have lost their request: an import may give them to other people. */
function useGone(
  requests: readonly InvitationRequest[],
  ids: Iterable<string>,
  onGone: (gone: ReadonlySet<string>) => void,
) {
  const [listed, setListed] = useState(requests)
  if (requests === listed) return
  setListed(requests)
  const held = new Set(ids)
  const people = (list: typeof requests) =>
    new Map(list.filter(({ id }) => held.has(id)).map(({ id, email }) => [id, email]))
  const [before, after] = [people(listed), people(requests)]
  const gone = new Set([...held].filter((id) => before.get(id) !== after.get(id)))
  if (gone.size > 0) onGone(gone)
}

/** A ref for the bar over the end of the list: the page gets its height, to keep clear of it. */
function useBar(page: RefObject<HTMLElement | null>, { row }: Cursor, isEmpty: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone an empty bar does not stick
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return
      const observer = new ResizeObserver(() => {
        const box = row.current?.getBoundingClientRect()
        const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0
        page.current?.style.setProperty('--bar-height', `${height}px`)
        // The toasts are outside the page, and above the bar.
        document.documentElement.style.setProperty('--toast-floor', `${height}px`)
        // It appeared, or has grown, over the current row.
        if (box && box.top < window.innerHeight && box.bottom > window.innerHeight - height)
          row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      })
      observer.observe(bar)
      return () => {
        observer.disconnect()
        document.documentElement.style.removeProperty('--toast-floor')
      }
    },
    [page, row, isEmpty],
  )
}
