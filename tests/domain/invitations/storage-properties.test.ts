import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { newestFirst, toInvitationRequest } from '@/domain/invitations/record'
import type { DecisionOutcome } from '@/domain/invitations/storage'
import { sampleInput, sampleRequest } from './sample-requests'
import { SimulatedBrowser, type SimulatedTab, unevenly } from './simulated-browser'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-02T03:04:05.678Z') })
})

const key = 'invitationRequests'
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

async function settled<T>(work: Promise<T>): Promise<T> {
  await pass(12_000)
  return work
}

const tabCount = 3
const tabNumber = fc.nat(tabCount - 1)
const decision = fc.constantFrom('approved' as const, 'rejected' as const)
const status = fc.constantFrom('pending', 'approved', 'rejected', 'waitlisted', '__proto__', '')

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('add' as const), tab: tabNumber, name: fc.string() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('decide' as const), tab: tabNumber, row: fc.nat(), decision }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), tab: tabNumber }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('foreign' as const), tab: tabNumber, value: fc.jsonValue() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('record' as const),
      tab: tabNumber,
      status,
      extra: fc.dictionary(
        fc.string({ minLength: 1 }).map((name) => `x-${name}`),
        fc.jsonValue(),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('junk' as const), tab: tabNumber, text: fc.string() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cut' as const),
      tab: tabNumber,
      length: fc.integer({ min: 1, max: 3 }),
    }),
  },
)

type ArbitraryValue<T> = T extends fc.Arbitrary<infer Value> ? Value : never
type Step = ArbitraryValue<typeof step>

/** What has to be stored, in the simplest form. */
type Model = { members: unknown[]; unreadable: string | undefined; aside: string[] }

function isReadable(text: string): boolean {
  try {
    return text.trim() === '' || Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}

/** When the storage itself changes the list, it first keeps an unreadable text aside. */
function written(model: Model, members: unknown[]): Model {
  const { unreadable, aside } = model
  const kept = unreadable === undefined || aside.includes(unreadable) ? aside : [...aside, unreadable]
  return { members, unreadable: undefined, aside: kept }
}

async function perform(
  model: Model,
  tabs: readonly SimulatedTab[],
  action: Step,
  serial: number,
): Promise<Model> {
  const tab = tabs[action.tab] as SimulatedTab
  const { invitations } = tab
  const text = tab.getItem(key)
  const append = (json: unknown): Model => {
    if (model.unreadable !== undefined) return model
    // As it is read again: JSON has no -0.
    const value: unknown = JSON.parse(JSON.stringify(json))
    tab.setItem(key, JSON.stringify([...model.members, value]))
    return { ...model, members: [...model.members, value] }
  }
  switch (action.kind) {
    case 'add': {
      const added = await settled(invitations.add({ ...sampleInput, name: action.name }))
      expect(added).toMatchObject({ ...sampleInput, name: action.name, status: 'pending' })
      return written(model, [...model.members, added])
    }
    case 'decide': {
      const { requests } = invitations.read()
      const chosen = requests[action.row % Math.max(requests.length, 1)]
      if (!chosen) return model
      const outcome = await settled(invitations.decide(chosen.id, action.decision))
      if (chosen.status !== 'pending') {
        expect(outcome).toEqual({ kind: 'already-decided', request: chosen })
        return model
      }
      const { updatedAt, invitationCode } = outcome.kind === 'decided' ? outcome.request : sampleRequest()
      expect(invitationCode === undefined).toBe(action.decision === 'rejected')
      const decided = { status: action.decision, updatedAt, ...(invitationCode && { invitationCode }) }
      const index = model.members.findIndex((member) => toInvitationRequest(member)?.id === chosen.id)
      return written(model, model.members.with(index, { ...Object(model.members[index]), ...decided }))
    }
    case 'clear':
      await settled(invitations.clear())
      return { members: [], unreadable: undefined, aside: [] }
    case 'foreign':
      return append(action.value)
    case 'record':
      return append({ ...sampleRequest({ id: `r${serial}`, status: action.status }), ...action.extra })
    case 'junk':
      // A damaged list may have complete members; the step "cut" tests those.
      if (isReadable(action.text) || action.text.trimStart().startsWith('[')) return model
      tab.setItem(key, action.text)
      return { ...model, members: [], unreadable: action.text }
    case 'cut': {
      if (text === null || model.unreadable !== undefined || model.members.length === 0) return model
      const cut = text.slice(0, -action.length)
      tab.setItem(key, cut)
      if (isReadable(cut)) return { ...model, members: JSON.parse(cut || '[]') }
      const whole = action.length === 1 ? model.members : model.members.slice(0, -1)
      return {
        ...model,
        members: whole.filter((member) => typeof member === 'object' && member !== null),
        unreadable: cut,
      }
    }
  }
}

function compare(model: Model, browser: SimulatedBrowser, tabs: readonly SimulatedTab[]): void {
  const requests = newestFirst(model.members.flatMap((member) => toInvitationRequest(member) ?? []))
  for (const tab of tabs) {
    const { problem, ...stored } = tab.invitations.read()
    expect(stored).toEqual({ requests, rejectedMembers: model.members.length - requests.length })
    expect(problem).toBe(model.unreadable === undefined ? undefined : 'unreadable')
    expect(tab.invitations.raw()).toBe(browser.entries.get(key) ?? null)
  }
  if (model.unreadable === undefined) {
    expect(browser.entries.get(key) ?? '[]').toBe(JSON.stringify(model.members))
  } else {
    expect(browser.entries.get(key)).toBe(model.unreadable)
  }
  const others = [...browser.entries].filter(([name]) => name !== key)
  expect(others.map(([, text]) => text)).toEqual(model.aside)
  for (const [name] of others) expect(name).toMatch(/^invitationRequests:quarantine:\d+$/)
}

test('whatever tabs and other programs do in turn, the list is what a plain model says', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
    const browser = new SimulatedBrowser()
    const tabs = Array.from({ length: tabCount }, () => browser.open())
    let model: Model = { members: [], unreadable: undefined, aside: [] }
    for (const [serial, action] of steps.entries()) {
      model = await perform(model, tabs, action, serial)
      await settled(Promise.resolve())
      compare(model, browser, tabs)
    }
  })
  await fc.assert(property, { numRuns: 300 })
}, 120_000)

