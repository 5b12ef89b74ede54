import { beforeEach, expect, test, vi } from 'vitest'
import { createInvitationAudit, createInvitationNotes } from '@/domain/invitations/notes-and-log'
import { createInvitationStorage } from '@/domain/invitations/storage'
import { MemoryStorage } from '../../lib/memory-storage'
import { blockedStorage } from '../../lib/storage-errors'
import { openTab } from './one-tab'
import { sampleInput, sampleRequest } from './sample-requests'

const start = new Date('2026-01-02T03:04:05.678Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

const settle = () => vi.advanceTimersByTimeAsync(5000)

test('an added request is the last of the stored array when add resolves', async () => {
  const { invitations, list } = openTab([sampleRequest()])
  const added = await invitations.add(sampleInput)
  expect(list()).toEqual([
    sampleRequest(),
    {
      ...sampleInput,
      id: String(start.getTime()),
      status: 'pending',
      submittedAt: start.toISOString(),
    },
  ])
  expect(added).toEqual(list()[1])
})

test.each([undefined, '', '  \n'])(
  'without an organization the field is left out: %j',
  async (organization) => {
    const { invitations, list } = openTab()
    await invitations.add({ ...sampleInput, organization })
    expect(list()[0]).not.toHaveProperty('organization')
  },
)

test('approving stores status, date and a code that no other request has', async () => {
  const { invitations, list } = openTab([
    sampleRequest({ extra: { kept: true } }),
    sampleRequest({ id: '2' }),
  ])
  const outcome = await invitations.decide('1760000000000', 'approved')
  expect(outcome).toMatchObject({ kind: 'decided', request: { status: 'approved', extra: { kept: true } } })
  expect(list()).toEqual([
    sampleRequest({
      status: 'approved',
      updatedAt: start.toISOString(),
      invitationCode: expect.stringMatching(/^[A-Z0-9]{8}$/),
      extra: { kept: true },
    }),
    sampleRequest({ id: '2' }),
  ])
})

test('rejecting stores status and date and no code', async () => {
  const { invitations, list } = openTab([sampleRequest({ invitationCode: 'LEFTOVER' })])
  await invitations.decide('1760000000000', 'rejected')
  expect(list()).toEqual([sampleRequest({ status: 'rejected', updatedAt: start.toISOString() })])
})

test('a decided, unknown or absent request is not decided', async () => {
  const approved = sampleRequest({ id: '1', status: 'approved', invitationCode: 'ABCD1234' })
  const { invitations, memory } = openTab([approved, sampleRequest({ id: '2', status: 'waitlisted' })])
  const before = memory.snapshot()
  expect(await invitations.decide('1', 'rejected')).toEqual({ kind: 'already-decided', request: approved })
  expect(await invitations.decide('2', 'approved')).toMatchObject({ kind: 'already-decided' })
  for (const id of ['3', '__proto__', 'constructor', '']) {
    expect(await invitations.decide(id, 'approved')).toEqual({ kind: 'missing' })
  }
  expect(memory.snapshot()).toEqual(before)
})

test('reading gives the newest first and the same object until something changes', async () => {
  const { invitations } = openTab([
    sampleRequest({ id: '1', submittedAt: '2025-01-01T00:00:00Z' }),
    sampleRequest({ id: '2', submittedAt: '2025-03-01T00:00:00Z' }),
  ])
  const before = invitations.read()
  expect(before.requests.map(({ id }) => id)).toEqual(['2', '1'])
  expect(invitations.read()).toBe(before)
  await invitations.add(sampleInput)
  expect(invitations.read()).not.toBe(before)
  expect(invitations.read().requests.length).toBe(3)
})

test('clearing removes the requests, what was set aside, and every trace beside the list', async () => {
  const { invitations, memory } = openTab('[{"broken')
  memory.setItem('theme', 'dark')
  memory.setItem('invitationRequests:quarantine:1760000000000', JSON.stringify([sampleRequest({ id: '5' })]))
  await invitations.add(sampleInput)
  await invitations.clear()
  expect(invitations.read()).toEqual({ requests: [], rejectedMembers: 0 })
  expect(invitations.raw()).toBeNull()
  await settle()
  expect(memory.snapshot()).toEqual({ theme: 'dark' })
})

test('a clear also removes notes and names in the audit log, reports what went, and keeps the rest', async () => {
  const { invitations, memory, env } = openTab([sampleRequest({ name: 'Amara Osei' }), 7])
  createInvitationNotes(env).write('1760000000000', 'Amara Osei rang.')
  const audit = createInvitationAudit(env)
  const [before, after] = ['pending', 'approved']
  audit.add([
    { action: 'approved', id: '1760000000000', name: 'Amara Osei', before, after },
    { action: 'cleared', before: '3 requests', after: 'none' },
  ])
  expect(await invitations.clear()).toEqual({ requests: [sampleRequest()], rejectedMembers: 1 })
  expect(JSON.stringify(memory.snapshot())).not.toMatch(/Amara|1760000000000/)
  expect(audit.read()).toEqual([
    { at: start.toISOString(), action: 'cleared', before: '3 requests', after: 'none' },
  ])
})

test('a list that is edited by hand in this tab is taken as it is, right after a change', async () => {
  const { invitations, memory, list } = openTab([sampleRequest()])
  await invitations.add(sampleInput)
  await invitations.decide('1760000000000', 'approved')
  const edited = JSON.stringify([sampleRequest()])
  memory.setItem('invitationRequests', edited)
  expect(invitations.read().requests).toEqual([sampleRequest()])
  await settle()
  expect(memory.getItem('invitationRequests')).toBe(edited)
  memory.removeItem('invitationRequests')
  expect(invitations.read().requests).toEqual([])
  await invitations.add(sampleInput)
  expect(list().length).toBe(1)
})

test('listeners hear of own changes and of other tabs, once each, until they end', async () => {
  const { invitations, memory, events } = openTab([sampleRequest()])
  const tell = (fields: { key: string | null; storageArea?: unknown }) =>
    events.dispatchEvent(Object.assign(new Event('storage'), fields))
  const listener = vi.fn()
  const end = invitations.subscribe(listener)
  await invitations.add(sampleInput)
  await invitations.decide('1760000000000', 'rejected')
  await invitations.clear()
  expect(listener).toHaveBeenCalledTimes(3)
  tell({ key: 'invitationRequests', storageArea: memory })
  tell({ key: null })
  expect(listener).toHaveBeenCalledTimes(5)
  tell({ key: 'theme', storageArea: memory })
  tell({ key: 'invitationRequests', storageArea: new MemoryStorage() })
  expect(listener).toHaveBeenCalledTimes(5)
  end()
  tell({ key: null })
  await invitations.add(sampleInput)
  expect(listener).toHaveBeenCalledTimes(5)
})

test('blocked storage reads as a problem, and changes fail with words for people', async () => {
  const invitations = createInvitationStorage({ storage: blockedStorage, now: () => new Date() })
  expect(invitations.read()).toEqual({ requests: [], rejectedMembers: 0, problem: 'blocked' })
  expect(invitations.read()).toBe(invitations.read())
  expect(invitations.raw()).toBeNull()
  invitations.subscribe(() => {})()
  for (const change of [
    invitations.add(sampleInput),
    invitations.decide('1', 'approved'),
    invitations.clear(),
  ]) {
    await expect(change).rejects.toMatchObject({
      kind: 'blocked',
      message: expect.stringContaining('blocks storage'),
    })
  }
})

test('a change that does not fit leaves all as it was, and the next try works', async () => {
  const error = new DOMException('full', 'QuotaExceededError')
  const { invitations, memory } = openTab([sampleRequest()])
  const before = memory.snapshot()
  memory.nextErrors.push(error)
  await expect(invitations.add(sampleInput)).rejects.toMatchObject({ kind: 'quota' })
  memory.nextErrors.push(error)
  await expect(invitations.decide('1760000000000', 'approved')).rejects.toMatchObject({ kind: 'quota' })
  expect(memory.snapshot()).toEqual(before)
  await settle()
  expect(memory.snapshot()).toEqual(before)
  await invitations.add(sampleInput)
  expect(await invitations.decide('1760000000000', 'approved')).toMatchObject({ kind: 'decided' })
  expect(invitations.read().requests.length).toBe(2)
})

test('a full storage is filled to its end, and emptied by a clear', async () => {
  const { invitations, memory, list } = openTab()
  memory.room = 20_000
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => invitations.add(sampleInput)))
  const stored = tries.filter(({ status }) => status === 'fulfilled').length
  expect(stored).toBeGreaterThan(30)
  expect(stored).toBeLessThan(100)
  expect(list().length).toBe(stored)
  await invitations.clear()
  await invitations.add(sampleInput)
  expect(list().length).toBe(1)
})

