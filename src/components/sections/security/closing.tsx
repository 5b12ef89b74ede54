import { Margin } from '@/components/ui/margin'
import { site } from '@/config/site'
import { href } from '@/routes/href'

type ClosingProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly lead: string
  readonly action: string
}

/** The call to write to the security team. */
export function Closing({ id, note, heading, lead, action }: ClosingProps) {
  return (
    <section className="sec security-closing" aria-labelledby={id}>
      <div className="frame">
        <Margin note={note} />
        <div className="grid12 items-end gap-y-8">
          <div className="lg:col-span-7">
            <h2 id={id}>{heading}</h2>
            <p className="lead mt-4">{lead}</p>
          </div>
          <div className="lg:col-span-5">
            <p className="security-actions">
              <a className="btn" href={href('contact', undefined, { type: 'support' })}>
                {action}
              </a>
              <a className="link" href={`mailto:${site.contactEmail}`}>
                {site.contactEmail}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
