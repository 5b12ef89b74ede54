import { beforeEach, expect, test, vi } from 'vitest'
import { inverse } from '@/domain/invitations/list'
import { createInvitationNotes } from '@/domain/invitations/notes-and-log'
import { createInvitationStorage, type InvitationStorage } from '@/domain/invitations/storage'
import { MemoryStorage } from '../../lib/memory-storage'
import { fullErrors } from '../../lib/storage-errors'
import { openTab } from './one-tab'
import { sampleInput, sampleRequest } from './sample-requests'
import { SimulatedBrowser, unevenly } from './simulated-browser'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-02T03:04:05.678Z') }))

const refusals: readonly (readonly [kind: string, error: unknown])[] = [
  ...fullErrors.map(([, error]) => ['quota', error] as const),
  ['blocked', new DOMException('The operation is insecure.', 'SecurityError')],
  ['other', new Error('disk')],
]

/** A storage that refuses the `first` to the `last` write after it is armed. */
class RefusingStorage extends MemoryStorage {
  writes = 0
  #refused: { readonly first: number; readonly last: number; readonly error: unknown } | undefined

  arm(first: number, last: number, error: unknown): void {
    this.writes = 0
    this.#refused = { first, last, error }
  }

  disarm(): void {
    this.writes = 0
    this.#refused = undefined
  }

  override setItem(key: string, text: string): void {
    this.writes += 1
    const { first, last, error } = this.#refused ?? { first: 1, last: 0, error: undefined }
    if (this.writes >= first && this.writes <= last) throw error
    super.setItem(key, text)
  }
}

type Tools = {
  readonly invitations: InvitationStorage
  readonly notes: ReturnType<typeof createInvitationNotes>
}
/** An administrator's act that writes: `prepare` runs before the fault, its result under it. */
type Action = (tools: Tools) => Promise<() => Promise<unknown>>

const at = (id: string) => sampleRequest({ id, extra: { kept: true } })
const list = `[ ${JSON.stringify(at('1'))} , 7, ${JSON.stringify(at('2'))} ]\n`
const backup = new Map([
  ['invitationRequests', JSON.stringify([at('8')])],
  ['invitationNote:8', '{"text":"new","updatedAt":"x"}'],
  ['invitationNote:1', '{"text":"replaced","updatedAt":"x"}'],
])

const now =
  (work: (tools: Tools) => Promise<unknown>): Action =>
  async (tools) =>
  () =>
    work(tools)

const actions: Readonly<Record<string, Action>> = {
  approve: now(({ invitations }) => invitations.decide('1', 'approved')),
  reject: now(({ invitations }) => invitations.decide('1', 'rejected')),
  'approve several': now(({ invitations }) => invitations.decideAll(['1', '2'], 'approved')),
  import: now(({ invitations }) =>
    invitations.change([
      { id: '9', from: undefined, to: at('9') },
      { id: '2', from: at('2'), to: { ...at('2'), name: 'B' } },
    ]),
  ),
  undo: async ({ invitations }) => {
    const { changes } = await invitations.decideAll(['1', '2'], 'approved')
    return () => invitations.change(inverse(changes))
  },
  restore: now(({ invitations }) => invitations.restore(backup)),
  'undo of a restore': async ({ invitations }) => {
    return await invitations.restore(backup)
  },
  note: now(async ({ notes }) => notes.write('1', 'newer words')),
}

async function open(prepare: Action) {
  const memory = new RefusingStorage()
  memory.setItem('invitationRequests', list)
  memory.setItem('invitationRequests:quarantine:5', '[{"broken')
  memory.setItem('invitationNote:1', '{"text":"old","updatedAt":"x"}')
  memory.setItem('invitationNote:2', '{"text":"other","updatedAt":"x"}')
  memory.setItem('invitationNote:3', '{"text":"third","updatedAt":"x"}')
  memory.setItem(
    'invitationAudit:x:1',
    '{"at":"x","action":"note","id":"1","before":"none","after":"a note"}',
  )
  const env = { storage: () => memory, now: () => new Date() }
  const action = await prepare({
    invitations: createInvitationStorage(env),
    notes: createInvitationNotes(env),
  })
  await vi.advanceTimersByTimeAsync(5000)
  memory.disarm()
  return { memory, action }
}

