import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import { Timeline } from '@/components/ui/timeline'
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
    <Section id={id} heading={heading} number={5} note={note} tone="tint">
      <Timeline
        entries={[
          ...history.map(({ year, title, text }) => ({ when: year, title, text: <p>{text}</p> })),
          {
            when: next.year,
            title: next.title,
            text: (
              <>
                <p>{next.text}</p>
                <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
                  {actions}
                  <a className="link" href={href('contact')}>
                    {next.link}
                  </a>
                </p>
              </>
            ),
            open: true,
          },
        ]}
      />
    </Section>
  )
}
