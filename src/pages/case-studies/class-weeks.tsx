import type { ClassWeek } from '@/content/pages/case-studies'

type ClassWeeksProps = {
  readonly caption: string
  readonly who: string
  readonly sheetKey: string
  readonly weeks: readonly ClassWeek[]
}

const slips = ({ sheets }: ClassWeek) => [...sheets].filter((sheet) => sheet === 'x').length

/** A class over a term: a row a week, a square for each student whose sheet has the slip, and the count. */
export function ClassWeeks({ caption, who, sheetKey, weeks }: ClassWeeksProps) {
  return (
    <figure className="sheet case-class">
      <figcaption>
        <b>{caption}</b>
        <span>{who}</span>
      </figcaption>
      <ol>
        {weeks.map((week, index) => (
          <li key={week.sheets} className={week.afterBreak ? 'case-break' : undefined}>
            <span className="text-muted">
              <span className="vh">Week </span>
              {index + 1}
            </span>
            <svg viewBox="0 0 280 10" preserveAspectRatio="none" aria-hidden="true">
              <path
                d={[...week.sheets].map((sheet, at) => (sheet === 'x' ? `M${at * 10 + 1} 5h8` : '')).join('')}
              />
            </svg>
            <b>
              {slips(week)}
              <span className="vh">{` of ${week.sheets.length} sheets`}</span>
            </b>
            {week.note && <em>{week.note}</em>}
          </li>
        ))}
      </ol>
      <p className="case-key">{sheetKey}</p>
    </figure>
  )
}
