import type { LegalBlock } from '@/content/legal-document'
import { LegalProse, proseKey } from './legal-prose'
import { RefundFigure } from './refund-figure'
import { RetentionFigure } from './retention-figure'

const figures = { retention: RetentionFigure, refunds: RefundFigure }

type LegalBlocksProps = { readonly blocks: readonly LegalBlock[] }

/** The paragraphs, lists, tables and figures of a section. */
export function LegalBlocks({ blocks }: LegalBlocksProps) {
  return blocks.map((block) => <Block key={blockKey(block)} block={block} />)
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <LegalProse prose={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="list-disc pl-5.5">
          {block.items.map((item) => (
            <li key={proseKey(item)} className="py-0.75">
              <LegalProse prose={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table className="w-full text-base">
          <caption className="sr-only">{block.caption}</caption>
          <thead className="border-b-line border-ink text-note text-muted max-sm:hidden">
            <tr>
              {block.columns.map((column) => (
                <th key={column} className="pr-4 pb-1.5" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([name, does, kept]) => (
              <tr
                key={proseKey(name)}
                className="border-b border-hair-strong max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-2"
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
      )
    case 'figure': {
      const Figure = figures[block.figure]
      return <Figure />
    }
  }
}

/** A cell of a table, whose rows are grids on phones. */
const cell = 'py-0.5 align-top sm:py-2 sm:pr-4 print:py-[1.5mm]'

function blockKey(block: LegalBlock): string {
  switch (block.kind) {
    case 'text':
      return proseKey(block.text)
    case 'list':
      return block.items.map(proseKey).join()
    case 'table':
      return block.caption
    case 'figure':
      return block.figure
  }
}
