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
          The same tutor, through the API. Find your monthly calls on the ruler; the stretch you land in is
          your plan.
        </p>
      }
      number={2}
      note="Each stretch is ten times longer."
      tone="tint"
    >
      <ol className="md:grid md:grid-cols-3">
        {apiPlans.map(({ name, amount, unit, audience, label, start }, index) => (
          <li key={name} className="grid-cols-[64px_minmax(0,1fr)] gap-x-4 max-md:grid">
            <RulerScale index={index} />
            <div className="py-3 md:pr-6">
              <h3 className="text-h5">{name}</h3>
              <Stat figure={amount} says={unit} />
              <p className="mt-2 text-muted">{audience}</p>
              <p className="mt-4 mb-4 font-display text-h3 font-bold">
                <Pencil>{price}</Pencil>
              </p>
              <LinkArrow href={planHref(start)}>
                {label} <span className="sr-only">{`${start === 'sales' ? 'about' : 'with'} ${name}`}</span>
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

const across = (from: number) => places.map((at) => `M${from + at} ${at === five ? 38 : 50}V64`).join('')
const down = places.map((at) => `M0 ${at}H${at === five ? 20 : 12}`).join('')

/** Each plan's ruler and bracket; the last have no end. */
const drawings = [
  { ruler: `M0 64H100${across(0)}`, bracket: 'M0 82H98V74' },
  { ruler: `M0 64H100${across(0)}`, bracket: 'M0 74V82H98V74' },
  { ruler: `M0 64H500M100 0V64${across(0)}${across(100)}`, bracket: 'M0 74V82H500' },
] as const

const labels = 'overflow-visible fill-muted text-small tabular-nums'

/** A power of ten with its plan's bracket: across from tablets on, down the left side on phones. */
function RulerScale({ index }: { readonly index: number }) {
  const { ruler, bracket } = drawings[index] ?? drawings[0]
  const [first, two, fiveTimes] = [1, 2, 5].map((times) => thousands(times * 10 ** (index + 3)))
  return (
    <>
      <svg className={`${labels} mb-2 h-20 w-full max-md:hidden`} aria-hidden="true">
        <Scale className="pm" viewBox="0 0 100 80">
          <path strokeWidth="2" strokeLinecap="butt" d={ruler} />
          <path strokeWidth="3" strokeLinecap="butt" d="M0 0V64" />
          <path className="stroke-hint" strokeWidth="2" d={bracket} />
        </Scale>
        <text x="10" y="17%">
          {first}
        </text>
        <text x="30.1%" y="46%" textAnchor="middle">
          {two}
        </text>
        <text x="69.9%" y="34%" textAnchor="middle">
          {fiveTimes}
        </text>
      </svg>
      <svg className={`${labels} w-full md:hidden`} height="100%" aria-hidden="true">
        <Scale className="pm" viewBox="0 0 64 100">
          <path strokeWidth="2" strokeLinecap="butt" d={`M0 0V100${down}`} />
          <path strokeWidth="3" strokeLinecap="butt" d="M0 0H28" />
        </Scale>
        <text x="8" y="28">
          {first}
        </text>
      </svg>
    </>
  )
}
