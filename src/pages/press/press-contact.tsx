import { Mail, Phone } from 'lucide-react'
import { Section } from '@/components/ui/section'
import { SubscribeField } from '@/components/ui/subscribe-field'
import { site } from '@/config/site'
import { officeHours } from '@/content/contact'
import type { press } from '@/content/pages/press'
import { telHref } from '@/lib/text'

type PressContactProps = typeof press.contact & { readonly id: string }

/** Whom to call, and the press-update box. */
export function PressContact({ id, note, heading, name, role, text, updates }: PressContactProps) {
  return (
    <Section id={id} number={3} note={note} tone="band">
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id={id}>{heading}</h2>
          <p className="mt-6">
            <b className="block font-display text-h3 font-bold">{name}</b>
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
          <p className="mt-3 max-w-lead">{text}</p>
          <p className="mt-1 text-note text-muted">{officeHours.open}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <h3>{updates.heading}</h3>
          <p className="mt-2 max-w-lead">{updates.text}</p>
          <SubscribeField
            id="press-email"
            label={updates.label}
            placeholder="you@paper.ca"
            what="to press updates"
          />
        </div>
      </div>
    </Section>
  )
}
