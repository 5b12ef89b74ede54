import type { ReactNode } from 'react'

type NamedProps = { readonly name: string; readonly detail: string; readonly children?: ReactNode }

/** What a row is about: its name, and below it where the law says it or what it holds. */
export function Named({ name, detail, children }: NamedProps) {
  return (
    <span className="block py-1 md:py-0.5">
      <span className="block font-display text-h4 font-bold">{name}</span>
      <span className="mt-0.5 block text-note font-normal text-muted">{detail}</span>
      {children}
    </span>
  )
}
