import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
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
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={3} note={note} />
        <div className="grid12 gap-y-8">
          <div className="lg:col-span-4">
            <h2 id={id}>{heading}</h2>
            <p className="mt-4 max-w-[22em] text-muted">{lead}</p>
          </div>
          <ul className="security-certificates lg:col-span-8">
            {certifications.map(({ name, authority, status, description, validUntil }) => (
              <li key={name}>
                <div>
                  <h3>{name}</h3>
                  <p className="text-muted">{authority}</p>
                  <p className="mt-2">{description}</p>
                </div>
                <p className="security-validity">
                  {status === 'Current' ? (
                    <span className="circled">
                      <span>{status}</span>
                      <PenMark name="circle" width={2.5} />
                    </span>
                  ) : (
                    <span className="security-later">{status}</span>
                  )}
                  <span className="security-date">
                    <span>Valid until </span>
                    <time dateTime={validUntil.iso}>{validUntil.text}</time>
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
