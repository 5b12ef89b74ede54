import type { ComponentType } from 'react'

type PageModule = { readonly default: ComponentType }

const importers = import.meta.glob<PageModule>('../pages/*/page.tsx')
const loaded = new Map<string, ComponentType>()

/** A page whose code is loaded, or undefined. */
export const loadedPage = (name: string): ComponentType | undefined => loaded.get(name)

/** Fetches a page's code. After a failure the next call tries again. */
export async function loadPage(name: string): Promise<ComponentType> {
  const page = await importers[`../pages/${name}/page.tsx`]?.()
  if (!page) throw new Error(`There is no src/pages/${name}/page.tsx`)
  loaded.set(name, page.default)
  return page.default
}
