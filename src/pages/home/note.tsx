import type { ReactNode } from 'react'
import { site } from '@/config/site'

type NoteProps = { readonly className?: string; readonly children: ReactNode }

/** What the tutor says to a line of work. */
export function Note({ className = '', children }: NoteProps) {
  return (
    <p className={`prose-note home-note ${className}`}>
      <span className="sr-only">{`${site.name}: `}</span>
      <span>{children}</span>
    </p>
  )
}
