import { companyHistory } from '@/content/company'
import { about } from '@/content/pages/about'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { Background } from './background'
import { AboutHero } from './hero'
import { Journey } from './journey'
import { Mission } from './mission'
import { Results } from './results'
import { Rubric } from './rubric'

/** /about (specification, section 2): mission, where it comes from, four values, the journey. */
export default function AboutPage() {
  return (
    <div className="rhythm-28">
      <AboutHero id="about" {...about.hero} />
      <Mission id="mission" {...about.mission} />
      <Background id="background" {...about.background} />
      <Results id="results" {...about.results} />
      <Rubric id="values" {...about.values} />
      <Journey
        id="journey"
        {...about.journey}
        history={companyHistory}
        actions={<RequestAccessButton className="btn" />}
      />
    </div>
  )
}
