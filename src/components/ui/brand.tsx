import { halves } from '@/lib/text'

type BrandProps = { readonly name: string }

/** The wordmark: the name with its second half under the marker. */
export function Brand({ name }: BrandProps) {
  const [first, second] = halves(name)
  return (
    <>
      <span>{first}</span>
      <span className="hl">{second}</span>
    </>
  )
}
