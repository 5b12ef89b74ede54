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
