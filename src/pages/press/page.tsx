import { Mail, Phone } from 'lucide-react'
import { useRef } from 'react'
import { Button, quietButton } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { DownloadButton } from '@/components/ui/download-button'
import { FactList } from '@/components/ui/fact-list'
import { Hero } from '@/components/ui/hero'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { SubscribeField } from '@/components/ui/subscribe-field'
import { site } from '@/config/site'
import { countedOn } from '@/content/company'
import { officeHours, responseTime } from '@/content/contact'
import { press } from '@/content/pages/press'
import { dayOf, longDate } from '@/lib/dates'
import { telHref } from '@/lib/text'
import { GalleyProof } from './galley-proof'
import { Logos } from './logos'

const { lead, lengths, facts, news } = press
const counts = lengths.map(wordsIn)

/** A text and its button: below it on phones. */
const beside = 'flex flex-col items-baseline gap-x-4 gap-y-3 grid-cols-[1fr_auto] md:grid'

export default function PressPage() {
  return (
    <div className="rhythm-24">
      <Hero
        id="press"
        note="We prefer to be asked."
        title="Corrections, ==before== you print"
        aside={
          <>
            <p className="mb-7 max-w-lead text-lead">{lead}</p>
            <Button href="#press-contact">Our press contact</Button>
          </>
        }
        split="7/5"
        align="end"
      >
        <GalleyProof />
      </Hero>
      <Section
        id="lengths"
        heading={`In ${counts.slice(0, -1).join(', ')} and ${counts.at(-1)} words`}
        number={1}
        note="Count them."
        tone="tint"
      >
        <RuledList>
          {lengths.map((text) => (
            <Length key={text} text={text} words={wordsIn(text)} />
          ))}
        </RuledList>
      </Section>
      <Section id="facts" heading={`Facts on ${countedOn}`} headed="side" number={2}>
        <FactList variant="value" facts={facts} className="lg:col-span-8" />
      </Section>
      <PressContact />
      <Section
        id="logos"
        heading="The name, and the room around it"
        lead={
          <p id="logos-open">
            Leave half the highlighter’s height clear on every side. The highlight sits behind the name, on
            light and on dark. The files are not up yet. Need one? Write to us.
          </p>
        }
        number={4}
        note="Room to breathe. Then room again."
        tone="tint"
      >
        <Logos />
      </Section>
      <Section
        id="announcements"
        heading="Announcements"
        lead={<p id="pdfs-open">The PDFs are not up yet. Need one? Write to us.</p>}
        number={5}
      >
        <RuledList ordered>
          {news.map(({ date, title, text }) => (
            <li
              key={date}
              className="grid items-baseline gap-x-4 gap-y-2 py-5 md:grid-cols-[12.5rem_minmax(0,1fr)]"
            >
              <time className="text-note text-muted" dateTime={date}>
                {longDate(dayOf(date))}
              </time>
              <div className={beside}>
                <div>
                  <h3>{title}</h3>
                  <p className="mt-1.5 max-w-170">{text}</p>
                </div>
                <DownloadButton label="PDF" of={`of ${title}`} saidBy="pdfs-open" />
              </div>
            </li>
          ))}
        </RuledList>
      </Section>
    </div>
  )
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

function Length({ text, words }: { readonly text: string; readonly words: number }) {
  const source = useRef<HTMLParagraphElement>(null)
  return (
    <li className="flex flex-col items-baseline gap-x-6 gap-y-2 grid-cols-[5rem_minmax(0,1fr)] py-5 md:grid">
      <p>
        <b className="font-display text-h2 leading-none font-bold">{words}</b>
        <span className="sr-only"> words</span>
      </p>
      <div className={beside}>
        <p ref={source} className="max-w-170">
          {text}
        </p>
        <div className="w-37 max-sm:w-full md:text-right">
          <CopyButton
            text={text}
            source={source}
            what={`the ${words} words`}
            className={`${quietButton} min-w-28 noscript:hidden`}
            refusedClassName="mt-2 block bg-marker px-3 py-1.5 text-left text-note text-on-marker"
          />
        </div>
      </div>
    </li>
  )
}

function PressContact() {
  return (
    <Section id="press-contact" number={3} note="Deadline today? Call." tone="band">
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="press-contact">A person to call</h2>
          <p className="mt-6">
            <b className="block font-display text-h3 font-bold">Helen Marsh</b>
            <span className="text-muted">Press, and before that eleven years at a newspaper</span>
          </p>
          <ul className="mt-4">
            <li>
              <a className="link" href={telHref(site.contactPhone)}>
                <Phone className="ico" /> {site.contactPhone}
              </a>
            </li>
            <li>
              <a className="link" href={`mailto:${site.contactEmail}?subject=Press`}>
                <Mail className="ico" /> {site.contactEmail}
              </a>
            </li>
          </ul>
          <p className="mt-3 max-w-lead">
            She answers within {responseTime}, sooner if you give your deadline.
          </p>
          <p className="mt-1 text-note text-muted">
            {officeHours.open}. {officeHours.allYear}
          </p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <h3>Press updates</h3>
          <p className="mt-2 max-w-lead">An email when something above changes. About four a year.</p>
          <SubscribeField id="press-email" placeholder="you@paper.ca" what="to press updates" />
        </div>
      </div>
    </Section>
  )
}