const concurrentStep = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant('add' as const) },
    { weight: 3, arbitrary: fc.constant('approved' as const) },
    { weight: 3, arbitrary: fc.constant('rejected' as const) },
    { weight: 1, arbitrary: fc.constant('clear' as const) },
  ),
  tab: tabNumber,
  at: fc.nat(1200),
  row: fc.nat(7),
})

type ConcurrentStep = ArbitraryValue<typeof concurrentStep>

/** The empty list comes back: an older copy of it is not news of the second clear. */
const clearedTwice: ConcurrentStep[] = [
  { kind: 'add', tab: 1, at: 140, row: 0 },
  { kind: 'add', tab: 0, at: 0, row: 0 },
  { kind: 'clear', tab: 0, at: 1, row: 0 },
  { kind: 'clear', tab: 2, at: 140, row: 0 },
  { kind: 'rejected', tab: 0, at: 0, row: 0 },
  { kind: 'add', tab: 0, at: 681, row: 0 },
  { kind: 'add', tab: 1, at: 0, row: 0 },
  { kind: 'approved', tab: 0, at: 0, row: 0 },
]

/** The empty list comes back while a tab waits: it hears of the first clear, not of the second. */
const clearedWhileWaiting: ConcurrentStep[] = [
  { kind: 'add', tab: 0, at: 0, row: 0 },
  { kind: 'add', tab: 0, at: 0, row: 0 },
  { kind: 'approved', tab: 0, at: 0, row: 0 },
  { kind: 'add', tab: 2, at: 1, row: 0 },
  { kind: 'rejected', tab: 0, at: 2, row: 1 },
  { kind: 'add', tab: 2, at: 310, row: 0 },
  { kind: 'approved', tab: 0, at: 311, row: 0 },
  { kind: 'add', tab: 1, at: 311, row: 0 },
  { kind: 'clear', tab: 0, at: 311, row: 0 },
  { kind: 'clear', tab: 1, at: 312, row: 0 },
  { kind: 'add', tab: 2, at: 933, row: 0 },
]

