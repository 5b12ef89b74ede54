import { expect, test, vi } from 'vitest'
import { site } from '@/config/site'
import { createAdminSession, signOutLine } from '@/domain/session/admin-session'
import { MemoryStorage } from '../../lib/memory-storage'
import { blockedStorage } from '../../lib/storage-errors'

const start = new Date('2026-01-02T03:04:05.678Z')
const hours = (count: number) => count * 60 * 60 * 1000

function open(flags: Readonly<Record<string, string>> = {}, memory = new MemoryStorage()) {
  for (const [key, text] of Object.entries(flags)) memory.setItem(key, text)
  const clock = { now: start }
  const events = new EventTarget()
  const session = createAdminSession({ storage: () => memory, now: () => clock.now, events })
  const after = (milliseconds: number) => {
    clock.now = new Date(start.getTime() + milliseconds)
  }
  const tell = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { session, memory, after, tell }
}

const signedIn = { adminAuthenticated: 'true', adminLoginTime: start.toISOString() }

test('the demo credentials sign in and store both flags', () => {
  const { session, memory } = open()
  expect(session.status()).toEqual({ kind: 'signed-out' })
  expect(session.signIn('admin', site.adminPassword)).toBe(true)
  expect(memory.snapshot()).toEqual(signedIn)
  expect(session.status()).toEqual({
    kind: 'signed-in',
    since: start,
    expiresAt: new Date('2026-01-03T03:04:05.678Z'),
  })
  expect(session.status()).toBe(session.status())
})

test.each([
  ['admin', 'wrong'],
  ['Admin', site.adminPassword],
  ['admin ', site.adminPassword],
  ['', ''],
  [site.adminPassword, 'admin'],
])('other credentials change nothing: %j and %j', (name, password) => {
  const { session, memory } = open()
  expect(session.signIn(name, password)).toBe(false)
  expect(memory.snapshot()).toEqual({})
  expect(session.status()).toEqual({ kind: 'signed-out' })
})

test('a session that another tab cleared counts as expired after its time, and as signed out before', () => {
  const expired = open(signedIn)
  expect(expired.session.status().kind).toBe('signed-in')
  expired.after(hours(24))
  expired.memory.clear()
  expect(expired.session.status().kind).toBe('expired')
  expired.session.signOut()
  expect(expired.session.status().kind).toBe('signed-out')

  const loggedOut = open(signedIn)
  expect(loggedOut.session.status().kind).toBe('signed-in')
  loggedOut.after(hours(23))
  loggedOut.memory.clear()
  expect(loggedOut.session.status().kind).toBe('signed-out')
  loggedOut.after(hours(25))
  expect(loggedOut.session.status().kind).toBe('signed-out')
})

test('a flag that is not true is no session, and both flags are cleared', () => {
  const { session, memory } = open({ ...signedIn, adminAuthenticated: 'TRUE' })
  expect(session.status()).toEqual({ kind: 'signed-out' })
  expect(memory.snapshot()).toEqual({})
})

const after = (ms: number) => new Date(start.getTime() + ms).toISOString()
test.each([
  ['missing', undefined, 'signed-out'],
  ['empty', '', 'signed-out'],
  ['a word', 'yesterday', 'signed-out'],
  ['a word that Date.parse reads', 'yesterday 7', 'signed-out'],
  ['negative', '-1', 'signed-out'],
  ['a negative year', '-000001-01-01T00:00:00Z', 'signed-out'],
  ['milliseconds', `${start.getTime()}`, 'signed-out'],
  ['JSON', JSON.stringify(after(0)), 'signed-out'],
  ['a date that is none', '2026-02-31T99:00:00Z', 'signed-out'],
  ['markup', '<b>2026-01-02</b>', 'signed-out'],
  ['a million digits', '1'.repeat(1_000_000), 'signed-out'],
  ['in another form of date', start.toUTCString(), 'signed-out'],
  ['1 ms ahead', after(1), 'signed-out'],
  ['a year ahead', after(hours(24 * 365)), 'signed-out'],
  ['now', after(0), 'signed-in'],
  ['24 hours less 1 ms ago', after(-hours(24) + 1), 'signed-in'],
  ['24 hours less 1 s ago, with an offset', '2026-01-01T05:04:06.678+02:00', 'signed-in'],
  ['24 hours ago', after(-hours(24)), 'expired'],
  ['a day of long ago', '2001-01-01', 'expired'],
])('adminLoginTime %s', (_, time, kind) => {
  const flags = { adminAuthenticated: 'true', ...(time !== undefined && { adminLoginTime: time }) }
  const { session, memory } = open(flags)
  expect(session.status().kind).toBe(kind)
  expect(memory.snapshot()).toEqual(kind === 'signed-in' ? flags : {})
})

