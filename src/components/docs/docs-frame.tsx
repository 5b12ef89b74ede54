import type { ReactNode } from 'react'

type DocsFrameProps = {
  readonly id?: string
  readonly children: ReactNode
} & ({ readonly 'aria-label': string } | { readonly 'aria-labelledby': string })

/** The section that the documentation's tabs are at the top of. */
export function DocsFrame({ children, ...section }: DocsFrameProps) {
  return (
    <section className="sec" {...section}>
      <div className="frame pt-6 xl:pt-9">{children}</div>
    </section>
  )
}
