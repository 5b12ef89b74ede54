import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { isLive } from '@/config/site'
import { whenIdle } from '@/lib/when-idle'
import { loadPage } from './pages'
import { SkipLink } from './skip-link'

/**
 * The frame of the admin area: its pages draw their own bar and, below it, the `<main>` that the
 * skip link leads to. Whoever is signed out finds the sign-in at once, with the focus: a page that
 * is still on its way could not take it.
 */
export function AdminLayout() {
  useEffect(() => {
    if (!isLive('LOGIN')) return
    whenIdle(() => void loadPage('login').catch(() => undefined))
  }, [])
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  )
}
