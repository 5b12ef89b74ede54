import { useCallback, useRef, useState } from 'react'
import { toast } from '@/lib/toast'
import { errorText } from './words'

/** Entries that are kept; the strip shows the last three. */
const kept = 20

/** Something that was done on this page. */
export type RecentAct = {
  readonly key: number
  readonly at: Date
  readonly mark: 'approved' | 'rejected' | 'other'
  /** Whom or what it was about, and what was done: `Ann Lee`, `approved`. */
  readonly subject: string
  readonly verb: string
  /** Takes it back, and resolves to the sentence that says so. Absent when it is final. */
  readonly undo?: () => Promise<string>
}

/** What was done here, newest first, and the way back. `say` is told what came of it. */
export function useReviewUndo(say: (sentence: string) => void) {
  const [recent, setRecent] = useState<readonly RecentAct[]>([])
  const count = useRef(0)

  const remember = useCallback((act: Omit<RecentAct, 'key' | 'at'>) => {
    count.current += 1
    const key = count.current
    setRecent((acts) => [{ ...act, key, at: new Date() }, ...acts].slice(0, kept))
  }, [])

  const undo = useCallback(
    async (act: RecentAct) => {
      if (!act.undo) return
      // Gone from the strip at once: a second press would find the record changed.
      setRecent((acts) => acts.filter(({ key }) => key !== act.key))
      try {
        say(await act.undo())
      } catch (error) {
        setRecent((acts) => [act, ...acts])
        say(errorText(error))
        toast.error(errorText(error))
      }
    },
    [say],
  )

  const forgetActs = useCallback(() => setRecent([]), [])

  return { recent, remember, undo, forgetActs }
}
