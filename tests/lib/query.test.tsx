import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

/** Each test has a client of its own. */
let client: typeof import('@/lib/query').queryClient
beforeEach(async () => {
  vi.resetModules()
  client = (await import('@/lib/query')).queryClient
  vi.useFakeTimers()
})

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

type AnswerProps = { readonly ask: () => Promise<string>; readonly retry?: number }

function Answer({ ask, retry }: AnswerProps) {
  const { data, status } = useQuery({ queryKey: ['answer'], queryFn: ask, ...(retry && { retry }) })
  return <p>{data ?? status}</p>
}

test('a query that fails is asked three times more, after one, two and four seconds', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no')))
  render(
    <QueryClientProvider client={client}>
      <Answer ask={ask} />
    </QueryClientProvider>,
  )
  await later(0)
  expect(ask).toHaveBeenCalledTimes(1)
  await later(999)
  expect(ask).toHaveBeenCalledTimes(1)
  await later(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await later(2000)
  expect(ask).toHaveBeenCalledTimes(3)
  await later(4000)
  expect(ask).toHaveBeenCalledTimes(4)
  await later(10)
  expect(screen.getByText('error')).toBeInTheDocument()
  await later(60_000)
  expect(ask).toHaveBeenCalledTimes(4)
})

test('however often a query is asked again, it waits no longer than 30 seconds', async () => {
  const times: number[] = []
  const ask = () => {
    times.push(Date.now())
    return Promise.reject(new Error('no'))
  }
  render(
    <QueryClientProvider client={client}>
      <Answer ask={ask} retry={7} />
    </QueryClientProvider>,
  )
  await later(200_000)
  const waits = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000)
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
})

test('an unused answer is dropped after five minutes', async () => {
  const page = (
    <QueryClientProvider client={client}>
      <Answer ask={() => Promise.resolve('forty-two')} />
    </QueryClientProvider>
  )
  const first = render(page)
  await later(0)
  first.unmount()
  await later(299_000)
  const second = render(page)
  expect(screen.getByText('forty-two')).toBeInTheDocument()
  second.unmount()
  await later(300_000)
  render(page)
  expect(screen.getByText('pending')).toBeInTheDocument()
})

test('a screen that comes back says how a sending ended, however long ago it was left', async () => {
  const { useSending } = await import('@/lib/query')
  let fail: (reason: Error) => void = () => {}
  const mutationFn = () => new Promise<string>((_, reject) => (fail = reject))
  let send = () => Promise.resolve('')
  function Form() {
    const { mutateAsync, isPending, error } = useSending<string, void>({ mutationKey: ['form'], mutationFn })
    send = mutateAsync
    return <p>{isPending ? 'Sending' : error?.message}</p>
  }
  const first = render(<Form />)
  await act(async () => void send().catch(() => {}))
  first.unmount()
  render(<Form />)
  expect(screen.getByText('Sending')).toBeInTheDocument()
  await act(async () => fail(new Error('No answer')))
  await later(10 * 60_000)
  expect(screen.getByText('No answer')).toBeInTheDocument()
})
