import { PenMark } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'

/** Atoms left and right of the arrow, line by line: first try, then mended. */
const ledger = [
  { atom: 'C', left: 1, right: 1 },
  { atom: 'H', left: 4, right: 4 },
  { atom: 'O', left: 4, right: 4 },
] as const

/** A balanced equation as handed in: the slip, the question, the mend, and the count. */
export function BalanceFigure() {
  return (
    <SheetFigure caption="Example sheet" detail="Chemistry 11 · Balancing">
      <div className="grid gap-5 px-5 py-7">
        <p className="m struck justify-self-start text-lead text-pen sm:text-title">
          <span className="sr-only">First try, struck out: </span>
          CH<sub>4</sub>
          <span className="op">+</span>O<sub>2</sub>
          <span className="op">→</span>CO<sub>2</sub>
          <span className="op">+</span>2H<sub>2</sub>O
          <PenMark name="strike" />
        </p>
        <p className="border-l-rule border-hint py-1 pl-4 font-medium text-hint italic">
          <span className="sr-only">Tutor: </span>
          Hydrogen works. Count the oxygen on both sides.
        </p>
        <p className="m justify-self-start text-lead text-pen sm:text-title">
          <span className="sr-only">Mended: </span>
          CH<sub>4</sub>
          <span className="op">+</span>
          <span className="hl">2</span>O<sub>2</sub>
          <span className="op">→</span>CO<sub>2</sub>
          <span className="op">+</span>2H<sub>2</sub>O
        </p>
        <table className="w-full text-note">
          <caption className="sr-only">Atoms on each side of the mended equation</caption>
          <thead>
            <tr className="border-b-line border-ink">
              {['Atom', 'Left', 'Right'].map((column) => (
                <th key={column} scope="col" className="py-1 not-first:text-right">
                  {column}
                </th>
              ))}
              <th scope="col" className="w-14 py-1">
                <span className="sr-only">Balanced</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ledger.map((row) => (
              <tr key={row.atom} className="border-b border-hair">
                <th scope="row" className="py-1.5">
                  {row.atom}
                </th>
                <td className="text-right">{row.left}</td>
                <td className="text-right">{row.right}</td>
                <td>
                  <PenMark name="tick" className="tick ml-auto" label="equal" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SheetFigure>
  )
}
