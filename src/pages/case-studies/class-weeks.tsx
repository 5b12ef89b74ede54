import { Scale } from '@/components/ui/scale'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { mathematics, weeks } from '@/content/pages/case-studies'

const squares = `M0 0H280V10H0z${Array.from({ length: 27 }, (_, index) => `M${(index + 1) * 10} 0V10`).join('')}`

const slips = (sheets: string) => [...sheets].filter((sheet) => sheet === 'x').length

/** A class over a term: a row a week, a square a student whose sheet has the slip. */
export function ClassWeeks() {
  return (
    <SheetFigure caption={mathematics.caption} detail={mathematics.who.slice(0, 2).join(', ')}>
      <ol className="px-5 pt-3.5 pb-5">
        {weeks.map((week, index) => (
          <li
            key={week.sheets}
            className={`grid grid-cols-[1.75rem_1fr] items-start gap-x-2 text-note tabular-nums
              ${week.afterBreak ? 'mt-2 border-t-line border-dashed border-hair-strong pt-2' : ''}`}
          >
            <span className="flex h-6 items-center text-muted">
              <span className="sr-only">Week </span>
              {index + 1}
            </span>
            <div className="flex flex-wrap items-center gap-x-3">
              <Scale className="h-6 min-w-0 flex-1" viewBox="0 -1.5 280 13">
                <path className="fill-none stroke-hair" d={squares} />
                <path
                  className="fill-correction"
                  d={[...week.sheets]
                    .map((sheet, at) => (sheet === 'x' ? `M${at * 10 + 1} 1.5h8v7h-8z` : ''))
                    .join('')}
                />
              </Scale>
              <b className="w-5.5 text-right">
                {slips(week.sheets)}
                <span className="sr-only">{` of ${week.sheets.length} sheets`}</span>
              </b>
              <span className="w-37 max-sm:w-full">
                {week.note && (
                  <em className="prose-note mb-1 block border-s-rule border-hint ps-3 sm:-my-2">
                    {week.note}
                  </em>
                )}
              </span>
            </div>
          </li>
        ))}
      </ol>
      <p className="border-t-line border-ink px-5 py-4 text-note text-muted">
        A row is a week, a column is a student. A filled square: the minus before a bracket was dropped.
      </p>
    </SheetFigure>
  )
}
