import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noFilter } from '@/features/review/list/filter'
import { usePlace } from '@/features/review/list/use-cursor'
import { sampleRequest } from '../../../domain/invitations/sample-requests'

const list = (...ids: readonly string[]) => ids.map((id) => sampleRequest({ id }))

/** The place of a request in one list after the other. */
function places(id: string, ...lists: readonly (readonly string[])[]) {
  const { result, rerender } = renderHook(({ shown }) => usePlace(shown, id, noFilter), {
    initialProps: { shown: list(...(lists[0] ?? [])) },
  })
  return lists.slice(1).map((ids) => {
    rerender({ shown: list(...ids) })
    return result.current.place
  })
}

test.each([
  ['the next one’s', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'], 1],
  ['the next one’s, below others that came in', ['a', 'b', 'c'], ['x', 'y', 'a', 'c'], 3],
  ['that of the next one that is still there', ['a', 'b', 'c', 'd'], ['a', 'd'], 1],
  ['below the last one', ['a', 'b'], ['a'], 1],
  ['its number in a list of others', ['a', 'b', 'c'], ['u', 'v', 'w', 'x', 'y'], 1],
  ['none in an empty list', ['a', 'b', 'c'], [], -1],
])('the place of a request that has left is %s', (_, before, after, place) => {
  expect(places('b', before, after)).toEqual([place])
  expect(places('b', before, after, before)).toEqual([place, 1])
})
