import { beforeEach, expect, test, vi } from 'vitest'
import { inverse } from '@/domain/invitations/list'
import type { InvitationStorage } from '@/domain/invitations/storage'
import type { MemoryStorage } from '../../lib/memory-storage'
import { openTab } from './one-tab'
import { sampleInput, sampleRequest } from './sample-requests'
import { SimulatedBrowser, unevenly } from './simulated-browser'

const start = new Date('2026-01-02T03:04:05.678Z')
beforeEach(() => void vi.useFakeTimers({ now: start }))

const pending = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleRequest({ id: `${index}` }))

test('many are decided in one write, each with a code of its own; the others are reported', async () => {
  const records = [...pending(400), sampleRequest({ id: 'x', status: 'rejected' })]
  const { invitations, list, memory } = openTab(records)
  const write = vi.spyOn(memory, 'setItem')
  const ids = [...records.map(({ id }) => id), 'gone']
  const outcome = await invitations.decideAll(ids, 'approved')
  expect(outcome.changes).toHaveLength(400)
  expect(outcome.elsewhere.map(({ id }) => id)).toEqual(['x'])
  expect(outcome.missing).toBe(1)
  expect(write.mock.calls.filter(([key]) => key === 'invitationRequests')).toHaveLength(1)
  const codes = list().flatMap((record: { invitationCode?: string }) => record.invitationCode ?? [])
  expect(new Set(codes).size).toBe(400)
})

test('a decision is taken back byte by byte, odd fields and missing ones included', async () => {
  const odd =
    '{"id":"1","name":"A","email":"a@b.c","organization":null,"__proto__":{"x":1},"extra":[{"y":"\\ud800"}]}'
  const { invitations, raw } = openTab(`[${odd},7,${JSON.stringify(sampleRequest({ id: '2' }))}]`)
  const before = raw()
  for (const decision of ['approved', 'rejected'] as const) {
    const outcome = await invitations.decide('1', decision)
    if (outcome.kind !== 'decided') throw new Error('not decided')
    expect(raw()).not.toBe(before)
    expect(await invitations.change(inverse([outcome.change]))).toMatchObject({ refused: [] })
    expect(raw()).toBe(before)
  }
  const { changes } = await invitations.decideAll(['1', '2'], 'approved')
  await invitations.change(inverse(changes))
  expect(raw()).toBe(before)
})

test('records are added, replaced and removed in one write, and foreign members stay', async () => {
  const { invitations, list } = openTab([7, ...pending(2)])
  const added = sampleRequest({ id: 'new' })
  const changes = [
    { id: 'new', from: undefined, to: added },
    { id: '0', from: sampleRequest({ id: '0' }), to: { ...sampleRequest({ id: '0' }), name: 'B' } },
    { id: '1', from: sampleRequest({ id: '1' }), to: undefined },
    { id: '0', from: 'what never stood there', to: sampleRequest({ id: '0' }) },
    { id: 'z', from: undefined, to: sampleRequest({ id: 'another id' }) },
    { id: 'new', from: added, to: { ...added, name: 'C' } },
  ]
  const { made, refused } = await invitations.change(changes)
  expect([made.length, refused.length]).toEqual([4, 2])
  expect(list()).toEqual([7, { ...sampleRequest({ id: '0' }), name: 'B' }, { ...added, name: 'C' }])
  await invitations.change(inverse(made).toReversed())
  expect(list()).toEqual([7, sampleRequest({ id: '0' }), sampleRequest({ id: '1' })])
})

test('the undo of a restore works when the backup held keys that are not about requests', async () => {
  const { invitations, memory } = openTab()
  await invitations.add(sampleInput)
  const old = memory.snapshot()
  const texts = new Map([
    ['invitationRequests', '[]'],
    ['theme', 'dark'],
  ])
  const undo = await invitations.restore(texts)
  expect(memory.getItem('theme')).toBeNull()
  expect(await undo()).toBe(true)
  expect(memory.snapshot()).toEqual(old)
})

test('a restore replaces everything by the bytes of the backup, and its undo brings back the old bytes', async () => {
  const { invitations, memory } = openTab(pending(2))
  memory.setItem('invitationNote:0', 'note')
  const before = memory.snapshot()
  const texts = new Map([
    ['invitationRequests', ' [ ] '],
    ['invitationNote:7', 'x'],
  ])
  const undo = await invitations.restore(texts)
  expect(memory.snapshot()).toEqual(Object.fromEntries(texts))
  expect(await undo()).toBe(true)
  expect(memory.snapshot()).toEqual(before)
})

