import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { startOfflineWorker } from './offline-worker'

const sheet =
  'flex items-center gap-3 rounded-sheet border-line border-ink bg-ground py-1 pr-1 pl-4 text-note shadow-sheet'

/**
 * Keeps the site usable offline, and offers a new version when there is one. It waits for the
 * visitor, who may be writing.
 */
export function UpdateNotice() {
  const [accept, setAccept] = useState<() => void>()
  useEffect(() => {
    startOfflineWorker((take) => setAccept(() => take)).catch(() => {})
  }, [])

  return (
    <div role="status" className="fixed bottom-4 left-4 z-40 max-w-[calc(100vw-2rem)]">
      {accept && (
        <div className={sheet}>
          <p>A new version of this page is ready.</p>
          <button type="button" className="quiet whitespace-nowrap" onClick={accept}>
            Load it
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
