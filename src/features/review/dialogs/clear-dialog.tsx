import { useState } from 'react'
import { flushSync } from 'react-dom'
import { firstFocus } from '@/components/dialog/dialog'
import { Button } from '@/components/ui/button'
import type { StoredInvitations } from '@/domain/invitations/list'
import { invitationAudit } from '@/domain/invitations/notes-and-log'
import { invitationStorage } from '@/domain/invitations/storage'
import { QuietButton } from '@/features/review/controls'
import { saveBackup } from '@/features/review/export'
import { countRequests, errorText } from '@/features/review/format'
import type { Review } from '@/features/review/use-review'
import { thousands } from '@/lib/dates'
import { listWords } from '@/lib/text'
import { DialogFoot, DialogText, ReviewDialog } from './modal'

type ReviewClearDialogProps = {
  readonly review: Review
  readonly onCleared: () => void
  readonly onClose: () => void
}

/** Asks before everything is removed, in the specification's words (section 5). */
export function ReviewClearDialog({ review, onCleared, onClose }: ReviewClearDialogProps) {
  const [more] = useState(() => whatElseGoes(invitationStorage.copies().length, invitationStorage.read()))
  const [saved, setSaved] = useState('')
  const backUp = async () => setSaved(await saveBackup().then((name) => `Saved as ${name}.`, errorText))
  const confirm = () => {
    // A second press would add a clearing of nothing to the audit log.
    flushSync(onClose)
    return review.attempt(async () => {
      const cleared = await review.change(invitationStorage.clear)
      onCleared()
      if (!cleared) return review.announce('Nothing was left to clear.')
      const subject = whatWent(cleared)
      invitationAudit.add([{ action: 'cleared', before: subject, after: 'none' }])
      review.forgetActions()
      review.remember({ subject, verb: 'cleared' })
      review.announce('All invitation requests are cleared.')
    })
  }
  return (
    <ReviewDialog
      id="clear-requests"
      alert
      title="Clear All"
      text="Are you sure you want to clear all invitation requests? This action cannot be undone."
      className="max-w-140"
      onClose={onClose}
    >
      <DialogText id="clear-requests-more">
        <span>
          This also removes private notes and the names in the audit log. The log keeps the date and the
          number of requests.
        </span>
        {more && <span>{` Removed too: ${more}.`}</span>}
      </DialogText>
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        <QuietButton onClick={backUp}>Download a backup first</QuietButton>
        <span role="status">{saved}</span>
      </p>
      <DialogFoot>
        <Button variant="line" ref={firstFocus} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={confirm}>
          Clear All
        </Button>
      </DialogFoot>
    </ReviewDialog>
  )
}

const otherEntries = (count: number) => `${thousands(count)} other ${count === 1 ? 'entry' : 'entries'}`

/** What the page calls kept, but not over this. */
function whatElseGoes(copies: number, { rejectedMembers: others, problem }: StoredInvitations): string {
  const those =
    copies === 1 ? 'the copy of a damaged list' : `the ${thousands(copies)} copies of damaged lists`
  return listWords([
    ...(copies > 0 ? [`${those} under View storage`] : []),
    ...(others > 0 ? [`${otherEntries(others)} of the list`] : []),
    ...(problem === 'unreadable' ? ['the damaged text of the list, without a copy'] : []),
  ])
}

/** What was cleared, in words. Neither number is known for a text that could not be read. */
function whatWent({ requests, rejectedMembers: others, problem }: StoredInvitations): string {
  const went = [requests.length > 0 && countRequests(requests.length), others > 0 && otherEntries(others)]
  return went.filter(Boolean).join(' and ') || (problem ? 'A damaged list' : 'Notes, names or copies')
}
