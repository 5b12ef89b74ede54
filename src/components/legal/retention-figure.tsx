// biome-ignore-all lint/a11y/noRedundantRoles: rows that are flexible lose their roles.
import { RuledTable, TableBody } from '@/components/ui/ruled-table'
import { Scale } from '@/components/ui/scale'
import { retention, retentionText } from '@/content/policy'
import { LegalFigure } from './legal-figure'

/** Places on a drawing of 100 units: the day that the account closes, and the length of a year. */
const start = 16
const year = 11.5
const longest = Math.max(...retention.map(({ years }) => years))
const ticks = Array.from({ length: longest + 1 }, (_, index) => index)

const row = 'flex-wrap justify-between gap-x-3 max-md:flex'
const drawn = 'max-md:w-full md:w-2/5'

const caption = 'How long each kind is kept'

/** Years that data is kept, to scale. The torn left end: an account stays open for any time. */
export function RetentionFigure() {
  return (
    <LegalFigure caption={caption} marked="account open" dark="years after">
      <RuledTable label={{ caption }} className="leading-tight">
        <thead className="text-note text-muted max-md:block" role="rowgroup">
          <tr className={row} role="row">
            <th className="max-md:sr-only" scope="col" role="columnheader">
              Data
            </th>
            <th className="max-md:sr-only" scope="col" role="columnheader">
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
        <TableBody>
          {retention.map((kept) => (
            <tr key={kept.kind} className={`border-t border-hair pt-1.5 ${row}`} role="row">
              <th className="md:pr-4" scope="row" role="rowheader">
                {kept.kind}
              </th>
              <td className="text-balance md:pr-4" role="cell">
                {retentionText(kept)}
              </td>
              <td className={drawn} aria-hidden="true">
                <Scale viewBox="0 0 100 44" className="h-9 stroke-ink md:h-13">
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
        </TableBody>
      </RuledTable>
    </LegalFigure>
  )
}
