import { useMemo, useRef } from 'react'
import { listKey } from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import { thousands } from '@/lib/dates'
import { DialogFoot, ReviewCopyButton, ReviewDialog, ScrollBox } from './modal'

export function ReviewStorageDialog({ onClose }: { readonly onClose: () => void }) {
  const raw = invitationStorage.raw()
  const shown = useRef<HTMLPreElement>(null)
  const parts = useMemo(() => splitStoredText(raw ?? ''), [raw])
  const text = (
    <>
      {raw === null
        ? 'Nothing is stored in this browser under '
        : 'The raw text stored in this browser under '}
      <code>{listKey}</code>
      {raw === null
        ? '.'
        : ` in this browser, as it is: ${thousands(raw.length)} characters. ` +
          'It holds names, addresses and invitation codes.'}
    </>
  )
  return (
    <ReviewDialog id="stored-text" title="View storage" text={text} onClose={onClose}>
      {raw !== null && (
        <>
          <ScrollBox
            label="Stored text"
            className="band rounded-sheet border-line px-4 py-2.5 focus-visible:-outline-offset-4"
          >
            {/* One word of any length: kerned, it would take minutes to lay out. */}
            <pre
              ref={shown}
              className="text-note leading-normal wrap-anywhere whitespace-pre-wrap [font-kerning:none]"
            >
              {parts.map((part, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
                  key={place}
                  className="block [contain-intrinsic-size:auto_2400px] [content-visibility:auto]"
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
    </ReviewDialog>
  )
}

/** Characters of a part: about three screens of text, laid out in a few milliseconds. */
const partLength = 8000

/** The text in parts that are laid out one by one, cut between records where there are any. */
export function splitStoredText(text: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > partLength) {
    const between = text.lastIndexOf('},{', from + partLength)
    let to = between > from ? between + 2 : from + partLength
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to += 1
    parts.push(text.slice(from, to))
    from = to
  }
  parts.push(text.slice(from))
  return parts
}
