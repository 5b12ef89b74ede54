import { expect, test } from 'vitest'
import { invitationStorage } from '@/domain/invitations/storage'
import { adminSession } from '@/domain/session/admin-session'
import { sampleInput } from './sample-requests'

test('outside a browser the modules import, and storage reads as blocked', async () => {
  expect(typeof window).toBe('undefined')
  expect(invitationStorage.read()).toEqual({ requests: [], rejectedMembers: 0, problem: 'blocked' })
  expect(invitationStorage.raw()).toBeNull()
  invitationStorage.subscribe(() => {})()
  await expect(invitationStorage.add(sampleInput)).rejects.toMatchObject({ kind: 'blocked' })
  expect(adminSession.status()).toEqual({ kind: 'signed-out' })
  adminSession.subscribe(() => {})()
})
