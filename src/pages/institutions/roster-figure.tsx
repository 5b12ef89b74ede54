import { PenMark, type PenMarkName } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { institutions } from '@/content/pages/institutions'

const marks: Readonly<Record<string, { readonly mark: PenMarkName; readonly tone: string }>> = {
  Added: { mark: 'plus', tone: 'text-hint' },
  Moved: { mark: 'arrow', tone: 'text-pen' },
  Retired: { mark: 'strike', tone: 'text-muted' },
  Refused: { mark: 'query', tone: 'text-correction' },
}

/** A roster import before it happens: what changes, and what is refused. */
export function RosterFigure() {
  return (
    <SheetFigure caption="Example import" detail="roster-2025-09.csv · 412 rows" className="lg:ml-6">
      <table className="w-full text-note">
        <thead>
          <tr className="border-b border-hair text-muted">
            <th scope="col" className="py-2 pl-5">
              Change
            </th>
            <th scope="col" className="py-2">
              Person
            </th>
            <th scope="col" className="py-2 pr-5">
              Section
            </th>
          </tr>
        </thead>
        <tbody>
          {institutions.roster.map((row) => {
            const look = marks[row.change]
            return (
              <tr key={row.name} className="border-b border-hair">
                <th scope="row" className={`py-3 pr-3 pl-5 whitespace-nowrap ${look?.tone ?? ''}`}>
                  {look && <PenMark name={look.mark} className="mr-2 inline-block size-4" width={3} />}
                  <span>{row.change}</span>
                </th>
                <td className={`py-3 pr-3 ${row.change === 'Retired' ? 'line-through' : ''}`}>{row.name}</td>
                <td className="py-3 pr-5">
                  {row.from && <span className={row.to ? 'text-muted' : ''}>{row.from}</span>}
                  {row.from && row.to && <span> → </span>}
                  {row.to && <b>{row.to}</b>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 text-note">
        <span className="text-muted">Nothing is written until you confirm.</span>
        <span className="rounded-control border-line border-ink bg-ink px-4 py-1.5 font-semibold text-on-ink">
          Apply 411 rows
        </span>
      </p>
    </SheetFigure>
  )
}
