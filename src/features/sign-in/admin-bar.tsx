import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { BrandLink } from '@/components/links/brand'
import { Button } from '@/components/ui/button'

type AdminBarProps = {
  readonly onLogout?: () => void
  readonly children?: ReactNode
}

/** The bar over the admin area. Without `onLogout` there is no session. */
export function AdminBar({ onLogout, children }: AdminBarProps) {
  return (
    <header className={bar}>
      <BrandLink />
      <span className="rounded-sheet border-line border-ink px-2 text-small font-semibold">Admin</span>
      {children}
      {onLogout && (
        <Button look="line" small className="ml-auto print:hidden" onClick={onLogout}>
          <LogOut className="ico" aria-hidden="true" />
          <span>Logout</span>
        </Button>
      )}
    </header>
  )
}

const bar =
  'relative z-6 flex min-h-15 flex-wrap items-center gap-x-3 border-b-line border-ink bg-ground py-1.5 ' +
  'pr-out pl-4 sm:pl-content max-lg:has-[dl]:pb-0'
