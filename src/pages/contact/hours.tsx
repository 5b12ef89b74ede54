import { Margin } from '@/components/ui/margin'
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
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={1} note={note} />
        <div className="grid12 items-end gap-y-6">
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
        <ol className="contact-week">
          {officeWeek.map((day, index) => (
            <Day key={day.name} {...day} hour={now?.day === index ? now.hour : undefined} />
          ))}
        </ol>
      </div>
    </section>
  )
}

type DayProps = OfficeDay & {
  /** The hour that it is now, with its fraction, when it is this day. */
  readonly hour: number | undefined
}

function Day({ name, hours, hour }: DayProps) {
  return (
    <li className={hours ? undefined : 'contact-closed'}>
      <span className="contact-day">{name}</span>
      <span className="contact-scale" aria-hidden="true">
        {hours && <span className="contact-open" />}
        {hour !== undefined && <span className="contact-now" style={{ left: `${(hour / 24) * 100}%` }} />}
      </span>
      <span className="contact-hours">{hours ? `${hours.from}:00 to ${hours.to}:00` : 'Closed'}</span>
    </li>
  )
}
