import { essays, times } from '@/content/pages/case-studies'

const rulerMinutes = 240

const place = (minutes: number) => `${(minutes / rulerMinutes) * 100}%`

/** Minutes with the first pass and without it on one ruler, a teacher a row. */
export function MarkingTimes() {
  return (
    <table className="w-full text-base leading-snug">
      <caption className="pb-3 text-left font-semibold">{essays.caption}</caption>
      <thead className="border-b-line border-ink text-note text-muted">
        <tr className="h-9">
          <th scope="col">Teacher</th>
          <th className="w-16 text-right" scope="col">
            With
          </th>
          <td className="pl-5" aria-hidden="true">
            <svg className="block h-5 w-full fill-muted" aria-hidden="true">
              <text y="1em">0</text>
              <text className="max-sm:hidden" x="25%" y="1em">
                1 h
              </text>
              <text x="50%" y="1em">
                2 h
              </text>
              <text className="max-sm:hidden" x="75%" y="1em">
                3 h
              </text>
            </svg>
          </td>
          <th className="w-16 text-right" scope="col">
            Without
          </th>
        </tr>
      </thead>
      <tbody>
        {times.map(({ teacher, before, after }, index) => (
          <tr key={teacher} className="border-b border-hair">
            <th scope="row">{teacher}</th>
            <td className="text-right">{after}</td>
            <td className="pl-5" aria-hidden="true">
              <svg
                className={`block h-11 w-full overflow-visible stroke-current
                  ${index === times.length - 1 ? 'text-correction' : 'text-hint'}`}
                aria-hidden="true"
              >
                {['0', '25%', '50%', '75%', '100%'].map((hour) => (
                  <line key={hour} className="stroke-hair" x1={hour} x2={hour} y2="100%" />
                ))}
                <line strokeWidth="3" x1={place(after)} x2={place(before)} y1="50%" y2="50%" />
                <circle className="fill-ground" strokeWidth="2" cx={place(before)} cy="50%" r="5" />
                <circle fill="currentColor" strokeWidth="2" cx={place(after)} cy="50%" r="5" />
              </svg>
            </td>
            <td className="text-right">{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
