import { isJournalKey } from './journal'
import { listKey } from './list'

type TabsEnv = { readonly storage: () => Storage; readonly events?: EventTarget | undefined }

/**
 * The listeners to changes, and the ear for changes by other tabs: `hear` gets the changed key, or null when all keys went.
 * Nothing of `env` is touched before `start`, which returns true the first time and does nothing after that.
 */
export function createInvitationTabs(env: TabsEnv, hear: (key: string | null) => void) {
  const listeners = new Set<() => void>()
  let started = false

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const isOurs = ({ key, storageArea }: StorageEvent) => {
    if (key !== null && key !== listKey && !isJournalKey(key)) return false
    try {
      // Session storage sends the same events.
      return !storageArea || storageArea === env.storage()
    } catch {
      return false
    }
  }
  const start = (): boolean => {
    if (started) return false
    started = true
    env.events?.addEventListener('storage', (event) => {
      if (!isOurs(event as StorageEvent)) return
      hear((event as StorageEvent).key)
      notify()
    })
    return true
  }
  const subscribe = (listener: () => void) => {
    // A function of its own, so that a listener subscribed twice is called twice and ends once.
    const call = () => listener()
    listeners.add(call)
    return () => {
      listeners.delete(call)
    }
  }
  return { notify, start, subscribe }
}
