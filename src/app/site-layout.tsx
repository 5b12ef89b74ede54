import { Outlet } from 'react-router-dom'
import { RequestDialog } from '@/features/invitations/request-dialog'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLink } from './skip-link'

/** The frame of every public page: header, page, footer, and the one access-request dialog. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <RequestDialog />
    </>
  )
}
