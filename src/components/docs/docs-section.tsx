import type { ReactNode } from 'react'

/** How wide the words and what is beside them are. */
const splits = {
  '2/3': 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
  '1/1': 'lg:grid-cols-2',
  '5/9': 'lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]',
} as const

const sticky = 'lg:sticky lg:top-24'

type DocsSectionProps = {
  /** The place that links lead to. */
  readonly id?: string
  /** Id of the heading, which names the section. */
  readonly name: string
  readonly heading: string
  /** A call, above the heading. */
  readonly above?: ReactNode
  /** What is beside the words on wide screens and below them on narrow ones. */
  readonly aside?: ReactNode
  readonly split?: keyof typeof splits
  /** The column that stays in the window while the longer one passes. */
  readonly stays?: 'words' | 'aside'
  readonly children: ReactNode
}

/** A section of the documentation: heading and words, with code or a table beside them. */
export function DocsSection({
  id,
  name,
  heading,
  above,
  aside,
  split = '2/3',
  stays,
  children,
}: DocsSectionProps) {
  const columns = aside === undefined ? '' : `grid items-start gap-7 *:min-w-0 lg:gap-9 ${splits[split]}`
  return (
    <section
      id={id}
      className={`scroll-mt-6 border-b border-hair-strong py-9 last:border-0 last:pb-0 xl:py-13 ${columns}`}
      aria-labelledby={name}
    >
      <div className={`[&>p]:max-w-measure [&>p+p]:mt-3 ${stays === 'words' ? sticky : ''}`}>
        {above !== undefined && <div className="mb-3.5">{above}</div>}
        <h2 id={name} className="mb-3.5 text-title">
          {heading}
        </h2>
        {children}
      </div>
      {aside !== undefined && (
        <div className={`grid gap-6 *:min-w-0 ${stays === 'aside' ? sticky : ''}`}>{aside}</div>
      )}
    </section>
  )
}
