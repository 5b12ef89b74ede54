import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/lib/store'

/** A query parameter, or null. During hydration it is null, as it was for the prerenderer. */
export function useSearchParam(name: string): string | null {
  const [params] = useSearchParams()
  return useHydrated() ? params.get(name) : null
}
