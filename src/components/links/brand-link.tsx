import { Brand } from '@/components/ui/brand'
import { site } from '@/config/site'
import { href } from '@/routes/href'

/** The wordmark, which leads home. */
export function BrandLink() {
  return (
    <a className="brand" href={href('home')} aria-label={`${site.name}, home`}>
      <Brand name={site.name} />
    </a>
  )
}
