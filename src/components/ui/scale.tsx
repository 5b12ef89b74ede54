import type { ReactNode } from 'react'

type ScaleProps = { readonly viewBox: string; readonly className?: string; readonly children: ReactNode }

/** A drawing as wide as its place; its lines keep their width. */
export function Scale({ viewBox, className = '', children }: ScaleProps) {
  return (
    <svg
      className={`w-full overflow-visible *:[vector-effect:non-scaling-stroke] ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
