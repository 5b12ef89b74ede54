// biome-ignore-all lint/a11y/noRedundantRoles: on phones the rows are grids, and some browsers then drop a table's roles.
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import type { PlanCell, PlanLines } from '@/content/pages/pricing'
import { Pencil } from './pencil'

type ComparisonProps = {
  readonly id: string
  readonly heading: string
  readonly note: string
  readonly caption: string
  /** Heading of the first column. */
  readonly corner: string
  readonly plans: readonly string[]
  readonly groups: readonly PlanLines[]
  readonly price: { readonly label: string; readonly value: string }
}

/** The learner plans line by line, added up at the end. On a phone a line's name stands over its four cells. */
export function Comparison({ id, heading, note, caption, corner, plans, groups, price }: ComparisonProps) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={3} note={note} />
        <h2 id={id}>{heading}</h2>
        <table className="pricing-table" role="table">
          <caption className="vh">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                <span className="vh">{corner}</span>
              </th>
              {plans.map((plan) => (
                <th key={plan} scope="col" role="columnheader">
                  {plan}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.heading} role="rowgroup">
              <tr role="row" className="pricing-group">
                <th scope="rowgroup" colSpan={plans.length + 1}>
                  {group.heading}
                </th>
              </tr>
              {group.lines.map(({ label, cells }) => (
                <tr key={label} role="row">
                  <th scope="row" role="rowheader">
                    {label}
                  </th>
                  {plans.map((plan, index) => (
                    <td key={plan} role="cell">
                      <Cell value={cells[index] ?? false} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot role="rowgroup">
            <tr role="row">
              <th scope="row" role="rowheader">
                {price.label}
              </th>
              {plans.map((plan) => (
                <td key={plan} role="cell">
                  <Pencil>{price.value}</Pencil>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function Cell({ value }: { readonly value: PlanCell }) {
  if (typeof value === 'string') return <span>{value}</span>
  if (value) return <PenMark name="tick" className="tick" label="Included" />
  return (
    <>
      <span className="text-muted" aria-hidden="true">
        –
      </span>
      <span className="vh">Not included</span>
    </>
  )
}
