import '@/styles/printed.css'
import '@/styles/gdpr.css'
import { Authorities } from '@/components/sections/gdpr/authorities'
import { Bases } from '@/components/sections/gdpr/bases'
import { Categories } from '@/components/sections/gdpr/categories'
import { Exercise } from '@/components/sections/gdpr/exercise'
import { Hero } from '@/components/sections/gdpr/hero'
import { Rights } from '@/components/sections/gdpr/rights'
import { gdpr } from '@/content/pages/gdpr'

/** /gdpr (specification, sections 2 and 9): a ledger of rights, a month to answer, a table of reasons. */
export default function GdprPage() {
  return (
    <div className="gdpr printed">
      <Hero id="gdpr" {...gdpr.hero} />
      <Rights id="rights" {...gdpr.rights} />
      <Exercise id="exercise" {...gdpr.exercise} />
      <Categories id="categories" {...gdpr.categories} bases={gdpr.bases.bases} />
      <Bases id="legal-bases" {...gdpr.bases} categories={gdpr.categories.categories} />
      <Authorities id="authorities" {...gdpr.authorities} related={gdpr.related} />
    </div>
  )
}
