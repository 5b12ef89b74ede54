import { Download } from 'lucide-react'
import { PenMark } from '@/components/ui/pen-mark'
import type { StoredInvitations } from '@/domain/invitations/list'
import type { InvitationRequest } from '@/domain/invitations/record'
import { Key, QuietButton } from '@/features/review/controls'
import { exportRequests } from '@/features/review/export'
import type { Announcement } from '@/features/review/use-review'
import { countRequests, number } from '@/features/review/words'
import { isFiltering, noFilter, orderWords, type ReviewFilter } from './filter'

type ReviewLineProps = {
  readonly filter: ReviewFilter
  readonly shown: readonly InvitationRequest[]
  readonly total: number
  /** It is read out together with the counts. */
  readonly announcement: Announcement
  readonly keysOn: boolean
  readonly onReset: (filter: ReviewFilter) => void
  readonly onHelp: () => void
}

/** The line over the list: how much it shows, in which order, what was just done, and the keys. */
export function ReviewLine(props: ReviewLineProps) {
  const { filter, shown, total, announcement, keysOn, onReset, onHelp } = props
  const filtering = isFiltering(filter)
  const acts = filtering && shown.length > 0
  const part = filtering ? `${number(shown.length)} of ` : ''
  const order = shown.length > 1 ? `, ${orderWords(filter.sort)}` : ''
  return (
    // One line, or two that are kept where it is narrow, so that what is said moves no row.
    <div
      className="flex min-h-14 flex-wrap items-center gap-x-5 pr-out pl-content text-note @4xl/list:h-11
      @4xl/list:min-h-11 @4xl/list:flex-nowrap"
    >
      <p role="status" className="min-w-40 flex-1 py-1.5 @4xl/list:flex-[0_1_auto] @4xl/list:truncate">
        {total > 0 && <span>{`${part}${countRequests(total)}${order}.`}</span>}
        {announcement.words && (
          <span className={announcement.shown ? 'font-semibold' : 'sr-only'}>{` ${announcement.words}`}</span>
        )}
      </p>
      {acts && (
        <span className="flex shrink-0 flex-wrap gap-x-5 @max-4xl/list:order-1 @max-4xl/list:basis-full print:hidden">
          <QuietButton Icon={Download} onClick={() => exportRequests(shown)}>
            {`Export these ${number(shown.length)}`}
          </QuietButton>
          <QuietButton onClick={() => onReset({ ...noFilter, sort: filter.sort })}>
            Clear the filters
          </QuietButton>
        </span>
      )}
      {total > 0 && (
        <ReviewKeysHint
          on={keysOn}
          hints={acts ? [] : announcement.shown && announcement.words ? hints.slice(0, 4) : hints}
          onHelp={onHelp}
        />
      )}
    </div>
  )
}

/** The commands in short; the last two need more room. */
const hints = [
  [['j', 'k'], 'move', ''],
  [['a'], 'approve', ''],
  [['r'], 'reject', ''],
  [['x'], 'select', ''],
  [['Enter'], 'details', '@max-6xl/list:hidden'],
  [['c'], 'copy code', '@max-6xl/list:hidden'],
] as const

type ReviewKeysHintProps = {
  readonly on: boolean
  readonly hints: readonly (typeof hints)[number][]
  readonly onHelp: () => void
}

/** The commands for which there is room; the whole list stands behind the button. */
function ReviewKeysHint({ on, hints, onHelp }: ReviewKeysHintProps) {
  return (
    <div className="ml-auto flex shrink-0 items-center gap-4 whitespace-nowrap text-muted print:hidden">
      {on &&
        hints.map(([keys, words, room]) => (
          <span key={words} className={`@max-4xl/list:hidden ${room}`}>
            {keys.map((key) => (
              <Key key={key} className="not-first:-ml-px">
                {key}
              </Key>
            ))}{' '}
            {words}
          </span>
        ))}
      <QuietButton aria-haspopup="dialog" onClick={onHelp}>
        {on ? 'All keys' : 'Keys are off'}
      </QuietButton>
    </div>
  )
}

/** Says what of the stored text could not be read, and what becomes of it. */
export function ReviewNotice({ requests, rejectedMembers, problem }: StoredInvitations) {
  return (
    <>
      {problem === 'blocked' && (
        <Notice title="This browser blocks storage for this site.">
          No request can be read or kept. Allow site data for this address, then press Refresh.
        </Notice>
      )}
      {problem === 'unreadable' && (
        <Notice title="The stored text is damaged and cannot be read as a whole.">
          {`Shown here: ${countRequests(requests.length)}, complete before the damage. Nothing is thrown away: ` +
            'the text stays as it is, and before anything new is written a copy of it is kept aside. ' +
            'View storage shows it.'}
        </Notice>
      )}
      {rejectedMembers === 1 && (
        <Notice title="One stored entry is not a request.">
          It is not in the list and is kept as it is. View storage shows it.
        </Notice>
      )}
      {rejectedMembers > 1 && (
        <Notice title={`${number(rejectedMembers)} stored entries are not requests.`}>
          They are not in the list and are kept as they are. View storage shows them.
        </Notice>
      )}
    </>
  )
}

function Notice({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="error-box mt-1 mr-out mb-3 ml-content items-start" role="note">
      <PenMark name="query" className="h-6 w-4 shrink-0 text-correction" />
      <p className="max-w-[57em]">
        <strong>{title}</strong> <span>{children}</span>
      </p>
    </div>
  )
}
