/**
 * Removes the drafts that this site once stored for every tab, and so for the next person at the
 * computer.
 */
export function removeSharedDrafts(): void {
  try {
    for (const form of ['request', 'contact', 'demo', 'register']) localStorage.removeItem(`draft:${form}`)
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}
