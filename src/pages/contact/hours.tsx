import { useEffect, useEffectEvent, useState } from 'react'
import { RuledList } from '@/components/ui/ruled-list'
import { Scale } from '@/components/ui/scale'
import { Section } from '@/components/ui/section'
import { officeHours, responseTime } from '@/content/contact'
import { useListen, whenIdle } from '@/lib/listen'

const { openDays, closedDays, from, to, timeZone } = officeHours

/** The office's week as a ruler: a mark an hour, the open stretch of each day filled in. */
export function Hours() {
  const now = useOfficeClock()
  return (
    <Section id="hours" number={1} note="One mark, one hour.">
      <div className="grid items-end gap-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="hours">Phone hours</h2>
          <p className="mt-5 text-lead">
            <b>{officeHours.open}</b>
            <br />
            <span>{officeHours.closed}</span>
          </p>
        </div>
        <div className="lg:col-span-5">
          <OfficeNow now={now} />
          <p className="mt-2 text-muted">
            Email does not wait for Monday. We answer within {responseTime}, weekends included.
          </p>
        </div>
      </div>
      <RuledList ordered className="mt-10 flex-wrap xl:flex xl:border-0">
        {[...openDays, ...closedDays].map((day) => (
          <Day key={day} day={day} now={now} />
        ))}
      </RuledList>
    </Section>
  )
}

type NowProps = { readonly now: ReturnType<typeof useOfficeClock> }

/** Whether someone is there now; until the browser knows the time, whose hours these are. */
function OfficeNow({ now }: NowProps) {
  if (!now) return <p>{officeHours.allYear}</p>
  const open = openDays.includes(now.day) && now.hour >= from && now.hour < to
  return (
    <p className="tabular-nums">
      <span>{`It is ${now.day} ${clock(now.hour)}, Eastern time: `}</span>
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

function Day({ day, now }: NowProps & { readonly day: string }) {
  const open = openDays.includes(day)
  const look = open ? 'border-ink stroke-ink' : 'border-dashed border-field stroke-field'
  return (
    <li className="flex flex-1 items-center gap-4 py-3 xl:block xl:border-0">
      <p className="mb-1 w-24 shrink-0">
        <b>{day}</b>
        <br />
        <span className="text-note whitespace-nowrap text-muted">
          {open ? `${from}:00 to ${to}:00` : 'Closed'}
        </span>
      </p>
      <Scale className={`h-14 border-y-line ${look}`} viewBox="0 0 24 56">
        {open && <path className="fill-marker stroke-none" d={`M${from} 10H${to}V56H${from}Z`} />}
        <path className="stroke-field" d={hourMarks} />
        <path strokeWidth="1.5" strokeDasharray={open ? undefined : 3} d="M0 0V56M24 0V56" />
        {open && <path strokeWidth="1.5" d={`M${from} 10V56M${to} 10V56`} />}
        {now?.day === day && (
          <>
            {/* On the dark theme's yellow the red alone would be lost. */}
            <path className="stroke-ground" strokeWidth="7" d={`M${now.hour}-4V60`} />
            <path className="stroke-correction" strokeWidth="3" d={`M${now.hour}-4V60`} />
          </>
        )}
      </Scale>
    </li>
  )
}

const minuteMs = 60_000

/** The weekday and the hour at the office, to the minute; undefined until the page is hydrated. */
function useOfficeClock() {
  const [moment, setMoment] = useState<{ readonly day: string; readonly hour: number }>()
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
  const onTick = useEffectEvent(tick)
  useEffect(() => {
    whenIdle(onTick)
    const timer = setInterval(onTick, minuteMs)
    return () => clearInterval(timer)
  }, [])
  // The timer stands still while a computer sleeps, and on a page that Back leads to.
  useListen('window', ['pageshow', 'visibilitychange'], tick)
  return moment
}
