import { Scale } from '@/components/ui/scale'
import { dashboard } from '@/content/pages/dashboard'

const { hours } = dashboard

/** Hours by subject as bars on one scale: a list, so that it reads without the drawing. */
export function HoursChart() {
  const most = Math.max(...hours.map((row) => row.hours))
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">Hours by subject</h2>
        <span className="text-note text-muted">{`${hours.reduce((sum, row) => sum + row.hours, 0)} in all`}</span>
      </figcaption>
      <ul className="mt-5 grid gap-3">
        {hours.map((row, index) => (
          <li key={row.subject} className="flex items-center gap-3 text-note">
            <span className="w-24">{row.subject}</span>
            <Scale className="h-5 min-w-0 flex-1" viewBox="0 0 100 20">
              <path className="stroke-hair" d="M0 19.5H100" />
              <rect
                className={index === 0 ? 'fill-pen' : 'fill-ink'}
                width={(row.hours / most) * 100}
                height="20"
              />
            </Scale>
            <span className="w-8 text-right font-semibold tabular-nums">
              {row.hours}
              <span className="sr-only"> hours</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
