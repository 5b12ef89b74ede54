import { beforeEach, expect, test, vi } from 'vitest'
import { readableRequests } from '@/domain/invitations/list'
import { openTab } from './one-tab'
import { sampleInput, sampleRequest } from './sample-requests'

const start = new Date('2026-01-02T03:04:05.678Z')

// Five megabytes take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

function openDamaged(text: string) {
  const tab = openTab(text)
  const setAside = () => Object.entries(tab.memory.snapshot()).filter(([key]) => key.includes(':quarantine:'))
  return { ...tab, setAside }
}

const first = sampleRequest({ id: '1', message: 'Brackets ]}, an odd quote " and \\ inside' })
const second = sampleRequest({ id: '2', tags: [['nested', { deep: '}]' }]] })
const third = sampleRequest({ id: '3' })
const whole = JSON.stringify([first, second, third])

test.each([
  ['no JSON', 'hello'],
  ['an object', '{"requests":[]}'],
  ['a number', '42'],
  ['null', 'null'],
  ['half a list', '['],
  ['an odd list', '[}{"'],
  ['five megabytes of junk', `[${'{"x":['.repeat(800_000)}`],
  ['five megabytes of brackets', '['.repeat(5_000_000)],
])('an unreadable text is shown as a problem and set aside before it is overwritten: %s', async (_, text) => {
  const { memory, invitations, list, setAside } = openDamaged(text)
  expect(invitations.read()).toEqual({ requests: [], rejectedMembers: 0, problem: 'unreadable' })
  expect(invitations.raw()).toBe(text)
  expect(memory.snapshot()).toEqual({ invitationRequests: text })
  const added = await invitations.add(sampleInput)
  expect(list()).toEqual([added])
  expect(setAside()).toEqual([[`invitationRequests:quarantine:${start.getTime()}`, text]])
  expect(invitations.read()).toEqual({ requests: [added], rejectedMembers: 0 })
})

test.each(['', '  ', '[]'])('a blank text is the empty list: %j', async (text) => {
  const { invitations, setAside } = openDamaged(text)
  expect(invitations.read()).toEqual({ requests: [], rejectedMembers: 0 })
  await invitations.add(sampleInput)
  expect(setAside()).toEqual([])
})

test('wherever a list is cut off, the requests before the cut are shown, kept and can be decided', async () => {
  const ends = [first, second, third].map(
    (request) => whole.indexOf(JSON.stringify(request)) + JSON.stringify(request).length,
  )
  for (let length = 1; length < whole.length; length += 7) {
    const text = whole.slice(0, length)
    const { invitations, list, setAside } = openDamaged(text)
    const complete = [first, second, third].filter((_, index) => (ends[index] ?? 0) <= length)
    expect(invitations.read().problem).toBe('unreadable')
    expect(invitations.read().requests).toEqual(complete)
    if (complete.length > 0)
      expect(await invitations.decide('1', 'rejected')).toMatchObject({ kind: 'decided' })
    const added = await invitations.add(sampleInput)
    expect(list().slice(1)).toEqual([...complete.slice(1), added].slice(complete.length === 0 ? 1 : 0))
    expect(setAside()).toEqual([[expect.anything(), text]])
  }
})

test('a decision about a request that is gone leaves a damaged list as it is', async () => {
  const text = `[${JSON.stringify(first)},{"broken`
  const { memory, invitations } = openDamaged(text)
  expect(await invitations.decide('9', 'approved')).toEqual({ kind: 'missing' })
  expect(memory.snapshot()).toEqual({ invitationRequests: text })
})

test('when there is no room to keep the unreadable text aside, the change fails and the text stays', async () => {
  const text = `[${JSON.stringify(first)},{"broken`
  const { memory, invitations } = openDamaged(text)
  memory.room = text.length * 2
  const failure = expect.objectContaining({
    kind: 'quota',
    message: expect.stringMatching(/cannot be read.*no room/),
  })
  await expect(invitations.add(sampleInput)).rejects.toEqual(failure)
  await expect(invitations.decide('1', 'approved')).rejects.toEqual(failure)
  expect(memory.snapshot()).toEqual({ invitationRequests: text })
  await invitations.clear()
  await invitations.add(sampleInput)
  expect(invitations.read().requests.length).toBe(1)
})

