import { Audiences } from '@/components/sections/home/audiences'
import { Closing } from '@/components/sections/home/closing'
import { Hero } from '@/components/sections/home/hero'
import { Integrations } from '@/components/sections/home/integrations'
import { Results } from '@/components/sections/home/results'
import { SecurityBadges } from '@/components/sections/home/security-badges'
import { Steps } from '@/components/sections/home/steps'
import { Subjects } from '@/components/sections/home/subjects'
import { Why } from '@/components/sections/home/why'
import { home } from '@/content/pages/home'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import '@/styles/landing.css'

/** The landing page. */
export default function HomePage() {
  return (
    <div className="home">
      <Hero {...home.hero} actions={<RequestAccessButton className="btn" />} />
      <Why {...home.why} />
      <Subjects {...home.subjects} />
      <Steps {...home.steps} />
      <SecurityBadges {...home.security} />
      <Audiences {...home.audiences} />
      <Results {...home.results} />
      <Integrations {...home.integrations} />
      <Closing {...home.closing} actions={<RequestAccessButton className="btn" />} />
    </div>
  )
}
