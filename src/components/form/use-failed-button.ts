import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '@/lib/is-focus-lost'

/**
 * For a submit button that is disabled while its form is busy, and so loses the focus: it gets it back when the form has failed. A focus that
 * has gone elsewhere in the meantime stays there.
 *
 * @param failed true from a failure until the next try begins.
 */
export function useFailedButton(failed: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (failed && isFocusLost()) button.current?.focus()
  }, [failed])
  return button
}
