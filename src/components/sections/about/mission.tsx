import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'

type MissionProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly before: string
  readonly struck: string
  readonly written: string
  readonly after: string
  readonly paragraphs: readonly string[]
}

/** The mission as an edited sentence: two words out, three words in. */
export function Mission({ id, note, heading, before, struck, written, after, paragraphs }: MissionProps) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={1} note={note} />
        <h2 id={id} className="text-h4! tracking-normal!">
          {heading}
        </h2>
        <p className="about-mission">
          <span>{before}</span>{' '}
          <span>
            <del className="struck">
              <span>{struck}</span>
              <PenMark name="strike" width={5} />
            </del>
            <span className="vh">, corrected to </span>
            <ins>
              <PenMark name="caret" />
              <span className="inline-block whitespace-normal">{written}</span>
            </ins>
          </span>{' '}
          <span>{after}</span>
        </p>
        <div className="grid12 mt-10 gap-y-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[33.7em] lg:col-span-5">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}
