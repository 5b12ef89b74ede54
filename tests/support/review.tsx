import { screen, within } from '@testing-library/react'
import { beforeEach } from 'vitest'
import type { InvitationRequest } from '@/domain/invitations/record'
import { takeToasts } from '@/lib/toast'
import { sampleRequest } from '../domain/invitations/sample-requests'
import { renderAdminArea, startAdminTests, storeRequests, storeSession } from './admin-area'
import { later, user } from './visitor'

/** Ten o'clock of a day in July; the tests begin on the 16th. */
export const on = (day: number) => `2025-07-${day}T10:00:00.000Z`
export const ann = sampleRequest({ id: '1', name: 'Ann', email: 'ann@a.example', submittedAt: on(16) })
export const ben = sampleRequest({
  id: '2',
  name: 'Ben',
  email: 'ben@a.example',
  role: 'student',
  submittedAt: on(15),
})
export const cy = sampleRequest({ id: '3', name: 'Cy', email: 'cy@a.example', submittedAt: on(14) })

/** Each test of the file begins signed in, with nothing stored, and ends in a clean browser. */
export function signInForEachTest(): void {
  startAdminTests()
  beforeEach(() => {
    takeToasts()
    storeSession()
  })
}

export const raw = () => localStorage.getItem('invitationRequests')
export const stored = (): readonly InvitationRequest[] => JSON.parse(raw() ?? '[]')
export const toasts = () => takeToasts().map(({ kind, message }) => `${kind}: ${message}`)
export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

/** The line over the list that reports what was done. */
export const report = () => within(screen.getByRole('region', { name: 'Requests' })).getAllByRole('status')[0]

/** Shows the admin area with these requests. */
export async function openList(requests: readonly unknown[] = [ann, ben, cy], search = '') {
  storeRequests(requests)
  renderAdminArea(`/admin/invitation-requests${search}`)
  await screen.findByRole('heading', { name: 'Invitation requests' })
  await later(100)
}

/** Chooses a text as the file of the import, and returns its dialog. */
export async function chooseFile(text: string): Promise<HTMLElement> {
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import' })
  await user.upload(within(dialog).getByLabelText(/Choose a file/), new File([text], 'file.json'))
  await within(dialog).findAllByRole('tab')
  return dialog
}
