// Functions that run in a page: tabs store at once, with the code that the page itself loaded.

/** Address of the code that stores requests; empty until the form has loaded it. */
export const storageCode = (): string =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .find((name) => /\/request-submission-[\w-]+\.js$/.test(name)) ?? ''

export const loadStorage = async (address: string): Promise<void> => {
  Reflect.set(window, 'built', await import(`${address}`))
}

/** Holds a lock that all tabs request before they begin, until {@link letGo}. */
export const holdStart = (): Promise<void> =>
  new Promise((held) => {
    void navigator.locks.request('start', () => {
      held()
      return new Promise((go) => Reflect.set(window, 'letGo', go))
    })
  })

export const letGo = (): void => Reflect.get(window, 'letGo')()