test('ten thousand requests are parsed once and changed in one go', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    sampleRequest({ id: String(1_760_000_000_000 + index) }),
  )
  const { invitations, list } = openTab(many)
  const parse = vi.spyOn(JSON, 'parse')
  for (let count = 0; count < 50; count += 1) expect(invitations.read().requests.length).toBe(10_000)
  expect(parse).toHaveBeenCalledTimes(1)
  parse.mockRestore()
  await invitations.add(sampleInput)
  expect(await invitations.decide('1760000009999', 'approved')).toMatchObject({ kind: 'decided' })
  expect(list().length).toBe(10_001)
})

const wide = { name: 'Łukasz', organization: '東京大学', message: 'I’m here 😀, at the café' }

test('letters outside Latin-1 are escaped, since one of them doubles the room of the whole list in WebKit', async () => {
  const { env, invitations, memory, list } = openTab([sampleRequest({ id: '1', ...wide })])
  await invitations.decide('1', 'rejected')
  await invitations.add({ ...sampleInput, ...wide })
  createInvitationNotes(env).write('1', 'She’s from Łódź')
  createInvitationAudit(env).add([{ action: 'note', name: 'Łukasz', before: '', after: '' }])
  for (const text of Object.values(memory.snapshot())) expect(text).not.toMatch(/[^\0-\xff]/)
  expect(list()).toMatchObject([{ ...wide, status: 'rejected' }, wide])
  expect(createInvitationStorage(env).read().requests).toMatchObject([wide, wide])
  expect(createInvitationNotes(env).textOf('1')).toBe('She’s from Łódź')
})

test('a list in another script that fits only without escapes is stored without them', async () => {
  const { invitations, memory, raw, list } = openTab([sampleRequest({ id: '1', message: '東'.repeat(1000) })])
  memory.room = (raw()?.length ?? 0) + 500
  await invitations.decide('1', 'approved')
  expect(list()).toMatchObject([{ status: 'approved', message: '東'.repeat(1000) }])
  await expect(invitations.add({ ...sampleInput, message: '京'.repeat(1000) })).rejects.toMatchObject({
    kind: 'quota',
  })
  expect(list()).toHaveLength(1)
})
