import { useState } from 'react'
import { type Sign, useLater } from '@/lib/use-later'
import type { Handed } from './request-copies'
import { loadCopies } from './request-later'

const atOnce: Sign = (act) => {
  act()
  return () => {}
}

/** The two ways to take a request out of this browser, which else is the only place that has it. */
export function HandOver({ handed }: { readonly handed: Handed }) {
  const { loaded, fetchNow } = useLater(loadCopies, atOnce)
  const [failed, setFailed] = useState(false)
  const download = () =>
    fetchNow().then(
      ({ downloadCopy }) => downloadCopy(handed),
      () => setFailed(true),
    )
  return (
    <>
      <button type="button" className="quiet" onClick={() => void download()}>
        Download a copy
      </button>
      <a className="quiet" href={loaded?.mailtoCopy(handed)}>
        E-mail a copy
      </a>
      {failed && <span role="status">The copy could not be made: no connection. Try again.</span>}
    </>
  )
}
