import '@/styles/printed.css'
import { PrintedAddress } from '@/components/legal/print'
import { ContactFacts } from '@/components/links/contact-facts'
import { Hero } from '@/components/ui/hero'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { policy, protectionOfficer } from '@/content/policy'
import { Authorities } from './authorities'
import { Exercise } from './exercise'
import { Bases, Categories, Rights } from './tables'

export default function GdprPage() {
  return (
    <div className="printed rhythm-24">
      <Hero
        id="gdpr"
        note="All eight, in one table."
        title={'GDPR: your ==eight\u00a0rights=='}
        lead={`The General Data Protection Regulation gives you eight rights over data about you. ${site.name}, \
an AI tutor for students and teachers in a free beta, extends them to everyone, wherever they live. Here is how to use each one.`}
        split="7/5"
        aside={
          <section className="sheet px-6 pt-5 pb-4" aria-labelledby="officer">
            <h2 id="officer" className="font-text text-base font-semibold tracking-normal text-muted">
              {protectionOfficer.title}
            </h2>
            <p className="mb-2 font-display text-h2 font-bold">{protectionOfficer.name}</p>
            <p className="mb-4">Independent of product and sales, and bound by confidentiality.</p>
            <ContactFacts office={site.contactTown} />
            <p className="mt-3 flex items-center gap-3 font-semibold">
              <PenMark name="tick" className="tick" />
              <span>Answers within {policy.gdprDays} days</span>
            </p>
          </section>
        }
      >
        <PrintedAddress />
      </Hero>
      <Rights />
      <Exercise />
      <Categories />
      <Bases />
      <Authorities />
    </div>
  )
}
