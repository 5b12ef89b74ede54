import { RuledList } from './ruled-list'

type Step = { readonly title: string; readonly timeframe: string; readonly description: string }

/** Steps with their numbers on the margin line, or before the time on phones. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <RuledList ordered>
      {steps.map(({ title, timeframe, description }, index) => (
        <li
          key={title}
          className="relative grid gap-x-6 gap-y-1 py-5 break-inside-avoid md:grid-cols-[12.5rem_minmax(0,1fr)]"
        >
          <p className="flex items-start gap-3 font-display text-h3 font-bold">
            <span
              className="-left-inset grid size-7 shrink-0 place-items-center rounded-full border-line border-ink
                bg-ground text-note leading-none sm:absolute sm:-translate-x-1/2 print:static print:translate-none"
            >
              {index + 1}
            </span>
            {timeframe}
          </p>
          <div>
            <h3 className="font-text text-body leading-normal font-semibold tracking-normal">{title}</h3>
            <p className="max-w-law text-pretty text-muted">{description}</p>
          </div>
        </li>
      ))}
    </RuledList>
  )
}
