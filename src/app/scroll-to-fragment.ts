/** The element that a fragment (`#…`) of the address names. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id) // A malformed escape.
  }
}

/** Scrolls to the element that a fragment names, or to the top of the page. */
export function scrollToFragment(hash: string): void {
  const target = fragmentTarget(hash)
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}
