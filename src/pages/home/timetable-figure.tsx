import { PenMark } from '@/components/ui/pen-mark'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const tutor = 'Tutor/Library'
const periods = [
  ['Math 10/204', 'Bio 11/Lab 2', 'Math 10/204', 'Bio 11/Lab 2', 'Math 10/204'],
  ['Eng 9/112', 'Hist 10/118', 'Eng 9/112', 'Hist 10/118', tutor],
  ['Chem 11/Lab 1', 'Art 9/Studio', tutor, 'Chem 11/Lab 1', 'Art 9/Studio'],
  ['French/207', 'Math 12/204', 'French/207', 'Math 12/204', 'French/207'],
  [tutor, 'Phys 11/Lab 1', 'Music/Hall', 'Phys 11/Lab 1', 'Music/Hall'],
]

/** A school week with tutor hours in it, and the roster that arrived this morning. */
export function TimetableFigure() {
  return (
    <figure className="home-week" aria-label="Example: a school week and its roster">
      <table className="w-full table-fixed">
        <caption className="sr-only">Example timetable for one week</caption>
        <thead>
          <tr>
            <td className="w-8.5" />
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((lessons, period) => (
            <tr key={lessons.join()} className={period > 2 ? 'max-sm:hidden' : undefined}>
              <th scope="row">{period + 1}</th>
              {lessons.map((lesson, day) => {
                const [course, room] = lesson.split('/')
                return (
                  <td key={days[day]} className={lesson === tutor ? 'on' : undefined}>
                    {course}
                    <small>{room}</small>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <span>Example roster: 412 students</span>
        <span>
          Synced 7:00
          <PenMark name="tick" className="tick ml-2 inline-block h-4 w-5" />
        </span>
      </p>
    </figure>
  )
}
