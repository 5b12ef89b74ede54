import { Background } from '@/components/sections/about/background'
import { AboutHero } from '@/components/sections/about/hero'
import { Journey } from '@/components/sections/about/journey'
import { Mission } from '@/components/sections/about/mission'
import { Results } from '@/components/sections/about/results'
import { Rubric } from '@/components/sections/about/rubric'
import { companyHistory } from '@/content/company'
import { about } from '@/content/pages/about'
import { RequestAccessButton } from '@/features/request-access/request-access-button'

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
