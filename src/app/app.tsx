import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { TooltipLayer } from '@/components/ui/tooltip-layer'
import { ToastLayer } from '@/lib/toast-layer'
import { routeList } from '@/routes/table'
import { AdminLayout } from './admin-layout'
import { DocumentHead } from './document-head'
import { ErrorBoundary } from './error-boundary'
import { FeatureGuard } from './feature-guard'
import { NavigationEffects } from './navigation-effects'
import { pageNamed } from './pages'
import { SiteLayout } from './site-layout'

const layouts = { site: SiteLayout, admin: AdminLayout }
const NotFound = pageNamed('not-found')

/** The site inside a router: `BrowserRouter` in the browser, `StaticRouter` in the prerenderer. */
export function App() {
  return (
    <ErrorBoundary>
      <DocumentHead />
      <Routes>
        {(['site', 'admin'] as const).map((layout) => {
          const Layout = layouts[layout]
          return (
            <Route key={layout} element={<Layout />}>
              {routeList.map((row) => {
                const page = pageNamed(row.page)
                if (row.layout !== layout || !page) return null
                return (
                  <Route
                    key={row.name}
                    path={row.path}
                    element={
                      <FeatureGuard feature={row.feature}>
                        <Suspense>
                          <page.Component />
                        </Suspense>
                      </FeatureGuard>
                    }
                  />
                )
              })}
              {layout === 'site' && NotFound && (
                <Route
                  path="*"
                  element={
                    <Suspense>
                      <NotFound.Component />
                    </Suspense>
                  }
                />
              )}
            </Route>
          )
        })}
      </Routes>
      <NavigationEffects />
      <ToastLayer />
      <TooltipLayer />
    </ErrorBoundary>
  )
}