test.each(Object.entries(actions))(
  '%s: whichever of its writes is refused, in any spelling, nothing is changed and the second try works',
  async (_, prepare) => {
    const { memory, action } = await open(prepare)
    await action()
    const { writes } = memory
    expect(writes).toBeGreaterThan(0)
    for (const [kind, error] of refusals) {
      for (let first = 1; first <= writes; first += 1) {
        const trial = await open(prepare)
        const before = trial.memory.snapshot()
        trial.memory.arm(first, first, error)
        const outcome = await trial.action().then(
          () => 'done',
          (thrown) => thrown,
        )
        trial.memory.disarm()
        if (outcome === 'done') {
          // A restore without room frees some first, and then succeeds.
          expect(kind).toBe('quota')
          expect(trial.memory.snapshot()).toEqual(memory.snapshot())
          continue
        }
        expect(outcome).toMatchObject({ name: 'StorageError', kind, message: expect.stringMatching(/\.$/) })
        expect(trial.memory.snapshot()).toEqual(before)
        await vi.advanceTimersByTimeAsync(5000)
        expect(trial.memory.snapshot()).toEqual(before)
        await trial.action()
        expect(trial.memory.snapshot()).not.toEqual(before)
      }
    }
  },
)

test.each(Object.entries(actions))(
  '%s: a browser that takes no text from some write on loses no request and no note',
  async (name, prepare) => {
    const { memory, action } = await open(prepare)
    await action()
    const { writes } = memory
    for (const [, error] of refusals) {
      for (let first = 1; first <= writes; first += 1) {
        const trial = await open(prepare)
        const before = trial.memory.snapshot()
        trial.memory.arm(first, Number.POSITIVE_INFINITY, error)
        const outcome = await trial.action().then(
          () => 'done',
          () => 'refused',
        )
        trial.memory.disarm()
        if (outcome === 'done') continue
        const after = trial.memory.snapshot()
        expect(after.invitationRequests).toBe(before.invitationRequests)
        expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)))
        if (first === 1) expect(after).toEqual(before)
        await trial.action()
        expect(trial.memory.snapshot(), name).not.toEqual(before)
      }
    }
  },
)

test('a restore fits exactly or changes nothing, at each of 120 sizes of the storage', async () => {
  const prepare = actions.restore
  if (!prepare) throw new Error('no such action')
  const outcomes = new Set<string>()
  for (let room = 200; room < 1400; room += 10) {
    const { memory, action } = await open(prepare)
    const before = memory.snapshot()
    memory.room = room
    const outcome = await action().then(
      () => 'done',
      () => 'refused',
    )
    outcomes.add(outcome)
    if (outcome === 'refused') expect(memory.snapshot()).toEqual(before)
  }
  expect([...outcomes].sort()).toEqual(['done', 'refused'])
})

const sizeOf = (texts: Readonly<Record<string, string>>) => Object.entries(texts).flat().join('').length

test.each([
  ['other notes and a shorter list', list, backup],
  ['a list that cannot be read', `[${JSON.stringify(at('1'))}, {"broken`, backup],
  ['nothing but notes that are new here', '[]', new Map([...backup].slice(1))],
  [
    'a longer list and shorter notes',
    '[]',
    new Map([
      ['invitationRequests', list],
      ['invitationNote:1', 'x'],
    ]),
  ],
])('a restore, and its undo, work wherever what is stored afterward fits: %s', async (_, stored, texts) => {
  const openWith = () => {
    const tab = openTab(stored)
    tab.memory.setItem('invitationNote:1', '{"text":"old","updatedAt":"x"}')
    tab.memory.setItem('invitationNote:2', '{"text":"other","updatedAt":"x"}')
    return { ...tab, before: tab.memory.snapshot() }
  }
  const free = openWith()
  await free.invitations.restore(texts)
  const after = free.memory.snapshot()
  const most = Math.max(sizeOf(free.before), sizeOf(after))
  const { memory, before, invitations } = openWith()
  memory.room = most
  const undo = await invitations.restore(texts)
  expect(memory.snapshot()).toEqual(after)
  expect(await undo()).toBe(true)
  expect(memory.snapshot()).toEqual(before)
  memory.room = sizeOf(after) - 1
  await expect(invitations.restore(texts)).rejects.toMatchObject({ kind: 'quota' })
  expect(memory.snapshot()).toEqual(before)
})

