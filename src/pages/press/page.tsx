import { FactList } from '@/components/ui/fact-list'
import { Hero } from '@/components/ui/hero'
import { Section } from '@/components/ui/section'
import { press } from '@/content/pages/press'
import { Announcements } from './announcements'
import { Boilerplate } from './boilerplate'
import { GalleyProof } from './galley-proof'
import { Logos } from './logos'
import { PressContact } from './press-contact'

const { hero, lengths, facts, logos, news, contact } = press

/**
 * /press (specification, section 2): what to correct, texts to copy, facts, a person to call,
 * logos, announcements.
 */
export default function PressPage() {
  return (
    <div className="rhythm-24">
      <Hero
        id="press"
        note={hero.note}
        title={
          <>
            Corrections, <span className="hl">before</span> you print
          </>
        }
        aside={<p className="max-w-lead text-lead">{hero.lead}</p>}
        split="7/5"
        align="end"
      >
        <GalleyProof />
      </Hero>
      <Boilerplate id="lengths" {...lengths} />
      <Section id="facts" heading={facts.heading} headed="side" number={2}>
        <FactList facts={facts.rows} className="lg:col-span-8" />
      </Section>
      <PressContact id="press-contact" {...contact} />
      <Section
        id="logos"
        heading={logos.heading}
        lead={<p>{logos.text}</p>}
        number={4}
        note={logos.note}
        tone="tint"
      >
        <Logos />
      </Section>
      <Section id="announcements" heading={news.heading} number={5}>
        <Announcements items={news.items} />
      </Section>
    </div>
  )
}
