import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inverse } from '@/domain/invitations/changes'
import { createInvitationNotes } from '@/domain/invitations/notes'
import { createInvitationStorage, type InvitationStorage } from '@/domain/invitations/storage'
import { MemoryStorage } from '../../lib/memory-storage'
import { fullErrors } from '../../lib/storage-errors'
import { sampleInput, sampleRequest } from './sample-requests'
import { SimulatedBrowser } from './simulated-browser'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-02T03:04:05.678Z') }))
afterEach(() => void vi.useRealTimers())

const refusals: readonly (readonly [kind: string, error: unknown])[] = [
  ...fullErrors.map(([, error]) => ['quota', error] as const),
  ['blocked', new DOMException('The operation is insecure.', 'SecurityError')],
  ['other', new Error('disk')],
]

/** A storage that refuses the writes from the `first` to the `last`, counted from the moment it is armed. */
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
/** What an administrator does that writes: `prepare` stands before the fault, and the result is done under it. */
type Deed = (tools: Tools) => Promise<() => Promise<unknown>>

const at = (id: string) => sampleRequest({ id, extra: { kept: true } })
const list = `[ ${JSON.stringify(at('1'))} , 7, ${JSON.stringify(at('2'))} ]\n`
const backup = new Map([
  ['invitationRequests', JSON.stringify([at('8')])],
  ['invitationNote:8', '{"text":"new","updatedAt":"x"}'],
  ['invitationNote:1', '{"text":"replaced","updatedAt":"x"}'],
])

const deeds: Readonly<Record<string, Deed>> = {
  approve:
    async ({ invitations }) =>
    () =>
      invitations.decide('1', 'approved'),
  reject:
    async ({ invitations }) =>
    () =>
      invitations.decide('1', 'rejected'),
  'approve several':
    async ({ invitations }) =>
    () =>
      invitations.decideAll(['1', '2'], 'approved'),
  import:
    async ({ invitations }) =>
    () =>
      invitations.change([
        { id: '9', from: undefined, to: at('9') },
        { id: '2', from: at('2'), to: { ...at('2'), name: 'B' } },
      ]),
  undo: async ({ invitations }) => {
    const { changes } = await invitations.decideAll(['1', '2'], 'approved')
    return () => invitations.change(inverse(changes))
  },
  restore:
    async ({ invitations }) =>
    () =>
      invitations.restore(backup),
  'undo of a restore': async ({ invitations }) => {
    const before = await invitations.restore(backup)
    return () => invitations.unrestore(before, backup)
  },
  'undo of a restore after a new request': async ({ invitations }) => {
    const before = await invitations.restore(backup)
    await invitations.add(sampleInput)
    return () => invitations.unrestore(before, backup)
  },
  'clear all':
    async ({ invitations }) =>
    () =>
      invitations.clear(),
  'undo of clear all': async ({ invitations }) => {
    const texts = await invitations.clear()
    return () => invitations.unclear(texts)
  },
  'undo of clear all after a new request': async ({ invitations }) => {
    const texts = await invitations.clear()
    await invitations.add(sampleInput)
    return () => invitations.unclear(texts)
  },
  note:
    async ({ notes }) =>
    async () =>
      notes.write('1', 'newer words'),
}

async function open(prepare: Deed) {
  const memory = new RefusingStorage()
  memory.setItem('invitationRequests', list)
  memory.setItem('invitationRequests:quarantine:5', '[{"broken')
  memory.setItem('invitationNote:1', '{"text":"old","updatedAt":"x"}')
  memory.setItem('invitationNote:2', '{"text":"other","updatedAt":"x"}')
  const env = { storage: () => memory, now: () => new Date() }
  const deed = await prepare({
    invitations: createInvitationStorage(env),
    notes: createInvitationNotes(env),
  })
  await vi.advanceTimersByTimeAsync(5000)
  memory.disarm()
  return { memory, deed }
}

/** All that is stored about the requests, without the notes to other tabs, which come and go. */
const records = (memory: MemoryStorage) =>
  Object.fromEntries(
    Object.entries(memory.snapshot()).filter(([key]) => !/:(added|decided|cleared):/.test(key)),
  )

test.each(Object.entries(deeds))(
  '%s: whichever of its writes is refused, in any spelling, nothing is changed and the second try works',
  async (_, prepare) => {
    const { memory, deed } = await open(prepare)
    await deed()
    const { writes } = memory
    expect(writes).toBeGreaterThan(0)
    for (const [kind, error] of refusals) {
      for (let first = 1; first <= writes; first += 1) {
        const trial = await open(prepare)
        const before = records(trial.memory)
        trial.memory.arm(first, first, error)
        const outcome = await trial.deed().then(
          () => 'done',
          (thrown) => thrown,
        )
        trial.memory.disarm()
        // Refused was then only the note to other tabs, which the list does without.
        if (outcome === 'done') continue
        expect(outcome).toMatchObject({ name: 'StorageError', kind, message: expect.stringMatching(/\.$/) })
        expect(records(trial.memory)).toEqual(before)
        await vi.advanceTimersByTimeAsync(5000)
        expect(records(trial.memory)).toEqual(before)
        await trial.deed()
        expect(records(trial.memory)).not.toEqual(before)
      }
    }
  },
)

