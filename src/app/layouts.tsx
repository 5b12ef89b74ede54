import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { isLive } from '@/config/site'
import { whenIdle } from '@/lib/listen'
import { prefetchPage } from './pages'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { followTheme } from './theme-switch'

export function SiteLayout() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}

/**
 * The frame of the admin area, which has no theme switch. It prefetches the sign-in, which can then
 * take the focus.
 */
export function AdminLayout() {
  useEffect(() => {
    if (isLive('LOGIN')) whenIdle(() => prefetchPage('login'))
    return followTheme([])
  }, [])
  return <Outlet />
}
