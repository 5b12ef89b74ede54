import { Maths } from '@/components/ui/maths'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { instructors } from '@/content/pages/instructors'

/** The slips that a class has in common: one square a sheet, in fives as a teacher counts. */
export function SlipsFigure() {
  const { slips, classSize } = instructors
  return (
    <SheetFigure
      caption="Example class"
      detail={`Grade 10, quadratics · ${classSize} sheets`}
      className="lg:ml-6"
    >
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">Slip</th>
            <th scope="col">Sheets of {classSize}</th>
          </tr>
        </thead>
        <tbody>
          {slips.map(({ slip, sheets, line }, index) => (
            <tr key={slip} className="border-b border-hair align-top last:border-0">
              <th scope="row" className="px-5 py-4">
                <span className="block font-semibold">
                  {index === 0 ? <span className="hl hl-text">{slip}</span> : <span>{slip}</span>}
                </span>
                <Maths className="mt-1 block text-body font-normal text-pen" of={line} />
                <svg
                  className="mt-3 block h-4 w-full max-w-[420px]"
                  viewBox="0 0 420 16"
                  preserveAspectRatio="xMinYMid meet"
                  aria-hidden="true"
                >
                  {Array.from({ length: classSize }, (_, sheet) => (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place.
                      key={sheet}
                      x={sheet * 14 + Math.floor(sheet / 5) * 5 + 1}
                      y="2"
                      width="11"
                      height="12"
                      className={
                        sheet < sheets
                          ? 'fill-correction stroke-correction'
                          : 'fill-transparent stroke-hair-strong'
                      }
                    />
                  ))}
                </svg>
              </th>
              <td className="py-4 pr-5 text-right font-display text-h3 font-bold">{sheets}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetFigure>
  )
}
