import { PrintedAddress } from '@/components/legal/printed-address'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { telHref } from '@/lib/tel-href'

type HeroProps = {
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
export function Hero({ id, note, lead, officer }: HeroProps) {
  return (
    <section className="sec squared gdpr-hero" aria-labelledby={id}>
      <div className="frame">
        <Margin note={note} />
        <div className="grid12 items-start gap-y-10">
          <div className="lg:col-span-7">
            <h1 id={id}>
              <span>GDPR: your </span>
              <span className="hl hl-low">eight rights</span>
            </h1>
            <p className="lead mt-6">{lead}</p>
            <PrintedAddress />
          </div>
          <section className="gdpr-officer sheet lg:col-span-5" aria-labelledby="officer">
            <h2 id="officer">{officer.heading}</h2>
            <p className="gdpr-name">{officer.name}</p>
            <p>{officer.text}</p>
            <dl>
              <div>
                <dt>Email</dt>
                <dd>
                  <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
                </dd>
              </div>
              <div>
                <dt>Phone</dt>
                <dd>
                  <a href={telHref(site.contactPhone)}>{site.contactPhone}</a>
                </dd>
              </div>
              <div>
                <dt>Office</dt>
                <dd>{site.contactTown}</dd>
              </div>
            </dl>
            <p className="gdpr-promise">
              <PenMark name="tick" className="tick" />
              <span>{officer.promise}</span>
            </p>
          </section>
        </div>
      </div>
    </section>
  )
}
