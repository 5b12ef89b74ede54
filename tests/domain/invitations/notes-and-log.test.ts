import { beforeEach, expect, test, vi } from 'vitest'
import {
  createInvitationAudit,
  createInvitationMeter,
  createInvitationNotes,
  roomFor,
  roomInList,
} from '@/domain/invitations/notes-and-log'
import { openTab } from './one-tab'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-07-16T14:00:00.000Z') }))

function open() {
  const { memory, env, events } = openTab()
  const fromAnotherTab = (key: string | null, newValue: string | null = null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { memory, env, fromAnotherTab }
}
const blocked = {
  storage: () => {
    throw new DOMException('no', 'SecurityError')
  },
  now: () => new Date(),
}
const entry = { action: 'approved', before: 'pending', after: 'approved' }

test('notes are kept a key each, and a blank one is removed', () => {
  const { memory, env } = open()
  const notes = createInvitationNotes(env)
  notes.write('__proto__', 'Met at the fair.')
  expect(notes.read().get('__proto__')).toEqual({
    text: 'Met at the fair.',
    updatedAt: '2025-07-16T14:00:00.000Z',
  })
  memory.setItem('invitationNote:2', 'junk')
  memory.setItem('invitationNote:3', '{"text":7}')
  expect([...notes.read().keys()]).toEqual(['__proto__'])
  notes.write('__proto__', ' \n')
  expect(Object.keys(memory.snapshot())).toEqual(['invitationNote:2', 'invitationNote:3'])
})

test('a note that does not fit fails, and the old one stays', () => {
  const { memory, env } = open()
  const notes = createInvitationNotes(env)
  notes.write('1', 'old')
  memory.room = 200
  expect(() => notes.write('1', 'x'.repeat(500))).toThrow(expect.objectContaining({ kind: 'quota' }))
  expect(notes.read().get('1')?.text).toBe('old')
})

test('notes and log tell of changes by this tab and by others, and of nothing else', () => {
  const { env, fromAnotherTab } = open()
  const notes = createInvitationNotes(env)
  const heard = vi.fn()
  const end = notes.subscribe(heard)
  notes.write('1', 'x')
  fromAnotherTab('invitationNote:2', 'not JSON')
  fromAnotherTab(null)
  fromAnotherTab('theme')
  expect(heard).toHaveBeenCalledTimes(3)
  end()
  fromAnotherTab(null)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('the audit log keeps the last thousand entries, newest first', () => {
  const { memory, env } = open()
  const audit = createInvitationAudit(env)
  for (let first = 0; first < 1010; first += 10) {
    audit.add(Array.from({ length: 10 }, (_, index) => ({ ...entry, id: String(first + index) })))
    if (first % 3 === 0) vi.setSystemTime(Date.now() + 1)
  }
  const ids = audit.read().map(({ id }) => id)
  expect(ids).toHaveLength(1000)
  expect([ids[0], ids.at(-1)]).toEqual(['1009', '10'])
  audit.add(Array.from({ length: 3000 }, (_, index) => ({ ...entry, id: `b${index}` })))
  expect(audit.read().map(({ id }) => id)[999]).toBe('b2000')
  memory.setItem('invitationAudit:z', '{"at":1}')
  memory.setItem('invitationAudit:zz', 'junk')
  expect(audit.read()).toHaveLength(1000)
})

test('after a clock that was ahead the newest entries are still the ones that are kept', () => {
  const { memory, env } = open()
  vi.setSystemTime(new Date('2026-07-16T14:00:00.000Z'))
  createInvitationAudit(env).add(Array.from({ length: 1000 }, (_, index) => ({ ...entry, id: `a${index}` })))
  vi.setSystemTime(new Date('2025-07-16T14:00:00.000Z'))
  const audit = createInvitationAudit(env)
  for (const id of ['b', 'c']) audit.add([{ ...entry, id }])
  expect(
    audit
      .read()
      .slice(0, 3)
      .map(({ id }) => id),
  ).toEqual(['c', 'b', 'a999'])
  expect(audit.read()[0]?.at).toBe('2025-07-16T14:00:00.000Z')
  expect(audit.read()).toHaveLength(1000)
  memory.setItem('invitationAudit:9999-99-99T00:00:00.000Z:', 'junk')
  expect(() => audit.add([entry])).not.toThrow()
})

test('to add an entry reads no other one', () => {
  const { memory, env } = open()
  const audit = createInvitationAudit(env)
  for (let index = 0; index < 10; index += 1) audit.add([{ ...entry, id: String(index) }])
  expect(memory.reads).toBe(0)
})

test('a full storage loses the oldest entries, not the newest', () => {
  const { memory, env } = open()
  const audit = createInvitationAudit(env)
  for (let index = 0; index < 100; index += 1) audit.add([{ ...entry, id: String(index) }])
  memory.room = Object.entries(memory.snapshot()).reduce(
    (sum, [key, text]) => sum + key.length + text.length,
    0,
  )
  audit.add([{ ...entry, action: 'note' }])
  expect(audit.read()).toHaveLength(100)
  audit.add([{ ...entry, id: 'last' }])
  expect(audit.read()[0]?.id).toBe('last')
  expect(audit.read().at(-1)?.id).toBe('50')
  memory.room = 0
  expect(() => audit.add([entry])).not.toThrow()
})

test('blocked storage is an empty log, no notes and an empty meter', () => {
  expect(createInvitationAudit(blocked).read()).toEqual([])
  expect(() => createInvitationAudit(blocked).add([entry])).not.toThrow()
  expect(createInvitationNotes(blocked).read().size).toBe(0)
  expect(() => createInvitationNotes(blocked).write('1', 'x')).toThrow(
    expect.objectContaining({ kind: 'blocked' }),
  )
  expect(createInvitationMeter(blocked).read()).toMatchObject({ used: 0, nearlyFull: false })
  expect(() => createInvitationMeter(blocked).backedUp()).not.toThrow()
})

test('the meter counts keys and texts, warns at 80 %, and says how many more fit', () => {
  const { memory, env } = open()
  const meter = createInvitationMeter(env)
  memory.setItem('invitationRequests', 'x'.repeat(4_194_285))
  expect(meter.read()).toMatchObject({
    used: 4_194_303,
    quota: 5_242_880,
    nearlyFull: false,
    lastBackup: undefined,
  })
  memory.setItem('a', '')
  expect(meter.read().nearlyFull).toBe(true)
  meter.backedUp()
  expect(meter.read().lastBackup).toBe('2025-07-16T14:00:00.000Z')
})

test('room for more is reckoned by the length of the list alone, whatever else is stored', () => {
  const { memory, env } = open()
  const room = () => roomFor(createInvitationMeter(env).read(), 1000)
  memory.setItem('invitationRequests', 'x'.repeat(500_000))
  const alone = room()
  expect(alone).toBe(Math.floor((5_242_880 - 500_018) / 500))
  memory.setItem('invitationAudit:1', 'x'.repeat(1_000_000))
  expect(alone - room()).toBeOneOf([2000, 2001])
  memory.setItem('invitationRequests', '[]')
  expect(roomFor(createInvitationMeter(env).read(), 0)).toBe(Math.floor(4_242_840 / 480))
})

test('the first few requests, short or long, say little about the room for more', () => {
  const { memory, env } = open()
  const roomBeside = (requests: number, length: number) => {
    memory.setItem('invitationRequests', 'x'.repeat(requests * length))
    return roomInList(createInvitationMeter(env).read(), requests)
  }
  const none = roomBeside(0, 0)
  expect(none).toBe(Math.floor((5_242_880 - 18) / 480))
  for (const length of [300, 700]) expect(Math.abs(roomBeside(3, length) / none - 1)).toBeLessThan(0.1)
  expect(roomBeside(400, 300) / none).toBeGreaterThan(1.4)
})

test('a note or an entry that is one JSON text of millions of characters is none, at once', () => {
  const { memory, env } = open()
  memory.setItem('invitationNote:1', JSON.stringify('x'.repeat(100_000)))
  memory.setItem('invitationAudit:1', JSON.stringify('x'.repeat(100_000)))
  const entries = vi.spyOn(Object, 'entries')
  expect(createInvitationNotes(env).read().size).toBe(0)
  expect(createInvitationAudit(env).read()).toEqual([])
  expect(entries).not.toHaveBeenCalled()
})
