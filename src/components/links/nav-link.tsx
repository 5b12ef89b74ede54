import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'

type NavLinkProps = {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link of a navigation. It says when its page is the current one. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const { pathname } = useLocation()
  return (
    <a className={className} href={href} aria-current={matchPath(href, pathname) ? 'page' : undefined}>
      {children}
    </a>
  )
}
