import type { ComponentType } from 'react'

/**
 * Pages of words, pictures, links and buttons that the browser or a listener of the document acts on: nothing in them waits for React, so a
 * prerendered one does without its code. tests/app/still-page.test.tsx keeps the list right.
 */
const stillPages: ReadonlySet<string> = new Set([
  'about',
  'careers',
  'case-studies',
  'color-schemes',
  'dashboard',
  'gdpr',
  'help',
  'home',
  'instructors',
  'platform',
  'pricing',
  'resources',
  'security',
  'webinars',
])

/** True for the name of a page whose prerendered HTML needs no code. */
export const isStill = (name: string): boolean => stillPages.has(name)

/** A still page as React makes it: in one element, so that what was served can be found. */
export const framed = (Page: ComponentType) => () => (
  <div>
    <Page />
  </div>
)

/** The elements of the still page that was served. */
export const servedElements = (root: HTMLElement): readonly Node[] => [
  ...(root.querySelector('main > div')?.childNodes ?? []),
]

/** Where Trusted Types are required, React may set nothing else. */
const nothing = {
  __html: (globalThis as { trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
}

/** A still page as it was served. It keeps its elements: they come back with it, whatever has become of their frame. */
export function kept(elements: readonly Node[]): ComponentType {
  const fill = (frame: HTMLElement | null) => {
    if (frame && !frame.hasChildNodes()) frame.append(...elements)
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no markup. With it React leaves alone what stands in the element.
  return () => <div ref={fill} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
}
