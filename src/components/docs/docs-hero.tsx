import type { ReactNode } from 'react'
import { Margin } from '@/components/ui/margin'

type DocsHeroProps = {
  readonly note: string
  /** The heading, with its phrase under the marker. */
  readonly heading: ReactNode
  readonly lead: string
  readonly actions: ReactNode
  /** The code beside it. */
  readonly children: ReactNode
}

/** The first screen of a developer page: what it is for on the left, running code on the right. */
export function DocsHero({ note, heading, lead, actions, children }: DocsHeroProps) {
  return (
    <section className="sec squared docs-hero" aria-labelledby="page-heading">
      <div className="frame">
        <Margin note={note} />
        <div className="grid12 gap-y-10">
          <div className="min-w-0 lg:col-span-5">
            <h1 id="page-heading">{heading}</h1>
            <p className="lead mt-5">{lead}</p>
            <div className="docs-actions">{actions}</div>
          </div>
          <div className="min-w-0 lg:col-span-7">{children}</div>
        </div>
      </div>
    </section>
  )
}