test.each(Object.entries(deeds))(
  '%s: a browser that takes no text from some write on loses no request and no note',
  async (name, prepare) => {
    const { memory, deed } = await open(prepare)
    await deed()
    const { writes } = memory
    for (const [, error] of refusals) {
      for (let first = 1; first <= writes; first += 1) {
        const trial = await open(prepare)
        const before = records(trial.memory)
        trial.memory.arm(first, Number.POSITIVE_INFINITY, error)
        const outcome = await trial.deed().then(
          () => 'done',
          () => 'refused',
        )
        trial.memory.disarm()
        if (outcome === 'done') continue
        const after = records(trial.memory)
        expect(after.invitationRequests).toBe(before.invitationRequests)
        expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)))
        if (first === 1) expect(after).toEqual(before)
        await trial.deed()
        expect(records(trial.memory), name).not.toEqual(before)
      }
    }
  },
)

test('a restore and the undo of Clear All fit exactly or change nothing, at each of 120 sizes of the storage', async () => {
  const outcomes = { restore: new Set<string>(), 'undo of clear all': new Set<string>() }
  for (const name of ['restore', 'undo of clear all'] as const) {
    const prepare = deeds[name]
    if (!prepare) throw new Error('no such deed')
    for (let room = 200; room < 1400; room += 20) {
      const { memory, deed } = await open(prepare)
      const before = records(memory)
      memory.room = room
      const done = await deed().then(
        () => true,
        () => false,
      )
      outcomes[name].add(done ? 'done' : 'refused')
      if (!done) expect(records(memory)).toEqual(before)
    }
  }
  expect([...outcomes.restore].sort()).toEqual(['done', 'refused'])
  expect([...outcomes['undo of clear all']].sort()).toEqual(['done', 'refused'])
})

test('a restore takes the room of what it replaces, where it does not fit beside it', async () => {
  const memory = new MemoryStorage()
  memory.setItem('invitationRequests', '[]')
  memory.setItem('invitationRequests:quarantine:5', 'x'.repeat(3000))
  memory.room = 4000
  const invitations = createInvitationStorage({ storage: () => memory, now: () => new Date() })
  const texts = new Map([['invitationRequests', JSON.stringify(['y'.repeat(3500)])]])
  await invitations.restore(texts)
  expect(memory.snapshot()).toEqual(Object.fromEntries(texts))
})

test('a damaged list that was cleared is kept aside when it comes back beside a newer request', async () => {
  const memory = new MemoryStorage()
  const damaged = `[${JSON.stringify(at('1'))},{"id":"2","na`
  memory.setItem('invitationRequests', damaged)
  const invitations = createInvitationStorage({ storage: () => memory, now: () => new Date() })
  const texts = await invitations.clear()
  const added = await invitations.add(sampleInput)
  await invitations.unclear(texts)
  await vi.advanceTimersByTimeAsync(5000)
  expect(JSON.parse(memory.getItem('invitationRequests') ?? '')).toEqual([at('1'), added])
  expect(Object.values(memory.snapshot())).toContain(damaged)
})

test('Clear All against requests from another tab, 120 times: each is kept, or is in what Clear All gives back', async () => {
  let state = 7
  const uneven = () => {
    state = (state * 48_271) % 2_147_483_647
    return state % 60
  }
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
    const clear = new Promise<ReadonlyMap<string, string>>((resolve) => {
      setTimeout(async () => resolve(await admin.invitations.clear()), clearAt)
    })
    await vi.advanceTimersByTimeAsync(6000)
    const [id, texts] = [await submit, await clear]
    const ids = (text: string | undefined): readonly string[] =>
      JSON.parse(text ?? '[]').map((request: { id: string }) => request.id)
    const stored = ids(browser.entries.get('invitationRequests'))
    const cleared = ids(texts.get('invitationRequests'))
    expect(cleared.slice(0, 2)).toEqual(['1', '2'])
    // In one of the two places, and what was there before is gone.
    expect([...stored, ...cleared.slice(2)]).toEqual([id])
    fates[stored.length === 1 ? 'kept' : 'cleared'] += 1
    const back = admin.invitations.unclear(texts)
    await vi.advanceTimersByTimeAsync(5000)
    await back
    for (const tab of [admin, visitor])
      expect(new Set(ids(tab.getItem('invitationRequests') ?? undefined))).toEqual(new Set(['1', '2', id]))
  }
  expect(fates.kept).toBeGreaterThan(10)
  expect(fates.cleared).toBeGreaterThan(10)
})
