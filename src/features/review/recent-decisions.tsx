import { Undo2 } from 'lucide-react'
import type { Ref } from 'react'
import { ActionBar, QuietButton } from './controls'
import { formatClock, StatusMark } from './format'
import type { Review } from './use-review'

const shown = 3
/** A narrow list shows the last decision only. */
const later = ['', '@max-3xl/page:hidden', '@max-7xl/page:hidden']

type RecentDecisionsProps = {
  readonly review: Review
  readonly onAudit: () => void
  readonly ref: Ref<HTMLElement>
}

/** What was just done on this page, with an Undo for each act that can be undone. */
export function RecentDecisions({ review: { recent, undo }, onAudit, ref }: RecentDecisionsProps) {
  return (
    <ActionBar
      ref={ref}
      className={`z-4 gap-2.5 border-t-line border-ink bg-sheet
        ${recent.length === 0 ? '@max-2xl/page:static' : ''}`}
      aria-labelledby="recent-title"
    >
      <h2
        id="recent-title"
        className="mr-2 font-display text-base whitespace-nowrap tracking-normal @max-3xl/page:hidden"
      >
        Recent decisions
      </h2>
      {recent.length === 0 && <p className="flex-1 text-muted">None yet.</p>}
      <ol className="flex min-w-0 flex-1 gap-x-5 empty:hidden">
        {recent.slice(0, shown).map((action, place) => (
          // A number that is cut would be a wrong number.
          <li
            key={`${action.at.getTime()} ${action.subject}`}
            className={`flex min-w-0 items-center gap-2 whitespace-nowrap ${later[place] ?? ''}
              ${/^\d/.test(action.subject) ? 'shrink-0' : ''}`}
          >
            {/^(approved|rejected)$/.test(action.verb) && <StatusMark status={action.verb} />}
            <span className="flex min-w-0 gap-1.5">
              <strong className="max-w-56 truncate">{action.subject}</strong> <span>{action.verb}</span>{' '}
              <time dateTime={action.at.toISOString()} className="text-muted @max-7xl/page:hidden">
                {formatClock(action.at)}
              </time>
            </span>
            {action.undo && (
              <QuietButton Icon={Undo2} className="shrink-0 px-2.5" onClick={() => undo(action)}>
                Undo <span className="sr-only">{`${action.subject} ${action.verb}`}</span>
              </QuietButton>
            )}
          </li>
        ))}
      </ol>
      <QuietButton aria-haspopup="dialog" onClick={onAudit}>
        Audit log
      </QuietButton>
    </ActionBar>
  )
}
