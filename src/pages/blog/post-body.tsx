import { Maths } from '@/components/ui/maths'
import type { PostBlock } from '@/content/posts/post'

type PostBodyProps = { readonly blocks: readonly PostBlock[] }

/** A post's text with its working, code and tables. */
export function PostBody({ blocks }: PostBodyProps) {
  return blocks.map((block) => <Block key={keyOf(block)} block={block} />)
}

const keyOf = (block: PostBlock) =>
  block.kind === 'text' ? block.text : block.kind === 'working' ? block.kind : block.caption

function Block({ block }: { readonly block: PostBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Prose of={block.text} />
        </p>
      )
    case 'working':
      return (
        <ol className="blog-lines">
          {block.lines.map(({ maths, note, slip }) => (
            <li key={maths}>
              {slip ? (
                <del>
                  <Maths of={maths} />
                </del>
              ) : (
                <Maths of={maths} />
              )}
              {note && <em>{note}</em>}
            </li>
          ))}
        </ol>
      )
    case 'code':
      return (
        <figure className="blog-code">
          <figcaption>{block.caption}</figcaption>
          <pre>
            <code>{block.lines.join('\n')}</code>
          </pre>
        </figure>
      )
    case 'table':
      return (
        <table className="blog-table">
          <caption>{block.caption}</caption>
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
            {block.rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

/** Running text: backticks hold code, braces a formula. */
function Prose({ of }: { readonly of: string }) {
  return of.split(/(`[^`]+`|\{[^}]+\})/).map((part, index) => {
    if (index % 2 === 0) return part
    const inside = part.slice(1, -1)
    return part.startsWith('`') ? <code key={part}>{inside}</code> : <Maths key={part} of={inside} />
  })
}
