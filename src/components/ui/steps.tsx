import { RuledList } from './ruled-list'

type Step = { readonly title: string; readonly timeframe: string; readonly description: string }

/** Steps with their numbers on the margin line, or before the time on phones. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <RuledList ordered>
      {steps.map(({ title, timeframe, description }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[28px_1fr] gap-x-2 gap-y-1 py-5 break-inside-avoid
            sm:grid-cols-[minmax(150px,3fr)_9fr] sm:gap-x-6 print:grid-cols-[9mm_34mm_1fr]"
        >
          <span
            className="grid size-6 place-items-center self-center rounded-full border-line border-ink
            bg-ground font-display text-note leading-none font-bold sm:absolute sm:top-4 sm:-left-inset
            sm:size-9 sm:-translate-x-1/2 sm:text-h5 print:static print:translate-none"
          >
            {index + 1}
          </span>
          <p className="font-display text-h3 font-bold">{timeframe}</p>
          <div className="max-sm:col-span-full">
            <h3 className="font-text text-body leading-normal font-semibold tracking-normal">{title}</h3>
            <p className="max-w-law text-muted">{description}</p>
          </div>
        </li>
      ))}
    </RuledList>
  )
}
