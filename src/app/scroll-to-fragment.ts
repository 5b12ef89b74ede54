import { attempt } from '@/lib/attempt'

/** The element that a fragment (`#…`) names. A malformed escape is read as it is. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return document.getElementById(attempt(() => decodeURIComponent(id)) ?? id)
}

/** Scrolls to the element that a fragment names, or to the top of the page. */
export function scrollToFragment(hash: string): void {
  const target = fragmentTarget(hash)
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}
