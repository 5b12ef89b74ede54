import { memo, type ReactNode, StrictMode, useLayoutEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { TooltipLayer } from '@/components/tooltip/tooltip-layer'
import { RequestDialog } from '@/features/request-access/request-dialog'
import { carryOverPage, handover, isTorn, Redrawable } from '@/lib/carry-over'
import { VisitContext } from '@/lib/store'
import { ToastLayer } from '@/lib/toast-layer'
import { matchRoute } from '@/routes/match'
import { comingSoonHref } from '@/routes/table'
import { DocumentHead } from './document-head'
import { ErrorPage } from './error-page'
import { AdminLayout, SiteLayout } from './layouts'
import { NavigationEffects } from './navigation-effects'
import { useShownVisit, type Visit } from './pages'
import { useSectionHeights } from './section-heights'
import { UpdateLayer } from './update-layer'
import { useFollowedLinks } from './use-followed-links'

// Elements, not components: React keeps a layout while the page in it changes.
const siteLayout = <SiteLayout />
const adminLayout = <AdminLayout />

const Site = memo(function Site({ visit }: { readonly visit: Visit }) {
  const { location, Page } = visit
  const { pathname, search } = location
  const row = matchRoute(pathname)?.row
  const soon = row && comingSoonHref(row)
  // Not undefined: the router would say that the page has no element.
  const page = Page ? <Page /> : null
  // By key, in one commit: `resetKeys` would show the error page once more under the next address.
  const [failed, setFailed] = useState<readonly Visit[]>([])
  return (
    <ErrorBoundary
      key={failed.filter((one) => one !== visit).length}
      FallbackComponent={ErrorPage}
      onError={(error) => {
        setFailed((before) => [...before, visit])
        // What other software has done to the page before is undone by another document.
        if (isTorn(error)) handover.reload()
      }}
    >
      <DocumentHead pathname={pathname} />
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <VisitContext value={visit}>
        <Routes location={location}>
          <Route element={row?.admin ? adminLayout : siteLayout}>
            <Route path="*" element={soon ? <Navigate to={soon + search} replace /> : page} />
          </Route>
        </Routes>
      </VisitContext>
      <ToastLayer />
      <Redrawable>
        <TooltipLayer />
      </Redrawable>
    </ErrorBoundary>
  )
})

function Pages() {
  const shown = useShownVisit()
  const isComing = useLocation() !== shown.location
  useFollowedLinks(shown.location)
  useSectionHeights(shown)
  return (
    <>
      {isComing && <div className="coming" role="progressbar" aria-label="Loading the page" />}
      <Site visit={shown} />
      <NavigationEffects visit={shown} />
    </>
  )
}

/**
 * The whole site, in a `BrowserRouter`, or in the prerenderer's `StaticRouter`. The request dialog
 * is outside the router: its form is hydrated on demand, and if a context above it changed, React
 * would wait for its code in the middle of a navigation.
 */
export function App({ router }: { readonly router: (pages: ReactNode) => ReactNode }) {
  useLayoutEffect(carryOverPage, [])
  return (
    <StrictMode>
      {/* For what is beside the pages: without it the document would be blank. */}
      <ErrorBoundary FallbackComponent={ErrorPage}>
        {router(<Pages />)}
        <RequestDialog />
        <UpdateLayer />
      </ErrorBoundary>
    </StrictMode>
  )
}
