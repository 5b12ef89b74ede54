import { home } from '@/content/pages/home'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { Audiences } from './audiences'
import { Closing } from './closing'
import { Hero } from './hero'
import { Integrations } from './integrations'
import { Results } from './results'
import { SecurityBadges } from './security-badges'
import { Steps } from './steps'
import { Subjects } from './subjects'
import { Why } from './why'
import '@/styles/home.css'
import '@/styles/home-work.css'
import '@/styles/home-cards.css'

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
