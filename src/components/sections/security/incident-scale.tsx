import type { IncidentStep } from '@/content/pages/security'

/** Place on a line of a length, in percent. */
const at = (minutes: number, length: number) => `${Math.round((minutes / length) * 100_000) / 1000}%`

type IncidentScaleProps = {
  readonly heading: string
  readonly part: string
  readonly steps: readonly IncidentStep[]
}

/**
 * The steps on a line of their whole time, and the beginning of it on a second line, as wide as the first. Both are to scale. The
 * list of steps says the same in words.
 */
export function IncidentScale({ heading, part, steps }: IncidentScaleProps) {
  const whole = Math.max(...steps.map(({ minutes }) => minutes))
  const early = steps.filter(({ minutes }) => minutes < whole)
  const lens = Math.max(...early.map(({ minutes }) => minutes))
  const hours = Array.from({ length: whole / 60 / 12 + 1 }, (_, index) => index * 12)
  const quarters = Array.from({ length: lens / 15 + 1 }, (_, index) => index * 15)
  return (
    <figure className="security-scale">
      <figcaption>{heading}</figcaption>
      <svg aria-hidden="true">
        <svg y="60" height="90" viewBox="0 0 100 90" preserveAspectRatio="none" aria-hidden="true">
          <path className="security-lens" d={`M0 0H${(lens / whole) * 100}L100 90H0Z`} />
        </svg>
        <rect className="security-lens-end" y="48" height="12" width={at(lens, whole)} />
        <line y1="60" y2="60" x2="100%" />
        {hours.map((hour) => (
          <g key={hour}>
            <line x1={at(hour * 60, whole)} x2={at(hour * 60, whole)} y1="48" y2="60" />
            {hour > 0 && hour * 60 < whole - 12 * 60 && (
              <text x={at(hour * 60, whole)} y="38">
                {`${hour} h`}
              </text>
            )}
          </g>
        ))}
        <text className="security-start" y="38">
          0
        </text>
        <text className="security-end" x="100%" dx="-22" y="33">
          {steps.at(-1)?.timeframe}
        </text>
        <Mark step={steps.length} x="100%" y={28} />
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
        {early.map(({ step, minutes, timeframe }) => (
          <g key={step}>
            <line x1={at(minutes, lens)} x2={at(minutes, lens)} y1="150" y2="162" />
            <Mark step={step} x={at(minutes, lens)} y={176} />
            {minutes === lens ? (
              <text className="security-end" x="100%" dx="-22" y="181">
                {timeframe}
              </text>
            ) : (
              <text className="security-wide" x={at(minutes, lens)} y="210">
                {timeframe.replace('minutes', 'min')}
              </text>
            )}
          </g>
        ))}
        <text x="50%" y="134">
          {part}
        </text>
      </svg>
    </figure>
  )
}

function Mark({ step, x, y }: { readonly step: number; readonly x: string; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} />
      <text className="security-step" x={x} y={y + 6}>
        {step}
      </text>
    </>
  )
}
