import { type ReactNode, StrictMode, Suspense, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { TooltipLayer } from '@/components/ui/tooltip-layer'
import { RequestDialog } from '@/features/request-access/request-dialog'
import { ToastLayer } from '@/lib/toast-layer'
import { routeList } from '@/routes/table'
import { AdminLayout } from './admin-layout'
import { DocumentHead } from './document-head'
import { ErrorBoundary } from './error-boundary'
import { FeatureGuard } from './feature-guard'
import { NavigationEffects } from './navigation-effects'
import { pageNamed } from './pages'
import { SiteLayout } from './site-layout'
import { UpdateLayer } from './update-layer'

const layouts = { site: SiteLayout, admin: AdminLayout }

type PageProps = { readonly name: string }

/** A page of src/pages, the same component for as long as it is shown. */
function Page({ name }: PageProps) {
  const [page] = useState(() => pageNamed(name))
  return page && <page.Component />
}

/** One boundary for all pages: a transition waits inside it, and the old page stays. */
function PageNamed({ name }: PageProps) {
  return (
    <Suspense>
      <Page key={name} name={name} />
    </Suspense>
  )
}

/** The pages, inside a router: `SiteRouter` in the browser, `StaticRouter` in the prerenderer. */
function Pages() {
  return (
    <ErrorBoundary>
      <DocumentHead />
      <Routes>
        {(['site', 'admin'] as const).map((layout) => {
          const Layout = layouts[layout]
          return (
            <Route key={layout} element={<Layout />}>
              {routeList.map((row) => {
                if (row.layout !== layout || !pageNamed(row.page)) return null
                return (
                  <Route
                    key={row.name}
                    path={row.path}
                    element={
                      <FeatureGuard feature={row.feature}>
                        <PageNamed name={row.page} />
                      </FeatureGuard>
                    }
                  />
                )
              })}
              {layout === 'site' && <Route path="*" element={<PageNamed name="not-found" />} />}
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

type AppProps = {
  /** The router around the pages. */
  readonly router: (pages: ReactNode) => ReactNode
}

/**
 * The whole site. The request dialog stands outside the router: its form stays unhydrated until somebody wants it, and a
 * change of a context above such a part would make React wait for its code in the middle of a navigation.
 */
export function App({ router }: AppProps) {
  return (
    <StrictMode>
      {router(<Pages />)}
      <RequestDialog />
      <UpdateLayer />
    </StrictMode>
  )
}
