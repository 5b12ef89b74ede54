import { Undo2 } from 'lucide-react'
import { QuietButton, strip } from './controls'
import type { Review } from './use-review'
import { formatClock, StatusMark } from './words'

const shown = 3

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
      className={`${strip} z-4 min-h-15 gap-5 border-t-line border-ink bg-sheet @max-2xl/book:min-h-14
        @max-2xl/book:gap-2 @max-2xl/book:pr-4 @max-2xl/book:pl-4
        ${recent.length === 0 ? '@max-2xl/book:static' : ''}`}
      aria-labelledby="recent-title"
    >
      <h2
        id="recent-title"
        className="font-display text-base whitespace-nowrap tracking-normal @max-3xl/book:hidden"
      >
        Recent decisions
      </h2>
      {recent.length === 0 && <p className="flex-1 text-muted">None on this page yet.</p>}
      <ol className="flex min-w-0 flex-1 empty:hidden">
        {recent.slice(0, shown).map((act) => (
          // A number that is cut would be a wrong number.
          <li
            key={`${act.at.getTime()} ${act.subject}`}
            className={`flex min-w-0 items-center gap-2 border-l border-hair-strong pr-1.5 pl-4.5
              whitespace-nowrap first:@max-3xl/book:border-0 first:@max-3xl/book:pl-0
              nth-2:@max-3xl/book:hidden nth-3:@max-7xl/book:hidden @max-2xl/book:flex-1
              ${/^\d/.test(act.subject) ? 'shrink-0' : ''}`}
          >
            {/^(approved|rejected)$/.test(act.verb) && <StatusMark status={act.verb} />}
            <span className="flex min-w-0 gap-[0.25em]">
              <strong className="max-w-56 truncate">{act.subject}</strong> <span>{act.verb}</span>{' '}
              <time dateTime={act.at.toISOString()} className="text-muted @max-7xl/book:hidden">
                {formatClock(act.at)}
              </time>
            </span>
            {act.undo && (
              <QuietButton
                Icon={Undo2}
                className="shrink-0 px-2.5 @max-2xl/book:ml-auto"
                onClick={() => undo(act)}
              >
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
