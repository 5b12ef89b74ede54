import type { ReactNode } from 'react'
import { useSecondPress } from '@/lib/listen'

/** What the app has around every page. */
export function WholePage({ children }: { readonly children: ReactNode }) {
  useSecondPress()
  return children
}
