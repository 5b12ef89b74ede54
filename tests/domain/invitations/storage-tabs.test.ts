import { beforeEach, expect, test, vi } from 'vitest'
import type { InvitationRequest } from '@/domain/invitations/record'
import { sampleInput, sampleRequest } from './sample-requests'
import { SimulatedBrowser, type SimulatedTab, unevenly } from './simulated-browser'

const start = new Date('2026-01-02T03:04:05.678Z')

// Thousands of simulated news take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

async function settled<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(20_000)
  return work
}

const stored = (browser: SimulatedBrowser): InvitationRequest[] =>
  JSON.parse(browser.entries.get('invitationRequests') ?? '[]')

function seed(tab: SimulatedTab, count: number): Promise<void> {
  const requests = Array.from({ length: count }, (_, index) => sampleRequest({ id: String(1000 + index) }))
  tab.setItem('invitationRequests', JSON.stringify(requests))
  return settled(Promise.resolve())
}

test.each([
  ['at once', 0],
  ['one after the other', 7],
])('four tabs that add fifty requests each end with two hundred, %s', async (_, pause) => {
  const browser = new SimulatedBrowser({ delay: unevenly() })
  const tabs = [browser.open(), browser.open(), browser.open(), browser.open()]
  const adds: Promise<InvitationRequest>[] = []
  for (let index = 0; index < 50; index += 1) {
    tabs.forEach((tab, number) => {
      adds.push(tab.invitations.add({ ...sampleInput, email: `${number}-${index}@school.example` }))
    })
    if (pause) await vi.advanceTimersByTimeAsync(pause)
  }
  const added = await settled(Promise.all(adds))
  const list = stored(browser)
  expect(list.length).toBe(200)
  expect(new Set(list.map(({ id }) => id)).size).toBe(200)
  expect(new Set(list.map(({ email }) => email)).size).toBe(200)
  expect(new Set(added.map(({ id }) => id))).toEqual(new Set(list.map(({ id }) => id)))
  for (const tab of tabs) expect([...tab.entries]).toEqual([...browser.entries])
  expect([...browser.entries.keys()]).toEqual(['invitationRequests'])
})

test.each([
  ['approved', 'approved'],
  ['approved', 'rejected'],
  ['rejected', 'approved'],
] as const)(
  'of two tabs that decide at once, %s and %s, one does and both know which',
  async (one, other) => {
    const browser = new SimulatedBrowser({ delay: unevenly() })
    const [a, b] = [browser.open(), browser.open()]
    await seed(a, 30)
    const outcomes = await settled(
      Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          Promise.all([
            a.invitations.decide(String(1000 + index), one),
            b.invitations.decide(String(1000 + index), other),
          ]),
        ),
      ),
    )
    const list = stored(browser)
    outcomes.forEach((pair, index) => {
      expect(pair.map(({ kind }) => kind).sort()).toEqual(['already-decided', 'decided'])
      for (const outcome of pair) expect(outcome).toMatchObject({ request: list[index] })
    })
  },
)

test('a decision made while another tab decides waits for the result', async () => {
  const browser = new SimulatedBrowser({ delay: () => 400 })
  const [a, b] = [browser.open(), browser.open()]
  await seed(a, 1)
  const first = a.invitations.decide('1000', 'approved')
  await vi.advanceTimersByTimeAsync(10)
  let waited = 0
  const second = b.invitations.decide('1000', 'rejected').finally(() => {
    waited = Date.now() - start.getTime() - 20_000
  })
  expect(b.invitations.read().requests[0]?.status).toBe('pending')
  const outcomes = await settled(Promise.all([first, second]))
  expect(outcomes.map(({ kind }) => kind)).toEqual(['decided', 'already-decided'])
  expect(waited).toBeLessThan(1000)
  expect(outcomes[1]).toMatchObject({ request: stored(browser)[0] })
})

test('without locks, tabs that change the list one after the other lose nothing', async () => {
  const browser = new SimulatedBrowser({ delay: unevenly(), locks: false })
  const tabs = [browser.open(), browser.open(), browser.open(), browser.open()]
  for (let index = 0; index < 20; index += 1) {
    for (const tab of tabs) {
      const { id } = await tab.invitations.add(sampleInput)
      await vi.advanceTimersByTimeAsync(500)
      expect((await tab.invitations.decide(id, 'approved')).kind).toBe('decided')
      await vi.advanceTimersByTimeAsync(500)
    }
  }
  const list = stored(browser)
  expect(list.map(({ status }) => status)).toEqual(Array.from({ length: 80 }, () => 'approved'))
  expect(new Set(list.map(({ id }) => id)).size).toBe(80)
})

