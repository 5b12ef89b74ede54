import { X } from 'lucide-react'
import { useRef } from 'react'

export { startOfflineWorker } from './offline-worker'

export type UpdateNoticeProps = {
  /** Takes the new version; undefined while there is none. */
  readonly accept: (() => void) | undefined
  readonly onLater: () => void
}

/** Offers a new version, which waits for the visitor. */
export function UpdateNotice({ accept, onLater }: UpdateNoticeProps) {
  const area = useRef<HTMLDivElement>(null)
  const dismiss = () => {
    area.current?.focus() // The button goes away.
    onLater()
  }
  return (
    <div
      ref={area}
      tabIndex={-1}
      role="status"
      className="fixed right-4 bottom-4 left-4 z-30 w-fit outline-none print:hidden"
    >
      {accept && (
        <div className="update-notice sheet flex items-center gap-3 py-1 pl-4 text-note">
          <p>A new version of this page is ready.</p>
          <button type="button" className="quiet whitespace-nowrap" onClick={accept}>
            Reload
          </button>
          <button
            type="button"
            className="grid size-11 place-items-center"
            aria-label="Not now"
            onClick={dismiss}
          >
            <X className="ico" aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}
