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
            className={`grid min-h-6 grid-cols-[24px_minmax(0,1fr)_28px] items-center gap-x-3 text-note
              tabular-nums sm:grid-cols-[24px_minmax(0,1fr)_28px_9.5rem]
              ${week.afterBreak ? 'mt-2 border-t-line border-dashed border-hair-strong pt-2' : ''}`}
          >
            <span className="text-muted">
              <span className="sr-only">Week </span>
              {index + 1}
            </span>
            <Scale className="h-4.5" viewBox="0 0 280 10">
              <path className="fill-none stroke-hair" d={squares} />
              <path
                className="fill-correction"
                d={[...week.sheets]
                  .map((sheet, at) => (sheet === 'x' ? `M${at * 10 + 1} 1.5h8v7h-8z` : ''))
                  .join('')}
              />
            </Scale>
            <b className="text-right">
              {slips(week.sheets)}
              <span className="sr-only">{` of ${week.sheets.length} sheets`}</span>
            </b>
            {week.note && (
              <em className="prose-note max-sm:col-start-2 max-sm:pb-1 sm:-my-2 sm:border-l-3 sm:border-hint sm:pl-2.5">
                {week.note}
              </em>
            )}
          </li>
        ))}
      </ol>
      <p className="border-t-line border-ink px-5 py-4 text-note text-muted">
        A row is a week, a column is a student. A filled square: the minus before a bracket got lost.
      </p>
    </SheetFigure>
  )
}
