import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openDialog } from '@/components/dialog/dialog'
import { dialogForm, lateForm } from '@/components/form/late-form'
import { handover } from '@/lib/carry-over'

type Code = { readonly default: () => React.ReactNode }

test('code that does not come is announced at each try, the focus stays on the button, and the form comes', async () => {
  const load = vi.fn<() => Promise<Code>>().mockRejectedValue(new Error('offline'))
  const Late = lateForm('late', load)
  render(<Late />)
  const words = () => screen.findByText(/^The form did not load/)
  const first = await words()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  // What is inserted into an alert is announced; a text that stays is not.
  await vi.waitFor(() => expect(first).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toContainElement(await words())
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  load.mockResolvedValue({ default: () => <p>Here it is</p> })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Here it is')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(3)
})

test('an earlier request that fails when the form is here says nothing', async () => {
  let fail = (_: Error) => {}
  const load = vi
    .fn<() => Promise<Code>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue({ default: () => <input className="control" aria-label="Name" /> })
  const Late = lateForm('late', load)
  render(<Late />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.dblClick(again)
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
  await act(async () => fail(new Error('offline')))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('code that comes at last takes the focus from the button that goes: the first field has it', async () => {
  const load = vi.fn<() => Promise<Code>>().mockRejectedValue(new Error('offline'))
  const Late = lateForm('late', load)
  render(<Late />)
  expect(await screen.findByRole('alert')).toBeVisible()
  load.mockResolvedValue({ default: () => <input className="control" aria-label="Name" /> })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('a dialog whose code did not come ahead asks for it again when it is opened', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = vi
    .fn<() => Promise<Code>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <input aria-label="Name" /> })
  const Late = dialogForm('late', 'Late', load)
  render(<Late />)
  fireEvent.keyDown(window)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByRole('alert', { hidden: true })).toBeInTheDocument()
  act(() => openDialog('late-dialog'))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('where nothing opens a dialog, its code comes when it is opened all the same', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = vi.fn(async () => ({ default: () => <input aria-label="Name" /> }))
  const Far = dialogForm('far', 'Far', load, () => false)
  render(<Far />)
  fireEvent.keyDown(window)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(load).not.toHaveBeenCalled()
  act(() => openDialog('far-dialog'))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
})

test('a dialog that is left before its code was asked for asks for it when it is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = vi
    .fn<() => Promise<Code>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <input aria-label="Name" /> })
  const Late = dialogForm('left', 'Left', load)
  const page = render(<Late />)
  fireEvent.keyDown(window)
  page.unmount()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(load).not.toHaveBeenCalled()
  render(<Late />)
  act(() => openDialog('left-dialog'))
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
})

test('the code of a closed dialog does not come while a press may lead to another page', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<Code>>().mockResolvedValue({ default: () => <input /> })
  const Late = dialogForm('calm', 'Calm', load)
  render(<Late />)
  fireEvent.keyDown(window)
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(load).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(load).toHaveBeenCalledOnce()
})

test('"Try again" loads the page of a newer build when the code is still not there', async () => {
  const reload = vi.spyOn(handover, 'reload').mockReturnValue(true)
  const load = vi.fn<() => Promise<Code>>().mockRejectedValue(new Error('gone'))
  const Late = lateForm('late', load)
  render(<Late />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(again)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  ['', 'password', true, 'Amara'],
  ['secret', 'password', false, 'Amara'],
  // A tool shows it.
  ['secret', 'text', false, 'Amara'],
])(
  'a reload by "Try again", which comes after two failures, takes along what was typed, but no password: %j, %s',
  async (password, type, reloads, name) => {
    const isTyped = () => [...document.querySelectorAll('input')].some(({ value }) => value !== '')
    const reload = vi.spyOn(handover, 'reload').mockImplementation(() => !isTyped())
    const load = vi.fn<() => Promise<Code>>().mockRejectedValue(new Error('gone'))
    const served = (
      <form>
        <input name="name" aria-label="Name" />
        <input name="password" type={type} autoComplete="current-password" aria-label="Password" />
      </form>
    )
    const open = () => {
      const Late = lateForm('late', load, served)
      return render(<Late />)
    }
    const first = open()
    await userEvent.type(screen.getByLabelText('Name'), 'Amara')
    if (password) await userEvent.type(screen.getByLabelText('Password'), password)
    const again = await screen.findByRole('button', { name: 'Try again' })
    for (const asked of [1, 2]) {
      await userEvent.click(again)
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(asked))
      await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('did not load'))
    }
    expect(reload.mock.results.map(({ value }) => value)).toEqual([false, reloads])
    if (reloads) {
      first.unmount()
      open()
    }
    expect(screen.getByLabelText('Name')).toHaveValue(name)
    expect(screen.getByLabelText('Password')).toHaveValue(password)
    expect(sessionStorage).toHaveLength(0)
  },
)

test('code that stalls is said after ten seconds, and the form is here when it comes', async () => {
  vi.useFakeTimers()
  let come = (_: Code) => {}
  const Late = lateForm('late', () => new Promise<Code>((resolve) => (come = resolve)))
  render(<Late />)
  await act(() => vi.advanceTimersByTimeAsync(9900))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('alert')).toHaveTextContent(/^The form did not load\..*copy what you typed/)
  await act(async () => come({ default: () => <p>Here it is</p> }))
  expect(screen.getByText('Here it is')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
