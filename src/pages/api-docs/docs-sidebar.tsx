import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { endpoints } from '@/content/api/endpoints'
import { useCurrentSection } from './use-current-section'

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

const ids = groups.flatMap((group) => group.links.map((link) => link.id))

/** From here on (`xl`) the list is beside the text. */
const beside = '(min-width: 1280px)'

/**
 * The contents of the Endpoints tab: folded above it on narrow screens, beside it on wide ones,
 * where it is always open. The section that is being read is marked.
 */
export function DocsSidebar() {
  const current = useCurrentSection(ids)
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
      className="border-b border-hair-strong xl:sticky xl:top-18 xl:max-h-[calc(100dvh-73px)] xl:self-start xl:overflow-y-auto xl:border-0 xl:pt-10 xl:pb-6 xl:text-base print:hidden"
      aria-label="In this documentation"
    >
      <details
        className="group xl:details-content:[content-visibility:visible]"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-semibold marker:hidden xl:hidden">
          On this page
          <Plus className="ico group-open:hidden" aria-hidden="true" />
          <Minus className="ico hidden group-open:block" aria-hidden="true" />
        </summary>
        <div className="gap-x-6 max-xl:columns-[3_144px] max-xl:pt-2 max-xl:pb-4">
          {groups.map(({ heading, links }) => (
            <section key={heading} className="break-inside-avoid">
              <h3 className="mb-1 text-base tracking-normal">{heading}</h3>
              <ul className="mb-5 border-l-line border-hair">
                {links.map(({ id, label }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className={`-ml-[1.5px] flex min-h-11 items-center border-l-4 pl-3.5 no-underline hover:text-ink hover:underline xl:min-h-8 ${id === current ? 'border-ink font-semibold text-ink' : 'border-transparent text-muted'}`}
                      {...(id === current ? { 'aria-current': 'location' as const } : {})}
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
