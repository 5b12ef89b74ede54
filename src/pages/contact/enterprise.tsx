import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import { SheetFigure } from '@/components/ui/sheet-figure'

type EnterpriseProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly text: string
  readonly agenda: {
    readonly heading: string
    readonly lines: readonly { readonly at: string; readonly what: string }[]
  }
  readonly actions: ReactNode
}

/** The enterprise card: what happens in the half hour of a demo. */
export function Enterprise({ id, note, heading, text, agenda, actions }: EnterpriseProps) {
  return (
    <Section id={id} number={2} note={note} tone="band">
      <div className="grid items-center gap-x-6 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id={id} className="max-w-[11.2em]">
            {heading}
          </h2>
          <p className="mt-5 max-w-lead">{text}</p>
          <p className="mt-8">{actions}</p>
        </div>
        <SheetFigure caption={agenda.heading} className="bg-band-2 [--edge:var(--band-hair)]">
          <ol className="px-5">
            {agenda.lines.map(({ at, what }) => (
              <li
                key={at}
                className="grid grid-cols-[64px_1fr] items-baseline border-b border-hair py-3.5 last:border-0"
              >
                <time className="font-mono text-pen">{at}</time>
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </SheetFigure>
      </div>
    </Section>
  )
}
