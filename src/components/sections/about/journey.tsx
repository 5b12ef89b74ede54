import type { ReactNode } from 'react'
import { Margin } from '@/components/ui/margin'
import type { HistoryEntry } from '@/content/company'
import { href } from '@/routes/href'

type JourneyProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly history: readonly HistoryEntry[]
  /** The line that is not written yet. */
  readonly next: HistoryEntry & { readonly link: string }
  readonly actions: ReactNode
}

/** The company's years, read down the margin line; the last place on it is empty. */
export function Journey({ id, note, heading, history, next, actions }: JourneyProps) {
  return (
    <section className="sec tint" aria-labelledby={id}>
      <div className="frame">
        <Margin number={5} note={note} />
        <h2 id={id}>{heading}</h2>
        <ol className="about-journey">
          {history.map(({ year, title, text }) => (
            <li key={year}>
              <p className="about-year">{year}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
          <li>
            <p className="about-year">{next.year}</p>
            <h3>{next.title}</h3>
            <div>
              <p>{next.text}</p>
              <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
                {actions}
                <a className="link" href={href('contact')}>
                  {next.link}
                </a>
              </p>
            </div>
          </li>
        </ol>
      </div>
    </section>
  )
}
