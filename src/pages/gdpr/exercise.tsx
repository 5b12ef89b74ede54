import { Fragment, type ReactNode } from 'react'
import { EmailLink, PhoneLink } from '@/components/links/contact-facts'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { Scale } from '@/components/ui/scale'
import { Section } from '@/components/ui/section'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { requestDays, ways } from '@/content/pages/gdpr'
import { policy } from '@/content/policy'
import { href } from '@/routes/table'

const links: Readonly<Record<(typeof ways)[number]['via'], ReactNode>> = {
  email: <EmailLink className="link" />,
  contact: <LinkArrow href={href('contact', undefined, { type: 'general' })}>Contact</LinkArrow>,
  phone: <PhoneLink className="link" />,
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
        <RuledList className="lg:col-span-5">
          {ways.map((way) => (
            <li key={way.via} className="py-3">
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
            why, within the first {policy.gdprDays} days.
          </p>
        </div>
      </div>
    </Section>
  )
}

/** Days in a row, and the side of a day's square. */
const week = 10
const side = 44
const rows = policy.gdprDays / week
const upTo = (end: number) => Array.from({ length: end - 1 }, (_, index) => index + 1)
const lines = [...upTo(rows).map((y) => `M0 ${y}h${week}`), ...upTo(week).map((x) => `M${x} 0v${rows}`)].join(
  '',
)

function RequestDays() {
  return (
    <SheetFigure caption="A request, day by day">
      <svg
        className="w-full fill-muted [print-color-adjust:exact]"
        height={rows * side}
        textAnchor="middle"
        aria-hidden="true"
      >
        <rect className="fill-marker" x="90%" y={(rows - 1) * side} width="10%" height={side} />
        <Scale viewBox={`0 0 ${week} ${rows}`} className="stroke-hair">
          <path d={lines} />
        </Scale>
        {Array.from({ length: policy.gdprDays }, (_, index) => {
          const x = (index % week) * week
          const y = Math.floor(index / week) * side
          const day = index + 1
          const last = day === policy.gdprDays
          return (
            <Fragment key={day}>
              {!last && requestDays.some((mark) => mark.day === day) && (
                <svg x={`${x}%`} y={y} width="10%" height={side} aria-hidden="true">
                  <PenMark name="nought" className="text-pen" width={2.5} />
                </svg>
              )}
              <text className={last ? 'fill-on-marker' : undefined} x={`${x + 5}%`} y={y + 28}>
                {day}
              </text>
            </Fragment>
          )
        })}
      </svg>
      <dl
        className="grid grid-cols-[5rem_minmax(0,1fr)] gap-y-2 border-t-line border-ink px-5 pt-4 pb-4 leading-snug
          max-[20rem]:block"
      >
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
