import { instructors } from '@/content/pages/instructors'

/**
 * The slips that a class has in common, as a tally of sheets: one square a sheet, in fives as a
 * teacher counts.
 */
export function SlipsFigure() {
  const { slips, classSize } = instructors
  return (
    <figure className="sheet">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b-line border-ink px-5 py-3 text-note">
        <b>Example class</b>
        <span className="text-muted">Grade 10, quadratics · {classSize} sheets</span>
      </figcaption>
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
                <span className="m mt-1 block text-[1.0625rem] font-normal text-pen">
                  <Formula line={line} />
                </span>
                <svg
                  className="mt-3 block h-4 w-full max-w-[420px]"
                  viewBox="0 0 420 16"
                  preserveAspectRatio="xMinYMid meet"
                  aria-hidden="true"
                >
                  {Array.from({ length: classSize }, (_, sheet) => (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: a sheet of the tally is its place.
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
    </figure>
  )
}

/** A line of algebra with its variable in italics, as mathematics is set. */
function Formula({ line }: { readonly line: string }) {
  return (
    line
      .split(/(x)/)
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a fixed line is its place.
      .map((piece, place) => (piece === 'x' ? <i key={place}>x</i> : <span key={place}>{piece}</span>))
  )
}
