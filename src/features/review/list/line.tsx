import { Download, Upload } from 'lucide-react'
import { PenMark } from '@/components/ui/pen-mark'
import type { StoredInvitations } from '@/domain/invitations/storage'
import type { Announcement } from '@/features/review/use-review'
import { countRequests } from '@/features/review/words'
import { navigationHref } from '@/routes/href'
import { isFiltering, noFilter, orderWords, type ReviewFilter } from './filter'

type ReviewLineProps = {
  readonly filter: ReviewFilter
  readonly shown: number
  readonly total: number
  /** It is read out together with the counts. */
  readonly announcement: Announcement
  readonly keysOn: boolean
  readonly onReset: (filter: ReviewFilter) => void
  readonly onExport: () => void
  readonly onHelp: () => void
}

/** The line over the list: how much it shows, in which order, what was just done, and the keys. */
export function ReviewLine({
  filter,
  shown,
  total,
  announcement,
  keysOn,
  onReset,
  onExport,
  onHelp,
}: ReviewLineProps) {
  const filtering = isFiltering(filter)
  return (
    <div className="rv-line">
      <p role="status">
        {total > 0 && (
          <span>
            {`${filtering ? `${shown.toLocaleString('en-CA')} of ` : ''}${countRequests(total)}${shown > 1 ? `, ${orderWords(filter.sort)}` : ''}.`}
          </span>
        )}
        {announcement.words && (
          <span className={announcement.shown ? 'rv-said' : 'vh'}>{` ${announcement.words}`}</span>
        )}
      </p>
      {filtering && shown > 0 && (
        <span className="rv-line-acts">
          <button type="button" className="rv-quiet" onClick={onExport}>
            <Download className="ico" aria-hidden="true" />
            <span>{`Export these ${shown.toLocaleString('en-CA')}`}</span>
          </button>
          <button
            type="button"
            className="rv-quiet"
            onClick={() => onReset({ ...noFilter, sort: filter.sort })}
          >
            Clear the filters
          </button>
        </span>
      )}
      {total > 0 && <ReviewKeysHint on={keysOn} onHelp={onHelp} />}
    </div>
  )
}

/** The commands in short; the whole list stands behind the button. */
function ReviewKeysHint({ on, onHelp }: { readonly on: boolean; readonly onHelp: () => void }) {
  return (
    <div className="rv-keys">
      {on && (
        <>
          <span>
            <kbd>j</kbd>
            <kbd>k</kbd> move
          </span>
          <span>
            <kbd>a</kbd> approve
          </span>
          <span>
            <kbd>r</kbd> reject
          </span>
          <span>
            <kbd>x</kbd> select
          </span>
          <span className="rv-keys-wide">
            <kbd>Enter</kbd> details
          </span>
          <span className="rv-keys-wide">
            <kbd>c</kbd> copy code
          </span>
        </>
      )}
      <button type="button" className="rv-quiet" aria-haspopup="dialog" onClick={onHelp}>
        {on ? 'All keys' : 'Keys are off'}
      </button>
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
          {`Shown here: ${countRequests(requests.length)}, complete before the damage. Nothing is thrown away: the text stays as it is, and before anything new is written a copy of it is kept aside. View storage shows it.`}
        </Notice>
      )}
      {rejectedMembers === 1 && (
        <Notice title="One stored entry is not a request.">
          It is not in the list and is kept as it is. View storage shows it.
        </Notice>
      )}
      {rejectedMembers > 1 && (
        <Notice title={`${rejectedMembers.toLocaleString('en-CA')} stored entries are not requests.`}>
          They are not in the list and are kept as they are. View storage shows them.
        </Notice>
      )}
    </>
  )
}

function Notice({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="rv-notice error-box" role="note">
      <PenMark name="query" className="rv-notice-mark" />
      <p>
        <strong>{title}</strong> <span>{children}</span>
      </p>
    </div>
  )
}

/** The blank page of the mark book. */
export function ReviewEmpty({ onImport }: { readonly onImport: () => void }) {
  return (
    <div className="rv-empty">
      <svg className="rv-pencil" viewBox="0 0 132 62" aria-hidden="true">
        <path className="rv-pencil-line" d="M4 46C26 40 46 50 74 44" />
        <path className="rv-pencil-body" d="M82 46 118 10 128 20 92 56 79 59ZM112 16 122 26" />
      </svg>
      <p className="rv-empty-text">
        No invitation requests found. Users will appear here when they request beta access.
      </p>
      <p className="rv-empty-note">
        Requests stay in the browser they were made in. If someone sent you a copy of theirs, or you have a
        backup, bring it in here.
      </p>
      <p className="rv-empty-acts">
        <button type="button" className="btn" onClick={onImport}>
          <Upload className="ico" aria-hidden="true" />
          <span>Import a file</span>
        </button>
        <a className="link rv-empty-link" href={navigationHref('register')}>
          Open the request form
        </a>
      </p>
    </div>
  )
}

/** The ruled page when nothing passes the filters. */
export function ReviewNoMatch({ onReset }: { readonly onReset: () => void }) {
  return (
    <div className="rv-empty rv-nomatch">
      <p className="rv-empty-text">No request matches. Try fewer letters or another filter.</p>
      <p className="rv-empty-acts">
        <button type="button" className="btn btn-line btn-sm" onClick={onReset}>
          Clear the filters
        </button>
      </p>
    </div>
  )
}
