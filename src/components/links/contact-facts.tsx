import { FactList } from '@/components/ui/fact-list'
import { site } from '@/config/site'
import { telHref } from '@/lib/text'

type ContactFactsProps = { readonly office: string; readonly className?: string }

export function ContactFacts({ office, className = '' }: ContactFactsProps) {
  const facts = [
    ['Email', <Line key="email" href={`mailto:${site.contactEmail}`} words={site.contactEmail} />],
    ['Phone', <Line key="phone" href={telHref(site.contactPhone)} words={site.contactPhone} />],
    ['Office', office],
  ] as const
  return <FactList facts={facts} variant="narrow" className={className} />
}

function Line({ href, words }: { readonly href: string; readonly words: string }) {
  return (
    <a className="inline-flex min-h-11 items-center" href={href}>
      {words}
    </a>
  )
}
