import { expect, test } from 'vitest'
import { createStorageEvents, createTextStorage, StorageError, toStorageError } from '@/lib/json-storage'
import { MemoryStorage } from './memory-storage'
import { blockedStorage, fullErrors } from './storage-errors'

const thrownBy = (work: () => unknown): StorageError => {
  try {
    work()
  } catch (error) {
    if (error instanceof StorageError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

test.each(fullErrors)('a full storage is recognized: %s', (_, error) => {
  const full = new MemoryStorage()
  full.nextErrors.push(error)
  const thrown = thrownBy(() => createTextStorage(() => full).set('a', 'b'))
  expect(thrown.kind).toBe('quota')
  expect(thrown.cause).toBe(error)
  expect(thrown.message).toMatch(/storage is full.*deletes everything.*take a copy first/)
})

test('a getter that throws, and a storage that does not exist, are blocked for every call', () => {
  for (const open of [blockedStorage, () => undefined, () => null]) {
    const storage = createTextStorage(open)
    for (const call of [
      () => storage.get('a'),
      () => storage.set('a', 'b'),
      () => storage.remove('a'),
      () => storage.keys(),
    ]) {
      expect(thrownBy(call).kind).toBe('blocked')
    }
  }
})

test('a call that is refused for security is blocked, anything else is other', () => {
  expect(toStorageError(new DOMException('no', 'SecurityError')).kind).toBe('blocked')
  for (const error of [new Error('disk'), 'text', null, undefined, 7]) {
    expect(toStorageError(error)).toMatchObject({
      kind: 'other',
      message: expect.stringContaining('try again'),
    })
  }
})

test('texts are stored, read, listed and removed', () => {
  const memory = new MemoryStorage()
  const storage = createTextStorage(() => memory)
  storage.set('a', '1')
  storage.set('b', '')
  expect([storage.get('a'), storage.get('b'), storage.get('c')]).toEqual(['1', '', null])
  expect(storage.keys()).toEqual(['a', 'b'])
  storage.remove('a')
  expect(storage.keys()).toEqual(['b'])
})

test('a page that Back restores may have missed changes of other tabs, and looks again', () => {
  const events = new EventTarget()
  const env = { storage: () => new MemoryStorage(), now: () => new Date(), events }
  let heard = 0
  const end = createStorageEvents(env, (key) => key === 'ours').subscribe(() => {
    heard += 1
  })
  const send = (name: string, properties: object) =>
    events.dispatchEvent(Object.assign(new Event(name), properties))
  send('pageshow', { persisted: false })
  send('storage', { key: 'another' })
  expect(heard).toBe(0)
  send('storage', { key: 'ours' })
  expect(heard).toBe(1)
  send('pageshow', { persisted: true })
  expect(heard).toBe(2)
  end()
  send('pageshow', { persisted: true })
  expect(heard).toBe(2)
})
