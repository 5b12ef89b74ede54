import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/components/dialog/dialog'
import { DialogSuccess } from '@/components/dialog/dialog-success'
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

test('a success waits while the tab is hidden, as it is by a mail program on a phone', () => {
  vi.useFakeTimers()
  render(
    <Dialog id="question-dialog" aria-labelledby="question-title" open>
      <DialogSuccess name="question" title="Sent!" tickWidth={7} note="Done.">
        Thank you.
      </DialogSuccess>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  const show = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  pass(2000)
  show(true)
  pass(60_000)
  expect(dialog).toHaveAttribute('open')
  show(false)
  pass(2900)
  expect(dialog).toHaveAttribute('open')
  pass(200)
  expect(dialog).not.toHaveAttribute('open')
})
