import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { whenIdle } from '@/lib/when-idle'

/** What the document hears when the rest of a page is there. */
export const restArrived = 'page:rest'

/** So long may the rest be kept waiting, in milliseconds. */
const patience = 300

/**
 * What stands below the first screen. On a way inside the site the first screen is painted before the rest is made. A page that is
 * loaded, returned to or opened at a place in it is whole from the start: the place must be found.
 */
export function RestOfPage({ children }: { readonly children: ReactNode }) {
  const type = useNavigationType()
  const { hash } = useLocation()
  const [shown, setShown] = useState(type !== 'PUSH' || hash !== '')

  useEffect(() => {
    if (shown) document.dispatchEvent(new Event(restArrived))
    else whenIdle(() => startTransition(() => setShown(true)), patience)
  }, [shown])

  // As high as the screen, so that the footer does not come up first.
  return shown ? children : <div className="h-dvh" />
}
