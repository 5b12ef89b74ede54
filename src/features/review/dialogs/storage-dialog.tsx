import { useMemo, useRef } from 'react'
import { listKey } from '@/domain/invitations/key'
import { ReviewCopyButton, ReviewDialog } from './modal'

const id = 'stored-text'

type ReviewStorageDialogProps = {
  /** The stored text as it is; null when there is none. */
  readonly raw: string | null
  readonly onClose: () => void
}

/** What stands in the browser's storage, character by character. */
export function ReviewStorageDialog({ raw, onClose }: ReviewStorageDialogProps) {
  return (
    <ReviewDialog id={id} title="View storage" described className="rv-store-dlg" onClose={onClose}>
      {raw === null ? (
        <p id={`${id}-text`} className="rv-dlg-text">
          {'Nothing is stored in this browser under '}
          <code>{listKey}</code>.
        </p>
      ) : (
        <StoredText raw={raw} />
      )}
    </ReviewDialog>
  )
}

function StoredText({ raw }: { readonly raw: string }) {
  const shown = useRef<HTMLPreElement>(null)
  const parts = useMemo(() => splitStoredText(raw), [raw])
  return (
    <>
      <p id={`${id}-text`} className="rv-dlg-text">
        {'The text under '}
        <code>{listKey}</code>
        {` in this browser, as it is: ${raw.length.toLocaleString('en-CA')} characters. It holds names, addresses and invitation codes.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className="rv-store" tabIndex={0} aria-label="Stored text">
        <pre ref={shown}>
          {parts.length === 1
            ? raw
            : parts.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
                <span key={place} data-part="">
                  {part}
                </span>
              ))}
        </pre>
      </section>
      <div className="rv-dlg-foot">
        <ReviewCopyButton text={raw} label="Copy" source={shown} className="btn btn-line" />
      </div>
    </>
  )
}

/** Characters of a part: about three screens of text, which a browser lays out in a few milliseconds. */
const partLength = 8000

/**
 * A stored text in parts that a browser can lay out one by one; joined, they are the text. They end between two records where there
 * are any, so that a line break between parts, which a selection may copy, changes nothing of the JSON. No character is cut in two.
 */
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
