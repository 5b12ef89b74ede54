import { useCallback, useRef, useState } from 'react'
import { toast } from '@/lib/toast'
import { errorText } from './words'

/** Entries that are kept; the strip shows the last three. */
const kept = 20

/** Something that was done on this page and can be taken back. */
export type RecentAct = {
  readonly key: number
  readonly at: Date
  readonly mark: 'approved' | 'rejected' | 'other'
  /** Whom or what it was about, and what was done: `Ann Lee`, `approved`. */
  readonly subject: string
  readonly verb: string
  /** Takes it back, and resolves to the sentence that says so. */
  readonly undo: () => Promise<string>
  /** Seconds after which it cannot be taken back any more. */
  readonly seconds?: number
}

/** What was done here, newest first, and the way back. `say` is told what came of it. */
export function useReviewUndo(say: (sentence: string) => void) {
  const [recent, setRecent] = useState<readonly RecentAct[]>([])
  const count = useRef(0)

  const remember = useCallback((act: Omit<RecentAct, 'key' | 'at'>) => {
    count.current += 1
    const key = count.current
    setRecent((acts) => [{ ...act, key, at: new Date() }, ...acts].slice(0, kept))
    if (act.seconds === undefined) return
    setTimeout(() => setRecent((acts) => acts.filter((other) => other.key !== key)), act.seconds * 1000)
  }, [])

  const undo = useCallback(
    async (act: RecentAct) => {
      // Gone from the strip at once: a second press would find the record changed.
      setRecent((acts) => acts.filter(({ key }) => key !== act.key))
      try {
        say(await act.undo())
      } catch (error) {
        // Back in the strip, and to stay: the time for it was spent on a try that failed.
        const { seconds: _, ...lasting } = act
        count.current += 1
        const key = count.current
        setRecent((acts) => [{ ...lasting, key }, ...acts])
        say(errorText(error))
        toast.error(errorText(error))
      }
    },
    [say],
  )

  return { recent, remember, undo }
}
