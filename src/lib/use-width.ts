import { useCallback, useState } from 'react'

/** The width in CSS pixels of the element that gets the ref; `unknown` until it is measured. */
export function useWidth(unknown: number) {
  const [width, setWidth] = useState(unknown)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const look = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, ref] as const
}
