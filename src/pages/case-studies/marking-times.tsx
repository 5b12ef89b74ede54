import { essays, times } from '@/content/pages/case-studies'

const rulerMinutes = 240

const place = (minutes: number) => `${(minutes / rulerMinutes) * 100}%`

/** Minutes with the first pass and without it on one ruler, a teacher a row. */
export function MarkingTimes() {
  return (
    <table className="w-full text-base leading-snug">
      <caption className="pb-3 text-left font-semibold">{essays.caption}</caption>
      <thead className="border-b-line border-ink align-bottom text-note text-muted *:*:pb-1.5">
        <tr>
          <th scope="col">Teacher</th>
          <th className="w-15 text-right" scope="col">
            With
          </th>
          <td className="pl-5" aria-hidden="true">
            <span className="flex *:w-1/4 max-sm:*:even:invisible">
              <span>0</span>
              <span>1 h</span>
              <span>2 h</span>
              <span>3 h</span>
            </span>
          </td>
          <th className="w-15 text-right" scope="col">
            Without
          </th>
        </tr>
      </thead>
      <tbody>
        {times.map(({ teacher, before, after }) => (
          <tr key={teacher} className="group border-b border-hair">
            <th scope="row">{teacher}</th>
            <td className="text-right">{after}</td>
            <td className="pl-5" aria-hidden="true">
              <svg
                className="block h-11 w-full overflow-visible fill-current stroke-current text-hint
                  group-last:text-correction"
                aria-hidden="true"
              >
                {['0', '25%', '50%', '75%', '100%'].map((hour) => (
                  <line key={hour} className="stroke-hair" x1={hour} x2={hour} y2="100%" />
                ))}
                <line strokeWidth="3" x1={place(after)} x2={place(before)} y1="50%" y2="50%" />
                <circle className="fill-ground" strokeWidth="2" cx={place(before)} cy="50%" r="5" />
                <circle className="stroke-none" cx={place(after)} cy="50%" r="6" />
              </svg>
            </td>
            <td className="text-right">{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
