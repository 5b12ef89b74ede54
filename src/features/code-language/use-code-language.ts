import { useSyncExternalStore } from 'react'
import { type CodeLanguage, isCodeLanguage } from '@/content/api/languages'
import { createTextStorage } from '@/lib/json-storage'

const key = 'codeLanguage'
const storage = createTextStorage(() => globalThis.localStorage)
const listeners = new Set<() => void>()
/** The choice of this visit, which holds where storage is blocked or full. */
let chosen: CodeLanguage | undefined

function read(): CodeLanguage | undefined {
  if (chosen) return chosen
  try {
    const stored = storage.get(key)
    return isCodeLanguage(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    chosen = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromOtherTab)
  }
}

function choose(language: CodeLanguage): void {
  chosen = language
  try {
    storage.set(key, language)
  } catch {
    // Blocked or full: the choice holds for this visit.
  }
  for (const listener of listeners) listener()
}

/**
 * The programming language that the visitor chose last, on any page and in any tab, and the
 * function that changes it. Undefined before the first choice, in the prerenderer and during
 * hydration.
 */
export function useCodeLanguage(): readonly [CodeLanguage | undefined, (language: CodeLanguage) => void] {
  const language = useSyncExternalStore(subscribe, read, () => undefined)
  return [language, choose]
}
