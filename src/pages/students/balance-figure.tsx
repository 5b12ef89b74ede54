import { PenMark } from '@/components/ui/pen-mark'

/** Atoms left and right of the arrow, line by line: first try, then mended. */
const ledger = [
  { atom: 'C', left: 1, right: 1 },
  { atom: 'H', left: 4, right: 4 },
  { atom: 'O', left: 4, right: 4 },
] as const

/** A balanced equation as handed in: the slip, the tutor's question, the mend, and the count that proves it. */
export function BalanceFigure() {
  return (
    <figure className="sheet">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b-line border-ink px-5 py-3 text-note">
        <b>Example sheet</b>
        <span className="text-muted">Chemistry 11 · Balancing</span>
      </figcaption>
      <div className="grid gap-4 px-5 py-6">
        <p className="m struck justify-self-start text-[min(1.375rem,6vw)] text-pen sm:text-[1.75rem]">
          <span className="vh">First try, struck out: </span>
          CH<sub>4</sub>
          <span className="op">+</span>O<sub>2</sub>
          <span className="op">→</span>CO<sub>2</sub>
          <span className="op">+</span>2H<sub>2</sub>O
          <PenMark name="strike" />
        </p>
        <p className="border-l-rule border-hint py-1 pl-4 font-medium text-hint italic">
          <span className="vh">Tutor: </span>
          Hydrogen works. Count the oxygen on both sides.
        </p>
        <p className="m justify-self-start text-[min(1.375rem,6vw)] text-pen sm:text-[1.75rem]">
          <span className="vh">Mended: </span>
          CH<sub>4</sub>
          <span className="op">+</span>
          <span className="hl">2</span>O<sub>2</sub>
          <span className="op">→</span>CO<sub>2</sub>
          <span className="op">+</span>2H<sub>2</sub>O
        </p>
        <table className="w-full text-note">
          <caption className="vh">Atoms on each side of the mended equation</caption>
          <thead>
            <tr className="border-b-line border-ink">
              <th scope="col" className="py-1">
                Atom
              </th>
              <th scope="col" className="py-1 text-right">
                Left
              </th>
              <th scope="col" className="py-1 text-right">
                Right
              </th>
              <th scope="col" className="w-14 py-1">
                <span className="vh">Balanced</span>
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
    </figure>
  )
}
