import type { ReactNode } from 'react'
import { steps } from '@/content/pages/security'
import { policy } from '@/content/policy'

const at = (minutes: number, length: number) => `${Math.round((minutes / length) * 100_000) / 1000}%`

/** The steps to scale, and their first hours on a second line. The list says the same in words. */
export function IncidentScale() {
  const whole = Math.max(...steps.map(({ minutes }) => minutes))
  const early = steps.filter(({ minutes }) => minutes < whole)
  const lens = Math.max(...early.map(({ minutes }) => minutes))
  const hours = Array.from({ length: whole / 60 / 12 + 1 }, (_, index) => index * 12)
  const quarters = Array.from({ length: lens / 15 + 1 }, (_, index) => index * 15)
  return (
    <figure className="mb-10 print:pr-3">
      <figcaption className="mb-1 font-display text-h5 font-bold">
        The first {policy.breachHours} hours, to scale
      </figcaption>
      <svg
        className="w-full overflow-visible fill-muted text-note leading-none [print-color-adjust:exact]"
        height="200"
        textAnchor="middle"
        aria-hidden="true"
      >
        <svg y="60" height="90" viewBox="0 0 100 90" preserveAspectRatio="none" aria-hidden="true">
          <path className="fill-sheet" d={`M0 0H${(lens / whole) * 100}L100 90H0Z`} />
        </svg>
        <g className="stroke-ink" strokeWidth="1.5">
          <rect className="fill-marker" y="48" height="12" width={at(lens, whole)} />
          <line y1="60" y2="60" x2="100%" />
          {hours.map((hour) => (
            <line key={hour} x1={at(hour * 60, whole)} x2={at(hour * 60, whole)} y1="48" y2="60" />
          ))}
          <line y1="150" y2="150" x2="100%" />
          {quarters.map((minute) => (
            <line
              key={minute}
              x1={at(minute, lens)}
              x2={at(minute, lens)}
              y1={minute % 60 === 0 ? 138 : 144}
              y2="150"
            />
          ))}
          {early.map(({ minutes }) => (
            <line key={minutes} x1={at(minutes, lens)} x2={at(minutes, lens)} y1="150" y2="162" />
          ))}
        </g>
        <text textAnchor="start" y="38">
          0
        </text>
        {hours.slice(1, -2).map((hour, index) => (
          <text
            key={hour}
            // On phones the last mark gives way to the words at the line's end.
            className={index === hours.length - 4 ? 'max-sm:hidden' : undefined}
            x={at(hour * 60, whole)}
            y="38"
          >
            {`${hour} h`}
          </text>
        ))}
        <End y={33}>{steps.at(-1)?.timeframe}</End>
        <Mark step={steps.length} x="100%" y={28} />
        {early.map(({ minutes, timeframe }, index) => (
          <g key={minutes} className={leans[index]}>
            <Mark step={index + 1} x={at(minutes, lens)} y={176} />
            {minutes === lens ? (
              <End y={181}>{timeframe}</End>
            ) : (
              <text className="hidden fill-ink font-semibold xl:block" x={at(minutes, lens)} y="210">
                {timeframe.replace('minutes', 'min')}
              </text>
            )}
          </g>
        ))}
        <text textAnchor="start" x="12" y="134">
          its first 4 hours, 18 times as wide
        </text>
      </svg>
    </figure>
  )
}

/** The first two steps, a quarter of an hour apart, lean away from each other on phones. */
const leans = ['max-sm:-translate-x-1.25', 'max-sm:translate-x-1.25'] as const

/** Words at the line's end, before the last mark. */
function End({ y, children }: { readonly y: number; readonly children: ReactNode }) {
  return (
    <text className="fill-ink font-semibold" textAnchor="end" x="100%" dx="-22" y={y}>
      {children}
    </text>
  )
}

function Mark({ step, x, y }: { readonly step: number; readonly x: string; readonly y: number }) {
  return (
    <>
      <circle className="fill-ground stroke-ink" strokeWidth="1.5" cx={x} cy={y} r="12" />
      <text className="fill-ink font-display leading-none font-bold" fontSize="16" x={x} y={y + 6}>
        {step}
      </text>
    </>
  )
}
