import { PenMark } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'

export type RequestDaysProps = {
  readonly heading: string
  /** The last day on which the answer may come. */
  readonly last: number
  readonly marks: readonly { readonly day: number; readonly name: string; readonly text: string }[]
}

/** The days of a request, one square each, and what happens on the marked ones. */
export function RequestDays({ heading, last, marks }: RequestDaysProps) {
  const days = Array.from({ length: last }, (_, index) => index + 1)
  const isMarked = (day: number) => marks.some((mark) => mark.day === day)
  return (
    <SheetFigure caption={heading}>
      <ol
        className="grid grid-cols-10 border-b-line border-ink text-muted tabular-nums *:last:bg-marker *:last:font-bold *:last:text-on-marker"
        aria-hidden="true"
      >
        {days.map((day) => (
          <li
            key={day}
            className="relative grid h-9 place-items-center border-r border-b border-hair nth-[10n]:border-r-0 nth-[n+21]:border-b-0 lg:h-11 xl:h-15 print:h-[7mm] print:last:[print-color-adjust:exact]"
          >
            {isMarked(day) && day !== last && (
              <PenMark name="ring" className="absolute inset-[8%] size-[84%] text-pen" width={2.5} />
            )}
            <span>{day}</span>
          </li>
        ))}
      </ol>
      <dl className="grid gap-2.5 px-5 pt-4 pb-4.5 leading-snug">
        {marks.map(({ day, name, text }) => (
          <div key={day} className="grid grid-cols-[72px_1fr]">
            <dt className="text-muted tabular-nums">{`Day ${day}`}</dt>
            <dd>
              <b>{name}</b> <span>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </SheetFigure>
  )
}
