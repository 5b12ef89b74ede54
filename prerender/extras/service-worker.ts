import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { WorkerFacts } from './worker-bundle'

/**
 * The service worker, bundled into /sw.js. It answers GET only and only these: documents from the
 * network, and from the device when there is none; files under /assets/ from the device first,
 * since their names change with their content. It waits until a page asks it to take over.
 * docs/deploys.md says what a visitor sees.
 */

/**
 * The parts of a worker's global scope in use: TypeScript's own types of it exclude those of a
 * page.
 */
type Scope = {
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (name: 'install' | 'activate' | 'message', listen: (event: Told) => void) => void
}
type Told = MessageEvent<WorkerMessage> & { readonly waitUntil: (work: Promise<unknown>) => void }

/** What a page says to a worker. */
type WorkerMessage =
  /** Files that the page loaded before there was a worker. */
  | { readonly kind: 'keep'; readonly files: readonly string[] }
  /**
   * The page's build. The same one takes over at once; another one answers on the port, so that the
   * page can offer it.
   */
  | { readonly kind: 'compare'; readonly app: string }
  | { readonly kind: 'take-over' }

declare const __WORKER__: WorkerFacts
const facts = __WORKER__
const worker = self as unknown as Scope
const shellCache = `shell-${facts.app}`

const isPage = (response: Response) => response.headers.get('content-type')?.includes('text/html') === true

/** A host that answers a missing file with a page must not have it kept for good. */
const onlyFiles = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !isPage(response) ? response : null,
}

/** Pages are the same for every query, and a query may hold what is nobody else's business. */
const onlyPages = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && isPage(response) ? response : null,
}

/** The least recently used goes first. */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as unknown as WorkboxPlugin

const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [onlyFiles, atMost(250)],
})
const documents = new NetworkFirst({
  cacheName: 'pages',
  // A network that has said nothing for so long is none.
  networkTimeoutSeconds: 10,
  plugins: [onlyPages, atMost(60)],
})

/** Has a file on the device, with what its page loads later; true when it is there. */
async function keep(file: string, event: Told): Promise<boolean> {
  const [response, done] = assets.handleAll({ event, request: new Request(file) })
  const kept = response.then((found) => found.ok && !isPage(found))
  await done
  return kept
}

async function keepAll(files: readonly string[], event: Told): Promise<void> {
  const kept = await Promise.all(files.map((file) => keep(file, event)))
  if (kept.includes(false)) throw new Error('a file of this build is gone')
}

/** Keeps what a page loads later, of which this is the file. */
function keepLater(file: string, event: Told): void {
  const later = facts.later[file]
  if (later) event.waitUntil(keepAll(later, event).catch(() => {}))
}

/** Keeps an empty page that starts the app at any address. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(shellCache)
  await cache.add(new Request(facts.shell, { cache: 'no-cache' }))
  const response = (await cache.match(facts.shell)) ?? Response.error()
  const html = await response.text()
  if (!html.includes(facts.app)) throw new Error('the site is of another build')
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  await cache.put('/', new Response(html.replace(/(?<= data-app=")[^"]* /, ''), { headers }))
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== shellCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

worker.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([keepShell(), keepAll(facts.core, event)])),
)
worker.addEventListener('activate', (event) => event.waitUntil(dropOldShells()))
worker.addEventListener('message', (event) => {
  const { data, ports } = event
  if (data.kind === 'keep') {
    const files = data.files.filter((file) => file.startsWith('/assets/'))
    const later = files.flatMap((file) => facts.later[file] ?? [])
    event.waitUntil(keepAll([...files, ...later], event).catch(() => {}))
  } else if (data.kind === 'take-over' || data.app === facts.app) event.waitUntil(worker.skipWaiting())
  else ports[0]?.postMessage(facts.app)
})

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  (options) => documents.handle(options),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  (options) => {
    keepLater(options.url.pathname, options.event as Told)
    return assets.handle(options)
  },
)
setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await caches.match('/', { cacheName: shellCache }) : undefined
  return shell ?? Response.error()
})
