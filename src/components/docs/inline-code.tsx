import { Fragment } from 'react'

type InlineCodeProps = { readonly text: string }

/** A sentence whose words between backticks are code. */
export function InlineCode({ text }: InlineCodeProps) {
  let offset = 0
  return text.split('`').map((part, index) => {
    const key = offset
    offset += part.length + 1
    return index % 2 === 1 ? (
      <code key={key} className="text-base leading-none wrap-anywhere" translate="no">
        {part}
      </code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}
