import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import { site } from '@/config/site'
import type { ExerciseWay } from '@/content/pages/gdpr'
import { telHref } from '@/lib/tel-href'
import { href } from '@/routes/href'
import { RequestDays, type RequestDaysProps } from './request-days'

type ExerciseProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly ways: readonly ExerciseWay[]
  readonly days: RequestDaysProps
  readonly fine: string
}

/** The ways to exercise a right, and the days that the answer may take. */
export function Exercise({ id, note, heading, ways, days, fine }: ExerciseProps) {
  return (
    <section className="sec tint" aria-labelledby={id}>
      <div className="frame">
        <Margin number={2} note={note} />
        <h2 id={id}>{heading}</h2>
        <div className="grid12 mt-8 items-start gap-y-12 lg:mt-12">
          <ul className="gdpr-ways lg:col-span-5 lg:mr-8">
            {ways.map((way) => (
              <li key={way.via}>
                <h3>{way.heading}</h3>
                <p>{way.text}</p>
                <WayLink via={way.via} />
              </li>
            ))}
          </ul>
          <div className="lg:col-span-7">
            <RequestDays {...days} />
            <p className="gdpr-fine">{fine}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

function WayLink({ via }: { readonly via: ExerciseWay['via'] }) {
  switch (via) {
    case 'email':
      return (
        <a className="link" href={`mailto:${site.contactEmail}`}>
          {site.contactEmail}
        </a>
      )
    case 'contact':
      return (
        <a className="link" href={href('contact', undefined, { type: 'general' })}>
          <span>Contact</span>
          <ArrowRight className="ico" aria-hidden="true" />
        </a>
      )
    case 'phone':
      return (
        <a className="link" href={telHref(site.contactPhone)}>
          {site.contactPhone}
        </a>
      )
    case 'school':
      return null
  }
}
