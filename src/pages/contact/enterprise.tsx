import type { ReactNode } from 'react'
import { Margin } from '@/components/ui/margin'

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
    <section className="sec band squared" aria-labelledby={id}>
      <div className="frame">
        <Margin number={2} note={note} />
        <div className="grid12 items-center gap-y-10">
          <div className="lg:col-span-6">
            <h2 id={id} className="max-w-[11.2em]">
              {heading}
            </h2>
            <p className="mt-5 max-w-[29.8em]">{text}</p>
            <p className="mt-8">{actions}</p>
          </div>
          <figure className="contact-agenda lg:col-span-6">
            <figcaption>{agenda.heading}</figcaption>
            <ol>
              {agenda.lines.map(({ at, what }) => (
                <li key={at}>
                  <time>{at}</time>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </figure>
        </div>
      </div>
    </section>
  )
}
