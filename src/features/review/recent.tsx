import { Undo2 } from 'lucide-react'
import { QuietButton, strip } from './controls'
import type { Review } from './use-review'
import { formatClock, StatusMark } from './words'

const shown = 3
/** A narrow list shows the last decision only. */
const later = ['', '@max-3xl/book:hidden', '@max-7xl/book:hidden']

export type RecentAct = {
  readonly at: Date
  /** Whom or what it was about, and what was done: `Ann Lee`, `approved`. */
  readonly subject: string
  readonly verb: string
  /** Undoes it, and resolves to the sentence that says so. Absent when it is final. */
  readonly undo?: () => Promise<string>
}

type ReviewDockProps = { readonly review: Review; readonly onAudit: () => void }

/** What was just done on this page, with an Undo for each act that can be undone. */
export function ReviewDock({ review: { recent, undo }, onAudit }: ReviewDockProps) {
  return (
    <section
      className={`${strip} z-4 gap-2.5 border-t-line border-ink bg-sheet
        ${recent.length === 0 ? '@max-2xl/book:static' : ''}`}
      aria-labelledby="recent-title"
    >
      <h2
        id="recent-title"
        className="mr-2 font-display text-base whitespace-nowrap tracking-normal @max-3xl/book:hidden"
      >
        Recent decisions
      </h2>
      {recent.length === 0 && <p className="flex-1 text-muted">None on this page yet.</p>}
      <ol className="flex min-w-0 flex-1 gap-x-5 empty:hidden">
        {recent.slice(0, shown).map((act, place) => (
          // A number that is cut would be a wrong number.
          <li
            key={`${act.at.getTime()} ${act.subject}`}
            className={`flex min-w-0 items-center gap-2 whitespace-nowrap ${later[place] ?? ''}
              ${/^\d/.test(act.subject) ? 'shrink-0' : ''}`}
          >
            {/^(approved|rejected)$/.test(act.verb) && <StatusMark status={act.verb} />}
            <span className="flex min-w-0 gap-1.5">
              <strong className="max-w-56 truncate">{act.subject}</strong> <span>{act.verb}</span>{' '}
              <time dateTime={act.at.toISOString()} className="text-muted @max-7xl/book:hidden">
                {formatClock(act.at)}
              </time>
            </span>
            {act.undo && (
              <QuietButton Icon={Undo2} className="shrink-0 px-2.5" onClick={() => undo(act)}>
                Undo <span className="sr-only">{`${act.subject} ${act.verb}`}</span>
              </QuietButton>
            )}
          </li>
        ))}
      </ol>
      <QuietButton aria-haspopup="dialog" onClick={onAudit}>
        Audit log
      </QuietButton>
    </section>
  )
}
