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

/** From here on the list stands beside the text, as in styles/docs.css. */
const beside = '(min-width: 1180px)'

/**
 * The contents of the Endpoints tab: folded above it on narrow screens, beside it on wide ones, where it is always open. The section that
 * is being read is marked.
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
    <nav className="docs-side" aria-label="In this documentation">
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>On this page</summary>
        {groups.map(({ heading, links }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul>
              {links.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`} {...(id === current ? { 'aria-current': 'location' as const } : {})}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </nav>
  )
}
