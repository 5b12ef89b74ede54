import { createInvitationStorage } from '@/domain/invitations/storage'
import { MemoryStorage } from '../../lib/memory-storage'

/** One tab without locks, whose storage holds this text or list. */
export function openTab(stored?: unknown) {
  const memory = new MemoryStorage()
  if (stored !== undefined)
    memory.setItem('invitationRequests', typeof stored === 'string' ? stored : JSON.stringify(stored))
  const events = new EventTarget()
  const env = { storage: () => memory, now: () => new Date(), events }
  const invitations = createInvitationStorage(env)
  const raw = () => memory.getItem('invitationRequests')
  const list = () => JSON.parse(raw() ?? 'null')
  return { memory, events, env, invitations, raw, list }
}
