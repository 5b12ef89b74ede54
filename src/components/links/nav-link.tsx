import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { pathOfFile } from '@/routes/match'

type NavLinkProps = {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link of a navigation. It says when its page is the current one, or one below it. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const path = pathOfFile(useLocation().pathname)
  const isHere = matchPath(href, path) !== null
  const isBelow = path.startsWith(`${href}/`)
  return (
    <a
      className={className}
      href={href}
      aria-current={isHere ? 'page' : undefined}
      data-current={isBelow ? '' : undefined}
    >
      {children}
    </a>
  )
}
