import { site } from '@/config/site'
import { halves } from '@/lib/text'
import { href } from '@/routes/table'

/** The wordmark: the name with its second half under the marker. */
export function Brand() {
  const [first, second] = halves(site.name)
  return (
    <>
      <span>{first}</span>
      <span className="hl">{second}</span>
    </>
  )
}

export function BrandLink() {
  return (
    <a className="brand" href={href('home')} aria-label={`${site.name}, home`}>
      <Brand />
    </a>
  )
}
