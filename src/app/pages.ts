import type { ComponentType } from 'react'

type PageModule = { readonly default: ComponentType }

const importers = import.meta.glob<PageModule>('../pages/*/page.tsx')

/**
 * Milliseconds for which a failure holds: a click is the same attempt as the hover just before it.
 */
const attemptMs = 1000

const loaded = new Map<string, ComponentType>()
const attempts = new Map<string, Promise<ComponentType>>()

const importerOf = (name: string) => importers[`../pages/${name}/page.tsx`]

/** True when src/pages has a file for the name. */
export const hasPage = (name: string): boolean => importerOf(name) !== undefined

/** A page whose code is here, or undefined. */
export const loadedPage = (name: string): ComponentType | undefined => loaded.get(name)

/**
 * Fetches a page's code, once. A failed attempt holds until {@link forgetAttempt}, or for a second.
 */
export function loadPage(name: string): Promise<ComponentType> {
  const current = attempts.get(name)
  if (current) return current
  const importer = importerOf(name)
  if (!importer) return Promise.reject(new Error(`There is no src/pages/${name}/page.tsx`))
  const attempt = importer().then(({ default: Component }) => {
    loaded.set(name, Component)
    return Component
  })
  attempts.set(name, attempt)
  attempt.catch(() => setTimeout(() => forgetAttempt(name, attempt), attemptMs))
  return attempt
}

/** Lets a page that could not be loaded be asked for again. */
export function forgetAttempt(name: string, attempt: Promise<ComponentType>): void {
  if (attempts.get(name) === attempt) attempts.delete(name)
}
