import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PenMark } from '@/components/ui/pen-mark'
import type { StoredInvitations } from '@/domain/invitations/list'
import type { InvitationRequest } from '@/domain/invitations/record'
import { Key, QuietButton } from '@/features/review/controls'
import { exportRequests } from '@/features/review/export'
import { countRequests } from '@/features/review/format'
import type { Announcement } from '@/features/review/use-review'
import { thousands } from '@/lib/dates'
import { useTimeout } from '@/lib/listen'
import { useStore } from '@/lib/store'
import { noToasts, toasts } from '@/lib/toast'
import { navigationHref } from '@/routes/table'
import { filterWords, isFiltering, orderWords, type ReviewFilter } from './filter'
import { useKeysOn } from './review-keys'

type StatusLineProps = {
  readonly filter: ReviewFilter
  readonly shown: readonly InvitationRequest[]
  readonly total: number
  /** It is announced together with the counts. */
  readonly announcement: Announcement
  readonly onReset: () => void
  readonly onHelp: () => void
}

/** Milliseconds without typing in the search before its result is read out. */
const restMs = 500

/** The line over the list: how much it shows, in which order, what was just done, and the keys. */
export function StatusLine(props: StatusLineProps) {
  const { filter, shown, total, announcement, onReset, onHelp } = props
  const keysOn = useKeysOn()
  const { query } = filter
  const [told, setTold] = useState(query)
  useTimeout(() => setTold(query), query === told ? undefined : restMs, query)
  const filtering = isFiltering(filter)
  const withTools = filtering && shown.length > 0
  const part = filtering ? `${thousands(shown.length)} of ` : ''
  const order = shown.length > 1 ? `, ${orderWords(filter.sort)}` : ''
  const [read, toasted] = useParts(announcement)
  const isTold = announcement.shown && announcement.words !== ''
  const room = withTools ? 0 : isTold ? 4 : hints.length
  return (
    // One line, or always two where it is narrow, so that an announcement moves no row.
    <div
      className="flex min-h-14 flex-wrap items-center gap-x-5 pe-out ps-content text-note @4xl/list:min-h-11
        @4xl/list:flex-nowrap"
    >
      <p
        // What was done is never cut: the end of it may say that nothing was.
        className={`min-w-40 flex-1 py-1.5 @4xl/list:flex-initial ${
          isTold ? '@4xl/list:line-clamp-2 @4xl/list:py-0 @4xl/list:leading-tight' : '@4xl/list:truncate'
        }`}
      >
        <span
          role="status"
          // At each letter the whole line would be read out.
          aria-live={query === told ? 'polite' : 'off'}
        >
          {total > 0 && <span key={`search ${told}`}>{`${part}${countRequests(total)}${order}.`}</span>}
          {read && (
            <span key={announcement.turn} className={announcement.shown ? 'font-semibold' : 'sr-only'}>
              {` ${read}`}
            </span>
          )}
        </span>
        {toasted && <span className="font-semibold">{` ${toasted}`}</span>}
      </p>
      {withTools && (
        <span className="flex shrink-0 flex-wrap gap-x-5 @max-4xl/list:order-1 @max-4xl/list:basis-full print:hidden">
          <QuietButton Icon={Download} onClick={() => exportRequests(shown)}>
            {shown.length === 1 ? 'Export this one' : `Export these ${thousands(shown.length)}`}
          </QuietButton>
          <QuietButton onClick={onReset}>Clear the filters</QuietButton>
        </span>
      )}
      {total > 0 && (
        <div className="ml-auto flex shrink-0 items-center gap-4 whitespace-nowrap text-muted print:hidden">
          {keysOn &&
            hints.slice(0, room).map(([keys, words, wide]) => (
              <span key={words} className={`@max-4xl/list:hidden ${isTold ? '@max-6xl/list:hidden' : wide}`}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}{' '}
                {words}
              </span>
            ))}
          <QuietButton aria-haspopup="dialog" onClick={onHelp}>
            {keysOn ? 'All shortcuts' : 'Shortcuts are off'}
          </QuietButton>
        </div>
      )}
    </div>
  )
}

/** What was just done, in a dialog that stays open: under it, the line is not announced. */
export function Spoken(announcement: Announcement) {
  const [read] = useParts(announcement)
  return (
    <p role="status" className="sr-only">
      <span key={announcement.turn}>{read}</span>
    </p>
  )
}

