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
              className="flex-wrap justify-between gap-x-4 border-b border-hair-strong py-2 max-sm:flex"
            >
              <th className={`${cell} min-w-0`} scope="row">
                <LegalProse prose={name} />
              </th>
              <td className={`${cell} max-md:order-last max-sm:w-full`}>
                <LegalProse prose={does} />
              </td>
              <td className={`${cell} max-md:text-note max-md:text-muted`}>
                <LegalProse prose={kept} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A cell of a table, whose rows wrap on phones. */
const cell = 'align-top sm:py-2 sm:pr-4'
