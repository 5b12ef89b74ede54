import type { ComponentProps } from 'react'
import { FactList } from '@/components/ui/fact-list'
import { site } from '@/config/site'
import { telHref } from '@/lib/text'

type ContactFactsProps = { readonly office: string; readonly className?: string }

export function ContactFacts({ office, className = '' }: ContactFactsProps) {
  const facts = [
    ['Email', <EmailLink key="email" className={tall} />],
    ['Phone', <PhoneLink key="phone" className={tall} />],
    ['Office', office],
  ] as const
  return <FactList facts={facts} variant="narrow" className={className} />
}

const tall = 'inline-flex min-h-11 items-center'

export function EmailLink(link: Omit<ComponentProps<'a'>, 'href' | 'children'>) {
  return (
    <a {...link} href={`mailto:${site.contactEmail}`}>
      {site.contactEmail}
    </a>
  )
}

export function PhoneLink(link: Omit<ComponentProps<'a'>, 'href' | 'children'>) {
  return (
    <a {...link} href={telHref(site.contactPhone)}>
      {site.contactPhone}
    </a>
  )
}
