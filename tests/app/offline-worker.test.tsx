import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const hourMs = 60 * 60_000

class FakeRegistration extends EventTarget {
  readonly installing = null
  waiting: { readonly postMessage: (message: object, ports?: readonly MessagePort[]) => void } | null = null
  readonly update = vi.fn(() => Promise.resolve())
}

class FakeContainer extends EventTarget {
  controller: object | null = null
  readonly active = { postMessage: vi.fn() }
  readonly registration = new FakeRegistration()
  readonly register = vi.fn(() => Promise.resolve(this.registration))
  readonly ready = Promise.resolve({ active: this.active })
}

let workers: FakeContainer
let saveData: boolean

beforeEach(() => {
  vi.useFakeTimers()
  workers = new FakeContainer()
  saveData = false
  vi.stubGlobal('navigator', {
    serviceWorker: workers,
    get connection() {
      return { saveData }
    },
  })
  document.documentElement.dataset.app = '/assets/page-1.js /assets/index-1.js'
})
afterEach(() => {
  delete document.documentElement.dataset.app
})

async function start(offer: (accept: () => void) => void = () => {}): Promise<void> {
  vi.resetModules()
  const { startOfflineWorker } = await import('@/app/offline/offline-worker')
  await startOfflineWorker(offer)
}

test('a first visitor who saves data gets no worker; a visitor who has one keeps it', async () => {
  saveData = true
  await start()
  expect(workers.register).not.toHaveBeenCalled()
  workers.controller = { postMessage: () => {} }
  await start()
  expect(workers.register).toHaveBeenCalledOnce()
})

test.each(['a page without the app', 'a browser without workers', 'a browser that refuses'])(
  '%s gets no worker',
  async (which) => {
    if (which === 'a page without the app') delete document.documentElement.dataset.app
    if (which === 'a browser without workers') vi.stubGlobal('navigator', {})
    workers.register.mockRejectedValue(new DOMException('no', 'SecurityError'))
    await expect(start()).resolves.toBeUndefined()
    expect(workers.active.postMessage).not.toHaveBeenCalled()
  },
)

test('a tab that becomes visible again after an hour checks for a new version, once an hour', async () => {
  workers.controller = { postMessage: () => {} }
  await start()
  const { update } = workers.registration
  const look = (hidden = false) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  look()
  expect(update).not.toHaveBeenCalled()
  vi.advanceTimersByTime(hourMs)
  look(true)
  expect(update).not.toHaveBeenCalled()
  look()
  look()
  expect(update).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(hourMs)
  look()
  expect(update).toHaveBeenCalledTimes(2)
})

test.each([
  ['once it has taken over', () => workers.dispatchEvent(new Event('controllerchange'))],
  ['after a second at the latest', () => vi.advanceTimersByTime(1)],
])('a new version that is accepted is loaded %s', async (_, takeOver) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  workers.controller = { postMessage: () => {} }
  // Only a worker of another build answers.
  const postMessage = vi.fn((_: object, ports?: readonly MessagePort[]) => ports?.[0]?.postMessage('other'))
  workers.registration.waiting = { postMessage }
  const accept = await new Promise<() => void>((offer) => void start(offer))
  accept()
  vi.advanceTimersByTime(999)
  expect(postMessage).toHaveBeenLastCalledWith({ kind: 'take-over' })
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['its files, also when another tab had the worker take over the page', 0, 1],
  ['nothing when the worker has loaded it', 12, 0],
])('a page tells the worker %s', async (_, workerStart, times) => {
  const loaded = [{ name: `${location.origin}/assets/a.js` }, { name: `${location.origin}/robots.txt` }]
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => (type === 'navigation' ? [{ workerStart }] : loaded) as unknown as PerformanceEntryList,
  )
  workers.controller = { postMessage: () => {} }
  await start()
  expect(workers.active.postMessage).toHaveBeenCalledTimes(times)
  if (times)
    expect(workers.active.postMessage).toHaveBeenCalledWith({ kind: 'keep', files: ['/assets/a.js'] })
})
