import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type AccordionItem = {
  readonly heading: string
  readonly body: ReactNode
  /** Fragment of a link that leads to this item and opens it. */
  readonly id?: string
}

type AccordionProps = {
  readonly items: readonly AccordionItem[]
  /** Heading level of the items; 3 unless told. */
  readonly level?: 2 | 3 | 4
  /** Index of the item that stands open at first; none unless told. */
  readonly open?: number
}

/**
 * Questions that open in place, each for itself. Native `<details>`: works before and without
 * scripts, and for find in page.
 */
export function Accordion({ items, level = 3, open }: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <div className="border-t-line border-ink">
      {items.map(({ heading, body, id }, index) => (
        <details key={heading} className="group border-b border-hair-strong" open={index === open}>
          <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 py-3.5 pr-1 marker:hidden">
            <Heading className="font-text text-[1.125rem] leading-[1.4] font-semibold tracking-normal">
              <span className="box-decoration-clone group-open:-mx-1 group-open:bg-marker group-open:px-1 group-open:text-on-marker">
                {heading}
              </span>
            </Heading>
            <Plus className="ico group-open:hidden" aria-hidden="true" />
            <Minus className="ico hidden group-open:block" aria-hidden="true" />
          </summary>
          <div className="grid max-w-[38.9em] gap-3 pt-1 pr-8 pb-6" {...(id === undefined ? {} : { id })}>
            {body}
          </div>
        </details>
      ))}
    </div>
  )
}