test('when the list cannot be written after all, no copy of the unreadable text is left', async () => {
  const { memory, invitations } = openDamaged('junk')
  memory.nextErrors.push(undefined, new DOMException('full', 'QuotaExceededError'))
  await expect(invitations.add(sampleInput)).rejects.toMatchObject({ kind: 'quota' })
  expect(memory.snapshot()).toEqual({ invitationRequests: 'junk' })
})

test('the same unreadable text is kept once, another one beside it', async () => {
  const { memory, invitations, setAside } = openDamaged('junk')
  await invitations.add(sampleInput)
  memory.setItem('invitationRequests', 'junk')
  await invitations.add(sampleInput)
  memory.setItem('invitationRequests', 'more junk')
  await invitations.add(sampleInput)
  expect(setAside().map(([, text]) => text)).toEqual(['junk', 'more junk'])
})

test('foreign members are counted, not shown, and stay in their places after every change', async () => {
  const foreign = [
    null,
    42,
    'text',
    [],
    {},
    { id: 7, name: 'numeric id' },
    [[1]],
    JSON.parse('{"__proto__":{"id":"9"}}'),
  ]
  const { invitations, list } = openDamaged(
    JSON.stringify([...foreign.slice(0, 4), first, ...foreign.slice(4), second]),
  )
  expect(invitations.read()).toEqual({ requests: [first, second], rejectedMembers: 8 })
  const added = await invitations.add(sampleInput)
  await invitations.decide('2', 'rejected')
  const kept = list()
  expect(kept.toSpliced(4, 1).slice(0, 8)).toEqual(foreign)
  expect([kept[4], kept[9].status, kept[10]]).toEqual([first, 'rejected', added])
})

test('unknown fields and statuses survive every change, whatever their names', async () => {
  const fields = '"__proto__":{"status":"approved"},"constructor":1,"toString":null'
  const odd = `{"id":"1","name":"","email":"","status":"waitlisted","role":"__proto__",${fields}}`
  const open = odd.replace('waitlisted', 'pending').replace('"1"', '"2"')
  const { invitations, memory } = openDamaged(`[${odd},${open}]`)
  expect(invitations.read().requests.map(({ status }) => status)).toEqual(['waitlisted', 'pending'])
  await invitations.add(sampleInput)
  await invitations.decide('2', 'rejected')
  const text = memory.getItem('invitationRequests') ?? ''
  expect(text.startsWith(`[${odd},`)).toBe(true)
  expect(text.split(`"role":"__proto__",${fields}`)).toHaveLength(3)
  expect(Object.prototype).not.toHaveProperty('status')
})

test('requests with the same id are told apart, and each is decided on its own', async () => {
  const twins = [
    first,
    { ...second, id: '1' },
    { ...third, id: 'x' },
    { ...third, id: 'x' },
    sampleRequest({ id: '2' }),
  ]
  const { invitations, list } = openDamaged(JSON.stringify(twins))
  const ids = ['1', '3', 'x', 'x-2', '2']
  expect(new Set(invitations.read().requests.map(({ id }) => id))).toEqual(new Set(ids))
  for (const id of ids) expect(await invitations.decide(id, 'approved')).toMatchObject({ kind: 'decided' })
  expect(list().map(({ id }: { id: string }) => id)).toEqual(ids)
  expect(new Set(list().map((request: { invitationCode: string }) => request.invitationCode)).size).toBe(5)
})

test('a member nested too deep to be written again stops changes with an error, and nothing is lost', async () => {
  const depth = 200_000
  const text = `[${JSON.stringify(first)},${'['.repeat(depth)}${']'.repeat(depth)}]`
  const { memory, invitations } = openDamaged(text)
  expect(invitations.read()).toEqual({ requests: [first], rejectedMembers: 1 })
  await expect(invitations.add(sampleInput)).rejects.toMatchObject({ name: 'StorageError', kind: 'other' })
  expect(memory.snapshot()).toEqual({ invitationRequests: text })
  await invitations.clear()
  expect(invitations.read().requests).toEqual([])
})

