import { officeWeek } from '@/content/contact'
import type { OfficeMoment } from './use-office-clock'

/**
 * Whether someone is there now. Before the browser has said what time it is, the line says whose
 * time the hours are.
 */
export function OfficeNow({ now }: { readonly now: OfficeMoment | undefined }) {
  if (!now) return <p>Hours are Eastern time.</p>
  const today = officeWeek[now.day]
  const open = today?.hours !== undefined && now.hour >= today.hours.from && now.hour < today.hours.to
  return (
    <p className="tabular-nums">
      <span>
        It is {today?.name} {clock(now.hour)} at the office:{' '}
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
