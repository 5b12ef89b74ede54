import { screen, within } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import type { InvitationRequest } from '@/domain/invitations/record'
import { takeToasts } from '@/lib/toast'
import { ann, ben, cy } from '../domain/invitations/sample-requests'
import { SimulatedLocks } from '../lib/simulated-locks'
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

/** Another tab has the lock of the list until the returned function is called. */
export function holdLock(): () => void {
  const locks = new SimulatedLocks()
  vi.stubGlobal('navigator', { ...navigator, language: 'en-US', locks: locks.manager })
  let release = () => {}
  void locks.manager.request(
    'invitationRequests',
    () =>
      new Promise<void>((end) => {
        release = end
      }),
  )
  return () => release()
}
