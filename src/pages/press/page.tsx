import '@/styles/press.css'
import { Margin } from '@/components/ui/margin'
import { press } from '@/content/pages/press'
import { Announcements } from './announcements'
import { Boilerplate } from './boilerplate'
import { GalleyProof } from './galley-proof'
import { Logos } from './logos'
import { PressContact } from './press-contact'

const { hero, lengths, facts, logos, news, contact } = press

/** /press (specification, section 2): what to correct, texts to copy, facts, a person to call, logos, announcements. */
export default function PressPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="press">
        <div className="frame press-hero">
          <Margin note={hero.note} />
          <h1 id="press">
            Corrections, <span className="hl">before</span> you print
          </h1>
          <p className="lead">{hero.lead}</p>
          <GalleyProof />
        </div>
      </section>
      <section className="sec tint press-sec" aria-labelledby="lengths">
        <div className="frame">
          <Margin number={1} note={lengths.note} />
          <Boilerplate id="lengths" texts={lengths.texts} />
        </div>
      </section>
      <section className="sec press-sec" aria-labelledby="facts">
        <div className="frame">
          <Margin number={2} />
          <div className="grid12 gap-y-8">
            <h2 id="facts" className="lg:col-span-4">
              {facts.heading}
            </h2>
            <dl className="border-t-line border-ink lg:col-span-8">
              {facts.rows.map(([term, fact]) => (
                <div
                  key={term}
                  className="border-b border-hair py-3 sm:grid sm:grid-cols-[200px_1fr] sm:gap-6"
                >
                  <dt className="text-muted">{term}</dt>
                  <dd className="font-semibold">{fact}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
      <section className="sec band squared press-sec" aria-labelledby="press-contact">
        <div className="frame">
          <Margin number={3} note={contact.note} />
          <PressContact />
        </div>
      </section>
      <section className="sec tint press-sec" aria-labelledby="logos">
        <div className="frame">
          <Margin number={4} note={logos.note} />
          <div className="grid12 items-end gap-y-4">
            <h2 id="logos" className="max-w-[9em] lg:col-span-6">
              {logos.heading}
            </h2>
            <p className="lg:col-span-6">{logos.text}</p>
          </div>
          <Logos />
        </div>
      </section>
      <section className="sec press-sec" aria-labelledby="announcements">
        <div className="frame">
          <Margin number={5} />
          <h2 id="announcements">{news.heading}</h2>
          <Announcements items={news.items} />
        </div>
      </section>
    </>
  )
}
