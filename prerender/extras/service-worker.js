/**
 * The service worker, minified into /sw.js. It answers GET requests to this site only. Documents
 * come from the network, and from the device when there is none. Files under /assets/ come from the
 * device first, since their names change with their content. A new worker waits until a page asks
 * it to take over. docs/deploys.md says what a visitor sees.
 */
// @ts-expect-error the build puts the facts here (manifest.ts)
const { app, shell, core, beside } = __WORKER__
const worker = /** @type {any} */ (self)
const shellCache = `shell-${app}`
/** Milliseconds after which a network without an answer counts as offline. */
const networkMs = 10_000

/** How many files under /assets/ are kept. */
const mostAssets = 250

/**
 * What is kept under this path. A cache that cannot be read counts as empty.
 *
 * @param {string} cacheName @param {string} path @returns {Promise<Response | undefined>}
 */
const keptIn = (cacheName, path) => caches.match(path, { cacheName }).catch(() => undefined)

/** @param {Response} response */
const isPage = (response) => response.headers.get('content-type')?.includes('text/html') === true

/**
 * Keeps what an answer brought. That is no longer encoded, and a cache refuses `Vary: *`, which
 * some proxies send.
 *
 * @param {string} cacheName @param {string} path
 * @param {Response} answer @param {string | ArrayBuffer} body
 */
async function keep(cacheName, path, answer, body) {
  const headers = new Headers(answer.headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name)
  const cache = await caches.open(cacheName)
  await cache.put(path, new Response(body, { headers }))
  return cache
}

/** @param {Cache} cache @param {readonly Request[]} keys the first go first @param {number} most */
const drop = (cache, keys, most) =>
  Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))

/**
 * Keeps a page of this site and drops the oldest ones. Another app of the origin may have private
 * pages, which do not belong on the device.
 *
 * @param {string} path @param {Response} response
 */
async function storePage(path, response) {
  try {
    const html = await response.text()
    if (!html.includes('<html data-app="/assets/')) return
    const cache = await keep('pages', path, response, html)
    await drop(cache, await cache.keys(), 60)
  } catch {} // The device is full.
}

/**
 * Keeps a file. When there are too many, it first drops those that neither this build's app nor a
 * kept page names: the oldest files are the framework and the fonts, which every page needs.
 *
 * @param {string} file @param {Response} response
 */
async function storeAsset(file, response) {
  try {
    const cache = await keep('assets', file, response, await response.arrayBuffer())
    const keys = await cache.keys()
    if (keys.length <= mostAssets) return
    const pages = await (await caches.open('pages')).matchAll()
    const needed = [...core, ...(await Promise.all(pages.map((page) => page.text())))].join(' ')
    /** @param {Request} key */
    const isNeeded = ({ url }) => needed.includes(new URL(url).pathname)
    const spare = keys.filter((key) => !isNeeded(key))
    await drop(cache, [...spare, ...keys.filter(isNeeded)], mostAssets)
  } catch {} // The device is full.
}

/**
 * A file from the device, else from the network and then kept. A page is not kept: some hosts send
 * one instead of a missing file.
 *
 * @param {string} file @param {any} event
 */
async function loadAsset(file, event) {
  const kept = await keptIn('assets', file)
  if (kept) return kept
  const response = await fetch(file)
  if (response.status === 200 && !isPage(response)) {
    event.waitUntil(storeAsset(file, response.clone()))
    event.waitUntil(keepAll(beside[file] ?? [], event).catch(() => {}))
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
  const kept = () => keptIn('pages', path)
  const network = fetch(event.request).then((response) => {
    if (response.status === 200 && isPage(response)) {
      event.waitUntil(storePage(path, response.clone()))
    }
    return response
  })
  event.waitUntil(network.catch(() => {}))
  const late = new Promise((resolve) => setTimeout(resolve, networkMs)).then(kept)
  try {
    return (await Promise.race([network, late])) ?? (await network)
  } catch {
    // A file, such as licenses.txt, is no page of the app.
    const isFile = /\.(?!html$)\w+$/.test(path)
    return (await kept()) ?? ((!isFile && (await keptIn(shellCache, '/'))) || Response.error())
  }
}

/**
 * Keeps an empty document that starts the app at any address. It is one of the admin area: where
 * the host asks for a password first there is none, and the other pages are kept all the same.
 */
async function keepShell() {
  const response = await fetch(shell, { cache: 'no-cache', redirect: 'manual' })
  if (response.type === 'opaqueredirect' || [401, 403].includes(response.status)) return
  if (!response.ok) throw new Error('the site cannot be reached')
  const html = await response.text()
  if (!html.includes(app)) throw new Error('the site is of another build')
  await keep(shellCache, '/', response, html.replace(/(?<= data-app=")[^"]* /, ''))
}

async function dropOldShells() {
  // One that is being installed has its shell already, and drops the others at its own activation.
  if (worker.registration.installing) return worker.clients.claim()
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
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(loadPage(event))
  // Only another site of this origin, or a later one, gives its files a query: they may change.
  // A part of a film has to be answered as one.
  else if (!search && !request.headers.has('range') && pathname.startsWith('/assets/'))
    event.respondWith(loadAsset(pathname, event))
})
