import { beforeEach, expect, test, vi } from 'vitest'
import { browserEnv } from '@/lib/json-storage'
import { createExclusiveWriter, takeTabLock, withTabLock } from '@/lib/tab-locks'
import { SimulatedLocks } from './simulated-locks'

beforeEach(() => {
  vi.useFakeTimers()
})

const refusing = {
  request: async () => {
    throw new DOMException('denied', 'SecurityError')
  },
} as unknown as Pick<LockManager, 'request'>

test('work under one name runs one after the other', async () => {
  const { manager } = new SimulatedLocks()
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
  }
  await Promise.all([withTabLock(manager, 'x', work('a')), withTabLock(manager, 'x', work('b'))])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('an error of the work is passed on and the work is not run again', async () => {
  const { manager, held } = new SimulatedLocks()
  let runs = 0
  const work = () => {
    runs += 1
    throw new Error('mine')
  }
  await expect(withTabLock(manager, 'x', work)).rejects.toThrow('mine')
  expect(runs).toBe(1)
  expect(held).toEqual([])
})

test('without locks, and where they are refused, the work runs all the same', async () => {
  expect(await withTabLock(undefined, 'x', () => 1)).toBe(1)
  expect(await withTabLock(refusing, 'x', () => 2)).toBe(2)
  expect(await takeTabLock(undefined, 'x')).toBeTypeOf('function')
  expect(await takeTabLock(refusing, 'x')).toBeTypeOf('function')
})

test('a lock that the browser failed to give is not taken: two tabs would send one message twice', async () => {
  const failing = {
    request: () => Promise.reject(new DOMException('not active', 'InvalidStateError')),
  }
  expect(await takeTabLock(failing, 'x')).toBeUndefined()
  expect(await withTabLock(failing, 'x', () => 3)).toBe(3)
})

test('a lock that is taken is not given again before it is given back', async () => {
  const { manager } = new SimulatedLocks()
  const release = await takeTabLock(manager, 'x')
  expect(await takeTabLock(manager, 'x')).toBeUndefined()
  expect(await takeTabLock(manager, 'y')).toBeTypeOf('function')
  release?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(await takeTabLock(manager, 'x')).toBeTypeOf('function')
})

test('a lock that the browser takes back from a page that is left is no error that nobody expects', async () => {
  const taken: unknown[] = []
  const hear = (reason: unknown) => taken.push(reason)
  process.on('unhandledRejection', hear)
  const locks = {
    query: async () => ({ held: [] }),
    request: async (_: string, ...rest: readonly unknown[]) => {
      await (rest.at(-1) as () => unknown)()
      throw new DOMException('The page was left', 'AbortError')
    },
  } as unknown as LockManager
  const run = createExclusiveWriter({ ...browserEnv, locks }, 'x', () => null)
  expect(await run(() => 4)).toBe(4)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', hear)
  expect(taken).toEqual([])
})