test('a tab that is stopped while it changes the list does not stop the others for long', async () => {
  const browser = new SimulatedBrowser()
  const tab = browser.open()
  void browser.locks?.manager.request('invitationRequests', {}, () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(1)
  const added = await settled(tab.invitations.add(sampleInput))
  expect(stored(browser)).toEqual([added])
})

test('a list that another program overwrites is taken as it is, after a short wait', async () => {
  const browser = new SimulatedBrowser()
  const [a, b] = [browser.open(), browser.open()]
  await settled(a.invitations.add(sampleInput))
  await a.invitations.add(sampleInput)
  b.setItem('invitationRequests', JSON.stringify([sampleRequest()]))
  await vi.advanceTimersByTimeAsync(100)
  const added = await settled(b.invitations.add(sampleInput))
  expect(stored(browser)).toEqual([sampleRequest(), added])
})

test('a decision that cannot be stored leaves the request to the other tab', async () => {
  const browser = new SimulatedBrowser()
  const [a, b] = [browser.open(), browser.open()]
  await seed(a, 1)
  vi.spyOn(a, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const outcomes = await settled(
    Promise.allSettled([a.invitations.decide('1000', 'approved'), b.invitations.decide('1000', 'rejected')]),
  )
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { kind: 'quota' } },
    { status: 'fulfilled', value: { kind: 'decided' } },
  ])
})

test('a tab with an old copy does not bring cleared requests back, and loses none of its own', async () => {
  const browser = new SimulatedBrowser({ delay: () => 90 })
  const [a, b, c] = [browser.open(), browser.open(), browser.open()]
  await seed(a, 20)
  const changes: Promise<unknown>[] = [
    a.invitations.clear().then(() => a.invitations.add({ ...sampleInput, name: 'after' })),
    b.invitations.add({ ...sampleInput, name: 'during' }),
  ]
  await vi.advanceTimersByTimeAsync(60)
  changes.push(c.invitations.add({ ...sampleInput, name: 'meanwhile' }))
  await settled(Promise.all(changes))
  expect(new Set(stored(browser).map(({ name }) => name))).toEqual(new Set(['during', 'meanwhile', 'after']))
})

const hour = 3_600_000

test.each([
  ['back', -hour],
  ['forward', hour],
])(
  'what another tab writes is not lost when the clock is set %s, before and while a tab waits',
  async (_, jump) => {
    const browser = new SimulatedBrowser({ delay: () => 200 })
    const [a, b] = [browser.open(), browser.open()]
    await settled(a.invitations.add({ ...sampleInput, name: 'first' }))
    const second = a.invitations.add({ ...sampleInput, name: 'second' })
    await vi.advanceTimersByTimeAsync(4000)
    vi.setSystemTime(Date.now() + jump)
    const third = b.invitations.add({ ...sampleInput, name: 'third' })
    await vi.advanceTimersByTimeAsync(10)
    await third
    const fourth = a.invitations.add({ ...sampleInput, name: 'fourth' })
    await vi.advanceTimersByTimeAsync(20)
    vi.setSystemTime(Date.now() + jump)
    await settled(Promise.all([second, fourth]))
    expect(stored(browser).map(({ name }) => name)).toEqual(['first', 'second', 'third', 'fourth'])
  },
)

test.each([1, 2, 3])(
  'tabs whose clock jumps both ways between all changes lose none of them (%i)',
  async (seed) => {
    const browser = new SimulatedBrowser({ delay: unevenly(300, seed) })
    const tabs = [browser.open(), browser.open()]
    const jump = unevenly(2 * hour, seed + 7)
    const adds: Promise<InvitationRequest>[] = []
    for (let index = 0; index < 40; index += 1) {
      for (const tab of tabs)
        adds.push(tab.invitations.add({ ...sampleInput, email: `${adds.length}@a.example` }))
      vi.setSystemTime(Date.now() + jump() - hour)
      await vi.advanceTimersByTimeAsync(jump() % 90)
    }
    await settled(Promise.all(adds))
    expect(new Set(stored(browser).map(({ email }) => email)).size).toBe(80)
    expect(new Set(stored(browser).map(({ id }) => id)).size).toBe(80)
  },
)

test('a storage that another tab empties altogether stays empty', async () => {
  const browser = new SimulatedBrowser()
  const [a, b] = [browser.open(), browser.open()]
  const adding = a.invitations.add(sampleInput)
  await vi.advanceTimersByTimeAsync(50)
  b.clear()
  await settled(adding)
  expect([...browser.entries]).toEqual([])
  for (const tab of [a, b]) expect(tab.invitations.read().requests).toEqual([])
})

test('a tab that is stopped while it announces a write is waited for once', async () => {
  const browser = new SimulatedBrowser()
  const tab = browser.open()
  const lock = 'invitationRequests:version:7:of another text'
  void browser.locks?.manager.request(lock, () => new Promise(() => {}))
  const waits: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const start = performance.now()
    void tab.invitations.add(sampleInput).then(() => waits.push(performance.now() - start))
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(waits).toEqual([expect.closeTo(2000, -2), 0, 0])
})
