import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import { apiPlans, price } from '@/content/plans'
import { Pencil } from './pencil'
import { planHref } from './plan-href'

/** The numbers on the ruler, a power of ten a plan: its first mark, and those at two and five times it. */
const marks = [
  ['1,000', '2,000', '5,000'],
  ['10,000', '20,000', '50,000'],
  ['100,000', '200,000', '500,000'],
] as const

type ApiRulerProps = {
  readonly id: string
  readonly heading: string
  readonly note: string
  readonly lead: string
}

/** The API plans as stretches of a logarithmic ruler: each ends at its limit, the last runs off the page. */
export function ApiRuler({ id, heading, note, lead }: ApiRulerProps) {
  return (
    <section className="sec tint" aria-labelledby={id}>
      <div className="frame">
        <Margin number={2} note={note} />
        <div className="grid12 items-end gap-y-3">
          <h2 id={id} className="lg:col-span-7">
            {heading}
          </h2>
          <p className="max-w-[28.5em] lg:col-span-5">{lead}</p>
        </div>
        <ol className="pricing-ruler">
          {apiPlans.map(({ name, amount, unit, audience, action }, index) => (
            <li key={name}>
              <p className="pricing-scale" aria-hidden="true">
                {marks[index]?.map((mark) => (
                  <span key={mark}>{mark}</span>
                ))}
              </p>
              <h3>{name}</h3>
              <p className="pricing-calls">
                <strong>{amount}</strong>
                <span>{` ${unit}`}</span>
              </p>
              <p className="max-w-[19.4em] text-muted">{audience}</p>
              <p className="pricing-price">
                <Pencil>{price}</Pencil>
              </p>
              <a className="link" href={planHref(action.start)}>
                <span>
                  {action.label} <span className="vh">{`about ${name}`}</span>
                </span>
                <ArrowRight className="ico" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
