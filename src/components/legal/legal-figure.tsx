import type { ReactNode } from 'react'

type LegalFigureProps = {
  readonly caption: string
  /** What the marked and the dark stretches of the drawing are. */
  readonly marked: string
  readonly dark: string
  readonly children: ReactNode
}

const sheet = 'sheet mt-2 mb-2 max-w-170 px-4 pt-4 pb-2 text-base [print-color-adjust:exact]'

/** A figure in a legal text: lengths to scale, in two colours. */
export function LegalFigure({ caption, marked, dark, children }: LegalFigureProps) {
  return (
    <figure className={sheet}>
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-4 gap-y-1 font-display text-h5 font-bold">
        <span>{caption}</span>
        <span className="flex flex-wrap gap-x-4 gap-y-0.5 font-text text-note font-normal">
          <Key className="fill-marker">{marked}</Key>
          <Key className="fill-ink">{dark}</Key>
        </span>
      </figcaption>
      {children}
    </figure>
  )
}

function Key({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span>
      {/* Drawn: forced colours keep no grounds, and both keys would look alike. */}
      <svg
        className={`mr-2 inline-block size-3.5 border-line border-ink align-middle ${className}`}
        aria-hidden="true"
      >
        <rect width="100%" height="100%" />
      </svg>
      {children}
    </span>
  )
}
