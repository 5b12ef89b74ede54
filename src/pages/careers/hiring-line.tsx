import { careers } from '@/content/pages/careers'

const { steps } = careers

/**
 * The way from an application to an offer, to scale: a working day is as wide as the next. A list
 * on narrow screens. Eighteen days of ten units, and 32 units of room for the words under the last;
 * the columns below have the same widths.
 */
export function HiringLine() {
  return (
    <div className="mt-4 lg:mt-2">
      <svg
        className="hidden h-5 w-full overflow-visible lg:block"
        viewBox="0 0 212 20"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path vectorEffect="non-scaling-stroke" d="M0 1H180" />
          {Array.from({ length: 19 }, (_, day) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a day of the ruler is its number.
              key={day}
              vectorEffect="non-scaling-stroke"
              d={`M${day * 10} 0v${steps.some((step) => step.day === day) ? 20 : 8}`}
            />
          ))}
        </g>
      </svg>
      <ol className="grid gap-y-6 lg:mt-3 lg:grid-cols-[5fr_4fr_5fr_4fr_3.2fr]">
        {steps.map((step) => (
          <li
            key={step.day}
            className="min-w-0 max-lg:border-t max-lg:border-hair max-lg:pt-4 lg:pr-5 lg:last:pr-0"
          >
            <p className="text-small text-muted">Day {step.day}</p>
            <h3 className="mt-1 text-h4">{step.title}</h3>
            <p className="mt-1 text-note text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
