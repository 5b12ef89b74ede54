import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { startOfflineWorker } from './offline-worker'

/** Keeps the site usable offline, and offers a new version, which waits for the visitor. */
export function UpdateNotice() {
  const [accept, setAccept] = useState<() => void>()
  useEffect(() => {
    startOfflineWorker((take) => setAccept(() => take)).catch(() => {})
  }, [])

  return (
    <div role="status" className="fixed right-4 bottom-4 left-4 z-30 w-fit">
      {accept && (
        <div className="sheet flex items-center gap-3 py-1 pl-4 text-note">
          <p>A new version of this page is ready.</p>
          <button type="button" className="quiet whitespace-nowrap" onClick={accept}>
            Reload
          </button>
          <button
            type="button"
            className="grid size-11 place-items-center"
            aria-label="Not now"
            onClick={() => setAccept(undefined)}
          >
            <X className="ico" aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}
