import { Section } from '@/components/ui/section'
import type { HistoryEntry } from '@/content/company'

type HistoryProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly text: string
  readonly history: readonly HistoryEntry[]
}

/** The company's years as postmarks on one line. */
export function History({ id, note, heading, text, history }: HistoryProps) {
  return (
    <Section id={id} heading={heading} number={3} note={note}>
      <p className="-mt-4 text-muted lg:-mt-6">{text}</p>
      <ol className="mt-10 grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {history.map((entry) => (
          <li key={entry.year} className="group">
            <p className="flex items-center gap-2.5 text-pen">
              <span className="grid size-21 flex-none -rotate-8 place-items-center rounded-full border-2 font-display text-h4 leading-none font-bold outline-1 -outline-offset-8 group-even:rotate-6">
                {entry.year}
              </span>
              <Waves />
            </p>
            <h3 className="mt-4 text-h4">{entry.title}</h3>
            <p className="mt-1.5 max-w-110">{entry.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const waves = [6, 16, 26, 36].map((y) => `M0 ${y}q9-8 18 0${'t18 0'.repeat(27)}`).join('')

/** The lines of a postmark, cut off where the column ends. */
function Waves() {
  return (
    <svg
      className="h-10 min-w-0 flex-1 fill-none stroke-current"
      viewBox="0 0 504 40"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path strokeWidth="2" d={waves} />
    </svg>
  )
}
