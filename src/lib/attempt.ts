/** What the work returns, or undefined when it throws: for calls whose failure is no error. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Milliseconds after which a file counts as lost: a connection that stalls reports no error. */
export const lostAfterMs = 10_000

/** The module, once it is there with this part. Rejects when its file fails, is empty or stalls. */
export async function moduleWith<Module>(part: keyof Module, coming: Promise<Module>): Promise<Module> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, lostAfterMs, new Error('It stalls')))
  const code = await Promise.race([coming, late])
  if (!code[part]) throw new Error('It came empty')
  return code
}
