import { Mail, MapPin, Phone } from 'lucide-react'
import { BrandLink } from '@/components/links/brand'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { newsletter } from '@/content/contact'
import { telHref } from '@/lib/text'
import { footerColumns } from '@/routes/navigation'
import { ThemeSwitch } from './theme-switch'

/** Contact data, the inert newsletter box, the specification's links, the theme switch. */
export function SiteFooter() {
  return (
    <footer className="band squared foot">
      <div className="frame">
        <Margin note="The end. Questions?" mark={<PenMark name="tick" className="mar-mark h-9" />} />
        <div className="grid items-baseline gap-x-6 gap-y-10 lg:grid-cols-2">
          <div>
            <BrandLink />
            <p className="mt-2 text-muted">The AI tutor that asks before it tells.</p>
            <ul className="mt-4">
              <li>
                <Mail className="ico" aria-hidden="true" />
                <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
              </li>
              <li>
                <Phone className="ico" aria-hidden="true" />
                <a href={telHref(site.contactPhone)}>{site.contactPhone}</a>
              </li>
              <li>
                <MapPin className="ico" aria-hidden="true" />
                <span>{site.contactTown}</span>
              </li>
            </ul>
          </div>
          <div>
            <h2 className="text-h3">A problem a month</h2>
            <p id="newsletter-help" className="mt-1.5 max-w-110 text-muted">
              {`${newsletter} Sign-up is not open yet.`}
            </p>
            {/* No form: Enter would check the address and complain, though nothing is sent
                (specification, section 2). */}
            <div className="mt-4 flex flex-wrap gap-3">
              <input
                className="control"
                type="email"
                autoComplete="email"
                aria-label="Email address for the newsletter"
                aria-describedby="newsletter-help"
                placeholder="you@school.ca"
              />
              <button className="btn" type="button">
                Subscribe
              </button>
            </div>
          </div>
          <nav aria-label="Footer">
            {footerColumns.map((column) => (
              <div key={column.group}>
                <h2>{column.group}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href}>
                        {link.soon ? (
                          <span>
                            {`${link.label} `}
                            <small>Soon</small>
                          </span>
                        ) : (
                          link.label
                        )}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div>
          <span>{`© 2025 ${site.name}. Invitation-only beta.`}</span>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
