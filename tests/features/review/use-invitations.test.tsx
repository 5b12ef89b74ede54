import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { invitationStorage } from '@/domain/invitations/storage'
import { useChange, useInvitations } from '@/features/review/use-invitations'
import { queryClient } from '@/lib/query'
import { ann, ben } from '../../domain/invitations/sample-requests'

/** Two pending requests, the statuses shown of them, and the function that changes them. */
async function openTwo() {
  localStorage.setItem('invitationRequests', JSON.stringify([ann, ben]))
  const { result } = renderHook(() => ({ list: useInvitations().data, change: useChange(() => {}) }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const shown = () => result.current.list?.requests.map(({ status }) => status)
  await waitFor(() => expect(shown()).toEqual(['pending', 'pending']))
  return { result, shown }
}

test('a decision that fails while another is stored is shown as pending again after the last one', async () => {
  const { result, shown } = await openTwo()
  let store = () => {}
  const stored = new Promise<void>((resolve) => {
    store = resolve
  })
  const fails = async () => Promise.reject(new Error('full'))
  const failed = result.current.change(fails, { ids: [ann.id], decision: 'rejected' }).catch(String)
  const decided = result.current.change(() => stored, { ids: [ben.id], decision: 'rejected' })
  expect(await failed).toBe('Error: full')
  // Not earlier: the other one would be pending for a moment.
  expect(shown()).toEqual(['rejected', 'rejected'])
  await act(async () => {
    await invitationStorage.decideAll([ben.id], 'rejected')
    store()
    await decided
  })
  await waitFor(() => expect(shown()).toEqual(['pending', 'rejected']))
})

test('two decisions that are stored at the same moment, after the list was read anew, are shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { result, shown } = await openTwo()
  let store = () => {}
  const stored = new Promise<void>((resolve) => {
    store = resolve
  })
  const decided = [ann.id, ben.id].map((id) =>
    result.current.change(() => stored, { ids: [id], decision: 'rejected' }),
  )
  await waitFor(() => expect(shown()).toEqual(['rejected', 'rejected']))
  // Another tab changes the list, so the decisions wait and are not shown.
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(shown()).toEqual(['pending', 'pending'])
  await act(async () => {
    await invitationStorage.decideAll([ann.id, ben.id], 'rejected')
    store()
    await Promise.all(decided)
  })
  await waitFor(() => expect(shown()).toEqual(['rejected', 'rejected']))
})
