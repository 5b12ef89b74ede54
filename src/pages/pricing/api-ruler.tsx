import { LinkArrow } from '@/components/ui/link-arrow'
import { Section } from '@/components/ui/section'
import { Stat } from '@/components/ui/stat'
import { pricing } from '@/content/pages/pricing'
import { apiPlans, price } from '@/content/plans'
import { Pencil } from './pencil'
import { planHref } from './plans'
import { RulerScale } from './ruler-scale'

/** The numbers on the ruler, a power of ten a plan: its first mark, two and five times that. */
const marks = [
  ['1,000', '2,000', '5,000'],
  ['10,000', '20,000', '50,000'],
  ['100,000', '200,000', '500,000'],
] as const

const { heading, note, lead } = pricing.api

/** The API plans as stretches of a logarithmic ruler; the last runs off the page. */
export function ApiRuler() {
  return (
    <Section id="api-plans" heading={heading} lead={<p>{lead}</p>} number={2} note={note} tone="tint">
      <ol className="md:-mr-out md:grid md:grid-cols-3">
        {apiPlans.map(({ name, amount, unit, audience, label, start }, index) => (
          <li
            key={name}
            className="group relative max-md:border-l-line max-md:border-ink max-md:pb-8 max-md:pl-19 max-md:last:pb-0"
          >
            <RulerScale marks={marks[index] ?? marks[0]} />
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
