import { type ReactNode, useEffect } from 'react'
import { stopSecondPresses } from '@/lib/listen'

/** What the app has around every page. */
export function WholePage({ children }: { readonly children: ReactNode }) {
  useEffect(stopSecondPresses, [])
  return children
}
