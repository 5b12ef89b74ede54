import type { ReactNode } from 'react'
import { showTab } from '@/components/ui/tabs'
import { href } from '@/routes/table'

type DocsFrameProps = { readonly id?: string; readonly label: string; readonly children: ReactNode }

/** The section with the documentation's tabs at its top. */
export function DocsFrame({ id, label, children }: DocsFrameProps) {
  return (
    <section className="sec" id={id} aria-label={label}>
      <div className="frame pt-6 xl:pt-9">{children}</div>
    </section>
  )
}

/** The documentation's tabs as links, for the two pages that two of the tabs lead to. */
export function DocsNav({ current }: { readonly current: 'sdks' | 'examples' }) {
  const links = [
    { id: 'endpoints', label: 'Endpoints', to: `${href('apiDocs')}#endpoints` },
    { id: 'authentication', label: 'Authentication', to: `${href('apiDocs')}#authentication` },
    { id: 'sdks', label: 'SDKs', to: href('sdks') },
    { id: 'examples', label: 'Examples', to: href('examples') },
  ]
  const at = links.findIndex(({ id }) => id === current)
  return (
    <nav ref={(row) => showTab(row, at)} className="tabs tabs-index" aria-label="Documentation">
      {links.map(({ id, label, to }) => (
        <a key={id} href={to} aria-current={id === current ? 'page' : undefined}>
          <span>{label}</span>
        </a>
      ))}
    </nav>
  )
}
