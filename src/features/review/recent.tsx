import { Undo2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { toast } from '@/lib/toast'
import { errorText, formatClock, StatusMark } from './words'

/** Acts that the strip shows. */
const shown = 3

type ReviewDockProps = {
  readonly recent: readonly RecentAct[]
  readonly onUndo: (act: RecentAct) => void
  readonly onAudit: () => void
}

/** What was done on this page a moment ago, each that can be taken back with its way back. */
export function ReviewDock({ recent, onUndo, onAudit }: ReviewDockProps) {
  return (
    <section className="rv-dock" aria-labelledby="rv-dock-title">
      <h2 id="rv-dock-title">Recent decisions</h2>
      {recent.length === 0 && <p className="rv-dock-none">None on this page yet.</p>}
      <ol>
        {recent.slice(0, shown).map((act) => (
          <li key={act.key} data-count={/^\d/.test(act.subject) || undefined}>
            {act.mark !== 'other' && <StatusMark status={act.mark} />}
            <span className="rv-dock-text">
              <strong>{act.subject}</strong> <span>{act.verb}</span>{' '}
              <time dateTime={act.at.toISOString()}>{formatClock(act.at)}</time>
            </span>
            {act.undo && (
              <button type="button" className="rv-undo" onClick={() => onUndo(act)}>
                <Undo2 className="ico" aria-hidden="true" />
                <span>Undo</span> <span className="vh">{`${act.subject} ${act.verb}`}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="rv-quiet" aria-haspopup="dialog" onClick={onAudit}>
        Audit log
      </button>
    </section>
  )
}

/** The most entries that are remembered; the strip shows the last three. */
const most = 20

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

/** What was done here, newest first, and the way back. `announce` is told what came of it. */
export function useReviewUndo(announce: (sentence: string) => void) {
  const [recent, setRecent] = useState<readonly RecentAct[]>([])
  const count = useRef(0)

  const remember = useCallback((act: Omit<RecentAct, 'key' | 'at'>) => {
    count.current += 1
    const key = count.current
    setRecent((acts) => [{ ...act, key, at: new Date() }, ...acts].slice(0, most))
  }, [])

  const undo = useCallback(
    async (act: RecentAct) => {
      if (!act.undo) return
      // Gone from the strip at once: a second press would find the record changed.
      setRecent((acts) => acts.filter(({ key }) => key !== act.key))
      try {
        announce(await act.undo())
      } catch (error) {
        setRecent((acts) => [act, ...acts])
        announce(errorText(error))
        toast.error(errorText(error))
      }
    },
    [announce],
  )

  const forgetActs = useCallback(() => setRecent([]), [])

  return { recent, remember, undo, forgetActs }
}
