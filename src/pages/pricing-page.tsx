import { ApiRuler } from '@/components/sections/pricing/api-ruler'
import { Comparison } from '@/components/sections/pricing/comparison'
import { PricingHero } from '@/components/sections/pricing/hero'
import { Plans } from '@/components/sections/pricing/plans'
import { Questions } from '@/components/sections/pricing/questions'
import { pricing } from '@/content/pages/pricing'

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
