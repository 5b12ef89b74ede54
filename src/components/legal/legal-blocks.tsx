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
        <ul>
          {block.items.map((item) => (
            <li key={proseKey(item)}>
              <LegalProse prose={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table className="law-table">
          <caption className="vh">{block.caption}</caption>
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([name, ...cells]) => (
              <tr key={proseKey(name)}>
                <th scope="row">
                  <LegalProse prose={name} />
                </th>
                {cells.map((cell) => (
                  <td key={proseKey(cell)}>
                    <LegalProse prose={cell} />
                  </td>
                ))}
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
