import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { Pencil } from './pencil'

type HeroProps = {
  readonly id: string
  readonly lead: string
  readonly note: string
  readonly sum: {
    readonly heading: string
    readonly lines: readonly { readonly label: string; readonly amount: string }[]
    readonly total: string
    readonly price: string
  }
}

/** What is settled, as a sum whose last line is still in pencil. */
export function Hero({ id, lead, note, sum }: HeroProps) {
  return (
    <section className="sec squared" aria-labelledby={id}>
      <div className="frame pricing-hero">
        <Margin note={note} />
        <div className="grid12 items-start gap-y-10">
          <div className="lg:col-span-6">
            <h1 id={id} className="max-w-[6.2em]">
              {'Plans in ink, prices '}
              <span className="whitespace-nowrap">
                <span className="hl hl-low">in pencil</span>
              </span>
            </h1>
            <p className="lead mt-6">{lead}</p>
          </div>
          <figure className="pricing-sum sheet lg:col-span-6">
            <figcaption>{sum.heading}</figcaption>
            <dl>
              {sum.lines.map(({ label, amount }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {amount}
                    <PenMark name="tick" className="tick" />
                  </dd>
                </div>
              ))}
              <div>
                <dt>{sum.total}</dt>
                <dd>
                  <Pencil>{sum.price}</Pencil>
                  <svg viewBox="0 0 64 64" aria-hidden="true">
                    <path className="fill-marker" d="M8 56 12 40 46 6 58 18 24 52Z" />
                    <path d="M12 40 24 52M40 12 52 24" />
                    <path className="fill-ink" d="M8 56 10 48 16 54Z" />
                  </svg>
                </dd>
              </div>
            </dl>
          </figure>
        </div>
      </div>
    </section>
  )
}
