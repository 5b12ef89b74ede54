import { LinkArrow } from '@/components/ui/link-arrow'
import { Scale } from '@/components/ui/scale'
import { Section } from '@/components/ui/section'
import { Stat } from '@/components/ui/stat'
import { apiPlans, price } from '@/content/plans'
import { thousands } from '@/lib/dates'
import { Pencil, planHref } from './plans'

/** The API plans as stretches of a logarithmic ruler; the last runs off the page. */
export function ApiRuler() {
  return (
    <Section
      id="api-plans"
      heading="For developers, by the call"
      lead={
        <p>
          The same tutor through the API. Find a month of your calls on the ruler: the stretch it falls in is
          your plan.
        </p>
      }
      number={2}
      note="Each length is times ten."
      tone="tint"
    >
      <ol className="md:-mr-out md:grid md:grid-cols-3">
        {apiPlans.map(({ name, amount, unit, audience, label, start }, index) => (
          <li
            key={name}
            className="group relative max-md:border-l-line max-md:border-ink max-md:pb-8 max-md:pl-19 max-md:last:pb-0"
          >
            <RulerScale from={10 ** (index + 3)} />
            <div className="md:mt-8 md:mr-6">
              <h3 className="text-h5">{name}</h3>
              <Stat figure={amount} says={unit} />
              <p className="mt-2.5 max-w-[19em] text-muted">{audience}</p>
              <p className="mt-4.5 mb-4 font-display text-h3 font-bold">
                <Pencil>{price}</Pencil>
              </p>
              <LinkArrow href={planHref(start)}>
                {label} <span className="sr-only">{`about ${name}`}</span>
              </LinkArrow>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Places of 2, 3 … 9 times the first number on the way to the next power of ten, in percent. */
const places = [30.1, 47.7, 60.2, 69.9, 77.8, 84.5, 90.3, 95.4]
/** The mark at five times the first number is longer. */
const five = places[3]

const across = places.map((at) => `M${at} ${at === five ? 38 : 50}V64`).join('')
const down = places.map((at) => `M0 ${at}H${at === five ? 20 : 12}`).join('')

/** A power of ten with its plan's bracket: across from tablets on, down the left side on phones. */
function RulerScale({ from }: { readonly from: number }) {
  const [first, two, fiveTimes] = [1, 2, 5].map((times) => thousands(from * times))
  return (
    <p
      className="text-small leading-none text-muted tabular-nums max-md:absolute max-md:inset-y-0
        max-md:left-0 max-md:w-16 md:relative md:h-16 md:border-b-line md:border-ink"
      aria-hidden="true"
    >
      <Scale className="pm absolute inset-0 h-full text-ink max-md:hidden" viewBox="0 0 100 64">
        <path strokeWidth="2" strokeLinecap="butt" d={across} />
        <path strokeWidth="3" strokeLinecap="butt" d="M0 0V64" />
      </Scale>
      <Scale className="pm absolute inset-0 h-full text-ink md:hidden" viewBox="0 0 64 100">
        <path strokeWidth="2" strokeLinecap="butt" d={down} />
        <path strokeWidth="3" strokeLinecap="butt" d="M0 0H28" />
      </Scale>
      <span className="absolute top-2 left-2 md:top-0.5 md:left-2.5">{first}</span>
      <span className="absolute bottom-6 left-[30.1%] hidden -translate-x-1/2 xl:block">{two}</span>
      <span className="absolute bottom-8.5 left-[69.9%] hidden -translate-x-1/2 md:block">{fiveTimes}</span>
      <span
        className="absolute top-full right-1.5 left-0 mt-2.5 hidden h-3 border-2 border-t-0 border-hint
        group-first:border-l-0 group-last:right-0 group-last:border-r-0 md:block"
      />
    </p>
  )
}
