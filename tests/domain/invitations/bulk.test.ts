import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inverse } from '@/domain/invitations/changes'
import { createInvitationStorage } from '@/domain/invitations/storage'
import { MemoryStorage } from '../../lib/memory-storage'
import { sampleInput, sampleRequest } from './sample-requests'
import { SimulatedBrowser, unevenly } from './simulated-browser'

const start = new Date('2026-01-02T03:04:05.678Z')
beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

function openTab(records: readonly unknown[], text = JSON.stringify(records)) {
  const memory = new MemoryStorage()
  memory.setItem('invitationRequests', text)
  const invitations = createInvitationStorage({ storage: () => memory, now: () => new Date() })
  const raw = () => memory.getItem('invitationRequests')
  return { memory, invitations, raw, list: () => JSON.parse(raw() ?? 'null') }
}
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
  const { invitations, raw } = openTab([], `[${odd},7,${JSON.stringify(sampleRequest({ id: '2' }))}]`)
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

test('what has changed since is left alone', async () => {
  const { invitations, memory, list } = openTab(pending(2))
  const { changes } = await invitations.decideAll(['0', '1'], 'rejected')
  const other = { ...list()[0], name: 'Another hand' }
  memory.setItem('invitationRequests', JSON.stringify([other, list()[1]]))
  const { made, refused } = await invitations.change(inverse(changes))
  expect([made.length, refused.length]).toEqual([1, 1])
  expect(list()[0]).toEqual(other)
  expect(list()[1].status).toBe('pending')
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

test('a full storage makes no bulk decision and no change', async () => {
  const { invitations, memory, raw } = openTab(pending(3))
  const before = raw()
  memory.room = (before?.length ?? 0) + 40
  await expect(invitations.decideAll(['0', '1', '2'], 'approved')).rejects.toMatchObject({ kind: 'quota' })
  await expect(
    invitations.change([{ id: 'n', from: undefined, to: sampleRequest({ id: 'n' }) }]),
  ).rejects.toMatchObject({ kind: 'quota' })
  expect(raw()).toBe(before)
})

test('clear all is taken back byte by byte, with what was kept aside and the notes', async () => {
  const { invitations, memory } = openTab([], '[ {"id":"1","name":"A","email":"a@b.c"} , 7 ]\n')
  memory.setItem('invitationRequests:quarantine:5', 'junk')
  memory.setItem('invitationNote:1', '{"text":"n","updatedAt":"x"}')
  memory.setItem('theme', 'dark')
  const before = memory.snapshot()
  const cleared = await invitations.clear()
  expect(invitations.read().requests).toEqual([])
  expect(Object.keys(memory.snapshot()).filter((key) => /note|quarantine|Requests$/i.test(key))).toEqual([])
  await invitations.unclear(cleared)
  expect(memory.snapshot()).toMatchObject(before)
  await vi.advanceTimersByTimeAsync(5000)
  expect(memory.snapshot()).toEqual(before)
})

test('a request that came in after clear all stays when that is taken back', async () => {
  const { invitations, list } = openTab(pending(2))
  const cleared = await invitations.clear()
  const added = await invitations.add(sampleInput)
  await invitations.unclear(cleared)
  expect(list()).toEqual([...pending(2), added])
})

test('what clear all removed and gave back stays when another tab writes at once', async () => {
  const browser = new SimulatedBrowser({ delay: () => 30 })
  const [a, b] = [browser.open(), browser.open()]
  a.setItem('invitationRequests', JSON.stringify(pending(2)))
  await vi.advanceTimersByTimeAsync(200)
  const clearing = a.invitations.clear()
  await vi.advanceTimersByTimeAsync(300)
  const back = a.invitations.unclear(await clearing)
  await vi.advanceTimersByTimeAsync(300)
  await back
  const adding = b.invitations.add(sampleInput)
  await vi.advanceTimersByTimeAsync(8000)
  const added = await adding
  expect(JSON.parse(browser.entries.get('invitationRequests') ?? '[]')).toEqual([...pending(2), added])
})

test('a restore puts the bytes of the backup in place of everything, and its undo the bytes before', async () => {
  const { invitations, memory } = openTab(pending(2))
  memory.setItem('invitationNote:0', 'note')
  const before = memory.snapshot()
  const texts = new Map([
    ['invitationRequests', ' [ ] '],
    ['invitationNote:7', 'x'],
  ])
  const old = await invitations.restore(texts)
  expect(memory.snapshot()).toEqual(Object.fromEntries(texts))
  // The same list, spelled in another way.
  memory.setItem('invitationRequests', '[]')
  expect(await invitations.unrestore(old, texts)).toBe(0)
  expect(memory.snapshot()).toEqual(before)
})

test('what came or changed since a restore stays when that is taken back', async () => {
  const { invitations, memory, list } = openTab(pending(2))
  const note = (text: string) => JSON.stringify({ text, updatedAt: start.toISOString() })
  memory.setItem('invitationNote:0', note('before'))
  memory.setItem('invitationNote:1', note('before'))
  const [first, second] = pending(2)
  const [third, fourth, fifth] = ['7', '8', '9'].map((id) => sampleRequest({ id }))
  const texts = new Map([
    ['invitationRequests', JSON.stringify([{ ...first, name: 'Of the backup' }, third, fourth, fifth, 7])],
    ['invitationNote:0', note('of the backup')],
    ['invitationNote:8', note('of the backup')],
  ])
  const before = await invitations.restore(texts)
  const added = await invitations.add(sampleInput)
  await invitations.decide('7', 'rejected')
  const [, decided] = list()
  memory.setItem('invitationNote:1', note('written since'))
  memory.setItem('invitationNote:9', note('written since'))
  expect(await invitations.unrestore(before, texts)).toBe(4)
  expect(list()).toEqual([first, second, decided, fifth, added])
  await vi.advanceTimersByTimeAsync(5000)
  expect(memory.snapshot()).toEqual({
    invitationRequests: JSON.stringify([first, second, decided, fifth, added]),
    'invitationNote:0': note('before'),
    'invitationNote:1': note('written since'),
    'invitationNote:9': note('written since'),
  })
})

test('a restore that does not fit changes nothing', async () => {
  const { invitations, memory } = openTab(pending(2))
  const before = memory.snapshot()
  memory.room = 3000
  await expect(
    invitations.restore(new Map([['invitationRequests', 'x'.repeat(5000)]])),
  ).rejects.toMatchObject({ kind: 'quota' })
  expect(memory.snapshot()).toEqual(before)
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

test('a decision taken back can be made again at once by the tab that made it', async () => {
  const browser = new SimulatedBrowser()
  const tab = browser.open()
  tab.setItem('invitationRequests', JSON.stringify(pending(2)))
  const run = async <T>(work: Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(150)
    return work
  }
  const { changes } = await run(tab.invitations.decideAll(['0', '1'], 'rejected'))
  await run(tab.invitations.change(inverse(changes)))
  expect((await run(tab.invitations.decide('0', 'approved'))).kind).toBe('decided')
  expect((await run(tab.invitations.decideAll(['1'], 'approved'))).changes).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
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
  await vi.advanceTimersByTimeAsync(300)
  expect((await undone).refused).toEqual([])
  const third = b.invitations.add(sampleInput)
  await vi.advanceTimersByTimeAsync(8000)
  await third
  const records = JSON.parse(browser.entries.get('invitationRequests') ?? '[]')
  expect(records.map(({ status }: { status: string }) => status)).toEqual(['pending', 'rejected', 'pending'])
})
