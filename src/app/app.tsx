import { memo, type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Navigate, Route, Routes } from 'react-router-dom'
import { TooltipLayer } from '@/components/tooltip/tooltip-layer'
import { HeadingFirst } from '@/components/ui/section'
import { RequestDialog } from '@/features/request-access/request-dialog'
import { carryOverPage } from '@/lib/carry-over'
import { ToastLayer } from '@/lib/toast-layer'
import { comingSoonHref } from '@/routes/href'
import { pathOfFile } from '@/routes/match'
import { type RouteRow, routeList } from '@/routes/table'
import { DocumentHead } from './document-head'
import { ErrorPage } from './error-page'
import { AdminLayout, SiteLayout } from './layouts'
import { NavigationEffects } from './navigation-effects'
import { UpdateLayer } from './update-layer'
import { useFollowedLinks } from './use-followed-links'
import { useShownVisit, type Visit } from './use-shown-visit'

// Elements, not components: React keeps a layout while the page in it changes.
const siteLayout = <SiteLayout />
const adminLayout = <AdminLayout />

const Site = memo(function Site({ visit }: { readonly visit: Visit }) {
  const { location, type, name, Page } = visit
  // Not undefined: the router would say that the page has no element.
  const shown = Page ? (
    <HeadingFirst value={type === 'PUSH' && location.hash === ''}>
      <Page key={name} />
    </HeadingFirst>
  ) : null
  const routeOf = (row: RouteRow) => {
    const soon = comingSoonHref(row)
    const element = soon ? <Navigate to={soon} replace /> : shown
    return <Route key={row.path} path={row.path} element={element} />
  }
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[visit]}>
      <DocumentHead pathname={location.pathname} />
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Routes location={{ ...location, pathname: pathOfFile(location.pathname) }}>
        <Route element={siteLayout}>
          {routeList.filter(({ admin }) => !admin).map(routeOf)}
          <Route path="*" element={shown} />
        </Route>
        <Route element={adminLayout}>{routeList.filter(({ admin }) => admin).map(routeOf)}</Route>
      </Routes>
      <NavigationEffects location={location} />
      <ToastLayer />
      <TooltipLayer />
    </ErrorBoundary>
  )
})

function Pages() {
  useFollowedLinks()
  const { shown, isComing } = useShownVisit()
  return (
    <>
      {isComing && <div className="coming" role="progressbar" aria-label="Loading the page" />}
      <Site visit={shown} />
    </>
  )
}

type AppProps = {
  /** `BrowserRouter` in the browser, `StaticRouter` in the prerenderer. */
  readonly router: (pages: ReactNode) => ReactNode
}

/**
 * The whole site. The request dialog is outside the router: its form is hydrated on demand, and if
 * a context above it changed, React would wait for its code in the middle of a navigation.
 */
export function App({ router }: AppProps) {
  useLayoutEffect(carryOverPage, [])
  return (
    <StrictMode>
      {router(<Pages />)}
      <RequestDialog />
      <UpdateLayer />
    </StrictMode>
  )
}
