type BrandProps = { readonly name: string }

/** The wordmark: the name with its second half under the marker. */
export function Brand({ name }: BrandProps) {
  const half = Math.ceil(name.length / 2)
  return (
    <>
      <span>{name.slice(0, half)}</span>
      <span className="hl">{name.slice(half)}</span>
    </>
  )
}
