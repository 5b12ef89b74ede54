import { PrintedAddress } from '@/components/legal/print'
import { ContactFacts } from '@/components/links/contact-facts'
import { Hero } from '@/components/ui/hero'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'

type GdprHeroProps = {
  readonly id: string
  readonly note: string
  readonly lead: string
  readonly officer: {
    readonly heading: string
    readonly name: string
    readonly text: string
    readonly promise: string
  }
}

/** What the page is for, and the card of the person who answers. */
export function GdprHero({ id, note, lead, officer }: GdprHeroProps) {
  return (
    <Hero
      id={id}
      note={note}
      title={
        <>
          <span>GDPR: your </span>
          <span className="hl hl-low whitespace-nowrap">eight rights</span>
        </>
      }
      lead={lead}
      split="7/5"
      aside={
        <section className="sheet px-6 pt-5 pb-4" aria-labelledby="officer">
          <h2 id="officer" className="font-text text-base font-semibold tracking-normal text-muted">
            {officer.heading}
          </h2>
          <p className="mb-2 font-display text-h2 font-bold print:text-title">{officer.name}</p>
          <p>{officer.text}</p>
          <ContactFacts className="mt-4" office={site.contactTown} />
          <p className="flex items-center gap-3 pt-3.5 font-semibold">
            <PenMark name="tick" className="tick" />
            <span>{officer.promise}</span>
          </p>
        </section>
      }
    >
      <PrintedAddress />
    </Hero>
  )
}
