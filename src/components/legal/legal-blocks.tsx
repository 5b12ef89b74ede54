import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
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
    <RuledTable label={{ caption }} className="text-base">
      <TableHead
        className="border-b-line border-ink text-note text-muted max-md:sr-only"
        cell="pr-4 pb-1.5"
        columns={columns}
      />
      <TableBody>
        {rows.map(([name, does, kept]) => (
          <TableRow key={name}>
            <TableCell heading className="align-top">
              <LegalProse prose={name} />
            </TableCell>
            <TableCell className="align-top">
              <LegalProse prose={does} />
            </TableCell>
            <TableCell
              label={columns[2]}
              className="align-top max-md:text-note max-md:text-muted max-md:[&::before]:min-w-0"
            >
              <LegalProse prose={kept} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </RuledTable>
  )
}
