import type { ReactNode } from 'react'

type ScaleProps = { readonly viewBox: string; readonly className?: string; readonly children: ReactNode }

/** A drawing as wide as its place; its lines keep their width. */
export function Scale({ viewBox, className = '', children }: ScaleProps) {
  return (
    <svg className={`to-scale ${className}`} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  )
}
