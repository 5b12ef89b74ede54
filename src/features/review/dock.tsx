import { Undo2 } from 'lucide-react'
import { formatClock } from './dates'
import { StatusMark } from './mark'
import type { RecentAct } from './use-review-undo'

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
