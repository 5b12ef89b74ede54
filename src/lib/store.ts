import { useSyncExternalStore } from 'react'

/** A value outside React. Screens follow it with {@link useStore}. */
export type Store<T> = {
  /** The same object until `set` is called. */
  readonly get: () => T
  readonly set: (value: T) => void
  /** Calls the listener after each change. Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The value, kept current; `first` in prerendered HTML and while that is hydrated. */
export const useStore = <T>({ subscribe, get }: Omit<Store<T>, 'set'>, first: T): T =>
  useSyncExternalStore(subscribe, get, () => first)

/** False in the prerenderer and in the first render of HTML that it made. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
