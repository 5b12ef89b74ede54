import '@/styles/printed.css'
import { security } from '@/content/pages/security'
import { Certifications } from './certifications'
import { Closing } from './closing'
import { Features } from './features'
import { SecurityHero } from './hero'
import { Incidents } from './incidents'
import { People } from './people'
import { Practices } from './practices'

/**
 * /security (specification, section 2, "Security & Trust"): figures that can be counted, and a
 * clock to scale.
 */
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