/** An announcement's words: those to be read out here, and those that a toast reads out. */
function useParts({ words, toasted }: Announcement): readonly [read: string, toasted: string] {
  if (!useStore(toasts, noToasts).areRead) return [words, '']
  const read = toasted.reduce((rest, message) => rest.replace(message, ''), words)
  return [read.trim(), toasted.join(' ')]
}

/** The commands in short; the last two need more room. The whole list is behind the button. */
const hints = [
  [['j', 'k'], 'move', ''],
  [['a'], 'approve', ''],
  [['r'], 'reject', ''],
  [['x'], 'select', ''],
  [['Enter'], 'details', '@max-6xl/list:hidden'],
  [['c'], 'copy code', '@max-6xl/list:hidden'],
] as const

/** Says which part of the stored text could not be read, and what becomes of it. */
export function ReviewNotice({ requests, rejectedMembers, problem }: StoredInvitations) {
  const isNone = requests.length === 0
  return (
    <>
      {problem === 'blocked' && (
        <Notice title="This browser blocks storage for this site.">
          Requests cannot be read or saved. Allow site data for this site, then press Refresh.
        </Notice>
      )}
      {problem === 'unreadable' && (
        <Notice title={`${isNone ? 'The' : 'Part of the'} stored list is damaged.`}>
          {`${isNone ? 'None of it' : `Shown here: ${countRequests(requests.length)} that`} could be read. ` +
            'Nothing is deleted: before anything new is saved, a copy of the damaged text is set aside. ' +
            'View storage shows it.'}
        </Notice>
      )}
      {rejectedMembers === 1 && (
        <Notice title="One stored entry is not a request.">
          It is not in the list and is kept as it is. View storage shows it.
        </Notice>
      )}
      {rejectedMembers > 1 && (
        <Notice title={`${thousands(rejectedMembers)} stored entries are not requests.`}>
          They are not in the list and are kept as they are. View storage shows them.
        </Notice>
      )}
    </>
  )
}

function Notice({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="error-box mt-1 me-out mb-3 ms-content items-start" role="note">
      <PenMark name="query" className="h-6 shrink-0 text-correction" />
      <p className="max-w-[57em]">
        <strong>{title}</strong> <span>{children}</span>
      </p>
    </div>
  )
}

const emptyWords = 'max-w-measure font-display text-h3/11 font-bold'
/** From the red line to the edge, and as high as two lines or three. */
const emptyButtons = `-me-out -ms-inset flex min-h-22 @max-2xl/page:min-h-33 flex-wrap content-center
    items-center gap-x-5 gap-y-2 border-b border-hair bg-ground pe-out ps-inset`

/** Lines 44 px apart, from the red one on. */
const blankPage = `ms-mar min-h-121 flex-1 pe-out ps-inset leading-11
    bg-[repeating-linear-gradient(transparent_0_calc(1lh-1px),var(--hair)_0_1lh)]`

export function ReviewEmpty({ onImport }: { readonly onImport: () => void }) {
  return (
    <div className={blankPage}>
      <svg
        className="overflow-visible"
        width="132"
        height="84"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path stroke="var(--pen)" strokeWidth="4" d="M4 46C26 40 46 50 74 44" />
        <path
          fill="var(--marker)"
          stroke="currentColor"
          strokeWidth="2.5"
          d="M82 46 118 10 128 20 92 56 79 59ZM112 16 122 26"
        />
      </svg>
      <p className={emptyWords}>
        No invitation requests found. Users will appear here when they request beta access.
      </p>
      <p className="text-muted">
        Requests stay in the browser they were made in. If someone sent you a copy of theirs, or you have a
        backup, import it here.
      </p>
      {/* The words above are 4 px over their lines. */}
      <p className={`${emptyButtons} mt-1`}>
        <Button onClick={onImport}>
          <Upload className="ico" />
          <span>Import a file</span>
        </Button>
        <a className="link" href={navigationHref('register')}>
          Open the request form
        </a>
      </p>
    </div>
  )
}

type ReviewNoMatchProps = { readonly filter: ReviewFilter; readonly onReset: () => void }

export function ReviewNoMatch({ filter, onReset }: ReviewNoMatchProps) {
  return (
    <div className={blankPage}>
      <p className={emptyWords}>No requests match. Try a shorter search, or clear the filters.</p>
      <p className="text-muted wrap-anywhere">{`Now set: ${filterWords(filter).join(', ')}.`}</p>
      <p className={emptyButtons}>
        <Button variant="line" small onClick={onReset}>
          Clear the filters
        </Button>
      </p>
    </div>
  )
}
