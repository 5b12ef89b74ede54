import { useMemo, useRef } from 'react'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { listKey } from '@/domain/invitations/list'
import { ReviewCopyButton } from './copy-button'
import { splitStoredText } from './stored-text'
import { useModal } from './use-modal'

const id = 'stored-text'

type ReviewStorageDialogProps = {
  /** The stored text as it is; null when there is none. */
  readonly raw: string | null
  readonly onClose: () => void
}

/** What stands in the browser's storage, character by character. */
export function ReviewStorageDialog({ raw, onClose }: ReviewStorageDialogProps) {
  const dialog = useModal(true)
  return (
    <Dialog
      id={id}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className="rv-store-dlg"
      ref={dialog}
      onClose={onClose}
    >
      <div className="dlg-body">
        <div className="dlg-top">
          <h2 id={`${id}-title`} className="rv-dlg-title">
            View storage
          </h2>
          <DialogClose dialog={id} />
        </div>
        {raw === null ? (
          <p id={`${id}-text`} className="rv-dlg-text">
            {'Nothing is stored in this browser under '}
            <code>{listKey}</code>.
          </p>
        ) : (
          <StoredText raw={raw} />
        )}
      </div>
    </Dialog>
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
