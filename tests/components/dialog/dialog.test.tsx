import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialog/dialog'

test.each([
  ['a keyboard', { height: 400, offsetTop: 0, scale: 1 }, '368px'],
  ['a browser bar', { height: 700, offsetTop: 0, scale: 1 }, '0px'],
  ['what is outside of a zoomed page', { height: 384, offsetTop: 0, scale: 2 }, '0px'],
])('a dialog makes room for %s or does not', (_, shown, room) => {
  const view = Object.assign(new EventTarget(), shown)
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('innerHeight', 768)
  render(
    <Dialog id="question" labelledBy="title">
      <h2 id="title">Question</h2>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { hidden: true })
  view.dispatchEvent(new Event('resize'))
  expect(dialog.style.getPropertyValue('--keyboard')).toBe(room)
  expect(dialog.classList.contains('has-keyboard')).toBe(room !== '0px')
})
