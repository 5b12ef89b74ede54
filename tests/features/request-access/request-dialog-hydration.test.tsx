import '../../setup/dialog'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Site = typeof import('@/features/request-access/request-dialog') &
  typeof import('@/features/request-access/request-access-button')

const roots: Root[] = []
const problems = vi.fn()

beforeEach(() => {
  localStorage.clear()
  problems.mockReset()
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (/hydrat|didn't match/i.test(said.join(' '))) problems(...said)
  })
})

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Reads a fresh copy of the dialog's modules, as a page load does. */
const load = async (): Promise<Site> => {
  vi.resetModules()
  return {
    ...(await import('@/features/request-access/request-dialog')),
    ...(await import('@/features/request-access/request-access-button')),
  }
}

/** What the build writes: the HTML of a page, made where there is no document. */
async function prerendered(page: (site: Site) => ReactNode): Promise<string> {
  vi.stubGlobal('document', undefined)
  const site = await load()
  const { prelude } = await prerender(page(site), { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = await new Response(prelude).text()
  vi.unstubAllGlobals()
  return html
}

/**
 * A page as it stands in the browser before the app, and the function with which the app arrives.
 */
async function serve(page: (site: Site) => ReactNode) {
  const root = document.createElement('div')
  root.innerHTML = await prerendered(page)
  document.body.append(root)
  return async () => {
    const site = await load()
    await act(async () => {
      startTransition(() => {
        roots.push(hydrateRoot(root, page(site), { onRecoverableError: problems }))
      })
    })
  }
}

const page = ({ RequestDialog, RequestAccessButton }: Site) => (
  <>
    <RequestAccessButton />
    <RequestDialog />
  </>
)

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const field = (name: RegExp) => within(dialog()).getByLabelText<HTMLInputElement>(name)
const button = () => within(dialog()).getByRole('button', { name: 'Submit Request', hidden: true })
const isLive = () => expect(field(/name/i).form).toHaveAttribute('data-live')

const write = (control: HTMLInputElement, value: string) => {
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

test('the whole form stands in the prerendered HTML, closed, with its button disabled', async () => {
  await serve(page)
  expect(dialog()).not.toHaveAttribute('open')
  expect(field(/message/i)).toBeInTheDocument()
  expect(button()).toBeDisabled()
  expect(field(/name/i).form).toHaveAttribute('method', 'dialog')
})

test('before the app is there the dialog opens, and what is typed and chosen then survives hydration', async () => {
  const arrive = await serve(page)
  fireEvent.click(screen.getByRole('button', { name: 'Request Access' }))
  expect(dialog()).toHaveAttribute('open')
  const name = field(/name/i)
  write(name, 'Amara Okafor')
  write(field(/email/i), 'amara@riverside.ca')
  write(field(/role/i), 'teacher')
  write(field(/use it for/i), 'research')
  write(field(/message/i), 'Typed early')
  await arrive()
  await waitFor(isLive)
  expect(field(/name/i)).toBe(name)
  expect(name).toHaveValue('Amara Okafor')
  expect(field(/role/i)).toHaveValue('teacher')
  expect(button()).toBeEnabled()
  expect(button()).toHaveAccessibleDescription('That is everything we need.')
  expect(problems).not.toHaveBeenCalled()
})

test('the code of the form waits for intent, and text typed while it is on the way is kept', async () => {
  const arrive = await serve(page)
  await arrive()
  // By the time that it is here for the test, it would be here for the page.
  await act(() => import('@/features/request-access/request-form'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(field(/name/i).form).not.toHaveAttribute('data-live')
  write(field(/name/i), 'Amara')
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Request Access' }))
  await waitFor(isLive)
  expect(field(/name/i)).toHaveValue('Amara')
  expect(button()).toHaveAccessibleDescription(/^Four answers to go/)
  expect(problems).not.toHaveBeenCalled()
})

test('a form that was submitted before its code came is sent when it is there', async () => {
  const arrive = await serve(page)
  fireEvent.click(screen.getByRole('button', { name: 'Request Access' }))
  write(field(/name/i), 'Amara Okafor')
  write(field(/email/i), 'amara@riverside.ca')
  write(field(/role/i), 'teacher')
  write(field(/use it for/i), 'research')
  write(field(/message/i), 'Typed early')
  field(/name/i).form?.setAttribute('data-live', 'held')
  await arrive()
  expect(await within(dialog()).findByText('Submitting...', { selector: 'button' })).toBeDisabled()
  await screen.findByRole('heading', { name: 'Request Submitted!' })
  expect(problems).not.toHaveBeenCalled()
})

test('a navigation neither waits for the code of the form nor takes typed text away', async () => {
  const arrive = await serve((site) => (
    <>
      <MemoryRouter>
        <Pages />
      </MemoryRouter>
      <site.RequestDialog />
    </>
  ))
  await arrive()
  write(field(/name/i), 'Amara')
  const name = field(/name/i)
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByText('Second page')).toBeVisible()
  expect(field(/name/i)).toBe(name)
  expect(name).toHaveValue('Amara')
})

function Pages() {
  return (
    <Routes>
      <Route path="/" element={<First />} />
      <Route path="/second" element={<p>Second page</p>} />
    </Routes>
  )
}

function First() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate('/second')}>
      Go on
    </button>
  )
}
