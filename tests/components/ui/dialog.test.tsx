import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialog/dialog'

/** The visible part of the window, as a phone reports it. */
class View extends EventTarget {
  height = 768
  offsetTop = 0
  scale = 1
  change(next: Partial<Pick<View, 'height' | 'offsetTop' | 'scale'>>) {
    Object.assign(this, next)
    act(() => void this.dispatchEvent(new Event('resize')))
  }
}

test('a dialog learns how much of it the on-screen keyboard covers', () => {
  const view = new View()
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('innerHeight', 768)
  render(
    <Dialog id="sheet" labelledBy="title">
      <h2 id="title">Sheet</h2>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  act(() => dialog.showModal())
  expect(dialog).toHaveAccessibleName('Sheet')
  view.change({ height: 432 })
  expect(dialog).toHaveClass('has-keyboard')
  expect(dialog.style.getPropertyValue('--keyboard')).toBe('336px')
  view.change({ height: 432, offsetTop: 100 })
  expect(dialog.style.getPropertyValue('--keyboard')).toBe('236px')
  view.change({ height: 712, offsetTop: 0 })
  expect(dialog).not.toHaveClass('has-keyboard')
  view.change({ height: 384, scale: 2 })
  expect(dialog.style.getPropertyValue('--keyboard')).toBe('0px')
})
