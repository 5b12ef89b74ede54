import { Outlet } from 'react-router-dom'
import { SkipLink } from './skip-link'

/** The frame of the admin area: its pages draw their own bar. */
export function AdminLayout() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
