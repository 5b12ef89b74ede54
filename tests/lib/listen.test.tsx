import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useListen, useTimeout } from '@/lib/listen'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type HearsProps = { readonly on: boolean; readonly hear: (event: Event) => void }

function Hears({ on, hear }: HearsProps) {
  useListen(on ? 'document' : undefined, ['copy', 'cut'], hear)
  return null
}

test('one subscription hears with the newest function, and ends with its condition and component', () => {
  const subscribe = vi.spyOn(document, 'addEventListener')
  const [first, second] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = render(<Hears on hear={first} />)
  const subscribed = subscribe.mock.calls.length
  rerender(<Hears on hear={second} />)
  expect(subscribe).toHaveBeenCalledTimes(subscribed)
  document.dispatchEvent(new Event('cut'))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
  rerender(<Hears on={false} hear={second} />)
  document.dispatchEvent(new Event('copy'))
  rerender(<Hears on hear={second} />)
  unmount()
  document.dispatchEvent(new Event('copy'))
  expect(second).toHaveBeenCalledOnce()
})

type WaitsProps = { readonly ms: number | undefined; readonly since: string; readonly run: () => void }

function Waits({ ms, since, run }: WaitsProps) {
  useTimeout(run, ms, since)
  return null
}

test('a pause begins anew with each change, is none without a length, and ends with its component', () => {
  vi.useFakeTimers()
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const [first, run] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = render(<Waits ms={100} since="a" run={first} />)
  wait(80)
  rerender(<Waits ms={100} since="b" run={run} />)
  wait(80)
  expect(run).not.toHaveBeenCalled()
  wait(20)
  expect(run).toHaveBeenCalledOnce()
  rerender(<Waits ms={undefined} since="c" run={run} />)
  wait(1000)
  rerender(<Waits ms={100} since="c" run={run} />)
  unmount()
  wait(1000)
  expect(run).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
})
