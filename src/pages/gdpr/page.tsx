import '@/styles/printed.css'
import { gdpr } from '@/content/pages/gdpr'
import { Authorities } from './authorities'
import { Bases } from './bases'
import { Categories } from './categories'
import { Exercise } from './exercise'
import { GdprHero } from './hero'
import { Rights } from './rights'

/**
 * /gdpr (specification, sections 2 and 9): a ledger of rights, a month to answer, a table of
 * reasons.
 */
export default function GdprPage() {
  return (
    <div className="printed rhythm-24">
      <GdprHero id="gdpr" {...gdpr.hero} />
      <Rights id="rights" {...gdpr.rights} />
      <Exercise id="exercise" {...gdpr.exercise} />
      <Categories id="categories" {...gdpr.categories} bases={gdpr.bases.bases} />
      <Bases id="legal-bases" {...gdpr.bases} categories={gdpr.categories.categories} />
      <Authorities id="authorities" {...gdpr.authorities} related={gdpr.related} />
    </div>
  )
}
