/**
 * The service worker, minified into /sw.js. It answers GET requests to this site only. Documents
 * come from the network, and from the device when there is none. Files under /assets/ come from the
 * device first, since their names change with their content. A new worker waits until a page asks
 * it to take over. docs/deploys.md says what a visitor sees.
 */
// @ts-expect-error the build puts the facts here (manifest.ts)
const { app, shell, core } = __WORKER__
const worker = /** @type {any} */ (self)
const shellCache = `shell-${app}`
/** Milliseconds after which a network without an answer counts as offline. */
const networkMs = 10_000

/** @param {Response} response */
const isPage = (response) => response.headers.get('content-type')?.includes('text/html') === true

/**
 * Keeps an answer, and drops the oldest ones beyond a number. On a full device it is not kept.
 *
 * @param {string} name @param {string} key @param {Response} response @param {number} most
 */
async function store(name, key, response, most) {
  try {
    const cache = await caches.open(name)
    await cache.put(key, response)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
  } catch {}
}

/**
 * A file from the device, else from the network and then kept. A page is not kept: some hosts send
 * one instead of a missing file.
 *
 * @param {string} file @param {any} event
 */
async function loadAsset(file, event) {
  const kept = await caches.match(file, { cacheName: 'assets' })
  if (kept) return kept
  const response = await fetch(file)
  if (response.status === 200 && !isPage(response)) {
    event.waitUntil(store('assets', file, response.clone(), 250))
  }
  return response
}

/** @param {string[]} files @param {any} event */
async function keepAll(files, event) {
  const loaded = await Promise.all(files.map((file) => loadAsset(file, event)))
  if (loaded.some((response) => !response.ok || isPage(response))) {
    throw new Error('a file of this build is gone')
  }
}

/**
 * A document from the network, else its copy, else the empty one that starts the app anywhere.
 * Copies are kept by path: a query changes nothing in a page and may be private.
 *
 * @param {any} event
 */
async function loadPage(event) {
  const path = new URL(event.request.url).pathname
  const kept = () => caches.match(path, { cacheName: 'pages' })
  const network = fetch(event.request).then((response) => {
    if (response.status === 200 && isPage(response)) {
      event.waitUntil(store('pages', path, response.clone(), 60))
    }
    return response
  })
  event.waitUntil(network.catch(() => {}))
  const late = new Promise((resolve) => setTimeout(resolve, networkMs)).then(kept)
  try {
    return (await Promise.race([network, late])) ?? (await network)
  } catch {
    return (await kept()) ?? (await caches.match('/', { cacheName: shellCache })) ?? Response.error()
  }
}

/** Keeps an empty document that starts the app at any address. */
async function keepShell() {
  const response = await fetch(shell, { cache: 'no-cache' })
  const html = await response.text()
  if (!html.includes(app)) throw new Error('the site is of another build')
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  const cache = await caches.open(shellCache)
  await cache.put('/', new Response(html.replace(/(?<= data-app=")[^"]* /, ''), { headers }))
}

async function dropOldShells() {
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== shellCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

worker.addEventListener('install', (/** @type {any} */ event) =>
  event.waitUntil(Promise.all([keepShell(), keepAll(core, event)])),
)
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(dropOldShells()))
// A page names the files that it loaded without a worker, asks whether the worker is of its build
// (a page of another build gets an answer on the port), or tells it to take over.
worker.addEventListener('message', (/** @type {any} */ event) => {
  const { kind, files, app: build } = event.data
  if (kind === 'keep') event.waitUntil(keepAll(files, event).catch(() => {}))
  else if (kind === 'take-over' || build === app) event.waitUntil(worker.skipWaiting())
  else event.ports[0]?.postMessage(app)
})
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(loadPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(loadAsset(pathname, event))
})
