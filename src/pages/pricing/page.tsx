import { pricing } from '@/content/pages/pricing'
import { ApiRuler } from './api-ruler'
import { Comparison } from './comparison'
import { PricingHero } from './hero'
import { Plans } from './plans'
import { Questions } from './questions'

/** /pricing (specification, section 2): limits in ink, prices in pencil. */
export default function PricingPage() {
  return (
    <div className="rhythm-24">
      <PricingHero id="pricing" {...pricing.hero} />
      <Plans id="plans" {...pricing.plans} />
      <ApiRuler id="api-plans" {...pricing.api} />
      <Comparison id="compare" {...pricing.compare} />
      <Questions id="questions" {...pricing.questions} />
    </div>
  )
}
