import type { ReactNode } from 'react'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { site } from '@/config/site'
import { requestDays, ways } from '@/content/pages/gdpr'
import { policy } from '@/content/policy'
import { telHref } from '@/lib/text'
import { href } from '@/routes/href'

const links: Readonly<Record<(typeof ways)[number]['via'], ReactNode>> = {
  email: (
    <a className="link" href={`mailto:${site.contactEmail}`}>
      {site.contactEmail}
    </a>
  ),
  contact: <LinkArrow href={href('contact', undefined, { type: 'general' })}>Contact</LinkArrow>,
  phone: (
    <a className="link" href={telHref(site.contactPhone)}>
      {site.contactPhone}
    </a>
  ),
  school: null,
}

export function Exercise() {
  return (
    <Section
      id="exercise"
      heading={`Four ways to ask, ${policy.gdprDays} days to answer`}
      note="Day 30 is the last, not the usual."
      number={2}
      tone="tint"
    >
      <div className="grid items-start gap-x-6 gap-y-12 lg:grid-cols-12 print:block">
        <RuledList className="lg:col-span-5 lg:mr-8">
          {ways.map((way) => (
            <li key={way.via} className="pt-3.5 pb-3">
              <h3 className="text-h4">{way.heading}</h3>
              <p>{way.text}</p>
              {links[way.via]}
            </li>
          ))}
        </RuledList>
        <div className="lg:col-span-7">
          <RequestDays />
          <p className="mt-5 max-w-measure text-base text-muted">
            If a request is unusually complex, the law allows up to two months more. Then we tell you so, and
            why, within the first 30 days.
          </p>
        </div>
      </div>
    </Section>
  )
}

const squares = `grid grid-cols-10 gap-px border-b-line border-ink bg-hair text-muted \
[print-color-adjust:exact] *:relative *:grid *:h-9 *:place-items-center *:bg-ground *:last:bg-marker \
*:last:text-on-marker lg:*:h-11 xl:*:h-15 print:*:h-[7mm]`

function RequestDays() {
  return (
    <SheetFigure caption="A request, day by day">
      <ol className={squares} aria-hidden="true">
        {Array.from({ length: policy.gdprDays }, (_, index) => index + 1).map((day) => (
          <li key={day}>
            {day !== policy.gdprDays && requestDays.some((mark) => mark.day === day) && (
              <PenMark name="ring" className="absolute inset-[8%] size-[84%] text-pen" width={2.5} />
            )}
            <span>{day}</span>
          </li>
        ))}
      </ol>
      <dl className="grid grid-cols-[80px_minmax(0,1fr)] gap-y-2.5 px-5 pt-4 pb-4 leading-snug">
        {requestDays.map(({ day, name, text }) => (
          <div key={day} className="contents">
            <dt className="text-muted">{`Day ${day}`}</dt>
            <dd>
              <b>{name}</b> <span>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </SheetFigure>
  )
}
