import { TableHead } from '@/components/ui/ruled-table'
import type { LegalBlock } from '@/content/legal-document'
import { LegalProse } from './legal-prose'
import { RefundFigure } from './refund-figure'
import { RetentionFigure } from './retention-figure'

const figures = { retention: RetentionFigure, refunds: RefundFigure }

type LegalBlocksProps = { readonly blocks: readonly LegalBlock[] }

export function LegalBlocks({ blocks }: LegalBlocksProps) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />)
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <LegalProse prose={block} />
      </p>
    )
  if ('figure' in block) {
    const Figure = figures[block.figure]
    return <Figure />
  }
  if ('caption' in block) return <Table {...block} />
  return (
    <ul className="list-disc pl-5">
      {block.map((item) => (
        <li key={item} className="py-1">
          <LegalProse prose={item} />
        </li>
      ))}
    </ul>
  )
}

function Table({ caption, columns, rows }: Extract<LegalBlock, { readonly caption: string }>) {
  return (
    <div className="@container">
      <table className="w-full text-base @max-[16rem]:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <TableHead
          className="border-b-line border-ink text-note text-muted max-sm:hidden"
          cell="pr-4 pb-1.5"
          columns={columns}
        />
        <tbody>
          {rows.map(([name, does, kept]) => (
            <tr
              key={name}
              className="border-b border-hair-strong max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4
                max-sm:py-2 @max-[16rem]:grid-cols-1"
            >
              <th className={cell} scope="row">
                <LegalProse prose={name} />
              </th>
              <td className={`${cell} max-sm:order-last max-sm:col-span-full`}>
                <LegalProse prose={does} />
              </td>
              <td className={`${cell} max-sm:text-right max-sm:text-note max-sm:text-muted`}>
                <LegalProse prose={kept} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A cell of a table, whose rows are grids on phones. */
const cell = 'py-0.5 align-top sm:py-2 sm:pr-4'
