import { useEffect, useState } from 'react'

export type OfficeMoment = {
  /** 0 is Monday. */
  readonly day: number
  /** Hours since midnight, with their fraction. */
  readonly hour: number
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const minuteMs = 60_000

/** What time it is at the office, to the minute; undefined until the page is hydrated. */
export function useOfficeClock(timeZone: string): OfficeMoment | undefined {
  const [moment, setMoment] = useState<OfficeMoment>()
  useEffect(() => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
    const tick = () => {
      const [day = '', hour, minute] = clock.format(new Date()).split(/[\s,:]+/)
      setMoment({ day: days.indexOf(day), hour: Number(hour) + Number(minute) / 60 })
    }
    tick()
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [timeZone])
  return moment
}
