import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import type { ExerciseWay } from '@/content/pages/gdpr'
import { telHref } from '@/lib/text'
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
export function Exercise({ ways, days, fine, ...section }: ExerciseProps) {
  return (
    <Section {...section} number={2} tone="tint">
      <div className="grid items-start gap-x-6 gap-y-12 lg:grid-cols-12 print:block">
        <RuledList className="lg:col-span-5 lg:mr-8">
          {ways.map((way) => (
            <li key={way.via} className="pt-3.5 pb-3">
              <h3 className="text-h4">{way.heading}</h3>
              <p>{way.text}</p>
              <WayLink via={way.via} />
            </li>
          ))}
        </RuledList>
        <div className="lg:col-span-7 print:mt-[5mm]">
          <RequestDays {...days} />
          <p className="mt-5 max-w-measure text-base text-muted">{fine}</p>
        </div>
      </div>
    </Section>
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
      return <LinkArrow href={href('contact', undefined, { type: 'general' })}>Contact</LinkArrow>
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
