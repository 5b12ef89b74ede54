import type { ReactNode } from 'react'

type SheetFigureProps = {
  readonly caption: string
  readonly detail?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A figure on a sheet of its own, under a bar with its caption. */
export function SheetFigure({ caption, detail, className = '', children }: SheetFigureProps) {
  return (
    <figure className={`sheet ${className}`}>
      <figcaption
        className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4 border-b-line
          border-ink px-5 py-3"
      >
        <b>{caption}</b>
        {detail !== undefined && <span className="text-note text-muted">{detail}</span>}
      </figcaption>
      {children}
    </figure>
  )
}
