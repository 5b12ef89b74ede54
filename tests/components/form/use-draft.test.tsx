import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from '@/components/form/use-draft'

beforeEach(() => {
  vi.useFakeTimers()
})

function Letter({ comesBack }: { readonly comesBack?: 'asked' }) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft('letter', form, comesBack)
  return (
    <form ref={form}>
      <input aria-label="Subject" name="subject" />
      <input aria-label="Password" name="password" type="password" />
      {draft.restored && <p>Restored</p>}
      {draft.putBack && (
        <button type="button" onClick={draft.putBack}>
          Put back
        </button>
      )}
      <button type="button" onClick={draft.forget}>
        Discard
      </button>
    </form>
  )
}

const type = (value: string) => fireEvent.input(screen.getByLabelText('Subject'), { target: { value } })
const stored = () => sessionStorage.getItem('draft:letter')

test('a visitor who goes on typing loses less than half a second to a crash', () => {
  render(<Letter />)
  for (let letters = 1; letters <= 10; letters += 1) {
    type('x'.repeat(letters))
    act(() => vi.advanceTimersByTime(100))
  }
  expect(stored()).toContain('xxxxxx')
})

test('a page that is left stores its draft at once', () => {
  render(<Letter />)
  type('Hello')
  expect(stored()).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toContain('Hello')
})

test('putting back an offered draft overwrites nothing that was typed since', () => {
  const { unmount } = render(<Letter comesBack="asked" />)
  type('Hello')
  unmount()
  render(<Letter comesBack="asked" />)
  type('Good morning')
  fireEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(screen.getByLabelText('Subject')).toHaveValue('Good morning')
})
