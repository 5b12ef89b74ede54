import type { MarkingTime } from '@/content/pages/case-studies'

/** The ruler's length in minutes: four hours. */
const rulerMinutes = 240

const place = (minutes: number) => `${(minutes / rulerMinutes) * 100}%`

type MarkingTimesProps = { readonly caption: string; readonly times: readonly MarkingTime[] }

/** Minutes with the first pass and without it for each teacher, on one ruler: each figure stands on the side of its end. */
export function MarkingTimes({ caption, times }: MarkingTimesProps) {
  return (
    <table className="case-times">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Teacher</th>
          <th scope="col">With</th>
          <td aria-hidden="true">
            <span>0</span>
            <span>1 h</span>
            <span>2 h</span>
            <span>3 h</span>
            <span>4 h</span>
          </td>
          <th scope="col">Without</th>
        </tr>
      </thead>
      <tbody>
        {times.map(({ teacher, before, after }) => (
          <tr key={teacher}>
            <th scope="row">{teacher}</th>
            <td>{after}</td>
            <td aria-hidden="true">
              <svg aria-hidden="true">
                <line x1={place(after)} x2={place(before)} y1="50%" y2="50%" />
                <circle className="case-open" cx={place(before)} cy="50%" r="5" />
                <circle cx={place(after)} cy="50%" r="6" />
              </svg>
            </td>
            <td>{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
