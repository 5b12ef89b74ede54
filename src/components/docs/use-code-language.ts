import { isCodeLanguage } from '@/content/api/languages'
import { createSetting } from '@/lib/json-storage'
import { useStore } from '@/lib/store'

const setting = createSetting('codeLanguage')

/** The language chosen last, on any page and in any tab, and what changes it. */
export function useCodeLanguage() {
  const stored = useStore(setting, undefined)
  return [isCodeLanguage(stored) ? stored : undefined, setting.set] as const
}