test.each([
  ['on by 25 hours', hours(25), 'expired'],
  ['back by 2 hours', -hours(2), 'signed-out'],
  ['on by an hour', hours(1), 'signed-in'],
])('a clock that is set %s during a session', (_, shift, kind) => {
  const { session, memory, after: setClock } = open(signedIn)
  expect(session.status().kind).toBe('signed-in')
  setClock(shift)
  expect(session.status().kind).toBe(kind)
  expect(memory.snapshot()).toEqual(kind === 'signed-in' ? signedIn : {})
})

test('a tab that looks between the two writes of a sign-in in another tab does not undo it', () => {
  const memory = new MemoryStorage()
  const other = open({}, memory)
  const set = memory.setItem.bind(memory)
  const seen: string[] = []
  vi.spyOn(memory, 'setItem').mockImplementation((key, text) => {
    set(key, text)
    seen.push(other.session.status().kind)
  })
  expect(open({}, memory).session.signIn('admin', site.adminPassword)).toBe(true)
  expect(seen).toEqual(['signed-out', 'signed-in'])
})

test('signing out clears the flags and nothing else', () => {
  const { session, memory } = open({ ...signedIn, theme: 'dark' })
  session.signOut()
  expect(memory.snapshot()).toEqual({ theme: 'dark' })
  expect(session.status().kind).toBe('signed-out')
})

test('in full storage a session is this page’s, and leaves no half of it in the browser', () => {
  const error = new DOMException('full', 'QuotaExceededError')
  for (const working of [0, 1]) {
    const { session, memory } = open()
    memory.nextErrors.push(...Array.from({ length: working }), error)
    expect(session.signIn('admin', site.adminPassword)).toBe(true)
    expect(memory.snapshot()).toEqual({})
    expect(session.status()).toMatchObject({ kind: 'signed-in', since: start })
    session.signOut()
    expect(session.status().kind).toBe('signed-out')
    expect(session.signIn('admin', site.adminPassword)).toBe(true)
    expect(memory.snapshot()).toMatchObject({ adminAuthenticated: 'true' })
  }
})

test('a session in full storage ends after 24 hours, too', () => {
  const { session, memory, after } = open()
  memory.nextErrors.push(new DOMException('full', 'QuotaExceededError'))
  session.signIn('admin', site.adminPassword)
  after(hours(24))
  expect(session.status().kind).toBe('expired')
})

test('with blocked storage there is no session, and signing in says why it fails', () => {
  const session = createAdminSession({ storage: blockedStorage, now: () => start })
  expect(session.status()).toEqual({ kind: 'signed-out' })
  expect(() => session.signOut()).not.toThrow()
  expect(() => session.signIn('admin', site.adminPassword)).toThrow(
    expect.objectContaining({ kind: 'blocked' }),
  )
  expect(session.signIn('admin', 'wrong')).toBe(false)
})

test('listeners hear of other tabs and of own changes, until they end', () => {
  const { session, tell } = open()
  const listener = vi.fn()
  const end = session.subscribe(listener)
  for (const key of ['adminAuthenticated', 'adminLoginTime', null]) tell(key)
  expect(listener).toHaveBeenCalledTimes(3)
  tell('invitationRequests')
  expect(listener).toHaveBeenCalledTimes(3)
  session.signIn('admin', site.adminPassword)
  session.signOut()
  expect(listener).toHaveBeenCalledTimes(5)
  end()
  tell(null)
  session.signOut()
  expect(listener).toHaveBeenCalledTimes(5)
})

test.each(['expired', 'clock-set-back', 'ended-elsewhere'])(
  'who was signed out, %s, is told what to do',
  (signedOut) => {
    expect(signOutLine({ signedOut })).toMatch(/Sign in again to continue\.$/)
  },
)
