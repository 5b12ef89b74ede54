/** What the work returns, or undefined when it throws: where a refusal is no error. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
