import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import type { Certification } from '@/content/pages/security'

type CertificationsProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly lead: string
  readonly certifications: readonly Certification[]
}

/** What others have checked, with the status and the date until which it holds. */
export function Certifications({ id, note, heading, lead, certifications }: CertificationsProps) {
  return (
    <Section
      id={id}
      heading={heading}
      lead={<p className="text-muted">{lead}</p>}
      headed="side"
      number={3}
      note={note}
    >
      <RuledList className="lg:col-span-8 print:my-[5mm]">
        {certifications.map(({ name, authority, status, description, validUntil }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-3 py-5 break-inside-avoid sm:grid-cols-[1fr_216px] print:py-[3mm]"
          >
            <div>
              <h3>{name}</h3>
              <p className="text-muted">{authority}</p>
              <p className="mt-2">{description}</p>
            </div>
            <p className="flex flex-wrap items-center gap-x-7 gap-y-2 sm:flex-col-reverse sm:items-start sm:justify-end">
              {status === 'Current' ? (
                <span className="circled ml-1.5 px-2 pb-0.5 font-semibold text-hint">
                  <span>{status}</span>
                  <PenMark name="circle" width={2.5} />
                </span>
              ) : (
                <span className="font-medium text-muted">{status}</span>
              )}
              <span>
                <span>Valid until </span>
                <time dateTime={validUntil.iso}>{validUntil.text}</time>
              </span>
            </p>
          </li>
        ))}
      </RuledList>
    </Section>
  )
}
