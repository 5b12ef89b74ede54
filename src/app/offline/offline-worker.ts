import { reportError } from '@/config/report-error'
import { listen } from '@/lib/listen'

/** Milliseconds between two checks for a new version, in a tab that stays open. */
const lookEveryMs = 60 * 60_000
/** Milliseconds that a new worker may take to take over: the old one may be busy. */
const takeOverMs = 1000

type Rules = { readonly createScriptURL: (asked: string) => string }
const { trustedTypes } = window as {
  trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Rules }
}
const rules: Rules = { createScriptURL: () => '/sw.js' }
/** The worker's address, which the site's one Trusted Types policy allows. */
const workerUrl = (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('')

/**
 * Registers the service worker (prerender/extras/service-worker.js), which keeps the site usable
 * offline. Does nothing in development, in a browser that has or allows no workers, or where the
 * visitor asked to save data.
 *
 * @param offer called when another version than this page's is ready. The function that it gets
 *   lets that version take over and reloads the page.
 */
export async function startOfflineWorker(offer: (accept: () => void) => void): Promise<void> {
  const app = document.documentElement.dataset.app?.split(' ').at(-1)
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!app || !workers || (connection?.saveData && !workers.controller)) return
  const registration = await workers
    .register(workerUrl)
    .catch((error: unknown) => reportError(error, 'offline worker'))
  if (!registration) return

  const accept = () => {
    const reload = () => location.reload()
    if (!registration.waiting) return reload()
    listen(workers, 'controllerchange', reload)
    setTimeout(reload, takeOverMs)
    registration.waiting.postMessage({ kind: 'take-over' })
  }
  /** A worker of this page's own build takes over silently; one of another build answers. */
  const compare = (worker: ServiceWorker | null) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => offer(accept)
    worker?.postMessage({ kind: 'compare', app }, [port2])
  }
  const watch = () => {
    const { installing, waiting } = registration
    compare(waiting)
    if (!installing) return
    listen(installing, 'statechange', () => {
      if (installing.state === 'installed') compare(installing)
    })
  }
  watch()
  listen(registration, 'updatefound', watch)
  listen(workers, 'controllerchange', () => compare(workers.controller))

  let looked = performance.now()
  listen(document, 'visibilitychange', () => {
    if (document.hidden || performance.now() - looked < lookEveryMs) return
    looked = performance.now()
    registration.update().catch(() => {})
  })

  // Not `controller`: another tab's worker may have taken over this page since it was loaded.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.workerStart) return
  const { active } = await workers.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  active?.postMessage({ kind: 'keep', files: files.map(({ pathname }) => pathname) })
}
