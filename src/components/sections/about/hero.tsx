import { Margin } from '@/components/ui/margin'
import type { Walk } from '@/content/pages/about'
import { WalkPlot } from './walk-plot'

type HeroProps = {
  readonly id: string
  readonly note: string
  readonly lead: string
  readonly walk: Walk
  readonly caption: string
  readonly detail: string
}

/** Where the habit of asking comes from: a trace with questions beside it. */
export function Hero({ id, note, lead, walk, caption, detail }: HeroProps) {
  return (
    <section className="sec squared" aria-labelledby={id}>
      <div className="frame about-hero">
        <Margin note={note} />
        <div className="grid12 items-end gap-y-6">
          <h1 id={id} className="max-w-[7.3em] lg:col-span-7">
            A sensor taught us to <span className="hl">ask</span>
          </h1>
          <p className="lead lg:col-span-5">{lead}</p>
        </div>
        <figure className="about-walk sheet">
          <figcaption>
            <b>{caption}</b>
            <span>{detail}</span>
          </figcaption>
          <WalkPlot walk={walk} />
          <ol>
            {walk.notes.map(({ question, reply }) => (
              <li key={question}>
                <p className="prose-note">{question}</p>
                <p className="text-pen">{reply}</p>
              </li>
            ))}
          </ol>
        </figure>
      </div>
    </section>
  )
}
