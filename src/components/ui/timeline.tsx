import type { ReactNode } from 'react'

type TimelineEntry = {
  readonly year: string
  readonly title: string
  readonly text: ReactNode
  /** A place that is still empty: its mark is dashed. */
  readonly open?: boolean
}

/** Years or days read down the margin line, each with a mark on it. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className="lg:mt-16">
      {entries.map(({ year, title, text, open = false }) => (
        <li
          key={year}
          className="relative grid gap-x-6 gap-y-1 pt-1 pb-8 lg:grid-cols-[4fr_8fr] lg:border-t
            lg:border-hair-strong lg:py-6"
        >
          <span
            className={`absolute top-2 -left-inset size-4 -translate-x-1/2 rounded-full border-rule
              bg-ground lg:top-7.5 ${open ? 'border-dashed border-margin-line' : 'border-ink'}`}
            aria-hidden="true"
          />
          <p
            className="font-display text-h4 font-bold lg:absolute lg:top-5.5
            lg:right-[calc(100%+var(--inset)+20px)] lg:text-h3"
          >
            {year}
          </p>
          <h3>{title}</h3>
          <div className="max-w-160">{text}</div>
        </li>
      ))}
    </ol>
  )
}
