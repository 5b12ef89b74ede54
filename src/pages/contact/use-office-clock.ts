import { useEffect, useState } from 'react'

/** A moment of the office's week. */
export type OfficeMoment = {
  /** 0 is Monday. */
  readonly day: number
  /** Hours since midnight, with their fraction. */
  readonly hour: number
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const minuteMs = 60_000

/** The moment of the week in a time zone; undefined where the browser does not know the zone. */
function momentIn(timeZone: string): OfficeMoment | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }).formatToParts(new Date())
    const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
    const day = days.indexOf(part('weekday').slice(0, 3))
    const hour = Number(part('hour')) + Number(part('minute')) / 60
    return day >= 0 && Number.isFinite(hour) ? { day, hour } : undefined
  } catch {
    return undefined
  }
}

/**
 * What time it is at the office, to the minute. Undefined in prerendered HTML and until the page is
 * hydrated.
 */
export function useOfficeClock(timeZone: string): OfficeMoment | undefined {
  const [moment, setMoment] = useState<OfficeMoment>()
  useEffect(() => {
    const tick = () => setMoment(momentIn(timeZone))
    tick()
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [timeZone])
  return moment
}
