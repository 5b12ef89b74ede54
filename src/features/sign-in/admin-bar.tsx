import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Brand } from '@/components/ui/brand'
import { site } from '@/config/site'
import { href } from '@/routes/href'

type AdminBarProps = {
  readonly onLogout?: () => void
  /** What stands between the brand and the button. */
  readonly children?: ReactNode
}

/** The bar over the admin area. Without `onLogout` nobody is signed in. */
export function AdminBar({ onLogout, children }: AdminBarProps) {
  return (
    <header className="rv-bar">
      <a className="brand" href={href('home')} aria-label={`${site.name}, home`}>
        <Brand name={site.name} />
      </a>
      <span className="rv-tag">Admin</span>
      {children}
      {onLogout && (
        <button type="button" className="btn btn-line btn-sm rv-logout" onClick={onLogout}>
          <LogOut className="ico" aria-hidden="true" />
          <span>Logout</span>
        </button>
      )}
    </header>
  )
}
