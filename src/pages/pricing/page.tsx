import { Accordion } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { responseTime } from '@/content/contact'
import { pricing } from '@/content/pages/pricing'
import { annualSaving, price } from '@/content/plans'
import { policy } from '@/content/policy'
import { href } from '@/routes/table'
import { ApiRuler } from './api-ruler'
import { Comparison } from './comparison'
import { Pencil, Plans } from './plans'

/** /pricing (specification, section 2): limits in ink, prices in pencil. */
export default function PricingPage() {
  return (
    <div className="rhythm-24">
      <Hero
        id="pricing"
        note="Limits now. Prices when we can show our work."
        title={'Plans in\u00a0ink, prices ==in\u00a0pencil=='}
        lead={pricing.lead}
        actions={<Button href={href('register')}>Start with Free</Button>}
        aside={<Sum />}
      />
      <Plans />
      <ApiRuler />
      <Comparison />
      <Section id="questions" number={4} note="Eleven so far. Bring the twelfth." tone="tint">
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
          <div className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start lg:pr-8">
            <h2 id="questions">Questions before you pay</h2>
            <p className="mt-4 max-w-96 text-muted">
              Something missing? Ask, and someone answers within {responseTime}.
            </p>
            <p>
              <a className="link" href={href('contact')}>
                Ask us
              </a>
            </p>
          </div>
          <div className="lg:col-span-8">
            <Accordion answers={pricing.questions} />
          </div>
        </div>
      </Section>
    </div>
  )
}

const row = 'flex min-h-12 flex-wrap items-center justify-between gap-x-4'

/** What is settled, as a sum whose last line is still in pencil. */
function Sum() {
  const settled = {
    'Setup fees': 'none',
    'Money-back guarantee': `${policy.moneyBackDays} days`,
    'Annual billing saves': annualSaving,
  }
  return (
    <SheetFigure caption="Our work so far">
      <dl className="px-5">
        {Object.entries(settled).map(([label, amount], index) => (
          <div key={label} className={`${row} py-2 ${index < 2 ? 'border-b border-hair' : ''}`}>
            <dt>{label}</dt>
            <dd className="ml-auto flex items-center gap-4 font-semibold">
              {amount}
              <PenMark name="tick" className="tick w-5.5" />
            </dd>
          </div>
        ))}
        <div className={`${row} border-t-line border-ink py-7 font-display text-title font-bold`}>
          <dt>Price</dt>
          <dd className="flex items-center">
            <Pencil>{price}</Pencil>
            <PencilDrawing />
          </dd>
        </div>
      </dl>
    </SheetFigure>
  )
}

function PencilDrawing() {
  return (
    <svg
      className="-mt-4 size-11 fill-none stroke-on-marker"
      strokeLinejoin="round"
      strokeWidth="2.5"
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <path className="fill-marker" d="M8 56 12 40 46 6 58 18 24 52Z" />
      <path d="M12 40 24 52M40 12 52 24" />
      <path className="fill-ink stroke-ink" d="M8 56 10 48 16 54Z" />
    </svg>
  )
}
