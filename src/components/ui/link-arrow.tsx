import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A link on a line of its own, whose arrow moves at hover. `link-long`: a label of two lines. */
export function LinkArrow({ className, children, ...link }: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a className={className ? `link ${className}` : 'link'} {...link}>
      {children}
      <ArrowRight className="ico" />
    </a>
  )
}
