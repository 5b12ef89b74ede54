import type { ReactNode } from 'react'

const splits = { '2/3': 'lg:grid-cols-[2fr_3fr]', '1/1': 'lg:grid-cols-2', '5/9': 'lg:grid-cols-[5fr_9fr]' }

const sticky = 'lg:sticky lg:top-24'

type DocsSectionProps = {
  readonly id: string
  readonly heading: string
  /** Paragraphs under the heading, with code between backticks. */
  readonly text: readonly string[]
  readonly above?: ReactNode
  /** What is beside the words on wide screens and below them on narrow ones. */
  readonly aside?: ReactNode
  readonly split?: keyof typeof splits
  /** The column that stays in the window while the longer one scrolls. */
  readonly stays?: 'words' | 'aside'
  readonly children?: ReactNode
}

/** A section of the documentation: heading and words, with code or a table beside them. */
export function DocsSection(props: DocsSectionProps) {
  const { id, heading, text, above, aside, split = '2/3', stays, children } = props
  const name = `${id}-heading`
  const columns = aside === undefined ? '' : splits[split]
  return (
    <section id={id} className={`docs-section ${columns}`} aria-labelledby={name}>
      <div className={stays === 'words' ? sticky : undefined}>
        {above !== undefined && <div className="mb-3">{above}</div>}
        <h2 id={name} className="text-title">
          {heading}
        </h2>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-measure">
            <InlineCode text={paragraph} />
          </p>
        ))}
        {children}
      </div>
      {aside !== undefined && <div className={stays === 'aside' ? sticky : undefined}>{aside}</div>}
    </section>
  )
}

/** A sentence whose words between backticks are code. */
export function InlineCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return part
    const key = `${index}${part}`
    return (
      <code key={key} className="text-base leading-none wrap-anywhere" translate="no">
        {part}
      </code>
    )
  })
}
