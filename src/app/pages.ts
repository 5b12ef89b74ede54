import type { ComponentType } from 'react'
import { stylesheets } from '@/lib/stylesheets'

type PageModule = { readonly default: ComponentType }

const importers = import.meta.glob<PageModule>('../pages/*/page.tsx')
const loaded = new Map<string, ComponentType>()

export const loadedPage = (name: string): ComponentType | undefined => loaded.get(name)

/**
 * Fetches a page's code and styles. After a failure the next call tries again. Only a page whose
 * HTML was `served`, with the styles that it needs in it, does not wait for stylesheets.
 */
export async function loadPage(name: string, served = false): Promise<ComponentType> {
  const load = importers[`../pages/${name}/page.tsx`]
  if (!load) throw new Error(`There is no src/pages/${name}/page.tsx`)
  const page = await load()
  if (!served) await stylesheets()
  loaded.set(name, page.default)
  return page.default
}
