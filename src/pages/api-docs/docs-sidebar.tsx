import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
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

const ids = groups.flatMap((group) => group.links.map((link) => link.id))

/** From here on (`xl`) the list is beside the text. */
const beside = '(min-width: 1280px)'

const nav =
  'border-hair-strong max-xl:border-b xl:sticky xl:top-18 xl:max-h-[85dvh] xl:self-start xl:overflow-y-auto xl:py-10 xl:text-base print:hidden'
const summary =
  'flex min-h-14 cursor-pointer items-center justify-between font-semibold marker:hidden xl:hidden'
const link = 'flex min-h-11 items-center no-underline hover:text-ink hover:underline xl:min-h-8'
const rest = `${link} pl-4 text-muted`
const current = `${link} -ml-[1.5px] border-l-4 border-ink pl-3.5 font-semibold text-ink`

/**
 * The contents of the Endpoints tab: folded above it on narrow screens, beside it on wide ones,
 * where it is always open. The section that is being read is marked.
 */
export function DocsSidebar() {
  const reading = useCurrentSection()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const query = window.matchMedia?.(beside)
    const settle = () => setOpen(query?.matches ?? true)
    settle()
    query?.addEventListener('change', settle)
    return () => query?.removeEventListener('change', settle)
  }, [])

  return (
    <nav className={nav} aria-label="In this documentation">
      <details
        className="group xl:details-content:[content-visibility:visible]"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={summary}>
          On this page
          <Plus className="ico group-open:hidden" aria-hidden="true" />
          <Minus className="ico hidden group-open:block" aria-hidden="true" />
        </summary>
        <div className="gap-x-6 max-xl:columns-[3_9rem] max-xl:pb-4">
          {groups.map(({ heading, links }) => (
            <section key={heading} className="break-inside-avoid">
              <h3 className="mb-1 text-base">{heading}</h3>
              <ul className="mb-5 border-l-line border-hair">
                {links.map(({ id, label }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className={id === reading ? current : rest}
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

/** The id of the section at the top of the window; undefined before the first is reached. */
function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id)
      },
      // The section that a heading is in after its link was followed.
      { rootMargin: '-90px 0px -75% 0px' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])

  return current
}
