import { href } from '@/routes/href'

type DocsNavProps = { readonly current: 'sdks' | 'examples' }

/** The documentation's tabs as links, on the pages that two of them lead to. */
export function DocsNav({ current }: DocsNavProps) {
  const links = [
    { id: 'endpoints', label: 'Endpoints', to: `${href('apiDocs')}#endpoints` },
    { id: 'authentication', label: 'Authentication', to: `${href('apiDocs')}#authentication` },
    { id: 'sdks', label: 'SDKs', to: href('sdks') },
    { id: 'examples', label: 'Examples', to: href('examples') },
  ]
  return (
    <nav className="tabs tabs-index" aria-label="Documentation">
      {links.map(({ id, label, to }) => (
        <a key={id} href={to} {...(id === current ? { 'aria-current': 'page' as const } : {})}>
          <span>{label}</span>
        </a>
      ))}
    </nav>
  )
}
