import { createContext, useSyncExternalStore } from 'react'
import { type Location, NavigationType } from 'react-router-dom'

export type Followed<T> = Pick<ReturnType<typeof createStore<T>>, 'get' | 'subscribe'>

export function createStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    /** The same object until `set` is called. */
    get: () => value,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The current value; `first` in prerendered HTML and while that is hydrated. */
export const useStore = <T>({ subscribe, get }: Followed<T>, first: T): T =>
  useSyncExternalStore(subscribe, get, () => first)

/** False in the prerenderer and in the first render of HTML that it made. */
export const useHydrated = () => useStore<boolean>({ subscribe: () => () => {}, get: () => true }, false)

/**
 * How the page that is shown was reached. React Router's own hook says POP in every page, since
 * `<Routes>` is given a location.
 */
export const VisitContext = createContext<{
  readonly type: NavigationType
  /** Another object for each visit, whatever the keys of the history say. */
  readonly location: Pick<Location, 'hash'>
}>({ type: NavigationType.Pop, location: { hash: '' } })

/**
 * Which sending of a form is over, by its mutation's key, for as long as the form's place is shown:
 * one that is drawn anew still knows how its own sending ended (`useSending`).
 */
export const EndedContext = createContext<Map<string, number | undefined> | undefined>(undefined)
