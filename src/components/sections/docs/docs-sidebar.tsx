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

/** The contents of the Endpoints tab, beside it on wide screens; the section that is being read is marked. */
export function DocsSidebar() {
  const current = useCurrentSection(ids)
  return (
    <nav className="docs-side" aria-label="In this documentation">
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
    </nav>
  )
}
