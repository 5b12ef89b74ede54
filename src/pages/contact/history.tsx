import { Margin } from '@/components/ui/margin'
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
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={3} note={note} />
        <h2 id={id}>{heading}</h2>
        <p className="mt-4 text-muted">{text}</p>
        <ol className="contact-history">
          {history.map((entry) => (
            <li key={entry.year}>
              <p className="contact-postmark">
                <span>{entry.year}</span>
              </p>
              <h3>{entry.title}</h3>
              <p>{entry.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
