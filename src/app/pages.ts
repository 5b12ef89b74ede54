import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type PageModule = { readonly default: ComponentType }

const modules = import.meta.glob<PageModule>('../pages/*-page.tsx')

/** A page's code: loaded when first shown, or earlier with `load`. */
export type Page = {
  readonly Component: LazyExoticComponent<ComponentType>
  /** Fetches the chunk ahead of time. Resolves when it is there; fetched once. */
  readonly load: () => Promise<unknown>
}

const pages = new Map<string, Page>()
for (const [file, importer] of Object.entries(modules)) {
  const name = file.slice('../pages/'.length, -'-page.tsx'.length)
  let loading: Promise<PageModule> | undefined
  const load = () => {
    loading ??= importer().catch((error: unknown) => {
      loading = undefined // A later attempt may find the network back.
      throw error
    })
    return loading
  }
  pages.set(name, { Component: lazy(load), load })
}

/** The page of that name in src/pages, or undefined if there is no such file. */
export const pageNamed = (name: string): Page | undefined => pages.get(name)
