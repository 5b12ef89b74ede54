import { ChevronDown } from 'lucide-react'
import { useSectionInView } from '@/components/links/use-section-in-view'
import { endpoints } from '@/content/api/endpoints'

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Start: { 'quick-start': 'Quick start', key: 'Authentication' },
  Endpoints: { all: 'All endpoints', ...Object.fromEntries(endpoints.map(({ id, title }) => [id, title])) },
  Replies: { errors: 'Errors', limits: 'Limits', webhooks: 'Webhooks', values: 'Values' },
}
const places = Object.values(groups).flatMap((links) => Object.keys(links).map((id) => ({ id })))

/** The contents of the Endpoints tab: folded on narrow screens, always open on wide ones. */
export function DocsSidebar() {
  const reading = useSectionInView(places)
  return (
    <nav
      className="border-b border-hair-strong text-base print:hidden xl:sticky xl:top-18
        xl:max-h-[calc(100dvh-73px)] xl:overflow-y-auto xl:border-0 xl:pt-9"
      aria-label="In this documentation"
    >
      <details className="xl:[&::details-content]:[content-visibility:visible]">
        <summary
          className="flex min-h-13 items-center justify-between font-semibold
            xl:supports-[selector(::details-content)]:hidden"
        >
          On this page
          <ChevronDown className="ico" />
        </summary>
        <div className="columns-[3_9rem] pb-4 xl:columns-auto xl:pb-0">
          {Object.entries(groups).map(([heading, links]) => (
            <section key={heading} className="break-inside-avoid">
              <h3 className="mb-1 text-base">{heading}</h3>
              <ul className="mb-5 border-s-2 border-hair">
                {Object.entries(links).map(([id, label]) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="docs-link"
                      aria-current={id === reading ? 'location' : undefined}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </nav>
  )
}
