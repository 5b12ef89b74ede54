import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import type { SecurityResource } from '@/content/pages/security'
import { href } from '@/routes/href'

type PeopleProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly people: readonly { readonly name: string; readonly role: string; readonly does: string }[]
  readonly resources: { readonly heading: string; readonly resources: readonly SecurityResource[] }
}

const addressOf = (resource: SecurityResource) =>
  resource.page === 'contact' ? href('contact', undefined, { type: resource.type }) : href(resource.page)

/** The security team by name, and where to read on. */
export function People({ id, note, heading, people, resources }: PeopleProps) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={5} note={note} />
        <div className="grid12 gap-y-16">
          <div className="lg:col-span-6">
            <h2 id={id}>{heading}</h2>
            <ul className="security-people">
              {people.map(({ name, role, does }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p className="text-muted">{role}</p>
                  <p>{does}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <h2>{resources.heading}</h2>
            <ul className="security-resources">
              {resources.resources.map((resource) => (
                <li key={resource.title} className="sheet">
                  <h3>{resource.title}</h3>
                  <p>{resource.description}</p>
                  <a className="link" href={addressOf(resource)}>
                    <span>{resource.action}</span>
                    <ArrowRight className="ico" aria-hidden="true" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
