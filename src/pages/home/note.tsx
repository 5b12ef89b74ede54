import type { ReactNode } from 'react'
import { site } from '@/config/site'

/** What the tutor says to a line of work. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className="prose-note home-note">
      <span className="sr-only">{`${site.name}: `}</span>
      <span>{children}</span>
    </p>
  )
}
