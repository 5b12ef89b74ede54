import type { ComponentProps } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { pathOfFile } from '@/routes/match'

/** A link of a navigation. It says when its page is the current one, or one below it. */
export function NavLink({ href, ...link }: ComponentProps<'a'> & { readonly href: string }) {
  const path = pathOfFile(useLocation().pathname)
  const isHere = matchPath(href, path) !== null
  const isBelow = path.startsWith(`${href}/`)
  return (
    <a
      {...link}
      href={href}
      aria-current={isHere ? 'page' : undefined}
      data-current={isBelow ? '' : undefined}
    />
  )
}
