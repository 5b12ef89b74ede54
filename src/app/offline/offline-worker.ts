import { rootSignals } from '@/app/signals'

/** Milliseconds between two looks for a new version, in a tab that stays open. */
const lookEveryMs = 60 * 60_000

/**
 * Milliseconds that a new worker may take to take over: the one before it may be busy, and the new
 * page needs neither.
 */
const takeOverMs = 1000

type UrlRules = { readonly createScriptURL: (url: string) => string }

const rules: UrlRules = {
  createScriptURL(url) {
    if (url === '/sw.js') return url
    throw new TypeError(`${url} is no worker of this site`)
  },
}
let policy: UrlRules | undefined

/**
 * The address of the worker, as the site's one Trusted Types policy vouches for it. A policy can be
 * made once a page.
 */
function workerUrl(): string {
  const { trustedTypes } = window as {
    trustedTypes?: { readonly createPolicy: (name: string, rules: UrlRules) => UrlRules }
  }
  policy ??= trustedTypes?.createPolicy('service-worker', rules) ?? rules
  return policy.createScriptURL('/sw.js')
}

/**
 * Registers the service worker (/sw.js, prerender/extras/service-worker.ts), which keeps the site
 * usable offline. Nothing happens where there is none: in development, in a browser that has or
 * allows no workers, or whose owner asked to save data.
 *
 * @param offer called when a version other than this page's is ready. It takes over, and the page
 *   is loaded again, when the function it is given is called.
 */
export async function startOfflineWorker(offer: (accept: () => void) => void): Promise<void> {
  const app = rootSignals().app?.split(' ').at(-1)
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!app || !workers || (connection?.saveData && !workers.controller)) return
  const registration: ServiceWorkerRegistration | undefined = await workers
    .register(workerUrl())
    .catch(() => undefined)
  if (!registration) return

  const accept = () => {
    const reload = () => location.reload()
    if (!registration.waiting) return reload()
    workers.addEventListener('controllerchange', reload, { once: true })
    setTimeout(reload, takeOverMs)
    registration.waiting.postMessage({ kind: 'take-over' })
  }
  /** A worker of this page's own build takes over by itself: nothing changes for the page. */
  const compare = (worker: ServiceWorker) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => offer(accept)
    worker.postMessage({ kind: 'compare', app }, [port2])
  }
  const watch = () => {
    const { installing, waiting } = registration
    if (waiting) compare(waiting)
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') compare(installing)
    })
  }
  watch()
  registration.addEventListener('updatefound', watch)
  workers.addEventListener('controllerchange', () => {
    if (workers.controller) compare(workers.controller)
  })

  let looked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < lookEveryMs) return
    looked = performance.now()
    registration.update().catch(() => {})
  })

  if (workers.controller) return
  const { active } = await workers.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  active?.postMessage({
    kind: 'keep',
    files: files.map(({ pathname }) => pathname),
  })
}
