import type { ReactNode } from 'react'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { officePlace } from '@/content/contact'
import { telHref } from '@/lib/tel-href'

type HeroProps = {
  readonly id: string
  readonly note: string
  readonly lead: string
  /** A message as it is often written, the question that it brings back, and the message that needs none. */
  readonly example: {
    readonly heading: string
    readonly struck: string
    readonly question: string
    readonly mended: string
  }
  readonly stamp: { readonly figure: string; readonly says: string }
  /** The form that is written on the sheet. */
  readonly form: ReactNode
}

/** The letter: who gets it beside it, and the promise on its stamp. */
export function Hero({ id, note, lead, example, stamp, form }: HeroProps) {
  return (
    <section className="sec squared" aria-labelledby={id}>
      <div className="frame contact-hero">
        <Margin note={note} />
        <div className="grid12 contact-grid">
          <div className="contact-head">
            <h1 id={id} className="max-w-[5.1em]">
              Write to a <span className="hl">person</span>
            </h1>
            <p className="lead mt-6 max-w-[22em]!">{lead}</p>
            <dl className="contact-ways">
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
                <dd>{officePlace}</dd>
              </div>
            </dl>
          </div>
          <div className="contact-letter sheet">
            <Stamp {...stamp} />
            {form}
          </div>
          <Example {...example} />
        </div>
      </div>
    </section>
  )
}

/** How to write a message that needs no question back. */
function Example({ heading, struck, question, mended }: HeroProps['example']) {
  return (
    <div className="contact-example">
      <h2>{heading}</h2>
      <p className="text-pen">
        <s className="struck">
          {struck}
          <PenMark name="strike" width={3} />
        </s>
      </p>
      <p className="prose-note">{question}</p>
      <p className="text-pen">
        <span>{mended}</span>
        <PenMark name="tick" className="tick" />
      </p>
    </div>
  )
}

/** A postage stamp; the postmark comes when the letter is sent. */
function Stamp({ figure, says }: HeroProps['stamp']) {
  return (
    <p className="contact-stamp">
      <svg viewBox="0 0 96 112" aria-hidden="true">
        <path className="fill-marker" d="M0 0H96V112H0Z" />
        <path className="contact-perforation" d="M0 0H96V112H0Z" />
        <path
          className="contact-postmark-lines"
          d="M3 93q9-8 18 0t18 0 18 0 18 0 18 0M3 103q9-8 18 0t18 0 18 0 18 0 18 0M3 21q9-8 18 0t18 0 18 0 18 0 18 0M3 11q9-8 18 0t18 0 18 0 18 0 18 0"
        />
      </svg>
      <b>{figure}</b>
      <span>{says}</span>
    </p>
  )
}
