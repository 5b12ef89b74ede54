import type { ReactNode } from 'react'
import { Brand } from '@/components/links/brand'
import { DownloadButton } from '@/components/ui/download-button'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'

/** The wordmark on its two grounds with the room it needs, and the one way not to set it. */
export function Logos() {
  return (
    <ul className="grid gap-x-4 gap-y-8 wrap-anywhere md:grid-cols-3">
      {/* Paper is white in both themes. */}
      <Ground
        label="On light"
        className="squared border-ink bg-ground bg-left-top scheme-only-light"
        downloads
      >
        <Wordmark />
      </Ground>
      <Ground label="On dark" className="band squared border-ink bg-left-top" downloads>
        <Wordmark />
      </Ground>
      <Ground
        label="Without the highlight"
        className="relative grid-cols-1 border-dashed border-field bg-ground"
      >
        <span className="font-display text-h2 leading-none font-bold text-muted">{site.name}</span>
        <PenMark name="cross" className="text-correction absolute size-22" width={4} />
      </Ground>
    </ul>
  )
}

function Wordmark() {
  return (
    <span className="border-line border-dashed border-hint p-5">
      <span className="brand py-0.5 text-h2">
        <Brand />
      </span>
    </span>
  )
}

type GroundProps = {
  readonly label: string
  readonly className: string
  readonly downloads?: boolean
  readonly children: ReactNode
}

function Ground({ label, className, downloads = false, children }: GroundProps) {
  return (
    <li>
      <p className={`grid min-h-54 place-items-center rounded-sheet border-line ${className}`}>{children}</p>
      <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <b>{label}</b>
        {downloads ? (
          <span className="flex flex-wrap gap-2">
            {['SVG', 'PNG'].map((format) => (
              <DownloadButton key={format} label={format} of={label.toLowerCase()} saidBy="logos-open" />
            ))}
          </span>
        ) : (
          <span className="text-muted">Not like this, please.</span>
        )}
      </p>
    </li>
  )
}
