import type { ReactNode } from 'react'
import { site } from '@/config/site'

/** The look of fine print. */
export const fine = 'max-w-[38.9em] text-note/normal text-muted'

type NoteProps = { readonly className?: string; readonly children: ReactNode }

/** What the tutor says to a line of work. */
export function Note({ className, children }: NoteProps) {
  return (
    <p className={className ? `prose-note home-note ${className}` : 'prose-note home-note'}>
      <span className="sr-only">{`${site.name}: `}</span>
      <span>{children}</span>
    </p>
  )
}
