/** The element that a fragment (`#…`) of the address names. */
export function fragmentTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeFragment(hash.slice(1))) : null
}

/** Scrolls to the element that a fragment names, or to the top of the page. */
export function scrollToFragment(hash: string): void {
  const target = fragmentTarget(hash)
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
