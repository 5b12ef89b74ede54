import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { safariTime } from '@/content/policy'
import { readableRequests, type StoredMember } from '@/domain/invitations/list'
import { invitationAudit } from '@/domain/invitations/notes-and-log'
import { listKey } from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import type { StoredCopy } from '@/domain/invitations/stored-texts'
import { anyLength, QuietButton } from '@/features/review/controls'
import { countRequests, formatFully, momentWords } from '@/features/review/format'
import { Spoken } from '@/features/review/list/status-line'
import { useToday } from '@/features/review/use-invitations'
import type { Review } from '@/features/review/use-review'
import { dayKey, thousands } from '@/lib/dates'
import { capitalized } from '@/lib/text'
import { DialogFoot, ReviewCopyButton, ReviewDialog, ScrollBox } from './modal'

type ReviewStorageDialogProps = {
  readonly review: Review
  readonly onImport: (file: File) => void
  readonly onClose: () => void
}

export function ReviewStorageDialog({ review, onImport, onClose }: ReviewStorageDialogProps) {
  const raw = invitationStorage.raw()
  const shown = useRef<HTMLPreElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const parts = useMemo(() => splitStoredText(raw ?? ''), [raw])
  const isBlocked = invitationStorage.read().problem === 'blocked'
  const text = isBlocked ? (
    'This browser blocks storage for this site. Allow site data, then press Refresh.'
  ) : (
    <>
      <span>{`${raw === null ? 'Nothing is stored' : 'The raw text stored'} in this browser under `}</span>
      <code translate="no">{listKey}</code>
      <span>
        {raw === null
          ? '.'
          : `: ${thousands(raw.length)} characters. It contains names, email addresses and invitation codes. ` +
            `Safari deletes it after ${safariTime} to this site; a backup brings it back.`}
      </span>
    </>
  )
  return (
    <ReviewDialog id="stored-text" title="View storage" headingRef={title} text={text} onClose={onClose}>
      {raw !== null && (
        <>
          <ScrollBox
            aria-label="Stored text"
            className="band rounded-sheet border-line px-4 py-2.5 focus-visible:-outline-offset-4"
          >
            <pre
              translate="no"
              ref={shown}
              className={`text-note leading-normal whitespace-pre-wrap ${anyLength}`}
            >
              {parts.map((part, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
                  key={place}
                  className="block [contain-intrinsic-size:auto_2400px] print:[content-visibility:visible]
                    not-supports-[-moz-appearance:none]:[content-visibility:auto]"
                >
                  {part}
                </span>
              ))}
            </pre>
          </ScrollBox>
          <DialogFoot>
            <ReviewCopyButton text={raw} source={shown} className="btn btn-line" />
          </DialogFoot>
        </>
      )}
      <StoredCopies review={review} onImport={onImport} onNone={() => title.current?.focus()} />
      <Spoken {...review.announcement} />
    </ReviewDialog>
  )
}

type StoredCopiesProps = Pick<ReviewStorageDialogProps, 'review' | 'onImport'> & {
  /** Called when the last one is deleted, with the focus in the list. */
  readonly onNone: () => void
}

/** The damaged lists that were set aside, and what can still be read in each. */
function StoredCopies({ review, onImport, onNone }: StoredCopiesProps) {
  const [copies, setCopies] = useState(invitationStorage.copies)
  const heading = useRef<HTMLHeadingElement>(null)
  const today = useToday()
  const counted = useMemo(
    () => copies.map((copy) => ({ copy, members: readableRequests(copy.text) })),
    [copies],
  )
  if (copies.length === 0) return null

  const remove = async (copy: StoredCopy) => {
    // The button that had the focus goes.
    heading.current?.focus()
    const subject = 'A copy of a damaged list'
    const day = copy.at ? formatFully(copy.at) : 'unknown day'
    await review.attempt(async () => {
      const wasHere = await review.change(() => invitationStorage.removeCopy(copy))
      flushSync(() => setCopies(invitationStorage.copies()))
      if (document.activeElement === document.body) onNone()
      // Undo would bring back what another tab's Clear All has taken.
      if (!wasHere) return review.announce(`${subject} was already deleted in another tab.`)
      invitationAudit.add([{ action: 'copy deleted', before: day, after: 'none' }])
      review.announce(`${subject} is deleted.`)
      const undo = async () => {
        await review.change(() => invitationStorage.keepCopy(copy))
        invitationAudit.add([{ action: 'copy deleted, undone', before: 'none', after: day }])
        return `${subject} is back.`
      }
      review.remember({ subject, verb: 'deleted', undo })
    })
  }
  const take = (copy: StoredCopy, members: readonly StoredMember[]) => {
    const text = JSON.stringify(members.map(({ value }) => value))
    const name = ['copy-set-aside', ...(copy.at ? [dayKey(copy.at)] : [])].join('-')
    onImport(new File([text], `${name}.json`, { type: 'application/json' }))
  }
  return (
    <section aria-labelledby="stored-copies">
      <h3 id="stored-copies" ref={heading} tabIndex={-1} className="mt-6 text-h5">
        Copies of damaged lists
      </h3>
      <p className="mt-1 max-w-measure">
        A list that could not be read as a whole was copied here before it was overwritten.
      </p>
      <ul className="mt-2 border-t border-hair">
        {counted.map(({ copy, members }) => {
          const day = copy.at ? momentWords(copy.at, today) : 'an unknown day'
          return (
            <li
              key={copy.key}
              className="flex flex-wrap items-center gap-x-4 border-b border-hair py-1.5 text-note"
            >
              <span className="mr-auto">
                <strong>{capitalized(day.replace(/^an /, ''))}</strong>
                <span>{`, ${countRequests(members.length)} can be read`}</span>
                <span className="text-muted">{`, ${thousands(copy.text.length)} characters`}</span>
              </span>
              <span className="flex flex-wrap gap-x-4 print:hidden">
                {members.length > 0 && (
                  <QuietButton aria-label={`Import the copy of ${day}`} onClick={() => take(copy, members)}>
                    Import
                  </QuietButton>
                )}
                <QuietButton aria-label={`Delete the copy of ${day}`} onClick={() => remove(copy)}>
                  Delete
                </QuietButton>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Characters of a part: about three screens of text, laid out in a few milliseconds. */
const partLength = 8000

/** The text in parts that are laid out one by one, cut between records where there are any. */
export function splitStoredText(text: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > partLength) {
    const between = text.slice(from, from + partLength).lastIndexOf('},{')
    let to = from + (between > 0 ? between + 2 : partLength)
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to += 1
    parts.push(text.slice(from, to))
    from = to
  }
  parts.push(text.slice(from))
  return parts
}
