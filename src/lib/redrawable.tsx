import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

/**
 * A part that other software may tear: it moves and removes what React would change next, which
 * then fails. The part is drawn anew in the same commit as the old one goes, so that what was typed
 * is carried over. One that fails while it is drawn anew gets the error page.
 */
export function Redrawable({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallbackRender={() => children}>{children}</ErrorBoundary>
}

/** Whether an error is that of a torn part: React did not find what it was to change. */
export const isTorn = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError'
