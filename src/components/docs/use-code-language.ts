import { type CodeLanguage, isCodeLanguage } from '@/content/api/languages'
import { browserEnv, createSafeStorage, createStorageEvents } from '@/lib/json-storage'
import { useStore } from '@/lib/store'

const key = 'codeLanguage'
const storage = createSafeStorage(() => globalThis.localStorage)
const { notify, subscribe } = createStorageEvents(browserEnv, (name) => name === key)

function get(): CodeLanguage | undefined {
  const stored = storage.get(key)
  return isCodeLanguage(stored) ? stored : undefined
}

function choose(language: CodeLanguage): void {
  storage.set(key, language)
  notify()
}

/** The language chosen last, on any page and in any tab, and what changes it. */
export const useCodeLanguage = () => [useStore({ get, subscribe }, undefined), choose] as const
