import { Section } from '@/components/ui/section'
import { type OfficeDay, officeHours, officeWeek } from '@/content/contact'
import { OfficeNow } from './office-now'
import { useOfficeClock } from './use-office-clock'

type HoursProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly text: string
}

/** The office's week as a ruler: a mark an hour, the open stretch of each day filled in. */
export function Hours({ id, note, heading, text }: HoursProps) {
  const now = useOfficeClock(officeHours.timeZone)
  return (
    <Section id={id} number={1} note={note}>
      <div className="grid items-end gap-x-6 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id={id}>{heading}</h2>
          <p className="mt-5 text-lead">
            <b>{officeHours.open}</b>
            <br />
            <span>{officeHours.closed}</span>
          </p>
        </div>
        <div className="lg:col-span-5">
          <OfficeNow now={now} />
          <p className="mt-2 text-muted">{text}</p>
        </div>
      </div>
      <ol className="mt-10 border-t-line border-ink xl:grid xl:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] xl:gap-y-6 xl:border-0">
        {officeWeek.map((day, index) => (
          <Day key={day.name} {...day} hour={now?.day === index ? now.hour : undefined} />
        ))}
      </ol>
    </Section>
  )
}

type DayProps = OfficeDay & {
  /** The hour that it is now, with its fraction, when it is this day. */
  readonly hour: number | undefined
}

const hourMarks = Array.from({ length: 24 }, (_, hour) => `M${hour} 0V10`).join('')

function Day({ name, hours, hour }: DayProps) {
  return (
    <li className="group grid grid-cols-[104px_1fr] items-center gap-x-4 gap-y-1 border-b border-hair py-2.5 xl:flex xl:flex-col xl:items-stretch xl:gap-2 xl:border-0 xl:p-0">
      <span className="font-semibold">{name}</span>
      <span
        className={`relative row-span-2 h-11 rounded-sheet border-line xl:h-18 xl:not-group-last:border-r-0 ${hours ? 'border-ink' : 'border-dashed border-field'}`}
        aria-hidden="true"
      >
        <svg
          className="absolute inset-x-0 top-0 h-2.5 w-full stroke-field"
          viewBox="0 0 24 10"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path vectorEffect="non-scaling-stroke" d={hourMarks} />
        </svg>
        {hours && (
          <span className="absolute top-2.5 right-1/4 bottom-0 left-3/8 border-x-line border-ink bg-marker" />
        )}
        {hour !== undefined && (
          <span
            className="absolute -inset-y-1.75 -ml-0.5 w-0.75 rounded-sheet bg-correction"
            style={{ left: `${(hour / 24) * 100}%` }}
          />
        )}
      </span>
      <span className={`whitespace-nowrap tabular-nums ${hours ? '' : 'text-muted'}`}>
        {hours ? `${hours.from}:00 to ${hours.to}:00` : 'Closed'}
      </span>
    </li>
  )
}
