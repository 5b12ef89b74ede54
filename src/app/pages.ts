import { type ComponentType, lazy } from 'react'
import { pageShownAt } from '@/routes/match'
import { pageLost } from './stale-build'
import { framed, isStill, kept } from './still-page'

type PageModule = { readonly default: ComponentType }

const modules = import.meta.glob<PageModule>('../pages/*-page.tsx')

/** A page's code: loaded when first shown, or earlier with `load`. */
export type Page = {
  /** Suspends until its code is there. Throws, when it cannot be loaded, until {@link forgetLostPages}. Another one once it is loaded. */
  readonly Component: ComponentType
  /** Fetches the chunk ahead of time. Resolves when it is there; fetched once. */
  readonly load: () => Promise<unknown>
  readonly isLoaded: boolean
}

const pages = new Map<string, Page>()
/** What makes the pages that could not be loaded anew. */
const lost = new Set<() => void>()
for (const [file, importer] of Object.entries(modules)) {
  const name = file.slice('../pages/'.length, -'-page.tsx'.length)
  let loading: Promise<PageModule> | undefined
  const load = () => {
    loading ??= importer().then(
      (page) => {
        const Component = isStill(name) ? framed(page.default) : page.default
        pages.set(name, { Component, load, isLoaded: true })
        return { default: Component }
      },
      (error: unknown) => {
        loading = undefined // A later attempt may find the network back.
        throw error
      },
    )
    return loading
  }
  const set = () => {
    const shown = () =>
      load().catch((error: unknown) => {
        if ((pageShownAt(location.pathname) ?? 'not-found') !== name) {
          set() // Somebody has gone elsewhere meanwhile, and may ask for it again.
          throw error
        }
        lost.add(set) // React keeps the failure of a lazy component for ever.
        return pageLost(error)
      })
    pages.set(name, { Component: lazy(shown), load, isLoaded: false })
  }
  set()
}

/** Lets pages whose code could not be loaded try once more when they are next shown. */
export function forgetLostPages(): void {
  for (const renew of lost) renew()
  lost.clear()
}

/** Makes a still page be shown as it was served from now on: there is no code to load for it. */
export function keepPage(name: string, elements: readonly Node[]): void {
  pages.set(name, { Component: kept(elements), load: async () => {}, isLoaded: true })
}

/** The page of that name in src/pages, or undefined if there is no such file. */
export const pageNamed = (name: string): Page | undefined => pages.get(name)
