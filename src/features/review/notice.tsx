import { PenMark } from '@/components/ui/pen-mark'
import type { StoredInvitations } from '@/domain/invitations/storage'
import { countRequests } from './words'

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
