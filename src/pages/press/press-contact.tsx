import { Mail, Phone } from 'lucide-react'
import { site } from '@/config/site'
import { officeHours } from '@/content/contact'
import { press } from '@/content/pages/press'
import { telHref } from '@/lib/tel-href'

const { heading, name, role, text, updates } = press.contact

/** Whom to call, and the press-update box. Its field and button are inert (specification, section 2). */
export function PressContact() {
  return (
    <div className="grid12 gap-y-12">
      <div className="lg:col-span-6">
        <h2 id="press-contact">{heading}</h2>
        <p className="mt-6">
          <b className="block font-display text-h3">{name}</b>
          <span className="text-muted">{role}</span>
        </p>
        <ul className="mt-4">
          <li>
            <a className="link" href={telHref(site.contactPhone)}>
              <Phone className="ico" aria-hidden="true" />
              <span>{site.contactPhone}</span>
            </a>
          </li>
          <li>
            <a className="link" href={`mailto:${site.contactEmail}?subject=Press`}>
              <Mail className="ico" aria-hidden="true" />
              <span>{site.contactEmail}</span>
            </a>
          </li>
        </ul>
        <p className="mt-3 max-w-[28.5em]">{text}</p>
        <p className="mt-1 text-note text-muted">{officeHours.open}</p>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <h3>{updates.heading}</h3>
        <p className="mt-2 max-w-[28.5em]">{updates.text}</p>
        <div className="field mt-5">
          <label htmlFor="press-email">{updates.label}</label>
          <div className="flex flex-wrap gap-3">
            <input
              id="press-email"
              className="control min-w-0 flex-[1_1_200px] bg-band-2!"
              type="email"
              autoComplete="email"
              placeholder="you@paper.ca"
            />
            <button className="btn" type="button">
              <span>Subscribe</span> <span className="vh">to press updates</span>
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}
