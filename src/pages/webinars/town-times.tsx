import { liveSessions } from '@/content/live-sessions'
import { towns } from '@/content/pages/webinars'
import { dayOf, shortDay } from '@/lib/dates'

const heading = 'The same hour in five cities'

/** A time of day moved by minutes: `16:00` and 90 give `17:30`. */
function moved(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const sum = (hour * 60 + minute + minutes + 1440) % 1440
  return `${Math.floor(sum / 60)}:${String(sum % 60).padStart(2, '0')}`
}

export function TownTimes() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
    <section className="-mx-3 overflow-x-auto px-3" aria-label={heading} tabIndex={0}>
      <table className="w-full text-base leading-snug wrap-break-word max-xs:text-small">
        <caption className="sr-only">{heading}</caption>
        <thead className="border-b-line border-ink">
          <tr>
            <td />
            {liveSessions.map(({ id, date, title }) => (
              <th key={id} className={`${cell} text-note max-xs:text-small`} scope="col">
                <time dateTime={date}>{shortDay(dayOf(date))}</time>
                <span className="sr-only">{`: ${title}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {towns.map(({ name, offset }) => (
            // The hours on the tickets are bold.
            <tr key={name} className={`border-b border-hair ${offset === 0 ? 'font-semibold' : ''}`}>
              <th scope="row">
                <span className={offset === 0 ? 'hl hl-text' : undefined}>{name}</span>
              </th>
              {liveSessions.map(({ id, time }) => (
                <td key={id} className={cell}>
                  {moved(time, offset)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const cell = 'py-2.5 pl-2 text-right'
