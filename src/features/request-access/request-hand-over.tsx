import { useEffect, useState } from 'react'
import type { Handed } from './request-copies'

/** What writes the copies. Rejects when its code cannot be fetched; a later call tries again. */
const loadCopies = () => import('./request-copies')

export const prepareCopies = (): void => void loadCopies().catch(() => {})

/** The two ways to take a request out of this browser, which else is the only place that has it. */
export function HandOver({ handed }: { readonly handed: Handed }) {
  const [copies, setCopies] = useState<typeof import('./request-copies')>()
  const [failed, setFailed] = useState(false)
  useEffect(() => void loadCopies().then(setCopies, () => {}), [])
  const download = () =>
    loadCopies().then(
      ({ downloadCopy }) => downloadCopy(handed),
      () => setFailed(true),
    )
  return (
    <>
      <button type="button" className="quiet" onClick={() => void download()}>
        Download a copy
      </button>
      <a className="quiet" href={copies?.mailtoCopy(handed)}>
        E-mail a copy
      </a>
      {failed && (
        <span className="basis-full text-note text-muted" role="status">
          The copy could not be made: no connection. Try again.
        </span>
      )}
    </>
  )
}
