import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialog/dialog'
import { WholePage } from '../../support/whole-page'

test.each([
  ['a keyboard', { height: 400, offsetTop: 0, scale: 1 }, '368px'],
  ['a browser bar', { height: 700, offsetTop: 0, scale: 1 }, '0px'],
  ['what is outside of a zoomed page', { height: 384, offsetTop: 0, scale: 2 }, '0px'],
])('a dialog makes room for %s or does not', (_, shown, room) => {
  const view = Object.assign(new EventTarget(), shown)
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('innerHeight', 768)
  render(
    <Dialog id="question" aria-labelledby="title">
      <h2 id="title">Question</h2>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { hidden: true })
  view.dispatchEvent(new Event('resize'))
  expect(dialog.style.getPropertyValue('--keyboard')).toBe(room)
  expect(dialog.classList.contains('has-keyboard')).toBe(room !== '0px')
})

test.each([
  ['the rest of a double click, however slow, reaches nothing', 2, 0],
  ['a press of its own reaches what is', 1, 1],
])('%s beneath the dialog that closed', (_, detail, times) => {
  const beneath = vi.fn()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40))
  render(
    <WholePage>
      <button type="button" onClick={beneath}>
        Beneath
      </button>
      <Dialog id="question" aria-labelledby="title">
        <button type="button">Close</button>
      </Dialog>
    </WholePage>,
  )
  const dialog = screen.getByRole('dialog', { hidden: true })
  const press = (name: string, detail: number, timeStamp: number) => {
    for (const type of ['mousedown', 'click']) {
      const place = { bubbles: true, cancelable: true, detail, clientX: 20, clientY: 20 }
      const event = new MouseEvent(type, place)
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      fireEvent(screen.getByRole('button', { name, hidden: true }), event)
    }
  }
  dialog.toggleAttribute('open', true)
  press('Close', 1, 1000)
  dialog.toggleAttribute('open', false)
  press('Beneath', detail, 1900)
  expect(beneath).toHaveBeenCalledTimes(times)
  vi.restoreAllMocks()
})