test('a list that is cut, or has characters struck out, shows what comes before the damage', () => {
  const records = Array.from({ length: 60 }, (_, index) =>
    sampleRequest({
      id: `${index}`,
      name: `Zoë "${index}" {[`,
      message: 'Line one,\nline two \\ ]}'.repeat(3),
    }),
  )
  const text = JSON.stringify(records)
  let blobs = 0
  const look = (damaged: string, cut: number) => {
    const { invitations, memory } = openDamaged(damaged)
    const { requests } = invitations.read()
    expect(invitations.read().problem).toBe('unreadable')
    expect(requests.length).toBeLessThanOrEqual(records.length)
    const before = text.slice(0, cut).split('},{').length - 1
    expect(requests.slice(0, before).map(({ id }) => id)).toEqual(
      records.slice(0, before).map(({ id }) => id),
    )
    expect(memory.snapshot()).toEqual({ invitationRequests: damaged })
    blobs += 1
  }
  for (let cut = 97; cut < text.length; cut += 97) look(text.slice(0, cut), cut)
  // Without a quote beside a field's name, the text is no JSON.
  for (let at = text.indexOf('"id"'); at >= 0; at = text.indexOf('"id"', at + 1))
    look(text.slice(0, at) + text.slice(at + 1), at)
  expect(blobs).toBeGreaterThanOrEqual(200)
})

test.each([
  ['a quotation mark is missing', '"name":"Amara', '"name:"Amara'],
  ['a brace is missing', '"status":"pending"', '"status":{"pending"'],
  ['text is in between', '"message"', '\0"message"'],
])('requests beyond the damage can be read in the copy set aside: %s', async (_, from, to) => {
  const broken = JSON.stringify(second).replace(from, to)
  const text = `[${JSON.stringify(first)}, ${broken},\n ${JSON.stringify(third)}, ${JSON.stringify({ ...third, id: '4' })}]`
  const { invitations, memory } = openDamaged(text)
  expect(invitations.copies()).toEqual([])
  await invitations.decide('1', 'approved')
  const [copy] = invitations.copies()
  expect(copy?.text).toBe(text)
  const ids = readableRequests(copy?.text ?? '').map(({ request }) => request?.id)
  expect(ids).toEqual([first.id, third.id, '4'])
  if (copy) await invitations.removeCopy(copy)
  expect(invitations.copies()).toEqual([])
  if (copy) await invitations.keepCopy(copy)
  expect(memory.getItem(copy?.key ?? '')).toBe(text)
})

test.each(['', 'x', '-1', '1e400', '9'.repeat(15), '1752674400000:2'])(
  'a copy whose key ends in %j has no time, and comes after those that have one',
  (ending) => {
    const { invitations, memory } = openDamaged('[]')
    memory.setItem(`invitationRequests:quarantine:${ending}`, '[{')
    memory.setItem('invitationRequests:quarantine:1752674400000', '[')
    expect(invitations.copies().map(({ at }) => at?.toISOString())).toEqual([
      '2025-07-16T14:00:00.000Z',
      undefined,
    ])
  },
)

test.each(['[{"'.repeat(200_000), '[{"a":'.repeat(100_000), '{"'.repeat(200_000)])(
  'a hostile copy is looked through in a moment (%#)',
  (text) => {
    expect(readableRequests(text)).toEqual([])
  },
)

test('what is left beside an empty list can be cleared: copies, notes, names in the log', async () => {
  const { invitations, memory } = openDamaged('[]')
  expect(invitations.hasMoreToClear()).toBe(false)
  memory.setItem('invitationAudit:1', '{"action":"cleared","before":"1","after":"0"}')
  expect(invitations.hasMoreToClear()).toBe(false)
  memory.setItem('invitationAudit:2', '{"action":"approved","name":"Ann","before":"1","after":"0"}')
  expect(invitations.hasMoreToClear()).toBe(true)
  await invitations.clear()
  expect(invitations.hasMoreToClear()).toBe(false)
})