/** After a clear the id of the same millisecond is free again; the address is of one request. */
const nameOf = ({ id, email }: { readonly id: string; readonly email: string }) => `${id} ${email}`

const seeds = Array.from({ length: 5 }, (_, index) => sampleRequest({ id: String(1000 + index) }))

async function runConcurrently(steps: readonly ConcurrentStep[], browser: SimulatedBrowser) {
  const tabs = Array.from({ length: tabCount }, () => browser.open())
  tabs[0]?.setItem(key, JSON.stringify(seeds))
  await pass(1000)
  const start = Date.now()
  const added: { id: string; email: string; from: number }[] = []
  const decisions: DecisionOutcome[] = []
  const clears: { seen: readonly string[]; until: number }[] = []

  const perform = async ({ kind, tab, row }: ConcurrentStep, serial: number) => {
    const { invitations } = tabs[tab] as SimulatedTab
    const { requests } = invitations.read()
    const from = Date.now()
    if (kind === 'add') {
      const { id, email } = await invitations.add({ ...sampleInput, email: `${serial}@school.example` })
      added.push({ id, email, from })
    } else if (kind === 'clear') {
      await invitations.clear()
      clears.push({ seen: requests.map(nameOf), until: Date.now() })
    } else {
      const target = requests[row % Math.max(requests.length, 1)]
      if (target) decisions.push(await invitations.decide(target.id, kind))
    }
  }
  const work: Promise<void>[] = []
  for (const [serial, action] of [...steps].sort((a, b) => a.at - b.at).entries()) {
    await pass(Math.max(0, start + action.at - Date.now()))
    work.push(perform(action, serial))
  }
  await settled(Promise.all(work))
  const list = newestFirst(JSON.parse(browser.entries.get(key) ?? '[]'))
  return { tabs, added, decisions, clears, list }
}

test('tabs that change the list at once, with old copies, lose nothing, revive nothing and agree', async () => {
  const property = fc.asyncProperty(
    fc.array(concurrentStep, { minLength: 1, maxLength: 25 }),
    fc.integer({ min: 1, max: 1_000_001 }),
    fc.integer({ min: 1, max: 151 }),
    async (steps, seed, limit) => {
      const browser = new SimulatedBrowser({ delay: unevenly(limit, seed) })
      const { tabs, added, decisions, clears, list } = await runConcurrently(steps, browser)

      for (const tab of tabs) expect([...tab.entries].sort()).toEqual([...browser.entries].sort())
      expect([...browser.entries.keys()].filter((name) => name !== key)).toEqual([])

      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      const names = list.map(nameOf)
      const known = new Set([...seeds, ...added].map(nameOf))
      expect(known.size).toBe(seeds.length + added.length)
      expect(names.filter((name) => !known.has(name))).toEqual([])

      for (const { from, ...request } of added) {
        if (clears.every(({ until }) => until < from)) expect(names).toContain(nameOf(request))
      }
      if (clears.length === 0) for (const seed of seeds) expect(names).toContain(nameOf(seed))
      for (const { seen } of clears) expect(names.filter((name) => seen.includes(name))).toEqual([])

      const decided = new Map(
        decisions.flatMap((outcome) =>
          outcome.kind === 'decided' ? [[nameOf(outcome.request), outcome.request]] : [],
        ),
      )
      expect(decided.size).toBe(decisions.filter(({ kind }) => kind === 'decided').length)
      for (const outcome of decisions) {
        if (outcome.kind === 'already-decided')
          expect(outcome.request).toEqual(decided.get(nameOf(outcome.request)))
      }
      for (const request of list) {
        if (request.status !== 'pending' || decided.has(nameOf(request)))
          expect(request).toEqual(decided.get(nameOf(request)))
      }
    },
  )
  const examples: [ConcurrentStep[], number, number][] = [
    [clearedTwice, 160_882, 147],
    [clearedWhileWaiting, 9087, 84],
  ]
  await fc.assert(property, { numRuns: 300, examples })
}, 120_000)
