type Step = { readonly day: number; readonly title: string; readonly text: string }

/** Places of the days on the line: 0 to 18 working days over its width. */
const places: Readonly<Record<number, string>> = {
  0: 'lg:left-0',
  5: 'lg:left-[23.6%]',
  9: 'lg:left-[42.5%]',
  14: 'lg:left-[66.1%]',
  18: 'lg:left-[85%]',
}

/** The way from an application to an offer, to scale: a working day is as wide as the next. A list on narrow screens. */
export function HiringLine({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <div className="relative mt-12 lg:h-56">
      <svg
        className="absolute inset-x-0 top-0 hidden h-5 w-full lg:block"
        viewBox="0 0 1000 20"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path vectorEffect="non-scaling-stroke" d="M0 1H1000" />
          {Array.from({ length: 19 }, (_, day) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a day of the ruler is its number.
              key={day}
              vectorEffect="non-scaling-stroke"
              d={`M${day * 47.2} 0v${day in places ? 20 : 8}`}
            />
          ))}
        </g>
      </svg>
      <ol className="max-lg:grid max-lg:gap-6">
        {steps.map((step) => (
          <li
            key={step.day}
            className={`max-lg:border-t max-lg:border-hair max-lg:pt-4 lg:absolute lg:top-8 lg:w-[15%] lg:pr-3 ${places[step.day] ?? ''}`}
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
