import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import type { InvitationRequest } from '@/domain/invitations/record'
import { useReviewCursor } from '@/features/review/list/use-review-keys'

const requests = ['first', 'second'].map((id) => ({
  id,
  name: id,
})) as unknown as readonly InvitationRequest[]

let drawAgain: () => void

/**
 * Two rows. The first is chosen from outside; when they are drawn again, the second, before the
 * effects of that drawing have run.
 */
function Rows() {
  const book = useRef<HTMLTableElement>(null)
  const { currentId, choose } = useReviewCursor(requests, book)
  const [drawings, setDrawings] = useState(0)
  drawAgain = () => setDrawings((count) => count + 1)
  useLayoutEffect(() => choose(drawings === 0 ? 'first' : 'second', true), [drawings, choose])
  return (
    <table ref={book} aria-label={currentId}>
      <tbody>
        {requests.map(({ id }) => (
          <tr key={id} data-id={id}>
            <td>
              <button type="button" className="rv-name">
                {id}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

it('a row chosen while an earlier drawing is being finished keeps the focus', () => {
  render(<Rows />)
  expect(screen.getByRole('button', { name: 'first' })).toHaveFocus()
  act(() => drawAgain())
  expect(screen.getByRole('button', { name: 'second' })).toHaveFocus()
  expect(screen.getByRole('table', { name: 'second' })).toBeVisible()
})
