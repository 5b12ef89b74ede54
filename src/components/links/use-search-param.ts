import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTimeout } from '@/lib/listen'
import { useHydrated } from '@/lib/store'

/** A query parameter, or null. During hydration it is null, as it was for the prerenderer. */
export function useSearchParam(name: string): string | null {
  const [params] = useSearchParams()
  return useHydrated() ? params.get(name) : null
}

/** Milliseconds without another choice before the address changes. */
const pauseMs = 100

/**
 * Writes a choice into the address when no other one follows at once: a held arrow key goes through
 * all choices, and Safari throws at the hundredth change within ten seconds.
 */
export function useAddressWriter<Choice extends string>(
  write: (choice: Choice) => void,
): (choice: Choice) => void {
  const [choice, setChoice] = useState<Choice>()
  const writeNow = () => {
    setChoice(undefined)
    if (choice !== undefined) write(choice)
  }
  useTimeout(writeNow, choice === undefined ? undefined : pauseMs, choice)
  return setChoice
}
