import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

type LinkArrowProps = { readonly href: string; readonly className?: string; readonly children: ReactNode }

/** A link on a line of its own, whose arrow moves at hover. `link-long`: a label of two lines. */
export function LinkArrow({ href, className, children }: LinkArrowProps) {
  return (
    <a className={className ? `link ${className}` : 'link'} href={href}>
      {children}
      <ArrowRight className="ico" />
    </a>
  )
}
