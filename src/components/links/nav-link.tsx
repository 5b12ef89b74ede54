import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { pathOfFile } from '@/routes/match'

type NavLinkProps = {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link of a navigation. It says when its page is the current one. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const isHere = matchPath(href, pathOfFile(useLocation().pathname)) !== null
  return (
    <a className={className} href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  )
}
