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

export default function HomePage() {
  return (
    <div className="max-sm:rhythm-[36px]">
      <Hero />
      <Why />
      <Subjects />
      <Steps />
      <SecurityBadges />
      <Audiences />
      <Results />
      <Integrations />
      <Closing />
    </div>
  )
}
