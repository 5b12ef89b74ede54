import { InlineCode } from '@/components/docs/docs-section'
import { Maths } from '@/components/ui/maths'
import { TableHead } from '@/components/ui/ruled-table'
import type { PostBlock } from '@/content/posts'

type PostBodyProps = { readonly blocks: readonly PostBlock[] }

export function PostBody({ blocks }: PostBodyProps) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />)
}

const slip = 'line-through decoration-correction decoration-2'
const row = 'border-b border-hair align-baseline'
const cell = 'py-1.5 pr-3'
/** The space below a block, and its greatest width. */
const part = 'mb-4 max-w-170'

function Block({ block }: { readonly block: PostBlock }) {
  if (typeof block === 'string')
    return (
      <p className={part}>
        <Prose of={block} />
      </p>
    )
  if ('working' in block)
    return (
      <ol className={`${part} border-s-2 border-margin-line`}>
        {block.working.map(({ maths, note, slip: wrong }, index) => (
          <li key={maths} className="flex flex-wrap items-baseline gap-x-5 py-1 pl-5 text-lead text-pen">
            <span className="text-note text-muted" aria-hidden="true">
              {index + 1}
            </span>
            {wrong ? (
              <del className={slip}>
                <Maths of={maths} />
              </del>
            ) : (
              <Maths of={maths} />
            )}
            {note && <em className="prose-note">{note}</em>}
          </li>
        ))}
      </ol>
    )
  if ('code' in block)
    return (
      <figure className={`${part} band rounded-sheet text-note`}>
        <figcaption className="border-b border-hair px-4 py-2 font-semibold text-muted">
          {block.caption}
        </figcaption>
        <pre className="px-4 py-3 leading-normal wrap-anywhere whitespace-pre-wrap" translate="no">
          <code>{block.code}</code>
        </pre>
      </figure>
    )
  return (
    <table className={`${part} w-full border-t-line border-ink text-base`}>
      <caption className="pb-1.5 text-left font-semibold">{block.caption}</caption>
      <TableHead className="text-note text-muted" row={row} cell={cell} columns={block.columns} />
      <tbody>
        {block.rows.map(([head, ...cells]) => (
          <tr key={head} className={row}>
            <th className={cell} scope="row">
              {head}
            </th>
            {cells.map((text) => (
              <td key={text} className={cell}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Running text: backticks hold code, braces a formula. */
function Prose({ of }: { readonly of: string }) {
  return of
    .split(/\{([^}]+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? (
        <InlineCode key={part} text={part} />
      ) : (
        <Maths key={part} of={part} className="text-h5" />
      ),
    )
}
