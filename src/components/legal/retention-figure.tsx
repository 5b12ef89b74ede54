import { Scale } from '@/components/ui/scale'
import { retention, retentionText } from '@/content/policy'
import { LegalFigure } from './legal-figure'

/** Places on a drawing of 100 units: the day that the account closes, and the length of a year. */
const start = 16
const year = 11.5
const longest = Math.max(...retention.map(({ years }) => years))
const ticks = Array.from({ length: longest + 1 }, (_, index) => index)

const row = 'flex-wrap justify-between gap-x-3 max-sm:flex'
const drawn = 'max-sm:w-full sm:w-2/5'

/** Years that data is kept, to scale. The left end is torn: an account's own time is unknown. */
export function RetentionFigure() {
  return (
    <LegalFigure caption="How long each kind is kept" marked="account open" dark="years after">
      <table className="w-full leading-tight">
        <thead className="text-note text-muted">
          <tr className={row}>
            <th className="max-sm:hidden" scope="col">
              Data
            </th>
            <th className="max-sm:hidden" scope="col">
              Kept for
            </th>
            <td className={drawn} aria-hidden="true">
              <svg className="h-5 w-full fill-muted" textAnchor="middle" aria-hidden="true">
                {ticks.map((tick) => (
                  <text key={tick} x={`${start + tick * year}%`} y="15">
                    {tick}
                  </text>
                ))}
              </svg>
            </td>
          </tr>
        </thead>
        <tbody>
          {retention.map((kept) => (
            <tr key={kept.kind} className={`border-t border-hair pt-1.5 ${row}`}>
              <th className="sm:pr-4" scope="row">
                {kept.kind}
              </th>
              <td className="text-balance sm:pr-4">{retentionText(kept)}</td>
              <td className={drawn} aria-hidden="true">
                <Scale viewBox="0 0 100 44" className="h-9 stroke-ink sm:h-13">
                  <path
                    className="stroke-hair"
                    strokeWidth="1"
                    d={ticks.map((tick) => `M${start + tick * year} 0v44`).join('')}
                  />
                  {kept.whileOpen && (
                    <path
                      className="fill-marker"
                      strokeWidth="1.5"
                      d={`M${start} 13H2L4 18 2 22 4 26 2 31H${start}Z`}
                    />
                  )}
                  <path
                    className="fill-ink"
                    strokeWidth="1.5"
                    data-years={kept.years}
                    d={`M${start} 13h${kept.years * year}v18H${start}Z`}
                  />
                </Scale>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </LegalFigure>
  )
}
