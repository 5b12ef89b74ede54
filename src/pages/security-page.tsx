import '@/styles/printed.css'
import { Certifications } from '@/components/sections/security/certifications'
import { Closing } from '@/components/sections/security/closing'
import { Features } from '@/components/sections/security/features'
import { SecurityHero } from '@/components/sections/security/hero'
import { Incidents } from '@/components/sections/security/incidents'
import { People } from '@/components/sections/security/people'
import { Practices } from '@/components/sections/security/practices'
import { security } from '@/content/pages/security'

/** /security (specification, section 2, "Security & Trust"): figures that can be counted, and a clock to scale. */
export default function SecurityPage() {
  return (
    <div className="printed rhythm-24">
      <SecurityHero id="security" {...security.hero} />
      <Incidents id="incidents" {...security.incidents} />
      <Features id="features" {...security.features} />
      <Certifications id="certifications" {...security.certifications} />
      <Practices id="practices" {...security.practices} />
      <People id="team" {...security.team} resources={security.resources} />
      <Closing id="report" {...security.closing} />
    </div>
  )
}
