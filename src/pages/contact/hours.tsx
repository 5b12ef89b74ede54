import { useEffect, useState } from 'react'
import { Scale } from '@/components/ui/scale'
import { Section } from '@/components/ui/section'
import { officeHours, responseTime } from '@/content/contact'
import { whenIdle } from '@/lib/when-idle'

const { openDays, closedDays, from, to, timeZone } = officeHours

const week =
  'mt-10 border-ink max-xl:border-t-line xl:grid xl:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] xl:gap-y-6'

/** The office's week as a ruler: a mark an hour, the open stretch of each day filled in. */
export function Hours() {
  const now = useOfficeClock()
  return (
    <Section id="hours" number={1} note="A mark is an hour.">
      <div className="grid items-end gap-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="hours">When the phone is answered</h2>
          <p className="mt-5 text-lead">
            <b>{officeHours.open}</b>
            <br />
            <span>{officeHours.closed}</span>
          </p>
        </div>
        <div className="lg:col-span-5">
          <OfficeNow now={now} />
          <p className="mt-2 text-muted">
            E-mail does not wait for Monday: a person answers it within {responseTime}, on weekends too.
          </p>
        </div>
      </div>
      <ol className={week}>
        {[...openDays, ...closedDays].map((day) => (
          <Day key={day} day={day} now={now} />
        ))}
      </ol>
    </Section>
  )
}

type NowProps = { readonly now: ReturnType<typeof useOfficeClock> }

/** Whether someone is there now; until the browser knows the time, whose hours these are. */
function OfficeNow({ now }: NowProps) {
  if (!now) return <p>Hours are Eastern time.</p>
  const open = openDays.includes(now.day) && now.hour >= from && now.hour < to
  return (
    <p className="tabular-nums">
      <span>
        It is {now.day} {clock(now.hour)} at the office:{' '}
      </span>
      <b className={open ? 'text-hint' : undefined}>{open ? 'open now' : 'closed now'}</b>
      <span>.</span>
    </p>
  )
}

const clock = (hour: number) => {
  const minutes = Math.round(hour * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

const hourMarks = Array.from({ length: 24 }, (_, hour) => `M${hour} 0V10`).join('')

const dayRow = `group grid grid-cols-[6.5rem_1fr] items-center gap-x-4 gap-y-1 border-hair py-2.5 \
max-xl:border-b xl:grid-cols-1 xl:gap-2 xl:py-0`
const ruler = 'relative h-11 rounded-sheet border-line max-xl:row-span-2 xl:h-18 xl:not-group-last:border-r-0'

function Day({ day, now }: NowProps & { readonly day: string }) {
  const open = openDays.includes(day)
  return (
    <li className={dayRow}>
      <b>{day}</b>
      <span className={`${ruler} ${open ? 'border-ink' : 'border-dashed border-field'}`} aria-hidden="true">
        <Scale className="h-2.5 stroke-field" viewBox="0 0 24 10">
          <path d={hourMarks} />
        </Scale>
        {open && (
          <span className="absolute top-2.5 right-1/4 bottom-0 left-3/8 border-x-line border-ink bg-marker" />
        )}
        {now?.day === day && (
          <span
            className="absolute -inset-y-1.75 -ml-0.5 w-0.75 rounded-sheet bg-correction"
            style={{ left: `${(now.hour / 24) * 100}%` }}
          />
        )}
      </span>
      {open ? (
        <span className="whitespace-nowrap">{`${from}:00 to ${to}:00`}</span>
      ) : (
        <span className="text-muted">Closed</span>
      )}
    </li>
  )
}

const minuteMs = 60_000

/** The weekday and the hour at the office, to the minute; undefined until the page is hydrated. */
function useOfficeClock() {
  const [moment, setMoment] = useState<{ readonly day: string; readonly hour: number }>()
  useEffect(() => {
    const tick = () => {
      const time = new Date().toLocaleString('en-GB', {
        timeZone,
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
      })
      const [day = '', hour, minute] = time.split(/[\s,:]+/)
      setMoment({ day, hour: Number(hour) + Number(minute) / 60 })
    }
    whenIdle(tick)
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [])
  return moment
}
