import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { isLive } from '@/config/site'
import { whenIdle } from '@/lib/when-idle'
import { loadPage } from './pages'

/**
 * The frame of the admin area, whose pages draw their own bar and `<main>`. The sign-in's code is
 * fetched ahead: a page that is still on its way could not take the focus.
 */
export function AdminLayout() {
  useEffect(() => {
    if (isLive('LOGIN')) whenIdle(() => void loadPage('login').catch(() => undefined))
  }, [])
  return <Outlet />
}
