import { screen, within } from '@testing-library/react'
import { beforeEach } from 'vitest'
import type { InvitationRequest } from '@/domain/invitations/record'
import { takeToasts } from '@/lib/toast'
import { ann, ben, cy } from '../domain/invitations/sample-requests'
import { renderAdminArea, startAdminTests, storeSession } from './admin-area'
import { later, user } from './visitor'

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
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

export const report = () => within(screen.getByRole('region', { name: 'Requests' })).getAllByRole('status')[0]

/** Shows the admin area with these requests, or with this stored text. */
export async function openList(requests: readonly unknown[] | string = [ann, ben, cy], search = '') {
  localStorage.setItem(
    'invitationRequests',
    typeof requests === 'string' ? requests : JSON.stringify(requests),
  )
  renderAdminArea(`/admin/invitation-requests${search}`)
  await screen.findByRole('heading', { name: 'Invitation requests' })
  await later(100)
}

export async function chooseFile(content: BlobPart, name = 'file.json'): Promise<HTMLElement> {
  await press('Import')
  const dialog = await screen.findByRole('dialog', { name: 'Import requests' })
  await user.upload(within(dialog).getByLabelText(/Choose files/), new File([content], name))
  await within(dialog).findAllByRole('tab')
  return dialog
}
