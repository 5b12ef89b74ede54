import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
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
    <Section id={id} number={5} note={note}>
      <div className="grid gap-x-6 gap-y-16 lg:grid-cols-12 print:block">
        <div className="lg:col-span-6">
          <h2 id={id}>{heading}</h2>
          <RuledList className="mt-6 break-inside-avoid print:my-[5mm]">
            {people.map(({ name, role, does }) => (
              <li
                key={name}
                className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-3.5 leading-snug break-inside-avoid print:py-[2mm]"
              >
                <h3 className="text-h4">{name}</h3>
                <p className="text-muted">{role}</p>
                <p className="w-full">{does}</p>
              </li>
            ))}
          </RuledList>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <h2>{resources.heading}</h2>
          <ul className="mt-6 grid gap-5 print:grid-cols-2 print:gap-[4mm]">
            {resources.resources.map((resource) => (
              <li key={resource.title} className="sheet px-5 pt-4 pb-1.5 shadow-slip print:shadow-none">
                <h3 className="text-h4">{resource.title}</h3>
                <p className="mt-1 leading-snug">{resource.description}</p>
                <LinkArrow href={addressOf(resource)}>{resource.action}</LinkArrow>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
