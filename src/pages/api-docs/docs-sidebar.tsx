import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSectionInView } from '@/components/links/use-section-in-view'
import { endpoints } from '@/content/api/endpoints'

const groups = [
  {
    heading: 'Start',
    links: [
      { id: 'quick-start', label: 'Quick start' },
      { id: 'key', label: 'Authentication' },
    ],
  },
  {
    heading: 'Endpoints',
    links: [
      { id: 'all', label: 'All endpoints' },
      ...endpoints.map(({ id, title }) => ({ id: id as string, label: title })),
    ],
  },
  {
    heading: 'Replies',
    links: [
      { id: 'errors', label: 'Errors' },
      { id: 'limits', label: 'Limits' },
      { id: 'webhooks', label: 'Webhooks' },
      { id: 'values', label: 'Values' },
    ],
  },
] as const

const places = groups.flatMap<{ readonly id: string }>(({ links }) => links)

/** From here on (`xl`) the list is beside the text. */
const beside = '(min-width: 1280px)'

/** The contents of the Endpoints tab: folded on narrow screens, always open on wide ones. */
export function DocsSidebar() {
  const reading = useSectionInView(places)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const query = window.matchMedia?.(beside)
    const settle = () => setOpen(query?.matches ?? true)
    settle()
    query?.addEventListener('change', settle)
    return () => query?.removeEventListener('change', settle)
  }, [])

  return (
    <nav
      className="border-b border-hair-strong print:hidden xl:sticky xl:top-18 xl:max-h-[calc(100dvh-73px)]
        xl:self-start xl:overflow-y-auto xl:border-0 xl:pt-10 xl:pb-6 xl:text-base/[1.4]"
      aria-label="In this documentation"
    >
      <details
        className="group xl:[&::details-content]:[content-visibility:visible]"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary
          className="flex min-h-14 cursor-pointer items-center justify-between font-semibold xl:hidden
            [&::-webkit-details-marker]:hidden"
        >
          On this page
          <ChevronDown className="ico group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="columns-[3_9rem] pb-4 xl:columns-auto xl:pb-0">
          {groups.map(({ heading, links }) => (
            <section key={heading} className="break-inside-avoid">
              <h3 className="mb-1 text-base">{heading}</h3>
              <ul className="mb-5 border-l-line border-hair">
                {links.map(({ id, label }) => (
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
