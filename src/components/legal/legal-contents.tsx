import { ChevronDown } from 'lucide-react'
import { useSectionInView } from '@/components/links/use-section-in-view'
import type { LegalSection } from '@/content/legal-document'

const place = `inset-y-0 left-4 mt-8 text-note leading-tight xl:absolute xl:w-[calc(var(--mar)-40px)] \
print:hidden`
const list = `max-w-170 border-y-line border-ink xl:sticky xl:top-18 xl:max-h-[calc(100dvh-73px)] \
xl:overflow-y-auto xl:border-0 xl:pt-9 xl:pl-1 xl:[&::details-content]:[content-visibility:visible]`
const fold = `flex min-h-13 items-center justify-between font-display text-h5 font-bold \
xl:supports-[selector(::details-content)]:hidden`
const link = `grid grid-cols-[1.75rem_1fr] items-baseline py-3.5 text-ink no-underline hover:underline \
xl:py-1`
const number = '-ml-1 justify-self-start px-1 pb-0.5 tabular-nums'

type LegalContentsProps = { readonly sections: readonly LegalSection[] }

/** Left of the line on wide screens, folded up on narrow ones; without scripts, plain links. */
export function LegalContents({ sections }: LegalContentsProps) {
  const current = useSectionInView(sections)
  return (
    <nav className={place} aria-label="Contents">
      <details className={list}>
        <summary className={fold}>
          <span>Contents</span>
          <ChevronDown className="ico" />
        </summary>
        <p className="mb-2 hidden font-display text-h5 font-bold xl:block">Contents</p>
        <ol className="gap-x-6 pb-3 sm:columns-2 xl:columns-auto xl:pb-0">
          {sections.map(({ id, heading }, index) => {
            const here = id === current
            return (
              <li key={id} className={here ? 'break-inside-avoid font-bold' : 'break-inside-avoid'}>
                <a href={`#${id}`} className={link} aria-current={here && 'location'}>
                  <span className={`${number} ${here ? 'bg-marker text-on-marker' : 'text-muted'}`}>
                    {index + 1}
                  </span>{' '}
                  <span>{heading}</span>
                </a>
              </li>
            )
          })}
        </ol>
      </details>
    </nav>
  )
}
