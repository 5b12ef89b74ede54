import type { ComponentProps } from 'react'

/** A drawing as wide as its place; its lines keep their width. */
export function Scale({ className = '', ...svg }: ComponentProps<'svg'> & { readonly viewBox: string }) {
  return <svg className={`to-scale ${className}`} {...svg} preserveAspectRatio="none" aria-hidden="true" />
}
