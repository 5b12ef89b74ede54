import { ChevronDown } from 'lucide-react'
import { useSectionInView } from '@/components/links/use-section-in-view'
import type { LegalSection } from '@/content/legal-document'

const place = `mt-7 text-base leading-tight xl:absolute xl:top-18 xl:bottom-14 xl:left-6 xl:mt-0 \
xl:w-[calc(var(--mar)-40px)] xl:text-note xl:leading-tight print:hidden`
const list = `group max-w-170 border-y-line border-ink xl:sticky xl:top-24 xl:max-h-[calc(100vh-112px)] \
xl:overflow-y-auto xl:border-0 xl:py-1 xl:pl-1 xl:[&::details-content]:[content-visibility:visible]`
const fold = `flex min-h-13 cursor-pointer items-center justify-between font-display text-h5 font-bold \
marker:hidden xl:supports-[selector(::details-content)]:hidden`
const link = `group grid min-h-11 grid-cols-[28px_1fr] items-center text-ink no-underline hover:underline \
aria-[current=location]:font-bold xl:min-h-7 xl:items-baseline xl:py-1`
const number = `-ml-1 min-w-6 justify-self-start px-1 pb-0.5 text-muted tabular-nums \
group-aria-[current=location]:bg-marker group-aria-[current=location]:text-on-marker`

type LegalContentsProps = { readonly sections: readonly LegalSection[] }

/** Left of the line on wide screens, folded up on narrow ones; without scripts, plain links. */
export function LegalContents({ sections }: LegalContentsProps) {
  const current = useSectionInView(sections)
  return (
    <nav className={place} aria-label="Contents">
      <details className={list}>
        <summary className={fold}>
          <span>Contents</span>
          <ChevronDown className="ico group-open:rotate-180" aria-hidden="true" />
        </summary>
        <p className="mb-2 hidden font-display text-h5 font-bold xl:block">Contents</p>
        <ol className="gap-x-6 pb-3 sm:columns-2 xl:columns-auto xl:pb-0">
          {sections.map(({ id, heading }, index) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className={link} aria-current={id === current && 'location'}>
                <span className={number}>{index + 1}</span> <span>{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