test('a restore sets a damaged list aside and keeps the copies that are here; its undo leaves all as it was', async () => {
  vi.setSystemTime(9)
  const damaged = '[{"broken'
  const { invitations, memory } = openTab(damaged)
  const copy = { 'invitationRequests:quarantine:5': '[{"older' }
  memory.setItem('invitationRequests:quarantine:5', copy['invitationRequests:quarantine:5'])
  const before = memory.snapshot()
  const texts = { invitationRequests: '[]', 'invitationRequests:quarantine:3': '[{"theirs' }
  const undo = await invitations.restore(new Map(Object.entries(texts)))
  expect(memory.snapshot()).toEqual({ ...texts, ...copy, 'invitationRequests:quarantine:9': damaged })
  expect(await undo()).toBe(true)
  expect(memory.snapshot()).toEqual(before)
})

test('a damaged list that cannot be set aside is not replaced by a backup', async () => {
  const { invitations, memory } = openTab(`[{"broken${'x'.repeat(300)}`)
  const before = memory.snapshot()
  // Less than the copy and the backup's list take together.
  memory.room = 360
  const message = expect.stringMatching(/no room to keep a copy.*would delete them: take a copy first/)
  const restored = invitations.restore(new Map([['invitationRequests', '[]']]))
  await expect(restored).rejects.toMatchObject({ kind: 'quota', message })
  expect(memory.snapshot()).toEqual(before)
})

test.each([
  ['a request', (invitations: InvitationStorage) => invitations.add(sampleInput)],
  ['a decision', (invitations: InvitationStorage) => invitations.decide('7', 'rejected')],
  [
    'a note',
    async (_: InvitationStorage, memory: MemoryStorage) => memory.setItem('invitationNote:7', 'since'),
  ],
  [
    'the removal of a note',
    async (_: InvitationStorage, memory: MemoryStorage) => memory.removeItem('invitationNote:8'),
  ],
  [
    'a copy set aside',
    async (_: InvitationStorage, memory: MemoryStorage) =>
      memory.setItem('invitationRequests:quarantine:7', '[{'),
  ],
])('a restore is not taken back after %s: nothing that came since is lost', async (_, happen) => {
  const { invitations, memory } = openTab(pending(2))
  const texts = new Map([
    ['invitationRequests', JSON.stringify([sampleRequest({ id: '7' })])],
    ['invitationNote:8', 'of the backup'],
  ])
  const undo = await invitations.restore(texts)
  await happen(invitations, memory)
  const since = memory.snapshot()
  expect(await undo()).toBe(false)
  expect(memory.snapshot()).toEqual(since)
})

test('two tabs that decide the same row a hundred times make one decision and one code each time', async () => {
  const browser = new SimulatedBrowser({ delay: unevenly(40) })
  const [a, b] = [browser.open(), browser.open()]
  a.setItem('invitationRequests', JSON.stringify(pending(100)))
  await vi.advanceTimersByTimeAsync(500)
  let decided = 0
  for (let row = 0; row < 100; row += 1) {
    const both = Promise.all([
      a.invitations.decide(`${row}`, 'approved'),
      b.invitations.decideAll([`${row}`], row % 2 ? 'approved' : 'rejected'),
    ])
    await vi.advanceTimersByTimeAsync(3000)
    const [one, many] = await both
    decided += (one.kind === 'decided' ? 1 : 0) + many.changes.length
  }
  await vi.advanceTimersByTimeAsync(10_000)
  const records = JSON.parse(browser.entries.get('invitationRequests') ?? '[]')
  expect(decided).toBe(100)
  expect(records.every(({ status }: { status: string }) => status !== 'pending')).toBe(true)
  const codes = records.flatMap((record: { invitationCode?: string }) => record.invitationCode ?? [])
  expect(new Set(codes).size).toBe(codes.length)
  expect(records.filter(({ status }: { status: string }) => status === 'approved')).toHaveLength(codes.length)
})

test('a decision taken back at once is not made again by a tab that heard of it', async () => {
  const browser = new SimulatedBrowser({ delay: () => 30 })
  const [a, b] = [browser.open(), browser.open()]
  a.setItem('invitationRequests', JSON.stringify(pending(2)))
  await vi.advanceTimersByTimeAsync(200)
  const deciding = a.invitations.decide('0', 'approved')
  const other = b.invitations.decide('1', 'rejected')
  await vi.advanceTimersByTimeAsync(400)
  const outcome = await deciding
  await other
  if (outcome.kind !== 'decided') throw new Error('not decided')
  const undone = a.invitations.change(inverse([outcome.change]))
  await vi.advanceTimersByTimeAsync(500)
  expect((await undone).refused).toEqual([])
  const third = b.invitations.add(sampleInput)
  await vi.advanceTimersByTimeAsync(8000)
  await third
  const records = JSON.parse(browser.entries.get('invitationRequests') ?? '[]')
  expect(records.map(({ status }: { status: string }) => status)).toEqual(['pending', 'rejected', 'pending'])
})
