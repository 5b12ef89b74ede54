import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DraftNote } from '@/components/form/draft'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { endDraft } from '@/lib/drafts'
import { z } from '@/lib/zod'

beforeEach(() => {
  vi.useFakeTimers()
})

const schema = z.object({ subject: z.string(), password: z.string() })
const sending = { isPending: false, error: null, mutateAsync: async () => undefined }

function Letter({ draft = 'at once' }: { readonly draft?: 'at once' | 'asked' }) {
  const fields = {
    subject: { id: 'subject', label: 'Subject' },
    password: { id: 'password', label: 'Password', type: 'password' },
  } as const
  const form = useSiteForm({ name: 'letter', schema, fields, sending, draft })
  return (
    <FormFrame form={form}>
      <DraftNote form={form} />
      <FormFields form={form} />
    </FormFrame>
  )
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Subject'), { target: { value } })
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
  const { unmount } = render(<Letter draft="asked" />)
  type('Hello')
  unmount()
  render(<Letter draft="asked" />)
  type('Good morning')
  fireEvent.click(screen.getByRole('button', { name: 'Restore what you typed' }))
  expect(screen.getByLabelText('Subject')).toHaveValue('Good morning')
})

test('a password is never part of a draft', () => {
  render(<Letter />)
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'hunter2' } })
  type('Hello')
  act(() => vi.advanceTimersByTime(500))
  expect(stored()).toBe('{"subject":"Hello"}')
})

test('a copy of a tab says that its draft was sent from the other one, and does not offer it', () => {
  const { unmount } = render(<Letter />)
  type('Hello')
  unmount()
  const copied = { ...sessionStorage }
  vi.setSystemTime(new Date('2026-03-02T15:45:00'))
  endDraft('letter')
  for (const [key, text] of Object.entries(copied)) sessionStorage.setItem(key, text)
  render(<Letter />)
  expect(screen.getByLabelText('Subject')).toHaveValue('')
  expect(screen.getByText(/Another tab/)).toHaveTextContent(
    'Another tab sent this on March 2, 2026 at 3:45 p.m.',
  )
  expect(stored()).toBeNull()
})

test('an open copy of a tab says so as soon as its form is looked at; a new text is a new draft', () => {
  render(<Letter />)
  type('Hello')
  act(() => vi.advanceTimersByTime(500))
  const copied = { ...sessionStorage }
  endDraft('letter')
  for (const [key, text] of Object.entries(copied)) sessionStorage.setItem(key, text)
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByText(/Another tab sent this/)).toBeVisible()
  expect(screen.getByLabelText('Subject')).toHaveValue('Hello')
  type('Hello again')
  act(() => vi.advanceTimersByTime(500))
  expect(stored()).toContain('Hello again')
})
