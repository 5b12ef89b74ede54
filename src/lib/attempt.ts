/** What the work returns, or undefined when it throws: for calls whose failure is no error. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
