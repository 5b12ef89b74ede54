import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'

const never = () => () => undefined

/**
 * A query parameter of the current address, or null. During hydration it is null, as it was for the
 * prerenderer, and the component renders again with the value.
 */
export function useSearchParam(name: string): string | null {
  const [params] = useSearchParams()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? params.get(name) : null
}
