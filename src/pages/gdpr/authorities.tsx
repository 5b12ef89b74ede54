import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import type { SupervisoryAuthority } from '@/content/pages/gdpr'
import { href } from '@/routes/href'

type AuthoritiesProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly lead: string
  readonly authorities: readonly SupervisoryAuthority[]
  readonly related: { readonly privacy: string; readonly security: string }
}

/** Where to complain, and where to read on. */
export function Authorities({ id, note, heading, lead, authorities, related }: AuthoritiesProps) {
  return (
    <section className="sec" aria-labelledby={`${id}-heading`} id={id}>
      <div className="frame">
        <Margin number={5} note={note} />
        <div className="grid12 gap-y-8">
          <div className="lg:col-span-5">
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p className="mt-4 max-w-[27.2em]">{lead}</p>
            <p className="gdpr-related">
              {(['privacy', 'security'] as const).map((page) => (
                <a key={page} className="link" href={href(page)}>
                  <span>{related[page]}</span>
                  <ArrowRight className="ico" aria-hidden="true" />
                </a>
              ))}
            </p>
          </div>
          <ul className="gdpr-authorities lg:col-span-7">
            {authorities.map(({ country, short, name, lang, url }) => (
              <li key={country}>
                <a href={url} rel="noreferrer">
                  <span className="gdpr-country">{country}</span>
                  <span className="gdpr-short">
                    <span>{short}</span>
                    <ArrowUpRight className="ico" aria-hidden="true" />
                  </span>
                  <span className="gdpr-authority" {...(lang === undefined ? {} : { lang })}>
                    {name}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
