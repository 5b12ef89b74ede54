import { PenMark } from '@/components/ui/pen-mark'

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
    <figure className="gdpr-days sheet">
      <figcaption>{heading}</figcaption>
      <ol aria-hidden="true">
        {days.map((day) => (
          <li key={day} {...(day === last ? { className: 'gdpr-last' } : {})}>
            {isMarked(day) && day !== last && <PenMark name="ring" className="pm-pen" width={2.5} />}
            <span>{day}</span>
          </li>
        ))}
      </ol>
      <dl>
        {marks.map(({ day, name, text }) => (
          <div key={day}>
            <dt>{`Day ${day}`}</dt>
            <dd>
              <b>{name}</b> <span>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
