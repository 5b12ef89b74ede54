import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const hourMs = 60 * 60_000

/**
 * A worker that is told things: they are read off `told`, and answered on the port they came with.
 */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly told: { readonly message: { readonly kind: string }; readonly port?: MessagePort | undefined }[] =
    []
  postMessage(message: { readonly kind: string }, ports: readonly MessagePort[] = []) {
    this.told.push({ message, port: ports[0] })
  }
  /** Kinds of what it was told, in order. */
  kinds = () => this.told.map(({ message }) => message.kind)
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  readonly update = vi.fn(() => Promise.resolve())
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly active = new FakeWorker()
  readonly registration = new FakeRegistration()
  readonly register = vi.fn(() => Promise.resolve(this.registration))
  readonly ready = Promise.resolve({ active: this.active })
}

let workers: FakeContainer
let saveData: boolean
const reload = vi.fn()
/** What was offered to the visitor: functions that take the new version. */
let offers: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  workers = new FakeContainer()
  saveData = false
  offers = []
  reload.mockReset()
  vi.stubGlobal('navigator', {
    serviceWorker: workers,
    get connection() {
      return { saveData }
    },
  })
  vi.stubGlobal('location', { origin: 'https://site.example', reload })
  document.documentElement.dataset.app = '/assets/page-1.js /assets/index-1.js'
})
afterEach(() => {
  delete document.documentElement.dataset.app
})

async function start(): Promise<void> {
  vi.resetModules()
  const { startOfflineWorker } = await import('@/app/offline/offline-worker')
  await startOfflineWorker((accept) => offers.push(accept))
}

/** A worker of another build answers the page that compares. */
async function answer(worker: FakeWorker): Promise<void> {
  worker.told.find(({ message }) => message.kind === 'compare')?.port?.postMessage('/assets/index-2.js')
  await vi.waitFor(() => expect(offers).not.toEqual([]))
}

/** Another version was found, and waits. */
async function newVersion(): Promise<FakeWorker> {
  const worker = new FakeWorker()
  workers.controller = new FakeWorker()
  await start()
  workers.registration.installing = worker
  workers.registration.dispatchEvent(new Event('updatefound'))
  expect(worker.kinds()).toEqual([])
  worker.state = 'installed'
  workers.registration.waiting = worker
  worker.dispatchEvent(new Event('statechange'))
  await answer(worker)
  return worker
}

test('a first visitor who saves data gets none; one who has it keeps it', async () => {
  saveData = true
  await start()
  expect(workers.register).not.toHaveBeenCalled()
  workers.controller = new FakeWorker()
  await start()
  expect(workers.register).toHaveBeenCalledOnce()
})

test.each(['a page without the app', 'a browser without workers', 'a browser that refuses'])(
  '%s goes without',
  async (which) => {
    if (which === 'a page without the app') delete document.documentElement.dataset.app
    if (which === 'a browser without workers') vi.stubGlobal('navigator', {})
    workers.register.mockRejectedValue(new DOMException('no', 'SecurityError'))
    await expect(start()).resolves.toBeUndefined()
    expect(workers.active.kinds()).toEqual([])
  },
)

test('a worker that does not take over in a second is not waited for', async () => {
  await newVersion()
  offers[0]?.()
  vi.advanceTimersByTime(999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('a tab that is looked at again after an hour asks for a new version, once an hour', async () => {
  workers.controller = new FakeWorker()
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