test.each([
  ['restore', (invitations: InvitationStorage) => invitations.restore(backup)],
  ['clear all', (invitations: InvitationStorage) => invitations.clear()],
])(
  '%s: whichever of its removals is refused, nothing is changed and the second try works',
  async (_, work) => {
    let invitations: InvitationStorage | undefined
    const openTab = async () => {
      const { memory } = await open(async (tools) => {
        invitations = tools.invitations
        return async () => {}
      })
      if (!invitations) throw new Error('no storage')
      return { memory, invitations, remove: vi.spyOn(memory, 'removeItem') }
    }
    const whole = await openTab()
    await work(whole.invitations)
    const removals = whole.remove.mock.calls.length
    expect(removals).toBeGreaterThan(1)
    for (let place = 0; place < removals; place += 1) {
      const trial = await openTab()
      const before = trial.memory.snapshot()
      for (let passed = 0; passed < place; passed += 1)
        trial.remove.mockImplementationOnce((key) =>
          MemoryStorage.prototype.removeItem.call(trial.memory, key),
        )
      trial.remove.mockImplementationOnce(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
      await expect(work(trial.invitations)).rejects.toMatchObject({ name: 'StorageError', kind: 'blocked' })
      expect(trial.memory.snapshot()).toEqual(before)
      await work(trial.invitations)
      expect(trial.memory.snapshot()).toEqual(whole.memory.snapshot())
    }
  },
)

test('a restore takes the room of what it replaces, where it does not fit beside it', async () => {
  const { memory, invitations } = openTab([])
  memory.setItem('invitationNote:5', 'x'.repeat(3000))
  memory.room = 4000
  const texts = new Map([['invitationRequests', JSON.stringify(['y'.repeat(3500)])]])
  await invitations.restore(texts)
  expect(memory.snapshot()).toEqual(Object.fromEntries(texts))
})

test('a restore that does not fit even then is taken back whole', async () => {
  const { memory, invitations } = openTab([])
  memory.setItem('invitationNote:5', 'x'.repeat(300))
  const before = memory.snapshot()
  memory.room = 400
  const texts = new Map([
    ['invitationNote:1', 'z'.repeat(250)],
    ['invitationRequests', JSON.stringify(['y'.repeat(500)])],
  ])
  await expect(invitations.restore(texts)).rejects.toMatchObject({ kind: 'quota' })
  expect(memory.snapshot()).toEqual(before)
})

test('Clear All against requests from another tab, 120 times: each is kept or reported as cleared', async () => {
  const uneven = unevenly(60, 7)
  const fates = { kept: 0, cleared: 0 }
  for (let round = 0; round < 120; round += 1) {
    const browser = new SimulatedBrowser({ delay: uneven })
    const [admin, visitor] = [browser.open(), browser.open()]
    admin.setItem('invitationRequests', JSON.stringify([at('1'), at('2')]))
    await vi.advanceTimersByTimeAsync(500)
    const submitAt = uneven() * 4
    const clearAt = uneven() * 4
    const submit = new Promise<string>((resolve) => {
      setTimeout(async () => resolve((await visitor.invitations.add(sampleInput)).id), submitAt)
    })
    const clear = new Promise<readonly string[]>((resolve) => {
      setTimeout(async () => {
        const cleared = await admin.invitations.clear()
        resolve(cleared?.requests.map((request) => request.id) ?? [])
      }, clearAt)
    })
    await vi.advanceTimersByTimeAsync(6000)
    const [id, cleared] = [await submit, await clear]
    const stored: readonly { readonly id: string }[] = JSON.parse(
      browser.entries.get('invitationRequests') ?? '[]',
    )
    // Each is in one of the two places, and what was there before is gone.
    expect(new Set([...stored.map((request) => request.id), ...cleared])).toEqual(new Set(['1', '2', id]))
    expect(stored.length + cleared.length).toBe(3)
    expect(cleared).toEqual(expect.arrayContaining(['1', '2']))
    for (const tab of [admin, visitor])
      expect(tab.getItem('invitationRequests')).toBe(browser.entries.get('invitationRequests') ?? null)
    fates[stored.length === 1 ? 'kept' : 'cleared'] += 1
  }
  expect(fates.kept).toBeGreaterThan(10)
  expect(fates.cleared).toBeGreaterThan(10)
})
